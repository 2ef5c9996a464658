// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkoutcome.h"
#include "simulation/statistics/integers.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// What comes from sums over trials: cost by kind, accrual, exit cost, utilisation and service. Quotients are ratios of sums
/// (mean response = seconds over all served requests ÷ served requests), never means of ratios.
///
/// p95 response: the time whose exceedance, averaged over all served requests of all weeks, months and trials, is 5 %; found on the
/// plan's grid of times, between two grid points log-linearly in both.
/// Utilisation: GPU-hours busy over GPU-hours paid, in real GPUs of all pools. By slot: the same in that hour of the week, over
/// the first 1,024 trials; weighted by the GPUs paid in each hour, the 168 average to the utilisation of those trials.
/// Cost per unit: a strategy's mean total cost is allocated to its workloads by GPU-hours served (at base-case GPU-hours per
/// job and GPUs per request), then divided by the mean units served.
class UsageStatistics {
public:
    explicit UsageStatistics(const PlanShape& shape);

    void add(const ChunkOutcome& chunk);
    void merge(const UsageStatistics& other);
    void save(IntegerWriter& writer) const;
    void load(IntegerReader& reader);

    /// Fills breakdown, breakdownByMonth, accrual, realTotal, exitCost, utilisation, utilisationBySlot, service and breaches.
    /// Wants result.totalCost and result.monthlyCost.
    void describe(const SimulationPlan& plan, int strategy, std::uint64_t trials, StrategyResult& result) const;
    std::vector<Overflow> overflows() const { return overflowsIn(m_overflow.data(), m_shape); }

private:
    void describeCosts(const SimulationPlan& plan, int strategy, std::uint64_t trials, StrategyResult& result) const;
    void describeUse(const SimulationPlan& plan, int strategy, StrategyResult& result) const;
    ServiceResult serviceOf(const SimulationPlan& plan, int strategy, int workload, std::uint64_t trials) const;
    void describeBreaches(const SimulationPlan& plan, int strategy, std::uint64_t trials, StrategyResult& result) const;
    void describeResponse(const SimulationPlan& plan, int strategy, int workload, ServiceResult& service) const;

    static std::vector<Wide> UsageStatistics::* const everySum[];

    PlanShape m_shape;
    std::vector<Wide> m_kind, m_closingKind, m_accrual, m_exit;
    std::vector<Wide> m_breaches, m_overflow;
    std::vector<Wide> m_busy, m_paid, m_demand, m_unserved, m_wait, m_jobs, m_missed;
    std::vector<Wide> m_nodeRequests, m_nodeHours, m_slotBusy, m_slotPaid;
};

} // namespace rackrate
