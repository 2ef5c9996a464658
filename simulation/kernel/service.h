// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Fifth stage, service pools: a week of online inference, read from the plan's tables. Table axes: ln of the workload's mean
// offered load (busy reference GPUs, repeats included, before cache and events), and the holder's mean load; clamped at
// the edges, bilinear between nodes.
#pragma once

#include "simulation/kernel/demand.h"
#include "simulation/kernel/supply.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// The columns of ServiceColumn for each trial of the pack.
struct ServiceAnswer {
    Real column[serviceColumnCount];
};

/// What one look-up counts into: the nodes of the chunk, for trials that exist.
struct NodeCounts {
    std::int64_t *requests, *hours; ///< hours may be null
    double monthRequests, monthHours;
};

/// Adds one node of a table with a weight.
RACKRATE_FUNCTION void addNode(const PlanView& plan, const ServiceTable& table, int node, double weight, double* columns,
                               const NodeCounts& counts)
{
    const double* values = plan.numbers + table.valueBegin + static_cast<std::int64_t>(node) * serviceColumnCount;
    for (int c = 0; c < serviceColumnCount; ++c)
        columns[c] += weight * values[c];
    if (counts.requests != nullptr)
        counts.requests[table.nodeBegin + node] += static_cast<std::int64_t>(counts.monthRequests * weight + 0.5);
    if (counts.hours != nullptr)
        counts.hours[table.nodeBegin + node] += static_cast<std::int64_t>(counts.monthHours * weight * 1048576.0 + 0.5);
}

/// Position on an axis of `nodes` nodes: the node below and the weight of the one above.
struct AxisPosition {
    int below;
    double above;
};
RACKRATE_INLINE AxisPosition positionOn(double x, int nodes)
{
    if (!(x > 0) || nodes < 2)
        return {0, 0};
    if (x >= nodes - 1)
        return {nodes - 2, 1};
    const int below = static_cast<int>(x);
    return {below, x - below};
}

/// Adds `weight` of a regime's answer for one trial.
RACKRATE_FUNCTION void addRegime(const PlanView& plan, int regime, double logLoad, double holderLoad, double weight,
                                 double* columns, const NodeCounts& counts)
{
    if (!(weight > 0))
        return;
    if (regime < 0) { // nothing serves
        columns[MissColumn] += weight;
        columns[LostColumn] += weight;
        return;
    }
    const ServiceTable& table = plan.serviceTables[regime];
    const AxisPosition load = positionOn((logLoad - table.logLoadLow) / table.logLoadStep, table.loadNodes);
    const AxisPosition holder = positionOn((holderLoad - table.holderLow) / table.holderStep, table.holderNodes);
    for (int h = 0; h < 2; ++h) {
        const double byHolder = weight * (h == 0 ? 1 - holder.above : holder.above);
        for (int l = 0; l < 2; ++l) {
            const double share = byHolder * (l == 0 ? 1 - load.above : load.above);
            if (share > 0)
                addNode(plan, table, (holder.below + h) * table.loadNodes + load.below + l, share, columns, counts);
        }
    }
}

/// Which tranches of a pool are in service for one trial, as bits.
RACKRATE_FUNCTION int trancheMask(const Pool& pool, const Supply& supply, int laneIndex)
{
    int mask = 0;
    for (int i = 0; i < pool.trancheCount; ++i)
        mask |= lane(supply.instances[i], laneIndex) > 0 ? 1 << i : 0;
    for (int e = 0; e < supply.elasticCount; ++e)
        mask |= 1 << supply.elastic[e];
    return mask;
}

/// Where a chunk counts use of service nodes; null for no count. Lanes from `lanes` on are no trials.
struct NodeSink {
    std::int64_t *requests = nullptr, *hours = nullptr;
    int lanes = width;
};

