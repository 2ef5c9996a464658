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
    double monthRequests, monthHours; ///< requests offered in the month, at most largestUnits
};

/// What a part of a month counts: its share of the requests, its share of the time.
struct MonthShare {
    double requests, time;
};

/// Adds one node of a table.
RACKRATE_FUNCTION void addNode(const PlanView& plan, const ServiceTable& table, int node, MonthShare share, double* columns,
                               const NodeCounts& counts)
{
    const double* values = plan.numbers + table.valueBegin + static_cast<std::int64_t>(node) * serviceColumnCount;
    for (int c = 0; c < BusyColumn; ++c)
        columns[c] += share.requests * values[c];
    for (int c = BusyColumn; c < serviceColumnCount; ++c)
        columns[c] += share.time * values[c];
    if (counts.requests != nullptr)
        addToSum(counts.requests[table.nodeBegin + node],
                 static_cast<std::int64_t>(counts.monthRequests * share.requests * (1 - values[LostColumn]) + 0.5));
    if (counts.hours != nullptr)
        addToSum(counts.hours[table.nodeBegin + node], static_cast<std::int64_t>(counts.monthHours * share.time * 1048576.0 + 0.5));
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

/// Adds a regime's answer for one trial.
RACKRATE_FUNCTION void addRegime(const PlanView& plan, int regime, double logLoad, double holderLoad, MonthShare month,
                                 double* columns, const NodeCounts& counts)
{
    if (!(month.time > 0))
        return;
    if (regime < 0) { // nothing serves
        columns[MissColumn] += month.requests;
        columns[LostColumn] += month.requests;
        return;
    }
    const ServiceTable& table = plan.serviceTables[regime];
    const AxisPosition load = positionOn((logLoad - table.logLoadLow) / table.logLoadStep, table.loadNodes);
    const AxisPosition holder = positionOn((holderLoad - table.holderLow) / table.holderStep, table.holderNodes);
    for (int h = 0; h < 2; ++h) {
        const double byHolder = h == 0 ? 1 - holder.above : holder.above;
        for (int l = 0; l < 2; ++l) {
            const double share = byHolder * (l == 0 ? 1 - load.above : load.above);
            if (share > 0)
                addNode(plan, table, (holder.below + h) * table.loadNodes + load.below + l,
                        {month.requests * share, month.time * share}, columns, counts);
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

/// How a slot-limited event acts in a month: its share of the month's time, and the month's requests with it ÷ without it.
struct EventMonth {
    Real share, requests;
};

/// Largest share of the holder's demand that its quota, and what requests leave of the pool, can serve: between two nodes of a
/// table, and beyond its last, the interpolated share alone could promise more.
RACKRATE_FUNCTION Real roomForHolder(const PlanView& plan, const Pool& pool, const Supply& supply, const ServiceAnswer& answer,
                                     Real holderLoad)
{
    Real paid{}; // reference GPUs
    for (int i = 0; i < pool.trancheCount; ++i) {
        const Tranche& tranche = plan.tranches[pool.trancheBegin + i];
        paid = paid + (tranche.elastic ? answer.column[ElasticColumn + i] : supply.instances[i]) * tranche.referenceGpusPerInstance;
    }
    const Real left = positivePart(paid - answer.column[BusyColumn]);
    return smaller(answer.column[HolderCapacityColumn], left) / larger(holderLoad, broadcast<Real>(1e-300));
}

/// Looks a month (0-based) up for every trial of the pack. `offered` (without the slot-limited event) and `holderLoad` in
/// reference GPUs, `requests` of the month (with it).
RACKRATE_FUNCTION ServiceAnswer answerMonth(const PlanView& plan, const Pool& pool, const Supply& supply, int month, Real offered,
                                            Real holderLoad, Real requests, const EventMonth& event, const NodeSink& sink)
{
    const int lever = plan.integers[pool.leverStateBegin + month];
    const std::int32_t* regimes = plan.integers + pool.regimeBegin + ((lever * 2) << pool.trancheCount);
    const Real logLoad = naturalLog(offered);
    ServiceAnswer answer{};
    for (int i = 0; i < width; ++i) {
        const int mask = trancheMask(pool, supply, i);
        double columns[serviceColumnCount] = {};
        const bool exists = i < sink.lanes;
        const double asked = clamp(lane(requests, i), 0.0, largestUnits); // what is beyond is over its limit by workload
        const NodeCounts counts{exists ? sink.requests : nullptr, exists ? sink.hours : nullptr, asked, plan.hours[month]};
        const double time = lane(event.share, i), factor = lane(event.requests, i);
        const double usual = factor > 0 ? (1 - time) / factor : 0; // share of the requests that come in weeks without the event
        addRegime(plan, regimes[mask], lane(logLoad, i), lane(holderLoad, i), {usual, 1 - time}, columns, counts);
        addRegime(plan, regimes[(1 << pool.trancheCount) + mask], lane(logLoad, i), lane(holderLoad, i), {1 - usual, time}, columns, counts);
        for (int c = 0; c < serviceColumnCount; ++c)
            setLane(answer.column[c], i, columns[c]);
    }
    if (pool.workloadCount > 1)
        answer.column[HolderServedColumn] = smaller(answer.column[HolderServedColumn], roomForHolder(plan, pool, supply, answer, holderLoad));
    return answer;
}

/// The workload's slot-limited event in a month (0-based).
RACKRATE_FUNCTION EventMonth eventMonthOf(const PlanView& plan, int workload, int month, const Workspace& space)
{
    const Workload& work = plan.workloads[workload];
    if (work.slotEvent < 0)
        return {Real{}, broadcast<Real>(1.0)};
    const Event& event = plan.events[work.slotEvent];
    const double weeks = event.weeksPerMonth;
    const double share = weeks > 0 && weeks * slots < plan.hours[month] ? weeks * slots / plan.hours[month] : 1;
    const Real acts = space.slotEvents[static_cast<std::int64_t>(workload) * plan.months + month] * share;
    return {acts, 1.0 + acts * (event.factor.base - 1.0)};
}

/// Turns the answer into the pool's use; unserved by workload goes to the workspace (mean reference GPUs).
RACKRATE_FUNCTION PoolUse useOfAnswer(const PlanView& plan, const Pool& pool, const Supply& supply, const ServiceAnswer& answer,
                                      const Workspace& space)
{
    PoolUse use{};
    for (int i = 0; i < pool.trancheCount; ++i)
        use.paidInstances[i] = plan.tranches[pool.trancheBegin + i].elastic ? answer.column[ElasticColumn + i] : supply.instances[i];
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
    use.busyGpus = answer.column[BusyGpusColumn];
    return use;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
