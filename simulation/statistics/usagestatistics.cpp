// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/usagestatistics.h"

#include "simulation/statistics/integercoding.h"
#include "simulation/statistics/quantileoftail.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr double unitScale = 16, jobScale = 256; // of demandUnits and of jobs in kernel::ChunkView
constexpr double slotScale = 1024, nodeScale = 1048576; // of slotBusy and of nodeHours
constexpr int slotCount = 168;

/// GPU-hours of one unit of demand at the base case, in GPUs of the reference throughput.
double gpuHoursPerUnit(const kernel::Workload& workload)
{
    switch (workload.unit) {
    case kernel::RequestsUnit: return workload.gpusPerRequestRate / 3600.0;
    case kernel::JobsUnit: return workload.gpuHoursPerJob.base;
    default: return 1.0;
    }
}

const char* unitName(const kernel::Workload& workload)
{
    switch (workload.unit) {
    case kernel::RequestsUnit: return "request";
    case kernel::JobsUnit: return "job";
    default: return "gpuHour";
    }
}

} // namespace

std::vector<Wide> UsageStatistics::* const UsageStatistics::everySum[] = {
    &UsageStatistics::m_kind, &UsageStatistics::m_closingKind, &UsageStatistics::m_accrual, &UsageStatistics::m_exit,
    &UsageStatistics::m_busy, &UsageStatistics::m_paid, &UsageStatistics::m_demand, &UsageStatistics::m_unserved,
    &UsageStatistics::m_wait, &UsageStatistics::m_jobs, &UsageStatistics::m_missed, &UsageStatistics::m_breaches, &UsageStatistics::m_overflow,
    &UsageStatistics::m_nodeRequests, &UsageStatistics::m_nodeHours, &UsageStatistics::m_slotBusy, &UsageStatistics::m_slotPaid};

UsageStatistics::UsageStatistics(const PlanShape& shape) : m_shape(shape)
{
    const std::size_t strategies = shape.strategies, months = shape.months, pairs = strategies * shape.workloads;
    m_kind.resize(strategies * months * costKindCount);
    m_closingKind.resize(strategies * costKindCount);
    for (std::vector<Wide>* sums : {&m_accrual, &m_exit})
        sums->resize(strategies * months);
    for (std::vector<Wide>* sums : {&m_busy, &m_paid})
        sums->resize(strategies);
    for (std::vector<Wide>* sums : {&m_demand, &m_unserved, &m_wait, &m_jobs, &m_missed})
        sums->resize(pairs);
    m_breaches.resize(pairs * kernel::limitCount * kernel::breachSums);
    m_overflow.resize(strategies * (kernel::overflowKinds + shape.workloads));
    for (std::vector<Wide>* sums : {&m_nodeRequests, &m_nodeHours})
        sums->resize(shape.nodes);
    for (std::vector<Wide>* sums : {&m_slotBusy, &m_slotPaid})
        sums->resize(strategies * slotCount);
}

void UsageStatistics::add(const ChunkOutcome& chunk)
{
    const kernel::ChunkView& view = chunk.view();
    addAll(m_kind, view.kindSum);
    addAll(m_closingKind, view.closingKindSum);
    addAll(m_accrual, view.accrualSum);
    addAll(m_exit, view.exitSum);
    addAll(m_busy, view.busyGpuHours);
    addAll(m_paid, view.paidGpuHours);
    addAll(m_demand, view.demandUnits);
    addAll(m_unserved, view.unservedUnits);
    addAll(m_wait, view.waitHours);
    addAll(m_jobs, view.jobs);
    addAll(m_missed, view.missedRequests);
    addAll(m_breaches, view.breaches);
    addAll(m_overflow, view.overflow);
    addAll(m_nodeRequests, view.nodeRequests);
    if (chunk.firstTrial() < std::uint64_t(kernel::slotDetailTrials)) {
        addAll(m_nodeHours, view.nodeHours);
        addAll(m_slotBusy, view.slotBusy);
        addAll(m_slotPaid, view.slotPaid);
    }
}

void UsageStatistics::merge(const UsageStatistics& other)
{
    for (const auto sums : everySum)
        addAll(this->*sums, other.*sums);
}

void UsageStatistics::save(IntegerWriter& writer) const
{
    for (const auto sums : everySum)
        writer(this->*sums);
}

void UsageStatistics::load(IntegerReader& reader)
{
    for (const auto sums : everySum)
        reader(this->*sums);
}

void UsageStatistics::describe(const SimulationPlan& plan, int strategy, std::uint64_t trials, StrategyResult& result) const
{
    describeCosts(plan, strategy, trials, result);
    describeUse(plan, strategy, result);
    double gpuHoursServed = 0;
    for (int workload = 0; workload < m_shape.workloads; ++workload) {
        result.service.push_back(serviceOf(plan, strategy, workload, trials));
        const ServiceResult& service = result.service.back();
        gpuHoursServed += service.demandUnits * (1 - service.unservedShare) * gpuHoursPerUnit(plan.workloads[workload]);
    }
    for (int workload = 0; workload < m_shape.workloads; ++workload) {
        ServiceResult& service = result.service[workload];
        if (service.demandUnits * (1 - service.unservedShare) > 0 && gpuHoursServed > 0)
            service.costPerUnit = result.totalCost.mean * gpuHoursPerUnit(plan.workloads[workload]) / gpuHoursServed;
    }
    describeBreaches(plan, strategy, trials, result);
}

