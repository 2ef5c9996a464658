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

/// Where a chunk counts use of service nodes; null for no count. Lanes from `lanes` on are no trials.
struct NodeSink {
    std::int64_t *requests = nullptr, *hours = nullptr;
    int lanes = width;
};

/// Positions on an axis of `nodes` nodes: the node below, the one above, and its share. Clamped at the ends.
struct AxisPosition {
    Int below, above;
    Real share;
};
RACKRATE_INLINE AxisPosition positionOn(Real x, int nodes)
{
    const Real within = clamp(x, Real{}, broadcast<Real>(nodes - 1.0));
    const Real node = smaller<Real>(floorOf(within), broadcast<Real>(nodes < 2 ? 0.0 : nodes - 2.0));
    const Int below = nearestInteger<Real>(node);
    return {below, below + (nodes < 2 ? 0 : 1), within - node};
}

/// A month being looked up for a pack: each trial's columns, side by side.
struct ServiceLookup {
    const PlanView& plan;
    const NodeSink& sink;
    double monthHours;
    Real logLoad, holderLoad, requests; ///< requests: offered in the month, at most largestUnits
    int columns; ///< the first so many are wanted
    double values[width][serviceColumnCount] = {};
};

/// What a part of a month counts: its share of the requests, its share of the time.
struct MonthShare {
    Real requests, time;
};

/// The weights of columns c, c + 1 and so on of a trial's pack of them.
RACKRATE_INLINE Real columnWeights(int c, double requests, double time)
{
    if (c >= BusyColumn || requests == time)
        return broadcast<Real>(time);
    Real weights = broadcast<Real>(requests);
    for (int i = 0; i < width; ++i)
        if (c + i >= BusyColumn)
            setLane(weights, i, time);
    return weights;
}

/// Adds one node for each trial with a share of its own.
RACKRATE_FUNCTION void addNode(ServiceLookup& lookup, const ServiceTable& table, Int node, MonthShare share)
{
    static_assert(serviceColumnCount % width == 0);
    const double* first = lookup.plan.numbers + table.valueBegin;
    for (int i = 0; i < width; ++i) {
        const double requests = lane(share.requests, i), time = lane(share.time, i);
        if (!(time > 0))
            continue;
        const double* source = first + lane(node, i) * serviceColumnCount;
        double* target = lookup.values[i];
        for (int c = 0; c < lookup.columns; c += width) {
            Real column, sum;
            __builtin_memcpy(&column, source + c, sizeof column);
            __builtin_memcpy(&sum, target + c, sizeof sum);
            sum = sum + column * columnWeights(c, requests, time);
            __builtin_memcpy(target + c, &sum, sizeof sum);
        }
        if (i >= lookup.sink.lanes)
            continue;
        const std::int64_t at = table.nodeBegin + lane(node, i);
        if (lookup.sink.requests != nullptr)
            addToSum(lookup.sink.requests[at],
                     static_cast<std::int64_t>(lane(lookup.requests, i) * requests * (1 - source[LostColumn]) + 0.5));
        if (lookup.sink.hours != nullptr)
            addToSum(lookup.sink.hours[at], static_cast<std::int64_t>(lookup.monthHours * time * 1048576.0 + 0.5));
    }
}

/// Adds the holder's served share for each trial's share of the time. It bends where the quota fills up, so its nodes lie close.
RACKRATE_FUNCTION void addHolderServed(ServiceLookup& lookup, const ServiceTable& table, Real time)
{
    const AxisPosition load = positionOn(lookup.holderLoad / table.servedStep, table.servedNodes);
    const double* served = lookup.plan.numbers + table.servedBegin;
    for (int i = 0; i < width; ++i) {
        if (!(lane(time, i) > 0))
            continue;
        const double below = served[lane(load.below, i)], above = served[lane(load.above, i)];
        lookup.values[i][HolderServedColumn] += lane(time, i) * (below + lane(load.share, i) * (above - below));
    }
}

/// Adds a regime's answer with each trial's share of the month; no time adds nothing.
RACKRATE_FUNCTION void addRegime(ServiceLookup& lookup, int regime, MonthShare month)
{
    if (!anyLane(month.time > Real{}))
        return;
    if (regime < 0) { // nothing serves
        for (int i = 0; i < width; ++i) {
            if (!(lane(month.time, i) > 0))
                continue;
            lookup.values[i][MissColumn] += lane(month.requests, i);
            lookup.values[i][LostColumn] += lane(month.requests, i);
        }
        return;
    }
    const ServiceTable& table = lookup.plan.serviceTables[regime];
    const AxisPosition load = positionOn((lookup.logLoad - table.logLoadLow) / table.logLoadStep, table.loadNodes);
    const AxisPosition holder = positionOn((lookup.holderLoad - table.holderLow) / table.holderStep, table.holderNodes);
    const std::int64_t row = table.loadNodes;
    const auto add = [&](Int node, Real share) { addNode(lookup, table, node, {month.requests * share, month.time * share}); };
    add(holder.below * row + load.below, (1.0 - holder.share) * (1.0 - load.share));
    add(holder.below * row + load.above, (1.0 - holder.share) * load.share);
    if (table.servedNodes > 0)
        addHolderServed(lookup, table, month.time);
    if (table.holderNodes < 2)
        return;
    add(holder.above * row + load.below, holder.share * (1.0 - load.share));
    add(holder.above * row + load.above, holder.share * load.share);
}

