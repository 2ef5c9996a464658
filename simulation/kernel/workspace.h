// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The memory one worker needs for one pack of trials: carved once from a block that the caller owns, never grown.
#pragma once

#include "simulation/kernel/outcome.h"
#include "simulation/kernel/plan.h"
#include "simulation/kernel/queue.h"

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
    std::int32_t remainingMonths, lastMonth;
};

/// Extents of a plan that the workspace depends on.
struct PlanExtent {
    int tranches = 0, pools = 0, poolWorkloads = 0;
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
        }
    }
    return extent;
}

struct Workspace {
    // of the trials, shared by all strategies
    Real *scores, *draws;
    Real* priceFactors; ///< [path][month]
    Real* demand;       ///< [workload][month] in the workload's unit
    Real* slotEvents;   ///< [workload][month] 1 while its slot-limited event acts
    // of one strategy
    TrancheState* tranches;   ///< by tranche of the plan
    QueueState<Real>* queues; ///< by pool workload of the plan: batch jobs, carried from month to month
    Real *demandUnits, *unservedUnits, *waitHours, *jobs, *missed; ///< by workload
    // of one pool and month, by workload of the pool: mean reference GPUs
    Real *load, *unserved, *committedServed;
    // of one pool and month, by merged slot
    Real *slotIdle, *elasticCount, *elasticIdle;
    // of the trials below slotDetailTrials: [pool][merged slot], real GPUs x hours of the month, summed over months
    Real *slotBusySum, *slotPaidSum;
    // sums over the chunk's trials, by lane
    Int *kindSum, *closingKindSum, *accrualSum, *exitSum;

    /// Sets all pointers into `memory` (64-byte aligned) and returns the bytes needed; with nullptr it only counts.
    RACKRATE_FUNCTION std::uint64_t carve(const PlanView& plan, unsigned char* memory);
};

RACKRATE_FUNCTION std::uint64_t Workspace::carve(const PlanView& plan, unsigned char* memory)
{
    std::uint64_t used = 0;
    const auto take = [&]<class T>(T*& pointer, std::int64_t count) {
        pointer = reinterpret_cast<T*>(memory + used);
        used += (static_cast<std::uint64_t>(count) * sizeof(T) + 63) / 64 * 64;
    };
    const PlanExtent extent = extentOf(plan);
    const std::int64_t months = plan.months, works = plan.workloadCount, all = plan.strategyCount;
    take(scores, plan.drawCount);
    take(draws, plan.drawCount);
    take(priceFactors, plan.pricePathCount * months);
    take(demand, works * months);
    take(slotEvents, works * months);
    take(tranches, extent.tranches);
    take(queues, extent.poolWorkloads);
    Real** const byWorkload[] = {&demandUnits, &unservedUnits, &waitHours, &jobs, &missed, &load, &unserved, &committedServed};
    for (Real** values : byWorkload)
        take(*values, works);
    take(slotIdle, slots);
    take(elasticCount, maximumElastic * slots);
    take(elasticIdle, maximumElastic * slots);
    take(slotBusySum, static_cast<std::int64_t>(extent.pools) * slots);
    take(slotPaidSum, static_cast<std::int64_t>(extent.pools) * slots);
    take(kindSum, all * months * costKindCount);
    take(closingKindSum, all * costKindCount);
    take(accrualSum, all * months);
    take(exitSum, all * months);
    return used;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
