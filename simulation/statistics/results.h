// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Everything a run says, as plain values: what the results file, the window and the report show. Money in the scenario's
// currency, nominal cash unless a name says otherwise; shares 0 to 1; months 1-based where a month is named, arrays over
// months start with month 1. NaN stands for "absent" (null in the file).
#pragma once

#include "simulation/engine/devicestate.h"
#include "simulation/engine/overflow.h"
#include "simulation/kernel/costkind.h"
#include "simulation/kernel/outcome.h"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rackrate {

constexpr double absent = std::numeric_limits<double>::quiet_NaN();

/// Where a figure lies with 95 % confidence. A bound is absent where there are too few trials to give it.
struct Interval {
    double low = absent, high = absent;
};

/// Mean with standard error (sd/sqrt(N) for independent trials, else as in samplingerror.h), sample sd (N-1), percentiles (order
/// statistics, exact up to Statistics::exactTrials trials, above through a histogram whose bins are less than 0.1 % wide), CVaR95
/// = mean of the worst (dearest) 5 % of trials.
struct Distributional {
    double mean = 0, standardError = 0, sd = 0, p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0, cvar95 = 0;
    std::array<Interval, 5> intervals{};    ///< of P5, P25, P50, P75, P95
    double p95StandardError = absent;       ///< half the width of its interval in standard errors
};

/// The same by month.
struct MonthlyFan {
    std::vector<double> mean, p5, p25, p50, p75, p95;
    std::array<std::vector<Interval>, 5> intervals; ///< of P5, P25, P50, P75, P95; empty unless trials are independent
};

/// On one basis. Trials in which a strategy is ineligible cannot make it cheapest; ties split.
struct DecisionFigures {
    double probabilityCheapest = 0;
    double expectedRegret = absent; ///< mean of cost - cheapest eligible cost, over trials in which it is eligible
    double ineligibleShare = 0;
    std::vector<double> cheapestByMonth; ///< share if the horizon ended after each month
};

/// A limit that a strategy breaks in some trials: why it is ineligible there.
struct Breach {
    kernel::Limit limit = kernel::UnservedLimit;
    std::string workload;
    double share = 0;   ///< of the trials
    double reached = 0; ///< in those trials: share unserved, share of requests over target, or mean wait in hours; a ratio of sums
    double maximum = 0; ///< what the scenario allows
};

struct ServiceResult {
    std::string workload;
    double meanResponseSeconds = absent; ///< ratio of sums over requests
    double p95ResponseSeconds = absent;  ///< of the request-weighted mixture over slots, months and trials
    double targetMissShare = absent;
    double unservedShare = 0;
    double meanWaitHours = absent;       ///< batch
    double costPerUnit = absent;         ///< total mean cost allocated by GPU-hours served / mean units served
    std::string unit;                    ///< "gpuHour", "request", "job"
    double demandUnits = 0;              ///< mean per trial
};

struct StrategyResult {
    std::string id;
    Distributional totalCost, presentValue; ///< closing included
    MonthlyFan monthlyCost, cumulativeCost; ///< the last month includes the closing
    std::vector<double> differenceMean;     ///< cumulative cost minus the baseline's, mean by month
    std::array<double, costKindCount> breakdown{};                 ///< mean; sums to totalCost.mean
    std::vector<std::array<double, costKindCount>> breakdownByMonth; ///< the last month includes the closing
    double closingMean = 0;                 ///< part of the last month that is closing
    double accrualTotal = 0, realTotal = 0;
    std::vector<double> accrualByMonth;
    DecisionFigures presentValueDecision, nominalDecision;
    double otherHorizonEndMean = 0;         ///< mean total under the other horizon end, nominal
    double otherHorizonEndPresentValue = 0;
    double utilisation = absent;            ///< busy / paid GPU-hours, in real GPUs
    std::vector<double> utilisationBySlot;  ///< [168] the same by hour of the week, trials 0 to 1,023
    double peakCumulativeCash = 0;          ///< mean over trials of the largest cumulative cash
    std::vector<double> exitCost;           ///< mean cost of leaving after each month (horizon end "stop")
    std::vector<ServiceResult> service;     ///< one per workload
    std::vector<Breach> breaches;           ///< the one in most trials first

