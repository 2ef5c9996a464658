// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Fifth stage, dispatch pools: one week of merged slots. Work that cannot wait runs where it falls, by priority: committed
// capacity first, then elastic tranches in order by whole instances. Deferrable work then fills, within its window, idle
// committed capacity, idle parts of running elastic instances, and further instance-hours up to the maximum.
#pragma once

#include "simulation/kernel/demand.h"
#include "simulation/kernel/supply.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// One week being dispatched. Sums over slots are in reference GPU-hours (or instance-hours) of a week.
struct DispatchWeek {
    const PlanView& plan;
    const Pool& pool;
    const Supply& supply;
    const Workspace& space;
    const double* hours;           ///< of the merged slots
    double detailHours;            ///< hours of the month where use by slot is kept, else 0
    int fixedWorks = 0, deferrableWorks = 0;
    bool batch = false;
    Real served{}, unserved{}, committedServed{};
    Real instanceHours[maximumElastic], elasticServed[maximumElastic]; ///< by position in supply.elastic

    RACKRATE_INLINE DispatchWeek(const PlanView& view, const Pool& p, const Supply& month, const Workspace& work, double detail)
        : plan(view), pool(p), supply(month), space(work), hours(view.numbers + p.slotHoursBegin), detailHours(detail)
    {
    }
    RACKRATE_INLINE const Tranche& elastic(int e) const { return plan.tranches[pool.trancheBegin + supply.elastic[e]]; }
    RACKRATE_INLINE const PoolWorkload& work(int w) const { return plan.poolWorkloads[pool.workloadBegin + w]; }
    RACKRATE_INLINE const double* profile(int w) const { return plan.numbers + work(w).profileBegin; }
    RACKRATE_INLINE bool keepsSlots() const { return detailHours > 0 || deferrableWorks > 0; }
    RACKRATE_INLINE bool hasCommitted() const { return supply.elasticCount < pool.trancheCount; }
};

/// Splits what slot j asks for, by priority, into what committed capacity serves and what nothing serves.
RACKRATE_INLINE void attributeSlot(const DispatchWeek& week, int j)
{
    const Real limit = week.supply.committed + week.supply.elasticLimit;
    Real before{};
    for (int w = 0; w < week.pool.workloadCount; ++w) {
        if (week.work(w).deferral != NotDeferrable)
            continue;
        const Real upTo = before + week.space.load[w] * week.profile(w)[j];
        const Real committed = smaller(upTo, week.supply.committed) - smaller(before, week.supply.committed);
        week.space.committedServed[w] = week.space.committedServed[w] + week.hours[j] * committed;
        if (!week.supply.unlimited)
            week.space.unserved[w] = week.space.unserved[w] + week.hours[j] * (positivePart<Real>(upTo - limit) - positivePart<Real>(before - limit));
        before = upTo;
    }
}

/// Serves `rest` reference GPUs of slot j by whole instances of elastic tranche e; returns what is left over.
RACKRATE_INLINE Real serveByInstances(DispatchWeek& week, int e, double perGpu, int j, Real rest)
{
    const Tranche& tranche = week.elastic(e);
    const double gpus = tranche.referenceGpusPerInstance;
    // A demand of exactly n instances may read n + 1e-16 after its unit conversions.
    const Real count = clamp(ceilingOf<Real>(smaller<Real>(rest * perGpu, broadcast<Real>(1e15)) - 1e-9),
                             broadcast<Real>(tranche.minimumInstances), broadcast<Real>(tranche.maximumInstances));
    const Real served = select(rest <= (count + 1e-9) * gpus, rest, count * gpus);
    week.instanceHours[e] = week.instanceHours[e] + week.hours[j] * count;
    week.elasticServed[e] = week.elasticServed[e] + week.hours[j] * served;
    if (week.keepsSlots()) {
        week.space.elasticCount[e * slots + j] = count;
        week.space.elasticIdle[e * slots + j] = positivePart<Real>(count * gpus - served);
    }
    return rest - served;
}

/// Everything that cannot wait.
RACKRATE_FUNCTION void dispatchFixed(DispatchWeek& week)
{
    double perGpu[maximumElastic];
    for (int e = 0; e < week.supply.elasticCount; ++e)
        perGpu[e] = 1.0 / week.elastic(e).referenceGpusPerInstance;
    const bool attribute = week.fixedWorks > 1 && (week.batch || !week.supply.unlimited);
    for (int j = 0; j < week.pool.slotCount; ++j) {
        Real asked{};
        for (int w = 0; w < week.pool.workloadCount; ++w)
            if (week.work(w).deferral == NotDeferrable)
                asked = asked + week.space.load[w] * week.profile(w)[j];
        if (attribute)
            attributeSlot(week, j);
        const Real committed = smaller(asked, week.supply.committed);
        Real rest = asked - committed;
        week.committedServed = week.committedServed + week.hours[j] * committed;
        for (int e = 0; e < week.supply.elasticCount; ++e)
            rest = serveByInstances(week, e, perGpu[e], j, rest);
        week.served = week.served + week.hours[j] * (asked - rest);
        week.unserved = week.unserved + week.hours[j] * rest;
        if (week.keepsSlots())
            week.space.slotIdle[j] = week.supply.committed - committed;
    }
    for (int w = 0; w < week.pool.workloadCount && week.fixedWorks == 1; ++w)
        if (week.work(w).deferral == NotDeferrable) {
            week.space.committedServed[w] = week.committedServed;
            week.space.unserved[w] = week.unserved;
        }
}

