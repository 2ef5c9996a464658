// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The memory one worker needs for one pack of trials: carved once from a block that the caller owns, never grown.
#pragma once

#include "simulation/kernel/outcome.h"
#include "simulation/kernel/plan.h"
#include "simulation/kernel/queue.h"
#include "simulation/kernel/row.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

constexpr int maximumElastic = 8; ///< tranches of a pool
constexpr int slots = 168;

/// A tranche along the months of one pack of trials.
struct TrancheState {
    Real price, upfrontShare, termPrice;
    Real serviceMonth;           ///< owned, colocated: first month in service, 1-based
    Real purchase, capitalised;  ///< paid at order; purchase + network + fit-out
    Real marketValue, marketStep;
    Real maintenancePerMonth, spacePerMonth, energyPrice, contractPerMonth, escalation, leaveCost;
    double remainingHours;       ///< of the running term, after this month
    std::int32_t remainingMonths;
};

/// Extents of a plan that the workspace depends on.
struct PlanExtent {
    int tranches = 0, pools = 0, poolWorkloads = 0;
    int elastic = 0; ///< elastic tranches of a pool, at most
};

RACKRATE_FUNCTION PlanExtent extentOf(const PlanView& plan)
{
    PlanExtent extent;
    for (int s = 0; s < plan.strategyCount; ++s) {
        const Strategy& strategy = plan.strategies[s];
        for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
            const Pool& pool = plan.pools[p];
            const int tranches = pool.trancheBegin + pool.trancheCount, works = pool.workloadBegin + pool.workloadCount;
            extent.pools = p + 1 > extent.pools ? p + 1 : extent.pools;
            extent.poolWorkloads = works > extent.poolWorkloads ? works : extent.poolWorkloads;
            extent.tranches = tranches > extent.tranches ? tranches : extent.tranches;
            int elastic = 0;
            for (int i = pool.trancheBegin; i < tranches; ++i)
                elastic += plan.tranches[i].elastic != 0 ? 1 : 0;
            extent.elastic = elastic > extent.elastic ? elastic : extent.elastic;
        }
    }
    return extent;
}

struct Workspace {
    // of the trials, shared by all strategies
    Row<Real> scores, draws;
    Row<Real> priceFactors; ///< [path][month]
    Row<Real> demand;       ///< [workload][month] in the workload's unit
    Row<Real> slotEvents;   ///< [workload][month] 1 while its slot-limited event acts
    // of one strategy
    Row<TrancheState> tranches;   ///< by tranche of the plan
    Row<QueueState<Real>> queues; ///< by pool workload of the plan: batch jobs, carried from month to month
    Row<Real> demandUnits, unservedUnits, waitHours, jobs, missed; ///< by workload
    // of one pool and month, by workload of the pool: mean reference GPUs
    Row<Real> load, unserved, committedServed;
    // of one pool and month, by merged slot
    Row<Real> slotIdle, elasticCount, elasticIdle;
    // of the trials below slotDetailTrials: [pool][merged slot], real GPUs x hours of the month, summed over months; interleaved
    // workers have no such trials
    Row<Real> slotBusySum, slotPaidSum;
    // sums over the chunk's trials, by lane; at width 1 the chunk's own
    Int *kindSum, *closingKindSum, *accrualSum, *exitSum;

    /// Sets all rows into `memory` (64-byte aligned) for one of the `interleave` workers that share it, and returns the bytes
    /// needed; with nullptr it only counts. The sums are left to the caller at width 1.
    RACKRATE_FUNCTION std::uint64_t carve(const PlanView& plan, unsigned char* memory, int worker = 0);
};

RACKRATE_FUNCTION std::uint64_t Workspace::carve(const PlanView& plan, unsigned char* memory, int worker)
{
    std::uint64_t used = 0;
    const auto take = [&]<class T>(Row<T>& row, std::int64_t count) {
        row = memory == nullptr ? Row<T>{} : Row<T>{reinterpret_cast<T*>(memory + used) + worker};
        used += (static_cast<std::uint64_t>(count) * sizeof(T) * interleave + 63) / 64 * 64;
    };
    const PlanExtent extent = extentOf(plan);
    const std::int64_t months = plan.months, works = plan.workloadCount;
    take(scores, plan.drawCount);
    take(draws, plan.drawCount);
    take(priceFactors, plan.pricePathCount * months);
    take(demand, works * months);
    take(slotEvents, works * months);
    take(tranches, extent.tranches);
    take(queues, extent.poolWorkloads);
    Row<Real>* const byWorkload[] = {&demandUnits, &unservedUnits, &waitHours, &jobs, &missed, &load, &unserved, &committedServed};
    for (Row<Real>* values : byWorkload)
        take(*values, works);
    take(slotIdle, slots);
    take(elasticCount, static_cast<std::int64_t>(extent.elastic) * slots);
    take(elasticIdle, static_cast<std::int64_t>(extent.elastic) * slots);
    const std::int64_t detailed = interleave == 1 ? static_cast<std::int64_t>(extent.pools) * slots : 0;
    take(slotBusySum, detailed);
    take(slotPaidSum, detailed);
#if RACKRATE_KERNEL_WIDTH > 1
    const std::int64_t cells = plan.strategyCount * months;
    take(kindSum, cells * costKindCount);
    take(closingKindSum, static_cast<std::int64_t>(plan.strategyCount) * costKindCount);
    take(accrualSum, cells);
    take(exitSum, cells);
#endif
    return used;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
