// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the kernel reads: one flat, immutable plan as plain structs and arrays, ready to be copied to a device. Made by
// simulation/plan from a scenario; owned by engine/simulationplan.h; seen here as pointers. Months are 1-based in fields
// that people know ("from"), arrays over months are 0-based (month m at index m-1). "Reference GPU" is a GPU of
// throughput 1: demand and capacity of a pool are both counted in them. A week has 168 slots, slot 0 is Monday 00:00.
#pragma once

#include "simulation/kernel/costkind.h"

#include <cstdint>

namespace rackrate::kernel {

/// A number that is constant over trials (draw < 0) or drawn once per trial: clamp(draws[draw], low, high).
struct Value {
    double base = 0; ///< constant, or mean of the distribution (for the base case)
    std::int32_t draw = -1;
    std::int32_t reserved = 0;
    double low = -1e300, high = 1e300;
};

/// How a standard normal score z becomes the drawn number.
enum DrawForm : std::int32_t {
    NormalDraw,    ///< a + b z
    LogNormalDraw, ///< exp(a + b z)
    TableDraw,     ///< linear between tableCount values at z = -a .. +a in equal steps, clamped
    StepDraw,      ///< discrete: tables hold tableCount/2 upper score bounds, then tableCount/2 values; first bound > z wins
};

struct Draw {
    std::uint32_t stream = 0;
    std::int32_t form = NormalDraw;
    double a = 0, b = 0;
    std::int32_t tableBegin = 0, tableCount = 0;
    std::int32_t dimension = 0; ///< of the sampling (Latin hypercube, Sobol); draws of one stream share it
    std::int32_t reserved = 0;
};

/// How the trials of a plan are sampled. What each does stands in sampling.h.
enum Sampling : std::int32_t { RandomSampling, AntitheticSampling, LatinHypercubeSampling, SobolSampling, samplingCount };

constexpr const char* samplingNames[samplingCount] = {"random", "antithetic", "latin-hypercube", "sobol"};
constexpr int replicateCount = 16; ///< independent samples of which a Latin hypercube or Sobol run consists

/// A price's factor over elapsed months t (t = 0 in the first month): E[factor] = (1+drift)^(t/12).
/// moves: monthly lognormal shocks of annual volatility. jumps: see model/scenario PriceProcess.
struct PricePath {
    Value drift, volatility, jumpsPerYear, jumpSize;
    std::uint32_t stream = 0;     ///< shocks
    std::uint32_t jumpStream = 0; ///< one uniform a month
    std::int32_t moves = 0, jumps = 0;
};

enum GrowthForm : std::int32_t { ConstantGrowth, LinearGrowth, ExponentialGrowth, LogisticGrowth, StepGrowth, PiecewiseGrowth };

struct Knot {
    std::int32_t month = 1; ///< 1-based
    std::int32_t reserved = 0;
    Value factor;
};

struct Event {
    std::int32_t monthFrom = 1, monthUntil = 1, everyMonths = 0, lasting = 0, durationMonths = 1;
    std::int32_t slotLimited = 0;   ///< 1: shapes the week of an inference pool (a regime of its tables), not the month
    double weeksPerMonth = 0;       ///< slotLimited: weeks of a month that have it; 0 = all
    Value factor, probability;      ///< factor of a slotLimited event: mean over the week that has it (its hours are in the tables)
    std::uint32_t stream = 0;       ///< month index 0: word 0 occurrence, word 1 month; recurring: word 0 of each month
    std::uint32_t reserved = 0;
};

enum DemandUnit : std::int32_t { GpuHoursUnit, RequestsUnit, JobsUnit };

struct Workload {
    std::int32_t unit = GpuHoursUnit;
    std::int32_t growthForm = ConstantGrowth;
    Value base;
    Value growthRate, growthLimit;
    std::int32_t knotBegin = 0, knotCount = 0;
    std::int32_t seasonBegin = 0;            ///< into numbers: one factor per plan month
    std::int32_t eventBegin = 0, eventCount = 0;
    std::int32_t slotEvent = -1;             ///< index of the slotLimited event, or -1
    Value noiseSigma;
    double noisePersistence = 0;             ///< phi = 2^(-1/halfLife)
    std::uint32_t noiseStream = 0;
    std::int32_t reserved = 0;
    Value heldPerBusy, rerunShare;
    Value gpuHoursPerJob;                    ///< JobsUnit, and for waits
    double gpusPerRequestRate = 0;           ///< RequestsUnit: reference GPUs busy per request/s = seconds x GPUs per replica
    double gpusPerJob = 1;
    Value jobVariability;                    ///< squared coefficient of variation
    double maximumMissShare = -1, maximumWaitHours = -1; ///< < 0: no limit
};

enum Procurement : std::int32_t { OnDemandSupply, ReservedSupply, DedicatedSupply, OwnedSupply, ColocatedSupply };

struct Tranche {
    std::int32_t procurement = OnDemandSupply;
    std::int32_t elastic = 0;
    std::int32_t from = 1, until = 1;       ///< active months, inclusive, until <= months of the plan; ends with a term, or the plan
    double instances = 0;                   ///< not elastic
    double minimumInstances = 0, maximumInstances = 0; ///< elastic; 1e18 = unlimited
    double gpusPerInstance = 1;             ///< real GPUs, for utilisation and software
    double referenceGpusPerInstance = 1;    ///< gpus x throughput for this pool
    Value price;                            ///< per instance-hour; dedicated: per server-month; owned, colocated: purchase per server
    std::int32_t pricePath = -1;            ///< into price paths, -1 = fixed
    std::int32_t termMonths = 1;            ///< reserved, dedicated; colocation contract
    Value upfrontShare;                     ///< reserved
    Value leadMonths;                       ///< owned, colocated; rounded up
    Value readyHours;                       ///< elastic
    Value migrationCost;
    // owned and colocated, per server unless the name says otherwise
    double loadKilowatt = 0, idleKilowatt = 0;
    std::int32_t depreciationMonths = 60;
    std::int32_t electricityPath = -1;
    Value pue, electricityPrice;            ///< price per kWh in the first month
    Value spacePerMonth;                    ///< rises with inflationPath
    Value networkShare, maintenanceShare, resaleShare, removalCost;
    Value fitOutPerTranche;
    Value pricePerKilowattMonth, committedKilowatt, escalation; ///< colocated; escalation steps yearly from the service month
    Value setUpPerTranche, exitPerTranche, crossConnectPerMonth, remoteHandsPerMonth;
    std::int32_t meteredPower = 1;
    std::int32_t reserved = 0;
};

enum Deferral : std::int32_t { NotDeferrable, WithinDay, WithinWeek };

/// A workload's place in a pool. Sorted by priority.
struct PoolWorkload {
    std::int32_t workload = 0;
    std::int32_t deferral = NotDeferrable;
    std::int32_t profileBegin = 0; ///< into numbers: one factor per merged slot (mean over the week 1)
    std::int32_t batch = 0;        ///< 1: has jobs whose wait is reported
};

enum PoolForm : std::int32_t { DispatchPool, ServicePool };

/// Dispatch pools walk merged slots: slot j stands for slotHours[j] of the week's 168 hours, all with equal profiles and,
/// for day windows, the same day (slotDay[j]). Service pools look their week up in tables.
struct Pool {
    std::int32_t form = DispatchPool;
    std::int32_t workloadBegin = 0, workloadCount = 0;   ///< into poolWorkloads
    std::int32_t trancheBegin = 0, trancheCount = 0;
    std::int32_t slotCount = 0;
    std::int32_t slotHoursBegin = 0;                     ///< into numbers
    std::int32_t slotDayBegin = 0;                       ///< into integers
    std::int32_t slotMapBegin = 0;                       ///< into integers: 168 entries, slot of the week -> merged slot
    std::int32_t sameUse = -1;                           ///< an earlier dispatch pool with the same work on supply that serves alike
    // service pools: poolWorkloads[workloadBegin] is the inference workload, the next (if any) the holder
    std::int32_t leverStateBegin = 0;                    ///< into integers: lever state by month
    std::int32_t regimeBegin = 0;                        ///< into integers: table of [leverState][event 0/1][tranche mask], -1 = unreachable
};

/// One regime of a service pool: the answer of a whole week on a grid of offered load (logarithmic) x holder's load (linear).
/// Node (h, l) has its columns at numbers[valueBegin + (h*loadNodes + l)*serviceColumnCount].
struct ServiceTable {
    std::int32_t loadNodes = 0, holderNodes = 1;
    double logLoadLow = 0, logLoadStep = 1; ///< ln of mean offered reference GPUs before cache and events
    double holderLow = 0, holderStep = 1;   ///< holder's mean offered reference GPUs
    std::int32_t valueBegin = 0;
    std::int32_t nodeBegin = 0;             ///< first node in the chunk's node weights and in the plan's node distributions
    std::int32_t servedBegin = 0, servedNodes = 0; ///< the holder's served share on an axis of its own, which no request moves: at
    double servedStep = 1;                         ///< loads of 0, servedStep, ... in numbers[servedBegin ...); none without a holder
};

enum ServiceColumn : std::int32_t {
    // means over the requests
    MeanResponseColumn,  ///< seconds, over served requests, cache hits included
    MissColumn,          ///< share of requests over target (lost ones count as misses)
    LostColumn,          ///< share of requests lost to the client timeout
    // means over the week
    BusyColumn,          ///< reference GPUs busy with requests, mean over the week
    BusyGpusColumn,      ///< real GPUs busy with requests and the holder, mean over the week
    CommittedUseColumn,  ///< share of the committed capacity that is busy (requests and holder)
    HolderServedColumn,  ///< share of the holder's demand that its quota can serve; of no node, see ServiceTable::servedBegin
    HolderCapacityColumn,///< reference GPUs the holder may use, mean over the week
    ElasticColumn,       ///< first of 8: mean instances billed, per tranche of the pool (0 for committed ones)
    serviceColumnCount = ElasticColumn + 8
};

struct StaffLine {
    Value fullTimeEquivalents, salaryPerYear, fullTimeEquivalentsPerOwnedGpu;
};

struct OneOffLine {
    std::int32_t month = 1;
    std::int32_t reserved = 0;
    Value amount;
};

struct Strategy {
    std::int32_t poolBegin = 0, poolCount = 0;
    std::int32_t oneOffBegin = 0, oneOffCount = 0; ///< one-offs of the strategy and of its levers
    StaffLine staff;
    Value storageTerabytes, storagePricePerTerabyteMonth, storageGrowthPerYear;
    Value networkFixedPerMonth, egressGigabytesPerMonth, pricePerGigabyte;
    Value softwarePerGpuYear;
};

/// Everything, as pointers into the owner's arrays.
struct PlanView {
    std::uint64_t seed = 0;
    std::int32_t months = 0, strategyCount = 0, workloadCount = 0, drawCount = 0, pricePathCount = 0, nodeCount = 0;
    std::int32_t correlatedDraws = 0;      ///< the first so many draws: z = L * independent scores
    std::int32_t correlationBegin = 0;     ///< into numbers: L row by row, lower triangle, row i has i+1 entries
    std::int32_t inflationPath = -1;       ///< price path of finance.inflation
    std::int32_t stopAtHorizon = 0;        ///< 1: finance.horizonEnd is "stop"
    std::int32_t runningAtMonthEnd = 0;    ///< 1: running costs are paid at month end instead of mid-month
    std::int32_t sampling = RandomSampling;
    std::uint64_t plannedTrials = 0;       ///< trials of the whole run, which a Latin hypercube depends on; else 0
    double unservedTolerance = 0.001;
    const double* hours = nullptr;         ///< [months]
    const double* discountStart = nullptr; ///< [months] (1+r)^-((m-1)/12)
    const double* discountRunning = nullptr; ///< [months] (1+r)^-((m-1/2)/12), or month end
    const double* discountEnd = nullptr;   ///< [months] (1+r)^-(m/12)
    const Draw* draws = nullptr;
    const PricePath* pricePaths = nullptr;
    const Knot* knots = nullptr;
    const Event* events = nullptr;
    const Workload* workloads = nullptr;
    const Strategy* strategies = nullptr;
    const Pool* pools = nullptr;
    const PoolWorkload* poolWorkloads = nullptr;
    const Tranche* tranches = nullptr;
    const OneOffLine* oneOffs = nullptr;
    const ServiceTable* serviceTables = nullptr;
    const double* numbers = nullptr;
    const std::int32_t* integers = nullptr;
    const std::uint32_t* scrambles = nullptr; ///< [dimension][replicate][scrambleWords]
};

} // namespace rackrate::kernel