/// A week in which nothing runs yet.
RACKRATE_FUNCTION void leaveIdle(const DispatchWeek& week)
{
    for (int j = 0; j < week.pool.slotCount; ++j) {
        week.space.slotIdle[j] = week.supply.committed;
        for (int e = 0; e < week.supply.elasticCount; ++e)
            week.space.elasticCount[e * slots + j] = week.space.elasticIdle[e * slots + j] = Real{};
    }
}

/// The slots of one deferral window: those of a day, or (day < 0) all.
struct Window {
    const std::int32_t* slotDay;
    int day;
    bool last; ///< nothing looks at its slots any more
    RACKRATE_INLINE bool holds(int j) const { return day < 0 || slotDay[j] == day; }
};

/// Moves as much as it can of `volume` into the idle GPUs of a window, evenly over what is idle; returns what it took.
RACKRATE_FUNCTION Real fillIdle(const DispatchWeek& week, const Window& window, Row<Real> idle, Real volume)
{
    Real room{};
    for (int j = 0; j < week.pool.slotCount; ++j)
        if (window.holds(j))
            room = room + week.hours[j] * idle[j];
    const Real taken = smaller(volume, room);
    if (window.last)
        return taken;
    const Real share = taken / larger(room, broadcast<Real>(1e-300));
    for (int j = 0; j < week.pool.slotCount; ++j) {
        if (!window.holds(j))
            continue;
        idle[j] = idle[j] - idle[j] * share;
    }
    return taken;
}

/// Starts further instances of elastic tranche e in a window, up to its maximum; returns the volume they take.
RACKRATE_FUNCTION Real startInstances(DispatchWeek& week, const Window& window, int e, Real volume)
{
    const Tranche& tranche = week.elastic(e);
    const double gpus = tranche.referenceGpusPerInstance;
    const Row<Real> count = week.space.elasticCount + e * slots;
    Real room{};
    for (int j = 0; j < week.pool.slotCount; ++j)
        if (window.holds(j))
            room = room + week.hours[j] * (tranche.maximumInstances - count[j]);
    const Real needed = volume * (1.0 / gpus);
    const Mask fits = needed <= room;
    const Real started = select(fits, needed, room), taken = select(fits, volume, started * gpus);
    week.instanceHours[e] = week.instanceHours[e] + started;
    week.elasticServed[e] = week.elasticServed[e] + taken;
    if (window.last)
        return taken;
    const Real share = started / larger(room, broadcast<Real>(1e-300));
    for (int j = 0; j < week.pool.slotCount; ++j) {
        if (!window.holds(j))
            continue;
        count[j] = count[j] + (tranche.maximumInstances - count[j]) * share;
    }
    return taken;
}

/// One deferrable workload in one window.
RACKRATE_FUNCTION void dispatchWindow(DispatchWeek& week, int w, const Window& window)
{
    const double* profile = week.profile(w);
    double weight = 0;
    for (int j = 0; j < week.pool.slotCount; ++j)
        if (window.holds(j))
            weight += week.hours[j] * profile[j];
    const Real asked = week.space.load[w] * weight;
    const Real committed = week.hasCommitted() ? fillIdle(week, window, week.space.slotIdle, asked) : Real{};
    Real volume = asked - committed;
    week.committedServed = week.committedServed + committed;
    week.space.committedServed[w] = week.space.committedServed[w] + committed;
    for (int e = 0; e < week.supply.elasticCount; ++e) {
        if (week.fixedWorks == 0 && week.elastic(e).minimumInstances == 0)
            continue; // deferred work fills the machines it starts, so none of them has room
        const Real taken = fillIdle(week, window, week.space.elasticIdle + e * slots, volume);
        week.elasticServed[e] = week.elasticServed[e] + taken;
        volume = volume - taken;
    }
    for (int e = 0; e < week.supply.elasticCount; ++e)
        volume = volume - startInstances(week, window, e, volume);
    week.served = week.served + (asked - volume);
    week.unserved = week.unserved + volume;
    week.space.unserved[w] = week.space.unserved[w] + volume;
}