/// Which tranches of a pool are in service, as bits by trial.
RACKRATE_FUNCTION Int trancheMasks(const Pool& pool, const Supply& supply)
{
    Real masks{};
    for (int i = 0; i < pool.trancheCount; ++i)
        masks = masks + select(supply.instances[i] > Real{}, broadcast<Real>(1 << i), Real{});
    for (int e = 0; e < supply.elasticCount; ++e)
        masks = masks + static_cast<double>(1 << supply.elastic[e]);
    return nearestInteger<Real>(masks);
}

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

/// Looks a month (0-based) of the requests `work` up for every trial of the pack. `holderLoad` in reference GPUs.
RACKRATE_FUNCTION ServiceAnswer answerMonth(const PlanView& plan, const Pool& pool, const Supply& supply, int month, const WorkloadState& work,
                                            Real holderLoad, const NodeSink& sink)
{
    const int lever = plan.integers[pool.leverStateBegin + month];
    const std::int32_t* regimes = plan.integers + pool.regimeBegin + ((lever * 2) << pool.trancheCount);
    const int columns = supply.elasticCount > 0 ? static_cast<int>(ElasticColumn) + pool.trancheCount : static_cast<int>(ElasticColumn);
    const Real asked = clamp(work.units, Real{}, broadcast<Real>(largestUnits)); // what is beyond is over its limit by workload
    ServiceLookup lookup{plan, sink, plan.hours[month], work.logGpus, holderLoad, asked, columns};
    const Real time = work.eventShare, factor = work.eventFactor;
    // share of the requests that come in weeks without the event
    const Real usual = select(factor > Real{}, (1.0 - time) / larger(factor, broadcast<Real>(1e-300)), Real{});
    const Int masks = trancheMasks(pool, supply);
    for (int first = 0; first < width; ++first) { // each set of tranches once, usually one for all trials
        const std::int64_t mask = lane(masks, first);
        bool seen = false;
        for (int i = 0; i < first; ++i)
            seen = seen || lane(masks, i) == mask;
        if (seen)
            continue;
        const Mask here = masks == mask;
        addRegime(lookup, regimes[mask], {select(here, usual, Real{}), select(here, 1.0 - time, Real{})});
        addRegime(lookup, regimes[(1 << pool.trancheCount) + mask], {select(here, 1.0 - usual, Real{}), select(here, time, Real{})});
    }
    ServiceAnswer answer;
    for (int c = 0; c < ElasticColumn + pool.trancheCount; ++c)
        for (int i = 0; i < width; ++i)
            setLane(answer.column[c], i, lookup.values[i][c]);
    if (pool.workloadCount > 1)
        answer.column[HolderServedColumn] = smaller(answer.column[HolderServedColumn], roomForHolder(plan, pool, supply, answer, holderLoad));
    return answer;
}

/// Turns the answer into the pool's use; the share unserved by workload goes to the workspace.
RACKRATE_FUNCTION void useOfAnswer(const PlanView& plan, const Pool& pool, const ServiceAnswer& answer, const Workspace& space,
                                   PoolState& state)
{
    PoolUse& use = state.use;
    for (int i = 0; i < pool.trancheCount; ++i)
        use.paidInstances[i] = plan.tranches[pool.trancheBegin + i].elastic ? answer.column[ElasticColumn + i] : state.supply.instances[i];
    space.unservedShare[0] = answer.column[LostColumn];
    use.demand = space.load[0];
    use.unserved = space.load[0] * answer.column[LostColumn];
    use.served = answer.column[BusyColumn];
    use.readyHours = Real{};
    if (pool.workloadCount > 1) {
        const Real held = space.load[1] * answer.column[HolderServedColumn];
        space.unservedShare[1] = 1.0 - answer.column[HolderServedColumn];
        use.demand = use.demand + space.load[1];
        use.unserved = use.unserved + (space.load[1] - held);
        use.served = use.served + held;
    }
    use.committedUse = answer.column[CommittedUseColumn];
    use.busyGpus = answer.column[BusyGpusColumn];
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
