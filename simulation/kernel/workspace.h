// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The memory one worker needs for one pack of trials: carved once from a block that the caller owns, never grown.
#pragma once

#include "simulation/kernel/outcome.h"
#include "simulation/kernel/row.h"
#include "simulation/kernel/states.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Extents of a plan that the workspace depends on.
struct PlanExtent {
    int tranches = 0, pools = 0, places = 0;
    int elastic = 0; ///< elastic tranches of a pool, at most
};

RACKRATE_FUNCTION PlanExtent extentOf(const PlanView& plan)
{
    PlanExtent extent;
    for (int s = 0; s < plan.strategyCount; ++s) {
        const Strategy& strategy = plan.strategies[s];
        for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
            const Pool& pool = plan.pools[p];
            const int tranches = pool.trancheBegin + pool.trancheCount, places = pool.workloadBegin + pool.workloadCount;
            extent.pools = p + 1 > extent.pools ? p + 1 : extent.pools;
            extent.places = places > extent.places ? places : extent.places;
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
    Row<WorkloadState> workloads;
    // by index in the plan
    Row<PoolState> pools;
    Row<PlaceState> places; ///< by pool workload
    Row<TrancheState> tranches;
    Row<StrategyState> strategies;
    // of one pool and month, by workload of the pool: mean reference GPUs
    Row<Real> load, unserved, unservedShare, committedServed;
    // of one pool and month, by merged slot
    Row<Real> slotIdle, elasticCount, elasticIdle;
    // of the trials below slotDetailTrials: [pool][merged slot], real GPUs x hours of the month, summed over months; interleaved
    // workers have no such trials
    Row<Real> slotBusySum, slotPaidSum;

    /// Sets all rows into `memory` (64-byte aligned) for one of the `interleave` workers that share it, and returns the bytes
    /// needed; with nullptr it only counts.
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
    take(workloads, works);
    take(pools, extent.pools);
    take(places, extent.places);
    take(tranches, extent.tranches);
    take(strategies, plan.strategyCount);
    Row<Real>* const byPlace[] = {&load, &unserved, &unservedShare, &committedServed};
    for (Row<Real>* values : byPlace)
        take(*values, works);
    take(slotIdle, slots);
    take(elasticCount, static_cast<std::int64_t>(extent.elastic) * slots);
    take(elasticIdle, static_cast<std::int64_t>(extent.elastic) * slots);
    const std::int64_t detailed = interleave == 1 ? static_cast<std::int64_t>(extent.pools) * slots : 0;
    take(slotBusySum, detailed);
    take(slotPaidSum, detailed);
    return used;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
