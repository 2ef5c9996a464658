// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Third stage: demand of each workload by month, in its own unit:
// base x growth x season x noise x events (x the factor of a break-even search). What chance has in it, noise and events, is
// drawn with the other draws.
#pragma once

#include "simulation/kernel/draw.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Factor of month `month` (1-based) between knots: piecewise is log-linear, from 1 in the first month; steps hold.
RACKRATE_FUNCTION Real knotFactor(const PlanView& plan, const Workload& work, Row<const Real> draws, int month)
{
    int before = 1;
    Real low = broadcast<Real>(1.0);
    for (int k = work.knotBegin; k < work.knotBegin + work.knotCount; ++k) {
        const Knot& knot = plan.knots[k];
        const Real factor = valueOf(knot.factor, draws);
        if (knot.month > month) {
            if (work.growthForm == StepGrowth)
                return low;
            const double share = static_cast<double>(month - before) / (knot.month - before);
            return low * power<Real>(factor / low, broadcast<Real>(share));
        }
        low = factor;
        before = knot.month;
    }
    return low;
}

/// Multiplies by base x growth x season: t = elapsed months. Linear max(0, 1 + r t), exponential (1+r)^t,
/// logistic L / (1 + (L-1) e^(-r t)) with ceiling L.
RACKRATE_FUNCTION void growDemand(const PlanView& plan, const Workload& work, Row<const Real> draws, double scale, Row<Real> demand)
{
    const Real base = valueOf(work.base, draws) * scale, rate = valueOf(work.growthRate, draws);
    const Real limit = valueOf(work.growthLimit, draws);
    const Real step = work.growthForm == LogisticGrowth ? exponential<Real>(-rate) : 1.0 + rate;
    Real running = broadcast<Real>(1.0);
    for (int m = 0; m < plan.months; ++m) {
        Real factor = broadcast<Real>(1.0);
        switch (work.growthForm) {
        case LinearGrowth: factor = positivePart<Real>(1.0 + rate * static_cast<double>(m)); break;
        case ExponentialGrowth: factor = running; break;
        case LogisticGrowth: factor = limit / (1.0 + (limit - 1.0) * running); break;
        case StepGrowth:
        case PiecewiseGrowth: factor = knotFactor(plan, work, draws, m + 1); break;
        default: break;
        }
        running = running * step;
        demand[m] = demand[m] * (base * factor * plan.numbers[work.seasonBegin + m]);
    }
}

/// Writes e^(x - sigma^2/2) into demand[0 .. months), x an AR(1) process of persistence phi that starts from its stationary law.
RACKRATE_FUNCTION void drawNoise(const PlanView& plan, const Workload& work, const Futures<Real>& futures, Row<const Real> draws, Row<Real> demand)
{
    if (alwaysZero(work.noiseSigma)) {
        for (int m = 0; m < plan.months; ++m)
            demand[m] = broadcast<Real>(1.0);
        return;
    }
    const Real sigma = valueOf(work.noiseSigma, draws);
    const double phi = work.noisePersistence;
    const Real fresh = sigma * squareRoot(1.0 - phi * phi);
    Real x{}, u[4];
    for (int m = 0; m < plan.months; ++m) {
        if ((m & 3) == 0)
            uniformsOfBlock<Real>(u, plan.seed, futures, work.noiseStream, static_cast<std::uint32_t>(m >> 2));
        const Real z = normalScore<Real>(u[m & 3]);
        x = m == 0 ? sigma * z : phi * x + fresh * z;
        demand[m] = exponential<Real>(x - 0.5 * sigma * sigma);
    }
}

/// Lets an event act in one month where `acts`: on demand, or for slot-limited ones on the switch of its tables.
RACKRATE_INLINE void actEvent(const Event& event, Mask acts, Real factor, int month, Row<Real> demand, Row<Real> slotEvents)
{
    if (event.slotLimited)
        slotEvents[month] = select(acts, broadcast<Real>(1.0), slotEvents[month]);
    else
        demand[month] = select(acts, demand[month] * factor, demand[month]);
}

/// Each occurrence multiplies demand while it acts; occurrences that overlap multiply each other.
RACKRATE_FUNCTION void drawEvent(const PlanView& plan, const Event& event, const Futures<Real>& futures, Row<const Real> draws, Row<Real> demand,
                                  Row<Real> slotEvents)
{
    const Real chance = valueOf(event.probability, draws), factor = valueOf(event.factor, draws);
    if (event.everyMonths > 0) {
        for (int start = event.monthFrom; start <= event.monthUntil && start <= plan.months; start += event.everyMonths) {
            const Mask occurs = uniformOfMonth<Real>(plan.seed, futures, event.stream, start - 1) < chance;
            const int end = event.lasting ? plan.months : start + event.durationMonths - 1;
            for (int month = start; month <= end && month <= plan.months; ++month)
                actEvent(event, occurs, factor, month - 1, demand, slotEvents);
        }
        return;
    }
    Real u[4];
    uniformsOfBlock<Real>(u, plan.seed, futures, event.stream, 0);
    const Mask occurs = u[0] < chance;
    const Real start = static_cast<double>(event.monthFrom) + floorOf<Real>(u[1] * static_cast<double>(event.monthUntil - event.monthFrom + 1));
    const Real end = event.lasting ? broadcast<Real>(plan.months) : start + (event.durationMonths - 1.0);
    for (int month = event.monthFrom; month <= plan.months; ++month) {
        const Real now = broadcast<Real>(month);
        actEvent(event, occurs & (now >= start) & (now <= end), factor, month - 1, demand, slotEvents);
    }
}

