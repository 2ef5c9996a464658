// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The typed scenario: one complete set of assumptions, as plain values. It is read from the JSON tree (reader.h), which is
// the document that people edit and save; every value here already has its default. Units stand in the names.
#pragma once

#include "model/base/localizedtext.h"
#include "model/scenario/number.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace rackrate {

constexpr int slotsPerWeek = 168; ///< slot 0 is Monday 00:00 to 01:00

// Limits of the format; above them a scenario is refused.
constexpr int maximumMonths = 120;
constexpr int maximumStrategies = 20;
constexpr int maximumWorkloads = 30;
constexpr int maximumPoolsPerStrategy = 20;
constexpr int maximumTranchesPerPool = 8;
constexpr int maximumLeversPerWorkload = 16;
constexpr int maximumEventsPerWorkload = 50;
constexpr int maximumListMembers = 1000; ///< of every other list
constexpr int maximumUncertainNumbers = 200;
constexpr int maximumTrials = 10'000'000;
constexpr int maximumNameLength = 200;  ///< characters
constexpr int maximumTextLength = 4000; ///< descriptions, sources and notes

enum class WorkloadKind { Training, Inference, Rendering, Scientific, Video, Development };
enum class Stage { Development, Test, Production };
enum class Basis { PresentValue, Nominal };
enum class Measure { Mean, CVaR95, Regret };
enum class HorizonEnd { Continue, Stop };
enum class CashTiming { MidMonth, MonthEnd };

/// How a price moves. market: its market process (on-demand process for rented capacity, hardware process for purchases);
/// fixed: never; inflation: with finance.inflation; rate: by `rate` a year.
struct Escalator {
    enum class Kind { Market, Fixed, Inflation, Rate } kind = Kind::Fixed;
    Number rate; ///< share per year, for Kind::Rate
};

/// E[P(t)] = P(0) (1+drift)^(t/12) with t in elapsed months (0 in the first month); lognormal monthly shocks of annual
/// `volatility`; jumps with probability jumpsPerYear/12 a month multiply by 1+jumpSize and are compensated in the mean.
struct PriceProcess {
    Number drift;        ///< share per year, > -1
    Number volatility;   ///< log standard deviation per square root of a year, >= 0
    Number jumpsPerYear; ///< >= 0
    Number jumpSize;     ///< share, > -1
};

struct Growth {
    enum class Form { Constant, Linear, Exponential, Logistic, Step, Piecewise } form = Form::Constant;
    Number rate;  ///< linear, exponential, logistic: share per month
    Number limit; ///< logistic: ceiling as a multiple of the base, > 1
    struct Knot { int month = 1; Number factor; };
    std::vector<Knot> knots; ///< step: factor holds from that month on; piecewise: log-linear between knots
};

/// Something that changes demand. It starts in a month of [monthFrom, monthUntil] (uniformly drawn when they differ), with
/// `probability`; with everyMonths > 0 it recurs from monthFrom to monthUntil, each time with that probability.
struct DemandEvent {
    std::string id;
    LocalizedText name;
    int monthFrom = 1, monthUntil = 1;
    int everyMonths = 0;     ///< 0: once
    Number factor;           ///< multiplies demand while it acts, >= 0
    Number probability;      ///< 0 to 1
    bool lasting = false;    ///< true: from its month on; false: for durationMonths
    int durationMonths = 1;
    /// Inference only: the event acts in these slots of the week (a promotion at weekends), else in every slot.
    std::vector<int> weekSlots;
    double weeksPerMonth = 0; ///< with weekSlots: how many weeks of the month have it; 0 = all
};

enum class DemandUnit { GpuHoursPerMonth, RequestsPerSecond, JobsPerMonth };

struct Demand {
    DemandUnit unit = DemandUnit::GpuHoursPerMonth;
    Number base; ///< in `unit`, mean over the week, in the first month
    Growth growth;
    std::array<double, slotsPerWeek> week{}; ///< normalised to mean 1
    std::array<double, 12> season{};         ///< factor by calendar month, January first; 1 = average
    Number noiseSigma;                       ///< log standard deviation of the monthly noise, >= 0
    double noiseHalfLifeMonths = 1;          ///< > 0
    std::vector<DemandEvent> events;
    Number heldPerBusy;  ///< GPUs held per GPU busy, >= 1
    Number rerunShare;   ///< share of runs repeated, >= 0
};

