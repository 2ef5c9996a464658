// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencetrial.h"

#include "tests/support/referencebooks.h"
#include "tests/support/referencepools.h"

namespace rackrate::reference {

using namespace kernel;

namespace {

/// What a pool's tranches cost in a month in which the pool did `done`; returns the owned GPUs in service.
double payTranches(const Future& future, const Pool& pool, int month, const PoolMonth& done, Books& books)
{
    double ownedGpus = 0;
    for (int t = 0; t < pool.trancheCount; ++t) {
        const Tranche& tranche = future.plan.tranches[pool.trancheBegin + t];
        const bool serves = inService(future, tranche, month);
        if (month == tranche.from)
            books.start[OneOffCost] += future(tranche.migrationCost);
        if (owned(tranche)) {
            own(future, tranche, month, done.committedUse, books);
            ownedGpus += serves ? tranche.instances * tranche.gpusPerInstance : 0;
        } else if (serves) {
            rent(future, tranche, month, done.instances[t], books);
        }
    }
    return ownedGpus;
}

bool ineligible(const PlanView& plan, const std::vector<WorkloadService>& services)
{
    for (int w = 0; w < plan.workloadCount; ++w) {
        const WorkloadService& service = services[w];
        const Workload& workload = plan.workloads[w];
        const bool unserved = service.unservedUnits > plan.unservedTolerance * service.demandUnits;
        const bool missed = workload.maximumMissShare >= 0 && service.missedRequests > workload.maximumMissShare * service.demandUnits;
        const bool waited = workload.maximumWaitHours >= 0 && service.waitHours > workload.maximumWaitHours * service.jobs;
        if (unserved || missed || waited)
            return true;
    }
    return false;
}

StrategyTrial runStrategy(const Future& future, const Strategy& strategy)
{
    const PlanView& plan = future.plan;
    const Pool *begin = plan.pools + strategy.poolBegin, *end = begin + strategy.poolCount;
    StrategyTrial result;
    result.workloads.resize(plan.workloadCount);
    int members = 0;
    for (const Pool* pool = begin; pool != end; ++pool)
        members = std::max(members, pool->workloadBegin + pool->workloadCount);
    std::vector<Queue> queues(members);
    for (int month = 1; month <= plan.months; ++month) {
        Books books;
        double ownedGpus = 0, paidGpus = 0;
        for (const Pool* pool = begin; pool != end; ++pool) {
            const auto run = pool->form == ServicePool ? serve : dispatch;
            const PoolMonth done = run(future, *pool, month, queues, result.workloads);
            ownedGpus += payTranches(future, *pool, month, done, books);
            paidGpus += done.paidGpus;
            result.busyGpuHours += done.busyGpus * plan.hours[month - 1];
            result.paidGpuHours += done.paidGpus * plan.hours[month - 1];
        }
        overheads(future, strategy, month, ownedGpus, paidGpus, books);
        result.months.push_back(closeMonth(plan, month, books));
    }
    result.ineligible = ineligible(plan, result.workloads);
    return result;
}

} // namespace

std::vector<StrategyTrial> runTrial(const PlanView& plan, std::uint64_t trial, double demandFactor)
{
    const Future future = drawFuture(plan, trial, demandFactor);
    std::vector<StrategyTrial> result;
    for (int s = 0; s < plan.strategyCount; ++s)
        result.push_back(runStrategy(future, plan.strategies[s]));
    return result;
}

} // namespace rackrate::reference