/// Noise and events of all workloads, as factors on what growth will give.
RACKRATE_FUNCTION void drawChances(const PlanView& plan, const Futures<Real>& futures, const Workspace& space)
{
    for (int w = 0; w < plan.workloadCount; ++w) {
        const Workload& work = plan.workloads[w];
        const Row<Real> demand = space.demand + static_cast<std::int64_t>(w) * plan.months;
        const Row<Real> slotEvents = space.slotEvents + static_cast<std::int64_t>(w) * plan.months;
        drawNoise(plan, work, futures, space.draws, demand);
        for (int m = 0; m < plan.months; ++m)
            slotEvents[m] = Real{};
        for (int e = work.eventBegin; e < work.eventBegin + work.eventCount; ++e)
            drawEvent(plan, plan.events[e], futures, space.draws, demand, slotEvents);
    }
}

/// How a workload's demand converts in these trials, and no month yet.
RACKRATE_FUNCTION void beginWorkload(const Workload& work, Row<const Real> draws, WorkloadState& state)
{
    state = WorkloadState{};
    state.jobsRun = 1.0 + valueOf(work.rerunShare, draws);
    const Real held = valueOf(work.heldPerBusy, draws), jobHours = valueOf(work.gpuHoursPerJob, draws);
    state.gpusPerUnit = held * state.jobsRun;
    if (work.unit == RequestsUnit)
        state.gpusPerUnit = state.gpusPerUnit * work.gpusPerRequestRate;
    else if (work.unit == JobsUnit)
        state.gpusPerUnit = state.gpusPerUnit * jobHours;
    state.jobsPerUnit = work.unit == JobsUnit ? broadcast<Real>(1.0) : 1.0 / larger(jobHours, broadcast<Real>(1e-9));
    state.jobHours = jobHours * held;
    state.variability = 0.5 * (1.0 + valueOf(work.jobVariability, draws));
    state.eventFactor = broadcast<Real>(1.0);
}

/// After the chances are drawn: what all workloads ask for in all months.
RACKRATE_FUNCTION void makeDemand(const PlanView& plan, double scale, const Workspace& space)
{
    for (int w = 0; w < plan.workloadCount; ++w) {
        growDemand(plan, plan.workloads[w], space.draws, scale, space.demand + static_cast<std::int64_t>(w) * plan.months);
        beginWorkload(plan.workloads[w], space.draws, space.workloads[w]);
    }
}

/// The workload's slot-limited event in a month (0-based).
RACKRATE_FUNCTION void meetEvent(const PlanView& plan, int workload, int month, const Workspace& space, WorkloadState& state)
{
    const Event& event = plan.events[plan.workloads[workload].slotEvent];
    const double weekHours = event.weeksPerMonth * slots, hours = plan.hours[month];
    const double share = weekHours > 0 && weekHours < hours ? weekHours / hours : 1;
    state.eventShare = space.slotEvents[static_cast<std::int64_t>(workload) * plan.months + month] * share;
    state.eventFactor = 1.0 + state.eventShare * (event.factor.base - 1.0);
    state.units = state.units * state.eventFactor;
}

/// A month (0-based) of all workloads in GPUs, units and jobs.
RACKRATE_FUNCTION void meetMonth(const PlanView& plan, int month, const Workspace& space)
{
    const double hours = plan.hours[month], perHour = 1.0 / hours;
    for (int w = 0; w < plan.workloadCount; ++w) {
        const bool requests = plan.workloads[w].unit == RequestsUnit;
        WorkloadState& state = space.workloads[w];
        const Real demand = space.demand[static_cast<std::int64_t>(w) * plan.months + month];
        state.gpus = demand * state.gpusPerUnit * (requests ? 1.0 : perHour);
        state.units = demand * (requests ? 3600.0 * hours : 1.0);
        state.jobs = demand * state.jobsPerUnit;
        if (requests)
            state.logGpus = naturalLog(state.gpus);
        if (plan.workloads[w].slotEvent >= 0)
            meetEvent(plan, w, month, space, state);
        state.sumUnits = state.sumUnits + state.units;
        state.sumJobs = state.sumJobs + state.jobs;
    }
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
