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

/// Mean wait in hours of the `jobs` a month runs on `gpus` reference GPUs that do the work of `speed` reference GPUs each. Fewer
/// GPUs than one job holds serve it slower by that ratio (at most a thousandfold), as one server.
RACKRATE_FUNCTION Real queueWait(const Workload& work, const WorkloadState& state, Real jobs, Real gpus, Real speed, double hours,
                                 QueueState<Real>& queue)
{
    const Real one = broadcast<Real>(1.0), jobsPerGpu = 1.0 / (speed * work.gpusPerJob);
    const Real rate = jobs * state.jobsRun * (1.0 / hours);
    const Real service = larger(state.jobHours * jobsPerGpu, broadcast<Real>(1e-9)), servers = gpus * jobsPerGpu;
    const Real slowed = service / clamp(servers, broadcast<Real>(1e-3), one);
    return advanceQueue<Real>(queue, rate, larger(servers, one), slowed, state.variability, hours).wait;
}

/// Share of a workload's served work that elastic instances serve; 0 if none is served.
RACKRATE_INLINE Real elasticShare(Real load, Real unservedShare, Real committedServed)
{
    const Real served = load * (1.0 - unservedShare);
    const Real share = clamp<Real>(1.0 - committedServed / larger(served, broadcast<Real>(1e-300)), Real{}, broadcast<Real>(1.0));
    return select(served > 1e-9 * load, share, Real{}); // what is left of a subtraction is no work
}

/// Mean wait in hours of workload w of a dispatch pool, in a month of `hours`.
RACKRATE_FUNCTION Real waitInPool(const PlanView& plan, const Pool& pool, int w, const PoolState& state, double hours,
                                  const Workspace& space)
{
    const PoolWorkload* places = plan.poolWorkloads + pool.workloadBegin;
    const Supply& supply = state.supply;
    Real wait{};
    if (!supply.unlimited) {
        Real gpus = supply.committed + supply.elasticLimit;
        for (int other = 0; other < pool.workloadCount; ++other)
            if (other != w && places[other].deferral == NotDeferrable)
                gpus = gpus - space.load[other];
        // What dispatch leaves unserved is given up, so it does not queue either.
        const WorkloadState& work = space.workloads[places[w].workload];
        const Real queued = work.jobs * positivePart<Real>(1.0 - space.unservedShare[w]);
        wait = queueWait(plan.workloads[places[w].workload], work, queued, gpus, supply.speed, hours,
                         space.places[pool.workloadBegin + w].queue);
    }
    if (supply.elasticCount == 0)
        return wait;
    return wait + state.use.readyHours * elasticShare(space.load[w], space.unservedShare[w], space.committedServed[w]);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
