// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/planbuilder.h"

#include <algorithm>

namespace rackrate {

PlanBuilder::PlanBuilder(const Scenario& scenario, DrawRegister& draws, StreamRegister& streams, Findings& notes)
    : m_scenario(scenario), m_draws(draws), m_streams(streams), m_notes(notes)
{
}

Result<void> PlanBuilder::build()
{
    addFinance();
    addWorkloads();
    if (Result<void> added = addStrategies(); !added)
        return added;
    m_plan.head.seed = m_scenario.seed;
    m_plan.head.months = m_scenario.months;
    m_plan.head.strategyCount = std::int32_t(m_plan.strategies.size());
    m_plan.head.workloadCount = std::int32_t(m_plan.workloads.size());
    m_plan.head.pricePathCount = std::int32_t(m_plan.pricePaths.size());
    m_plan.head.unservedTolerance = m_scenario.unservedTolerance;
    return {};
}

std::int32_t PlanBuilder::appendNumbers(const std::vector<double>& values)
{
    const auto begin = std::int32_t(m_plan.numbers.size());
    m_plan.numbers.insert(m_plan.numbers.end(), values.begin(), values.end());
    return begin;
}

std::int32_t PlanBuilder::appendIntegers(const std::vector<std::int32_t>& values)
{
    const auto begin = std::int32_t(m_plan.integers.size());
    m_plan.integers.insert(m_plan.integers.end(), values.begin(), values.end());
    return begin;
}

MergedSlots mergeSlots(const std::vector<const std::array<double, slotsPerWeek>*>& profiles, bool byDay)
{
    MergedSlots merged;
    const auto alike = [&](int a, int b) {
        return (!byDay || a / 24 == b / 24)
               && std::all_of(profiles.begin(), profiles.end(), [a, b](const auto* p) { return (*p)[a] == (*p)[b]; });
    };
    for (int slot = 0; slot < slotsPerWeek; ++slot) {
        const auto found = std::find_if(merged.first.begin(), merged.first.end(), [&](int f) { return alike(f, slot); });
        const auto index = std::int32_t(found - merged.first.begin());
        if (found == merged.first.end()) {
            merged.first.push_back(slot);
            merged.day.push_back(slot / 24);
            merged.hours.push_back(0);
        }
        merged.hours[std::size_t(index)] += 1;
        merged.map.push_back(index);
    }
    return merged;
}

std::vector<double> MergedSlots::meanOf(const std::array<double, slotsPerWeek>& profile) const
{
    std::vector<double> means;
    for (std::size_t merged = 0; merged < hours.size(); ++merged) {
        const double base = profile[std::size_t(first[merged])];
        double above = 0;
        for (std::size_t slot = 0; slot < profile.size(); ++slot)
            above += map[slot] == std::int32_t(merged) ? profile[slot] - base : 0.0;
        means.push_back(base + above / hours[merged]);
    }
    return means;
}

const Workload* requestWorkload(const Scenario& scenario, const Pool& pool)
{
    for (const std::string& id : pool.workloads) {
        const Workload* workload = scenario.workload(id);
        if (workload && workload->demand.unit == DemandUnit::RequestsPerSecond)
            return workload;
    }
    return nullptr;
}

double throughput(const Offer& offer, WorkloadKind kind)
{
    const auto found = offer.throughput.find(kind);
    return found == offer.throughput.end() ? 1 : found->second;
}

WorkloadKind referenceKind(const Scenario& scenario, const Pool& pool)
{
    if (const Workload* requests = requestWorkload(scenario, pool))
        return requests->kind;
    const Workload* first = pool.workloads.empty() ? nullptr : scenario.workload(pool.workloads.front());
    return first ? first->kind : WorkloadKind::Training;
}

std::string poolPath(const Strategy& strategy, const Pool& pool)
{
    return "/strategies/" + strategy.id + "/pools/" + pool.id;
}

} // namespace rackrate
