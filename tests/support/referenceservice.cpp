// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencepools.h"

#include "simulation/kernel/maths.h"

namespace rackrate::reference {

using namespace kernel;

namespace {

/// Bilinear look-up of one column.
double column(const PlanView& plan, const ServiceTable& table, double load, double holder, int which)
{
    const auto place = [](double position, int nodes, int& index) {
        const double within = std::clamp(position, 0.0, double(nodes - 1));
        index = std::min(int(within), std::max(0, nodes - 2));
        return nodes > 1 ? within - index : 0.0;
    };
    int l = 0, h = 0;
    const double f = place((naturalLog<double>(std::max(load, 1e-12)) - table.logLoadLow) / table.logLoadStep, table.loadNodes, l);
    const double g = place((holder - table.holderLow) / table.holderStep, table.holderNodes, h);
    const auto at = [&](int i, int j) {
        return plan.numbers[table.valueBegin
                            + (std::min(i, table.holderNodes - 1) * table.loadNodes + std::min(j, table.loadNodes - 1)) * serviceColumnCount + which];
    };
    return (1 - g) * ((1 - f) * at(h, l) + f * at(h, l + 1)) + g * ((1 - f) * at(h + 1, l) + f * at(h + 1, l + 1));
}

/// A month of a pool's tables: the weeks without the slot-limited event and those with it.
class Tables {
public:
    Tables(const Future& future, const Pool& pool, int month, int mask);

    /// Mean of a column over the requests or over the time, whichever the column is of.
    double answer(int which) const
    {
        double sum = 0;
        for (int event = 0; event < 2; ++event) {
            const double weight = which <= LostColumn ? m_requestShare[event] : m_timeShare[event];
            if (weight > 0 && m_table[event])
                sum += weight * column(m_plan, *m_table[event], m_load, m_holder, which);
            else if (weight > 0)
                sum += which == LostColumn || which == MissColumn ? weight : 0; // nothing serves
        }
        return sum;
    }
    /// Share of the holder's demand that its quota serves, mean over the time.
    double holderServed() const
    {
        double sum = 0;
        for (int event = 0; event < 2; ++event) {
            if (m_timeShare[event] > 0 && m_table[event])
                sum += m_timeShare[event] * servedIn(*m_table[event]);
        }
        return sum;
    }
    /// The month's requests, the event's among them, ÷ those of a month without it.
    double requests() const { return m_requests; }

private:
    double servedIn(const ServiceTable& table) const
    {
        const double place = std::min(m_holder / table.servedStep, table.servedNodes - 1.0);
        const int below = std::min(int(place), table.servedNodes - 2);
        const double* served = m_plan.numbers + table.servedBegin + below;
        return served[0] + (place - below) * (served[1] - served[0]);
    }

    const PlanView& m_plan;
    double m_load, m_holder = 0, m_requests = 1;
    double m_timeShare[2] = {1, 0}, m_requestShare[2] = {1, 0};
    const ServiceTable* m_table[2] = {nullptr, nullptr};
};

Tables::Tables(const Future& future, const Pool& pool, int month, int mask) : m_plan(future.plan)
{
    const PoolWorkload* members = m_plan.poolWorkloads + pool.workloadBegin;
    const int online = members[0].workload;
    m_load = askedGpus(future, online, month);
    if (pool.workloadCount > 1)
        m_holder = askedGpus(future, members[1].workload, month);
    const int lever = m_plan.integers[pool.leverStateBegin + month - 1], masks = 1 << pool.trancheCount;
    for (int event = 0; event < 2; ++event) {
        const int index = m_plan.integers[pool.regimeBegin + (lever * 2 + event) * masks + mask];
        if (index >= 0)
            m_table[event] = m_plan.serviceTables + index;
    }
    if (!future.slotEvent[online][month - 1])
        return;
    const Event& event = m_plan.events[m_plan.workloads[online].slotEvent];
    const double weeks = event.weeksPerMonth, weeksOfMonth = m_plan.hours[month - 1] / 168;
    m_timeShare[1] = weeks > 0 ? std::min(1.0, weeks / weeksOfMonth) : 1;
    m_timeShare[0] = 1 - m_timeShare[1];
    m_requests = m_timeShare[0] + m_timeShare[1] * event.factor.base;
    for (int i = 0; i < 2; ++i)
        m_requestShare[i] = m_requests > 0 ? m_timeShare[i] * (i ? event.factor.base : 1) / m_requests : i;
}

/// The table's share is interpolated; the quota and what requests leave of the pool bound what it can be.
double servedOfHolder(const Tables& tables, double paidReference, double asked)
{
    const double served = tables.holderServed();
    const double room = std::min(tables.answer(HolderCapacityColumn), std::max(paidReference - tables.answer(BusyColumn), 0.0));
    return asked > 0 ? std::min(served, room / asked) : served;
}

} // namespace

PoolMonth serve(const Future& future, const Pool& pool, int month, std::vector<Queue>& queues, std::vector<WorkloadService>& services)
{
    const PlanView& plan = future.plan;
    const Tranche* tranches = plan.tranches + pool.trancheBegin;
    PoolMonth result;
    result.instances.assign(pool.trancheCount, 0.0);
    int mask = 0;
    Gpus capacity;
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (!inService(future, tranches[t], month))
            continue;
        mask |= 1 << t;
        capacity.add(tranches[t], tranches[t].elastic ? tranches[t].maximumInstances : tranches[t].instances);
    }
    const Tables tables(future, pool, month, mask);
    double paidReference = 0;
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (mask & (1 << t))
            result.instances[t] = tranches[t].elastic ? tables.answer(ElasticColumn + t) : tranches[t].instances;
        paidReference += result.instances[t] * tranches[t].referenceGpusPerInstance;
        result.paidGpus += result.instances[t] * tranches[t].gpusPerInstance;
    }
    result.committedUse = tables.answer(CommittedUseColumn);
    result.busyGpus = tables.answer(BusyGpusColumn);

    const PoolWorkload* members = plan.poolWorkloads + pool.workloadBegin;
    WorkloadService& online = services[members[0].workload];
    const double units = unitsOf(future, members[0].workload, month) * tables.requests();
    online.demandUnits += units;
    online.unservedUnits += units * tables.answer(LostColumn);
    online.missedRequests += units * tables.answer(MissColumn);
    if (pool.workloadCount > 1) {
        WorkloadService& holder = services[members[1].workload];
        const double served = servedOfHolder(tables, paidReference, askedGpus(future, members[1].workload, month));
        const double holderUnits = unitsOf(future, members[1].workload, month);
        holder.demandUnits += holderUnits;
        holder.unservedUnits += holderUnits * (1 - served);
        if (members[1].batch)
            addWait(future, members[1].workload, month, {tables.answer(HolderCapacityColumn), capacity.speed(), served, false, 0},
                    queues[pool.workloadBegin + 1], holder);
    }
    return result;
}

} // namespace rackrate::reference
