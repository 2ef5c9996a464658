// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencepools.h"

#include <array>
#include <cmath>

namespace rackrate::reference {

using namespace kernel;

namespace {

/// One week of one pool, hour by hour. Sums over the week's hours are in reference GPU-hours.
class Week {
public:
    Week(const Future& future, const Pool& pool, int month);

    void serveFixed();
    void serveMovable();
    PoolMonth month() const;
    void account(std::vector<Queue>& queues, std::vector<WorkloadService>& services) const;

private:
    double gpusAt(int member, int slot) const
    {
        const int merged = m_plan.integers[m_pool.slotMapBegin + slot];
        return m_load[member] * m_plan.numbers[m_members[member].profileBegin + merged];
    }
    double rent(int slot, double overflow);
    void moveWork(int member, int first, int last);
    JobsMonth jobsOf(int member) const;

    const Future& m_future;
    const PlanView& m_plan;
    const Pool& m_pool;
    const Tranche* m_tranches;
    const PoolWorkload* m_members;
    int m_month;
    double m_committed = 0;
    std::vector<double> m_load;                           ///< mean reference GPUs, by member
    std::vector<int> m_elastic;                           ///< tranches that can be rented now
    std::array<double, 168> m_idle{};                     ///< of the committed ones
    std::vector<std::array<double, 168>> m_running, m_spare; ///< by tranche: instances, idle reference GPUs in them
    std::vector<double> m_instances;                      ///< committed, by tranche
    std::vector<double> m_asked, m_unserved, m_onCommitted; ///< by member
    std::vector<double> m_served;                         ///< by tranche, elastic
};

Week::Week(const Future& future, const Pool& pool, int month)
    : m_future(future), m_plan(future.plan), m_pool(pool), m_tranches(m_plan.tranches + pool.trancheBegin),
      m_members(m_plan.poolWorkloads + pool.workloadBegin), m_month(month), m_running(pool.trancheCount),
      m_spare(pool.trancheCount), m_instances(pool.trancheCount, 0.0), m_asked(pool.workloadCount, 0.0),
      m_unserved(pool.workloadCount, 0.0), m_onCommitted(pool.workloadCount, 0.0), m_served(pool.trancheCount, 0.0)
{
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (!inService(future, m_tranches[t], month))
            continue;
        if (m_tranches[t].elastic) {
            m_elastic.push_back(t);
        } else {
            m_committed += m_tranches[t].instances * m_tranches[t].referenceGpusPerInstance;
            m_instances[t] = m_tranches[t].instances;
        }
    }
    for (int i = 0; i < pool.workloadCount; ++i)
        m_load.push_back(askedGpus(future, m_members[i].workload, month));
}

/// Rents whole machines for what committed capacity leaves over in an hour; returns the capacity they add.
double Week::rent(int slot, double overflow)
{
    double capacity = 0;
    for (const int t : m_elastic) {
        const Tranche& tranche = m_tranches[t];
        const double each = tranche.referenceGpusPerInstance;
        const double count = std::clamp(std::ceil(overflow / each - 1e-9), tranche.minimumInstances,
                                        std::max(tranche.minimumInstances, tranche.maximumInstances));
        const double taken = std::min(overflow, count * each);
        m_running[t][slot] = count;
        m_spare[t][slot] = count * each - taken;
        m_served[t] += taken;
        capacity += count * each;
        overflow -= taken;
    }
    return capacity;
}

/// Work that cannot move, by priority.
void Week::serveFixed()
{
    for (int slot = 0; slot < 168; ++slot) {
        double sum = 0;
        std::vector<double> demand(m_pool.workloadCount, 0.0);
        for (int i = 0; i < m_pool.workloadCount; ++i) {
            const double gpus = gpusAt(i, slot);
            m_asked[i] += gpus;
            if (m_members[i].deferral == NotDeferrable)
                sum += demand[i] = gpus;
        }
        const double onCommitted = std::min(sum, m_committed);
        m_idle[slot] = m_committed - onCommitted;
        const double capacity = m_committed + rent(slot, sum - onCommitted);
        double before = 0;
        for (int i = 0; i < m_pool.workloadCount; ++i) {
            m_unserved[i] += std::clamp(before + demand[i] - capacity, 0.0, demand[i]);
            m_onCommitted[i] += std::clamp(m_committed - before, 0.0, demand[i]);
            before += demand[i];
        }
    }
}

/// Work that may move fills what is idle in its window, then rents machines by the hour up to their limit.
void Week::serveMovable()
{
    for (int i = 0; i < m_pool.workloadCount; ++i) {
        if (m_members[i].deferral == NotDeferrable)
            continue;
        const int windows = m_members[i].deferral == WithinDay ? 7 : 1, length = 168 / windows;
        for (int window = 0; window < windows; ++window)
            moveWork(i, window * length, (window + 1) * length);
    }
}

/// Takes up to `work` from the hours first .. last - 1, from each in proportion to what is there.
double take(std::array<double, 168>& idle, int first, int last, double work)
{
    double sum = 0;
    for (int slot = first; slot < last; ++slot)
        sum += idle[slot];
    const double taken = std::min(work, sum);
    for (int slot = first; slot < last && sum > 0; ++slot)
        idle[slot] -= idle[slot] * taken / sum;
    return taken;
}

void Week::moveWork(int member, int first, int last)
{
    double work = 0;
    for (int slot = first; slot < last; ++slot)
        work += gpusAt(member, slot);
    const double onCommitted = take(m_idle, first, last, work);
    m_onCommitted[member] += onCommitted;
    work -= onCommitted;
    for (const int t : m_elastic) {
        const double taken = take(m_spare[t], first, last, work);
        m_served[t] += taken;
        work -= taken;
    }
    for (const int t : m_elastic) {
        const double each = m_tranches[t].referenceGpusPerInstance;
        double sum = 0;
        std::array<double, 168> room{};
        for (int slot = first; slot < last; ++slot)
            sum += room[slot] = std::max(0.0, m_tranches[t].maximumInstances - m_running[t][slot]);
        const double taken = std::min(work, sum * each);
        for (int slot = first; slot < last && sum > 0; ++slot)
            m_running[t][slot] += room[slot] * (taken / each) / sum;
        m_served[t] += taken;
        work -= taken;
    }
    m_unserved[member] += work;
}

PoolMonth Week::month() const
{
    PoolMonth result;
    result.instances = m_instances;
    double idle = 0;
    for (const double gpus : m_idle)
        idle += gpus / 168;
    result.committedUse = m_committed > 0 ? 1 - idle / m_committed : 0;
    for (int t = 0; t < m_pool.trancheCount; ++t)
        result.busyGpus += result.committedUse * m_instances[t] * m_tranches[t].gpusPerInstance;
    for (const int t : m_elastic) {
        for (const double count : m_running[t])
            result.instances[t] += count / 168;
        result.busyGpus += m_served[t] / 168 * m_tranches[t].gpusPerInstance / m_tranches[t].referenceGpusPerInstance;
    }
    for (int t = 0; t < m_pool.trancheCount; ++t)
        result.paidGpus += result.instances[t] * m_tranches[t].gpusPerInstance;
    return result;
}

JobsMonth Week::jobsOf(int member) const
{
    JobsMonth jobs;
    Gpus capacity;
    double work = 0, ready = 0;
    for (int t = 0; t < m_pool.trancheCount; ++t)
        capacity.add(m_tranches[t], m_instances[t]);
    jobs.gpus = m_committed;
    for (const int t : m_elastic) {
        const Tranche& tranche = m_tranches[t];
        capacity.add(tranche, tranche.maximumInstances);
        jobs.gpus += tranche.maximumInstances * tranche.referenceGpusPerInstance;
        jobs.unlimited = jobs.unlimited || tranche.maximumInstances > 1e15;
        work += m_served[t];
        ready += m_served[t] * m_future(tranche.readyHours);
    }
    for (int other = 0; other < m_pool.workloadCount; ++other)
        if (other != member && m_members[other].deferral == NotDeferrable)
            jobs.gpus -= m_asked[other] / 168;
    jobs.speed = capacity.speed();
    const double asked = m_asked[member], served = asked - m_unserved[member];
    const double elastic = served > 1e-9 * asked ? std::clamp(1 - m_onCommitted[member] / served, 0.0, 1.0) : 0;
    jobs.readyHours = work > 0 ? ready / work * elastic : 0;
    jobs.servedShare = asked > 0 ? std::max(0.0, served / asked) : 1;
    return jobs;
}

void Week::account(std::vector<Queue>& queues, std::vector<WorkloadService>& services) const
{
    for (int i = 0; i < m_pool.workloadCount; ++i) {
        const int workload = m_members[i].workload;
        const double units = unitsOf(m_future, workload, m_month);
        services[workload].demandUnits += units;
        services[workload].unservedUnits += m_asked[i] > 0 ? units * m_unserved[i] / m_asked[i] : 0;
        if (m_members[i].batch)
            addWait(m_future, workload, m_month, jobsOf(i), queues[m_pool.workloadBegin + i], services[workload]);
    }
}

} // namespace

PoolMonth dispatch(const Future& future, const Pool& pool, int month, std::vector<Queue>& queues, std::vector<WorkloadService>& services)
{
    Week week(future, pool, month);
    week.serveFixed();
    week.serveMovable();
    week.account(queues, services);
    return week.month();
}

} // namespace rackrate::reference