enum class DeferralWindow { None, Day, Week }; ///< work may move inside its day, or inside its week

struct Parallel {
    int gpus = 1;           ///< GPUs one job holds
    Number gpuHoursPerJob;  ///< GPU-hours of one job, > 0
    Number variability;     ///< squared coefficient of variation of job lengths, >= 0
};

struct Service {
    double serviceSeconds = 0;       ///< mean time one request holds a replica, on hardware of throughput 1, > 0
    double variability = 1;          ///< squared coefficient of variation of the service time, >= 0
    double gpusPerReplica = 1;       ///< GPUs one replica holds, > 0
    double targetSeconds = 0;        ///< response time aimed at; 0 = none
    double maximumMissShare = -1;    ///< limit on the share of requests over target; < 0 = none
    double clientTimeoutSeconds = 600; ///< waiting longer than this is a lost request, > 0
    double maximumWaitHours = -1;    ///< batch: limit on the mean wait; < 0 = none
};

struct Lever {
    enum class Kind { Cache } kind = Kind::Cache;
    std::string id;
    LocalizedText name;
    double hitShare = 0;   ///< share of requests answered from the cache, 0 to <1
    double hitSeconds = 0; ///< response time of such a request
};

struct Workload {
    std::string id;
    LocalizedText name;
    WorkloadKind kind = WorkloadKind::Training;
    Stage stage = Stage::Production;
    int priority = 1; ///< 1 is served first
    Demand demand;
    DeferralWindow deferral = DeferralWindow::None;
    Parallel parallel;
    Service service;
    std::vector<Lever> levers;

    /// Whether the wait of its jobs is computed: their size is known, and they are batch jobs or have a limit on the wait.
    bool jobsWait() const;
};

/// Something one can buy or rent, with its prices as the scenario uses them. Prices < 0 mean "not offered".
struct Offer {
    std::string id;
    LocalizedText name;
    std::string provider, region, gpu, source, asOf;
    int gpus = 1;                              ///< GPUs per instance or server
    std::map<WorkloadKind, double> throughput; ///< work per GPU-hour relative to the reference GPU; missing = 1
    Number onDemandPerHour;                    ///< per instance-hour
    Number reserved12PerHour, reserved36PerHour; ///< per instance-hour, for a term of 12 or 36 months
    Number rentPerMonth;                       ///< dedicated: per server and month
    Number purchasePrice;                      ///< per server
    double loadKilowatt = 0, idleKilowatt = 0; ///< per server at the plug, before PUE
    int depreciationMonths = 60;
};

enum class Procurement { OnDemand, Reserved, SpendCommitment, Scheduled, Spot, Dedicated, Owned, Colocated, PerUnit };

struct Count {
    bool elastic = false;   ///< false: `fixed` instances, paid whether used or not
    double fixed = 0;
    double minimum = 0;     ///< elastic: always running
    double maximum = std::numeric_limits<double>::infinity();
};

/// Where owned hardware stands (all per server unless said otherwise).
struct Site {
    Number pue;                  ///< >= 1
    Number electricityPrice;     ///< per kWh; value < 0: market.electricity is used
    Number spacePerMonth;        ///< rent, racks; rises with inflation
    Number networkShare;         ///< of the purchase price, paid with it
    Number maintenanceShare;     ///< of the purchase price, per year
    Number resaleShare;          ///< market value after 36 months as share of the price paid: V(a) = share^(a/36)
    Number removalCost;          ///< paid when hardware is taken out
    Number fitOutCost;           ///< per tranche, paid with the purchase
};

struct ColocationContract {
    Number pricePerKilowattMonth; ///< for committed power
    Number committedKilowatt;     ///< per server
    Number escalation;            ///< share per year
    int termMonths = 36;
    Number setUp;                 ///< per tranche, at the start
    Number exit;                  ///< per tranche, on leaving
    Number crossConnectPerMonth;  ///< per tranche
    Number remoteHandsPerMonth;   ///< per tranche
    bool meteredPower = true;     ///< energy is paid on top, at the tariff
};

