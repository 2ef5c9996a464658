// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Fifth stage: one pool in one month, from capacity to use and service. Pools that are used exactly alike share one state.
#pragma once

#include "simulation/kernel/dispatch.h"
#include "simulation/kernel/frame.h"
#include "simulation/kernel/service.h"
#include "simulation/kernel/waits.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// The pool whose state holds the use of pool p.
RACKRATE_INLINE int sourceOf(const PlanView& plan, int p)
{
    return plan.pools[p].sameUse < 0 ? p : plan.pools[p].sameUse;
}

/// Whether the jobs of place w of a pool are counted.
RACKRATE_INLINE bool hasWaits(const PlanView& plan, const Pool& pool, int w)
{
    return plan.poolWorkloads[pool.workloadBegin + w].batch != 0 && (pool.form == DispatchPool || w == 1);
}

RACKRATE_FUNCTION void beginPool(const PackFrame& frame, int p)
{
    const Pool& pool = frame.plan.pools[p];
    frame.space.pools[p].busyHours = Real{};
    for (int w = pool.workloadBegin; w < pool.workloadBegin + pool.workloadCount; ++w)
        frame.space.places[w] = PlaceState{};
    for (int j = 0; frame.slotDetail && j < pool.slotCount; ++j) {
        const std::int64_t at = static_cast<std::int64_t>(p) * slots + j;
        frame.space.slotBusySum[at] = frame.space.slotPaidSum[at] = Real{};
    }
}

/// No job waits longer than the whole plan, however hopeless its queue.
RACKRATE_FUNCTION void countWait(const PackFrame& frame, const Pool& pool, int w, double hours, Real queued)
{
    const int place = pool.workloadBegin + w;
    PlaceState& state = frame.space.places[place];
    state.wait = smaller<Real>(queued, broadcast<Real>(hours * frame.plan.months));
    state.waitHours = state.waitHours + frame.space.workloads[frame.plan.poolWorkloads[place].workload].jobs * state.wait;
}

RACKRATE_FUNCTION void runDispatchPool(const PackFrame& frame, int p, int month)
{
    const Pool& pool = frame.plan.pools[p];
    PoolState& state = frame.space.pools[p];
    dispatchPool(frame.plan, p, state, frame.space, frame.slotDetail ? frame.plan.hours[month] : 0.0);
    for (int w = 0; frame.service && w < pool.workloadCount; ++w)
        if (hasWaits(frame.plan, pool, w))
            countWait(frame, pool, w, frame.plan.hours[month],
                      waitInPool(frame.plan, pool, w, state, frame.plan.hours[month], frame.space));
}

RACKRATE_FUNCTION void runServicePool(const PackFrame& frame, int p, int month)
{
    const PlanView& plan = frame.plan;
    const Workspace& space = frame.space;
    const Pool& pool = plan.pools[p];
    const PoolWorkload* places = plan.poolWorkloads + pool.workloadBegin;
    PoolState& state = space.pools[p];
    const WorkloadState& work = space.workloads[places[0].workload];
    const Real holderLoad = pool.workloadCount > 1 ? space.load[1] : Real{};
    const NodeSink sink{frame.service ? frame.out.nodeRequests : nullptr, frame.slotDetail ? frame.out.nodeHours : nullptr, frame.lanes};
    const ServiceAnswer answer = answerMonth(plan, pool, state.supply, month, work, holderLoad, sink);
    space.load[0] = space.load[0] * work.eventFactor;
    PlaceState& place = space.places[pool.workloadBegin];
    place.missed = place.missed + work.units * answer.column[MissColumn];
    useOfAnswer(plan, pool, answer, space, state);
    if (frame.service && pool.workloadCount > 1 && hasWaits(plan, pool, 1)) {
        const WorkloadState& holder = space.workloads[places[1].workload];
        const Real queued = holder.jobs * answer.column[HolderServedColumn];
        countWait(frame, pool, 1, plan.hours[month],
                  queueWait(plan.workloads[places[1].workload], holder, queued, answer.column[HolderCapacityColumn], state.supply.speed,
                            plan.hours[month], space.places[pool.workloadBegin + 1].queue));
    }
}

/// Unserved units of a pool's workloads, in proportion to unserved GPUs.
RACKRATE_FUNCTION void countUnserved(const PackFrame& frame, const Pool& pool)
{
    const Workspace& space = frame.space;
    for (int w = 0; w < pool.workloadCount; ++w) {
        const int place = pool.workloadBegin + w;
        const Real units = space.workloads[frame.plan.poolWorkloads[place].workload].units;
        space.places[place].unservedUnits = space.places[place].unservedUnits + space.unservedShare[w] * units;
    }
}

/// Uses pool p in a month (0-based).
RACKRATE_FUNCTION void usePool(const PackFrame& frame, int p, int month)
{
    const Pool& pool = frame.plan.pools[p];
    PoolState& state = frame.space.pools[p];
    supplyPool(frame.plan, pool, frame.space.tranches, month + 1, state.supply);
    for (int w = 0; w < pool.workloadCount; ++w)
        frame.space.load[w] = frame.space.workloads[frame.plan.poolWorkloads[pool.workloadBegin + w].workload].gpus;
    if (pool.form == ServicePool)
        runServicePool(frame, p, month);
    else
        runDispatchPool(frame, p, month);
    countUnserved(frame, pool);
    state.busyHours = state.busyHours + state.use.busyGpus * frame.plan.hours[month];
    frame.finished(pool.form == ServicePool ? ServiceStage : DispatchStage);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
