// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/demandrange.h"

#include "simulation/kernel/maths.h"
#include "simulation/plan/distributions.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr double likelyScore = 3.5;
constexpr double noiseScore = 4.5;

Range times(Range a, Range b)
{
    return {a.low * b.low, a.high * b.high};
}

Range hull(Range a, Range b)
{
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

Range knotRange(const Growth& growth)
{
    Range range{1, 1};
    for (const Growth::Knot& knot : growth.knots)
        range = hull(range, rangeOf(knot.factor, likelyScore));
    return range;
}

Range growthRange(const Growth& growth, int months)
{
    const double elapsed = months - 1;
    const Range rate = rangeOf(growth.rate, likelyScore);
    switch (growth.form) {
    case Growth::Form::Constant: return {1, 1};
    case Growth::Form::Linear:
        return hull({1, 1}, {std::max(1 + rate.low * elapsed, 0.0), std::max(1 + rate.high * elapsed, 0.0)});
    case Growth::Form::Exponential:
        return hull({1, 1}, {kernel::power(1 + rate.low, elapsed), kernel::power(1 + rate.high, elapsed)});
    case Growth::Form::Logistic: { // between 1 and its limit, and no faster than exponential
        const double fastest = kernel::power(1 + std::max(rate.high, 0.0), elapsed);
        const double slowest = kernel::power(std::max(1 + std::min(rate.low, 0.0), 0.01), elapsed);
        return {slowest, std::max(1.0, std::min(rangeOf(growth.limit, likelyScore).high, fastest * 1.5))};
    }
    case Growth::Form::Step:
    case Growth::Form::Piecewise: return knotRange(growth);
    }
    return {1, 1};
}

Range seasonRange(const Scenario& scenario, const Demand& demand)
{
    Range range{1e300, 0};
    for (int month = 0; month < std::min(scenario.months, 12); ++month) {
        const double factor = demand.season[std::size_t(scenario.startMonth - 1 + month) % 12];
        range = hull(range, {factor, factor});
    }
    return range;
}

Range eventRange(const DemandEvent& event, int months)
{
    const Range factor = hull({1, 1}, rangeOf(event.factor, likelyScore));
    int overlapping = 1;
    if (event.everyMonths > 0) {
        const int last = std::min(event.monthUntil, months), duration = event.lasting ? months : event.durationMonths;
        const int starts = std::max(last - event.monthFrom, 0) / event.everyMonths + 1;
        overlapping = std::min(starts, (duration + event.everyMonths - 1) / event.everyMonths);
    }
    Range range{1, 1};
    for (int i = 0; i < overlapping; ++i)
        range = times(range, factor);
    return range;
}

Range noiseRange(const Number& sigma)
{
    const double high = rangeOf(sigma, likelyScore).high;
    return {kernel::exponential(-noiseScore * high - high * high / 2),
            kernel::exponential(noiseScore * high - high * high / 2)};
}

/// Reference GPUs for one unit of demand.
Range gpusPerUnit(const Scenario& scenario, const Workload& workload)
{
    if (workload.demand.unit == DemandUnit::RequestsPerSecond) {
        const double gpus = workload.service.serviceSeconds * workload.service.gpusPerReplica;
        return {gpus, gpus};
    }
    Range hours{1e300, 0};
    for (int month = 1; month <= scenario.months; ++month)
        hours = hull(hours, {scenario.hoursIn(month), scenario.hoursIn(month)});
    Range gpus = times({1 / hours.high, 1 / hours.low}, rangeOf(workload.demand.heldPerBusy, likelyScore));
    if (workload.demand.unit == DemandUnit::JobsPerMonth)
        gpus = times(gpus, rangeOf(workload.parallel.gpuHoursPerJob, likelyScore));
    return gpus;
}

} // namespace

Range rangeOf(const Number& number, double score)
{
    Range range{number.value, number.value};
    if (number.uncertain()) {
        range.low = quantile(*number.distribution, kernel::normalCdf(-score));
        range.high = quantile(*number.distribution, kernel::normalCdf(score));
    }
    return {std::clamp(range.low, number.minimum, number.maximum), std::clamp(range.high, number.minimum, number.maximum)};
}

Range offeredRange(const Scenario& scenario, const Workload& workload)
{
    const Demand& demand = workload.demand;
    const Range rerun = rangeOf(demand.rerunShare, likelyScore);
    Range range = times(rangeOf(demand.base, likelyScore), gpusPerUnit(scenario, workload));
    range = times(range, growthRange(demand.growth, scenario.months));
    range = times(range, seasonRange(scenario, demand));
    range = times(range, noiseRange(demand.noiseSigma));
    range = times(range, {1 + rerun.low, 1 + rerun.high});
    for (const DemandEvent& event : demand.events) {
        if (event.weekSlots.empty())
            range = times(range, eventRange(event, scenario.months));
    }
    return range;
}

} // namespace rackrate