struct Tranche {
    std::string id;
    LocalizedText name;
    Procurement procurement = Procurement::OnDemand;
    std::string offer;
    Count count;
    int from = 1;
    int until = maximumMonths; ///< inclusive; later than the horizon means "to its end"
    Number price;              ///< overrides the offer's price (same unit); value < 0: the offer's
    Escalator escalator;
    int termMonths = 12;       ///< reserved, dedicated
    Number upfrontShare;       ///< reserved: share of a term's price paid at its start, 0 to 1
    Number leadMonths;         ///< owned, colocated: order to service, rounded up to whole months
    Number readyHours;         ///< elastic: mean time until a new instance serves; adds to a batch job's wait
    Number migrationCost;      ///< once, in month `from`
    Site site;
    ColocationContract colocation;
};

/// How training and inference share a pool's GPUs (models: a quota that training may hold).
struct Sharing {
    bool shared = false;
    std::string holder;      ///< the workload that holds GPUs
    double dayShare = 0;     ///< share of the pool it may hold from dayFrom to dayUntil
    double nightShare = 0;   ///< the same in the other hours
    int dayFromHour = 8, dayUntilHour = 20;
    double interference = 0; ///< service time grows by this share while a job of the holder is resident
};

struct Autoscale {
    double targetUtilisation = 0.6; ///< the elastic tranches of an inference pool follow demand at this utilisation
};

struct Pool {
    std::string id;
    LocalizedText name;
    std::vector<std::string> workloads;
    std::vector<Tranche> tranches; ///< merit order
    Sharing sharing;
    Autoscale autoscale;
};

struct Staff {
    Number fullTimeEquivalents;
    Number salaryPerYear;
    Number fullTimeEquivalentsPerOwnedGpu;
};

struct StrategyStorage {
    Number terabytes, pricePerTerabyteMonth, growthPerYear;
};

struct StrategyNetwork {
    Number fixedPerMonth, egressGigabytesPerMonth, pricePerGigabyte;
};

struct OneOff {
    std::string id;
    LocalizedText name;
    int month = 1;
    Number amount; ///< may be negative (a grant)
};

struct LeverUse {
    std::string id; ///< lever of a workload
    int from = 1;
    Number oneOff;
    LocalizedText note;
};

struct Strategy {
    std::string id;
    LocalizedText name, description;
    std::vector<LeverUse> levers;
    std::vector<Pool> pools;
    Staff staff;
    StrategyStorage storage;
    StrategyNetwork network;
    Number softwarePerGpuYear; ///< per paid GPU and year
    std::vector<OneOff> oneOff;
};

struct Finance {
    double discountRate = 0.08; ///< effective annual, nominal
    double inflation = 0.02;    ///< per year
    HorizonEnd horizonEnd = HorizonEnd::Continue;
    int fiscalYearStart = 1;    ///< calendar month
    CashTiming cashTiming = CashTiming::MidMonth;
};

struct Market {
    PriceProcess onDemandPrice, hardwarePrice, electricityPrice;
    Number electricityPerKilowattHour; ///< the tariff in the first month (market.electricityPrice.base)
};

struct Correlation {
    std::string a, b; ///< paths of uncertain numbers, or names of shared draws
    double rho = 0;   ///< Spearman rank correlation, -1 to 1
};

struct Note {
    std::string source, asOf;
    LocalizedText text;
};

struct Scenario {
    std::string id;
    LocalizedText name, description, question;
    std::string currency = "USD";
    int startYear = 2027, startMonth = 1; ///< month 1 of the plan
    int months = 36;
    double hoursPerMonth = 730; ///< 730, 720, or 0 = calendar hours
    std::string baseline;       ///< strategy id
    double unservedTolerance = 0.001;
    Basis basis = Basis::PresentValue;
    Measure measure = Measure::Mean;
    std::int64_t trials = 100000;
    std::uint64_t seed = 42;
    std::string sampling = "random";
    Finance finance;
    Market market;
    std::vector<Workload> workloads;
    std::vector<Strategy> strategies;
    std::vector<Offer> offers;
    std::vector<Correlation> correlations;
    std::vector<std::string> calibrated; ///< pointers of calibrated inputs
    std::map<std::string, Note> notes;   ///< by pointer

    const Workload* workload(const std::string& id) const;
    const Strategy* strategy(const std::string& id) const;
    const Offer* offer(const std::string& id) const;
    /// Hours in month `month` (1-based) of the plan.
    double hoursIn(int month) const;
};

} // namespace rackrate