    /// Total cost, and the decision, on one basis or the other.
    const Distributional& cost(bool nominal) const { return nominal ? totalCost : presentValue; }
    const DecisionFigures& decision(bool nominal) const { return nominal ? nominalDecision : presentValueDecision; }
};

/// D(m) = challenger - baseline, cumulative without closing, D(0) = 0. The four shares sum to 1.
struct BreakEven {
    std::string baseline, challenger;
    bool nominal = false;         ///< else present value
    double fromStart = 0;         ///< D(m) <= 0 in every month and after closing
    double same = 0;              ///< part of fromStart: D = 0 in every month and after closing, so that neither is cheaper
    double probability = 0;       ///< breaks even in some month: last downward crossing after which D stays <= 0
    double throughClosing = 0;    ///< D(M) > 0, but <= 0 with closing values
    double never = 0;             ///< > 0 after closing, or the challenger is ineligible
    double ineligible = 0;        ///< part of never: the challenger is ineligible, whatever it costs
    double p5 = absent, p50 = absent, p95 = absent; ///< month of break-even among `probability`, linear within the month
    std::array<Interval, 3> intervals; ///< of P5, P50, P95; absent unless trials are independent
    double multipleCrossings = 0; ///< share of trials in which D crosses zero downward more than once
    std::vector<double> byMonth;    ///< share breaking even within each month
    std::vector<double> cumulative; ///< fromStart + running sum of byMonth
    double demandFactor = absent;   ///< factor on all demand at which mean costs are equal and both serve, within 1/8 to 8
    double utilisation = absent;    ///< the challenger's utilisation at that factor
};

/// How one uncertain input moves one quantity: the total cost of `strategy` on the headline's basis, or, where `against` names
/// another, that cost minus the other's.
struct SensitivityEntry {
    std::string input, path, strategy;
    double rankCorrelation = 0; ///< Spearman, trials 0 to 65,535
    double firstOrder = 0;      ///< first-order index from equal bins, bias-corrected
    double low = 0, high = 0;   ///< mean of the quantity where the input is near its P10 and P90
    double lowInput = 0, highInput = 0;
    std::string against;        ///< empty: the cost alone
};

struct EngineBlock {
    std::string version, backend = "cpu", device;
    int threads = 0;
    std::uint64_t seed = 0, trials = 0;
    std::string sampling = "random";
    int shards = 1;            ///< parts that were merged; threads and seconds are then those of all together
    double seconds = 0, pathMonthsPerSecond = 0;
    std::optional<DeviceTrouble> trouble; ///< why the CPU did what a device was asked for
};

/// Whether a run that was to stop at a tolerance met it. The tolerance is the relative standard error that the mean and the P95
/// of every strategy's total cost, nominal and as present value, may have.
struct Convergence {
    double tolerance = absent; ///< absent: none was asked for
    bool met = false;
};

struct Results {
    EngineBlock engine;
    Convergence convergence;
    std::string planHash;
    int months = 0;
    bool nominalBasis = false; ///< the headline's basis
    int measure = 0;           ///< 0 mean, 1 CVaR95, 2 regret
    int baseline = 0;          ///< index into strategies
    std::vector<StrategyResult> strategies;
    std::vector<BreakEven> breakEven; ///< all ordered pairs, both bases
    std::vector<SensitivityEntry> sensitivity;             ///< of every strategy's cost
    std::vector<SensitivityEntry> sensitivityOfDifference; ///< of every two strategies: the earlier minus the later
    std::vector<Overflow> overflows; ///< not empty: an amount could not be counted, and nothing here holds

    const BreakEven* breakEvenOf(const std::string& baselineId, const std::string& challengerId, bool nominal) const;
    const StrategyResult* strategy(const std::string& id) const;
    /// What moves a strategy's cost (against < 0), or its cost minus another's; by index into strategies.
    std::vector<SensitivityEntry> driversOf(int strategy, int against) const;
    /// Index of the strategy the headline names: best by `measure` on the headline's basis among those eligible in at least
    /// half of the trials (all, if none is).
    int best() const { return bestBy(nominalBasis, measure); }
    /// The same by another basis and measure, or by any score of which less is better. A score that is no figure loses.
    int bestBy(bool nominal, int measure) const;
    int bestBy(bool nominal, const std::function<double(const StrategyResult&)>& score) const;
    /// The largest relative standard error of those that a tolerance is compared with; infinite where one is not known.
    double largestRelativeError() const;
};

} // namespace rackrate