/// Largest share of the holder's demand that its quota, and what requests leave of the pool, can serve: between two nodes of a
/// table, and beyond its last, the interpolated share alone could promise more.
RACKRATE_FUNCTION Real roomForHolder(const ServiceAnswer& answer, Real holderLoad)
{
    const Real left = positivePart(answer.column[PaidColumn] - answer.column[BusyColumn]);
    return smaller(answer.column[HolderCapacityColumn], left) / larger(holderLoad, broadcast<Real>(1e-300));
}

/// Looks a month (0-based) up for every trial of the pack. `offered` and `holderLoad` in reference GPUs, `requests` of the month.
RACKRATE_FUNCTION ServiceAnswer answerMonth(const PlanView& plan, const Pool& pool, const Supply& supply, int month, Real offered,
                                            Real holderLoad, Real requests, Real eventShare, const NodeSink& sink)
{
    const int lever = plan.integers[pool.leverStateBegin + month];
    const std::int32_t* regimes = plan.integers + pool.regimeBegin + ((lever * 2) << pool.trancheCount);
    const Real logLoad = naturalLog(offered);
    ServiceAnswer answer{};
    for (int i = 0; i < width; ++i) {
        const int mask = trancheMask(pool, supply, i);
        double columns[serviceColumnCount] = {};
        const bool counted = i < sink.lanes;
        const NodeCounts counts{counted ? sink.requests : nullptr, counted ? sink.hours : nullptr, lane(requests, i), plan.hours[month]};
        const double events = lane(eventShare, i);
        addRegime(plan, regimes[mask], lane(logLoad, i), lane(holderLoad, i), 1 - events, columns, counts);
        addRegime(plan, regimes[(1 << pool.trancheCount) + mask], lane(logLoad, i), lane(holderLoad, i), events, columns, counts);
        for (int c = 0; c < serviceColumnCount; ++c)
            setLane(answer.column[c], i, columns[c]);
    }
    answer.column[HolderServedColumn] = smaller(answer.column[HolderServedColumn], roomForHolder(answer, holderLoad));
    return answer;
}

/// Share of a month (0-based) in which the workload's slot-limited event acts.
RACKRATE_FUNCTION Real eventShareOf(const PlanView& plan, int workload, int month, const Workspace& space)
{
    const Workload& work = plan.workloads[workload];
    if (work.slotEvent < 0)
        return Real{};
    const double weeks = plan.events[work.slotEvent].weeksPerMonth;
    const double share = weeks > 0 && weeks * slots < plan.hours[month] ? weeks * slots / plan.hours[month] : 1;
    return space.slotEvents[static_cast<std::int64_t>(workload) * plan.months + month] * share;
}

/// Turns the answer into the pool's use; unserved by workload goes to the workspace (mean reference GPUs).
RACKRATE_FUNCTION PoolUse useOfAnswer(const PlanView& plan, const Pool& pool, const Supply& supply, const ServiceAnswer& answer,
                                      const Workspace& space)
{
    PoolUse use{};
    Real paid{}, paidReal{};
    for (int i = 0; i < pool.trancheCount; ++i) {
        const Tranche& tranche = plan.tranches[pool.trancheBegin + i];
        use.paidInstances[i] = tranche.elastic ? answer.column[ElasticColumn + i] : supply.instances[i];
        paid = paid + use.paidInstances[i] * tranche.referenceGpusPerInstance;
        paidReal = paidReal + use.paidInstances[i] * tranche.gpusPerInstance;
    }
    space.unserved[0] = space.load[0] * answer.column[LostColumn];
    space.committedServed[0] = space.load[0] - space.unserved[0];
    use.demand = space.load[0];
    use.unserved = space.unserved[0];
    use.served = answer.column[BusyColumn];
    if (pool.workloadCount > 1) {
        space.committedServed[1] = space.load[1] * answer.column[HolderServedColumn];
        space.unserved[1] = space.load[1] - space.committedServed[1];
        use.demand = use.demand + space.load[1];
        use.unserved = use.unserved + space.unserved[1];
        use.served = use.served + space.committedServed[1];
    }
    use.committedUse = answer.column[CommittedUseColumn];
    use.busyGpus = use.served * (paidReal / larger(paid, broadcast<Real>(1e-300)));
    return use;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