RACKRATE_FUNCTION void dispatchDeferrable(DispatchWeek& week)
{
    const std::int32_t* slotDay = week.plan.integers + week.pool.slotDayBegin;
    int left = week.deferrableWorks;
    for (int w = 0; w < week.pool.workloadCount; ++w) {
        const int deferral = week.work(w).deferral;
        if (deferral == NotDeferrable)
            continue;
        const bool last = --left == 0 && !(week.detailHours > 0);
        if (deferral == WithinWeek)
            dispatchWindow(week, w, {slotDay, -1, last});
        for (int day = 0; deferral == WithinDay && day < 7; ++day)
            dispatchWindow(week, w, {slotDay, day, last});
    }
}

/// Adds a month's use by slot, in real GPUs times the hours of the month, to the sums that the utilisation by hour of week is
/// made of.
RACKRATE_FUNCTION void keepSlotDetail(const DispatchWeek& week, int poolIndex)
{
    Real committed{};
    for (int i = 0; i < week.pool.trancheCount; ++i)
        committed = committed + week.supply.instances[i] * week.plan.tranches[week.pool.trancheBegin + i].gpusPerInstance;
    const Real perReference = committed / larger(week.supply.committed, broadcast<Real>(1e-300));
    const Row<Real> busy = week.space.slotBusySum + static_cast<std::int64_t>(poolIndex) * slots;
    const Row<Real> paid = week.space.slotPaidSum + static_cast<std::int64_t>(poolIndex) * slots;
    for (int j = 0; j < week.pool.slotCount; ++j) {
        Real capacity = committed, used = (week.supply.committed - week.space.slotIdle[j]) * perReference;
        for (int e = 0; e < week.supply.elasticCount; ++e) {
            const Tranche& tranche = week.elastic(e);
            const Real gpus = week.space.elasticCount[e * slots + j] * tranche.gpusPerInstance;
            capacity = capacity + gpus;
            used = used + gpus - week.space.elasticIdle[e * slots + j] * (tranche.gpusPerInstance / tranche.referenceGpusPerInstance);
        }
        busy[j] = busy[j] + used * week.detailHours;
        paid[j] = paid[j] + capacity * week.detailHours;
    }
}

/// Month's means from the week's sums.
RACKRATE_FUNCTION void concludeWeek(const DispatchWeek& week, PoolUse& use)
{
    constexpr double perHour = 1.0 / slots;
    const Real nothing = broadcast<Real>(1e-300);
    const Supply& supply = week.supply;
    use.served = week.served * perHour;
    use.unserved = week.unserved * perHour;
    use.demand = use.served + use.unserved;
    use.committedUse = week.hasCommitted() ? week.committedServed * perHour / larger(supply.committed, nothing) : Real{};
    Real committedGpus{};
    for (int i = 0; i < week.pool.trancheCount; ++i) {
        use.paidInstances[i] = supply.instances[i];
        committedGpus = committedGpus + supply.instances[i] * week.plan.tranches[week.pool.trancheBegin + i].gpusPerInstance;
    }
    use.busyGpus = use.committedUse * committedGpus;
    Real served{}, waited{};
    for (int e = 0; e < supply.elasticCount; ++e) {
        const Tranche& tranche = week.elastic(e);
        use.paidInstances[supply.elastic[e]] = week.instanceHours[e] * perHour;
        use.busyGpus = use.busyGpus + week.elasticServed[e] * (perHour * tranche.gpusPerInstance / tranche.referenceGpusPerInstance);
        served = served + week.elasticServed[e];
        waited = waited + week.elasticServed[e] * valueOf(tranche.readyHours, week.space.draws);
    }
    use.readyHours = supply.elasticCount > 0 && week.batch ? waited / larger(served, nothing) : Real{};
    for (int w = 0; w < week.pool.workloadCount; ++w) {
        week.space.unservedShare[w] = supply.unlimited ? Real{} : week.space.unserved[w] * perHour / larger(week.space.load[w], nothing);
        week.space.committedServed[w] = week.space.committedServed[w] * perHour;
    }
}

/// Dispatches the pool's loads (space.load) of a month onto its supply; leaves unservedShare and committedServed by workload in the
/// workspace. detailHours: hours of the month where use by slot is kept, else 0.
RACKRATE_FUNCTION void dispatchPool(const PlanView& plan, int poolIndex, PoolState& state, const Workspace& space, double detailHours)
{
    const Pool& pool = plan.pools[poolIndex];
    DispatchWeek week(plan, pool, state.supply, space, detailHours);
    for (int w = 0; w < pool.workloadCount; ++w) {
        (week.work(w).deferral == NotDeferrable ? week.fixedWorks : week.deferrableWorks) += 1;
        week.batch = week.batch || week.work(w).batch;
        space.unserved[w] = space.committedServed[w] = Real{};
    }
    bool running = week.fixedWorks > 0;
    for (int e = 0; e < state.supply.elasticCount; ++e) {
        running = running || week.elastic(e).minimumInstances > 0;
        week.instanceHours[e] = week.elasticServed[e] = Real{};
    }
    if (running)
        dispatchFixed(week);
    else
        leaveIdle(week);
    dispatchDeferrable(week);
    if (detailHours > 0)
        keepSlotDetail(week, poolIndex);
    concludeWeek(week, state.use);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
