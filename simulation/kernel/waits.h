// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// How long batch jobs wait for their GPUs: one queue step a month, empty at the start of the plan and carried
// from month to month.
#pragma once

#include "simulation/kernel/demand.h"
#include "simulation/kernel/queue.h"
#include "simulation/kernel/supply.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Jobs a month.
RACKRATE_INLINE Real jobsOf(const Workload& work, Real demand, Row<const Real> draws)
{
    return work.unit == JobsUnit ? demand : demand / larger(valueOf(work.gpuHoursPerJob, draws), broadcast<Real>(1e-9));
}

/// Mean wait in hours of the `jobs` a month runs on `gpus` reference GPUs that do the work of `speed` reference GPUs each. Fewer
/// GPUs than one job holds serve it slower by that ratio (at most a thousandfold), as one server.
RACKRATE_FUNCTION Real queueWait(const Workload& work, Real jobs, Real gpus, Real speed, double hours, Row<const Real> draws,
                                 QueueState<Real>& state)
{
    const Real one = broadcast<Real>(1.0), perJob = speed * work.gpusPerJob;
    const Real rate = jobs * (1.0 + valueOf(work.rerunShare, draws)) / hours;
    const Real service = larger(valueOf(work.gpuHoursPerJob, draws) * valueOf(work.heldPerBusy, draws) / perJob, broadcast<Real>(1e-9));
    const Real servers = gpus / perJob;
    const Real slowed = service / clamp(servers, broadcast<Real>(1e-3), one);
    const Real variability = 0.5 * (1.0 + valueOf(work.jobVariability, draws));
    return advanceQueue<Real>(state, rate, larger(servers, one), slowed, variability, hours).wait;
}

/// Share of a workload's served work that elastic instances serve; 0 if none is served.
RACKRATE_INLINE Real elasticShare(Real load, Real unserved, Real committedServed)
{
    const Real served = load - unserved;
    const Real share = clamp<Real>(1.0 - committedServed / larger(served, broadcast<Real>(1e-300)), Real{}, broadcast<Real>(1.0));
    return select(served > 1e-9 * load, share, Real{}); // what is left of a subtraction is no work
}

/// Mean wait in hours of workload w of a dispatch pool.
RACKRATE_FUNCTION Real waitInPool(const PlanView& plan, const Pool& pool, int w, const Supply& supply, const PoolUse& use, Real jobs,
                                  double hours, const Workspace& space)
{
    const PoolWorkload& place = plan.poolWorkloads[pool.workloadBegin + w];
    Real wait{};
    if (!supply.unlimited) {
        Real gpus = supply.committed + supply.elasticLimit;
        for (int other = 0; other < pool.workloadCount; ++other)
            if (other != w && plan.poolWorkloads[pool.workloadBegin + other].deferral == NotDeferrable)
                gpus = gpus - space.load[other];
        // What dispatch leaves unserved is given up, so it does not queue either.
        const Real queued = jobs * positivePart<Real>(1.0 - space.unserved[w] / larger(space.load[w], broadcast<Real>(1e-300)));
        wait = queueWait(plan.workloads[place.workload], queued, gpus, supply.speed, hours, space.draws, space.queues[pool.workloadBegin + w]);
    }
    return wait + use.readyHours * elasticShare(space.load[w], space.unserved[w], space.committedServed[w]);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