void UsageStatistics::describeCosts(const SimulationPlan& plan, int strategy, std::uint64_t trials, StrategyResult& result) const
{
    const int months = m_shape.months;
    std::array<Wide, costKindCount> totals{};
    Wide accrual = 0;
    for (int month = 0; month < months; ++month) {
        std::array<double, costKindCount> kinds{};
        const std::size_t at = std::size_t(strategy) * months + month;
        for (int kind = 0; kind < costKindCount; ++kind) {
            const Wide closing = month == months - 1 ? m_closingKind[strategy * costKindCount + kind] : 0;
            const Wide sum = m_kind[at * costKindCount + kind] + closing;
            kinds[kind] = meanMoney(sum, trials);
            totals[kind] += sum;
        }
        result.breakdownByMonth.push_back(kinds);
        result.accrualByMonth.push_back(meanMoney(m_accrual[at], trials));
        result.exitCost.push_back(meanMoney(m_exit[at], trials));
        result.realTotal += result.monthlyCost.mean[month] * plan.deflator[month];
        accrual += m_accrual[at];
    }
    for (int kind = 0; kind < costKindCount; ++kind)
        result.breakdown[kind] = meanMoney(totals[kind], trials);
    result.accrualTotal = meanMoney(accrual, trials);
}

void UsageStatistics::describeUse(const SimulationPlan& plan, int strategy, StrategyResult& result) const
{
    if (m_paid[strategy] > 0)
        result.utilisation = double(m_busy[strategy]) / double(m_paid[strategy]);
    std::array<double, slotCount> busy{}, paid{};
    for (int slot = 0; slot < slotCount; ++slot) {
        busy[slot] = double(m_slotBusy[strategy * slotCount + slot]) / slotScale;
        paid[slot] = double(m_slotPaid[strategy * slotCount + slot]) / slotScale;
    }
    for (int node = 0; node < m_shape.nodes; ++node) {
        if (plan.nodeOwner[node][0] != strategy || m_nodeHours[node] == 0)
            continue;
        const double hours = double(m_nodeHours[node]) / nodeScale;
        for (int slot = 0; slot < slotCount; ++slot) {
            busy[slot] += hours * double(plan.serviceNodes[node].busy(slot));
            paid[slot] += hours * double(plan.serviceNodes[node].paid(slot));
        }
    }
    for (int slot = 0; slot < slotCount; ++slot)
        result.utilisationBySlot.push_back(paid[slot] > 0 ? busy[slot] / paid[slot] : absent);
}

ServiceResult UsageStatistics::serviceOf(const SimulationPlan& plan, int strategy, int workload, std::uint64_t trials) const
{
    const std::size_t at = std::size_t(strategy) * m_shape.workloads + workload;
    ServiceResult service;
    service.workload = plan.names.workloads[workload];
    service.unit = unitName(plan.workloads[workload]);
    service.demandUnits = double(m_demand[at]) / (unitScale * double(trials));
    if (m_demand[at] > 0)
        service.unservedShare = double(m_unserved[at]) / double(m_demand[at]);
    if (m_jobs[at] > 0)
        service.meanWaitHours = double(m_wait[at]) / double(m_jobs[at]);
    if (plan.workloads[workload].unit == kernel::RequestsUnit) {
        describeResponse(plan, strategy, workload, service);
        if (m_demand[at] > 0)
            service.targetMissShare = double(m_missed[at]) / double(m_demand[at]);
    }
    return service;
}

void UsageStatistics::describeBreaches(const SimulationPlan& plan, int strategy, std::uint64_t trials, StrategyResult& result) const
{
    for (int workload = 0; workload < m_shape.workloads; ++workload) {
        const kernel::Workload& asked = plan.workloads[workload];
        const double maxima[kernel::limitCount] = {plan.head.unservedTolerance, asked.maximumMissShare, asked.maximumWaitHours};
        for (int limit = 0; limit < kernel::limitCount; ++limit) {
            const std::size_t at = (std::size_t(strategy) * m_shape.workloads + workload) * kernel::limitCount + limit;
            const Wide* sums = m_breaches.data() + at * kernel::breachSums;
            if (sums[kernel::BreachTrials] == 0)
                continue;
            const double base = double(sums[kernel::BreachBase]);
            result.breaches.push_back({kernel::Limit(limit), plan.names.workloads[workload],
                                       double(sums[kernel::BreachTrials]) / double(trials),
                                       base > 0 ? double(sums[kernel::BreachAmount]) / base : absent, maxima[limit]});
        }
    }
    std::stable_sort(result.breaches.begin(), result.breaches.end(), [](const Breach& a, const Breach& b) { return a.share > b.share; });
}

void UsageStatistics::describeResponse(const SimulationPlan& plan, int strategy, int workload, ServiceResult& service) const
{
    TailMixture mixture(plan.tailSeconds);
    double requests = 0, seconds = 0;
    for (int node = 0; node < m_shape.nodes; ++node) {
        if (plan.nodeOwner[node][0] != strategy || plan.nodeOwner[node][1] != workload || m_nodeRequests[node] == 0)
            continue;
        const double weight = double(m_nodeRequests[node]);
        requests += weight;
        seconds += weight * plan.serviceNodes[node].meanResponseSeconds();
        mixture.add(weight, plan.serviceNodes[node].tail());
    }
    if (requests > 0) {
        service.meanResponseSeconds = seconds / requests;
        service.p95ResponseSeconds = mixture.quantile(0.05);
    }
}

} // namespace rackrate
