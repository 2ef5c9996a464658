// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/decisionstatistics.h"

#include "simulation/statistics/integercoding.h"

#include <limits>

namespace rackrate {

namespace {

constexpr std::uint64_t wholeWin = 232792560; // lcm(1..20): any tie among at most 20 strategies splits into integers
constexpr std::int64_t nobody = std::numeric_limits<std::int64_t>::max();

} // namespace

DecisionStatistics::DecisionStatistics(int strategies, int months)
    : m_strategies(strategies), m_months(months), m_ineligible(strategies)
{
    for (int basis = 0; basis < basisCount; ++basis) {
        m_wins[basis].resize(std::size_t(strategies) * months);
        m_regret[basis].resize(strategies);
    }
}

void DecisionStatistics::add(const ChunkCosts& costs, const std::uint8_t* ineligible)
{
    for (int basis = 0; basis < basisCount; ++basis) {
        for (int month = 0; month < m_months; ++month)
            addMonth(basis, month, costs, ineligible);
    }
    for (int strategy = 0; strategy < m_strategies; ++strategy) {
        for (int trial = 0; trial < costs.trials(); ++trial)
            m_ineligible[strategy] += ineligible[strategy * costs.trials() + trial];
    }
}

void DecisionStatistics::addMonth(int basis, int month, const ChunkCosts& costs, const std::uint8_t* ineligible)
{
    const int trials = costs.trials();
    m_cheapest.assign(trials, nobody);
    m_ties.assign(trials, 0);
    for (int strategy = 0; strategy < m_strategies; ++strategy) {
        const std::int64_t* cost = costs.closed(basis, strategy, month);
        const std::uint8_t* out = ineligible + strategy * trials;
        for (int trial = 0; trial < trials; ++trial) {
            const std::int64_t bid = out[trial] ? nobody : cost[trial];
            m_ties[trial] = bid < m_cheapest[trial] ? 1 : m_ties[trial] + (bid == m_cheapest[trial]);
            m_cheapest[trial] = bid < m_cheapest[trial] ? bid : m_cheapest[trial];
        }
    }
    const bool last = month == m_months - 1;
    for (int strategy = 0; strategy < m_strategies; ++strategy) {
        const std::int64_t* cost = costs.closed(basis, strategy, month);
        const std::uint8_t* out = ineligible + strategy * trials;
        std::uint64_t wins = 0;
        Wide regret = 0;
        for (int trial = 0; trial < trials; ++trial) {
            if (out[trial])
                continue;
            if (cost[trial] == m_cheapest[trial])
                wins += wholeWin / std::uint64_t(m_ties[trial]);
            regret += last ? cost[trial] - m_cheapest[trial] : 0;
        }
        m_wins[basis][std::size_t(strategy) * m_months + month] += wins;
        m_regret[basis][strategy] += regret;
    }
}

void DecisionStatistics::merge(const DecisionStatistics& other)
{
    for (int basis = 0; basis < basisCount; ++basis) {
        addAll(m_wins[basis], other.m_wins[basis]);
        addAll(m_regret[basis], other.m_regret[basis]);
    }
    addAll(m_ineligible, other.m_ineligible);
}

void DecisionStatistics::save(IntegerWriter& writer) const
{
    for (int basis = 0; basis < basisCount; ++basis)
        writer(m_wins[basis], m_regret[basis]);
    writer(m_ineligible);
}

void DecisionStatistics::load(IntegerReader& reader)
{
    for (int basis = 0; basis < basisCount; ++basis)
        reader(m_wins[basis], m_regret[basis]);
    reader(m_ineligible);
}

DecisionFigures DecisionStatistics::figures(int basis, int strategy, std::uint64_t trials) const
{
    DecisionFigures figures;
    for (int month = 0; month < m_months; ++month)
        figures.cheapestByMonth.push_back(shareOf(m_wins[basis][std::size_t(strategy) * m_months + month], trials * wholeWin));
    if (!figures.cheapestByMonth.empty())
        figures.probabilityCheapest = figures.cheapestByMonth.back();
    figures.ineligibleShare = shareOf(m_ineligible[strategy], trials);
    if (const std::uint64_t eligible = trials - m_ineligible[strategy]; eligible > 0)
        figures.expectedRegret = meanMoney(m_regret[basis][strategy], eligible);
    return figures;
}

} // namespace rackrate
