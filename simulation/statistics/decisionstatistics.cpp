// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/decisionstatistics.h"

#include "simulation/statistics/integercoding.h"
#include "simulation/statistics/rowloops.h"

#include <limits>

namespace rackrate {

namespace {

constexpr std::uint64_t wholeWin = 232792560; // lcm(1..20): any tie among at most 20 strategies splits into integers

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
    const std::size_t cells = std::size_t(m_strategies) * std::size_t(costs.trials());
    m_leastBid.resize(cells);
    for (std::size_t i = 0; i < cells; ++i) {
        m_leastBid[i] = ineligible[i] ? nobodysBid : std::numeric_limits<std::int64_t>::min();
        m_ineligible[i / std::size_t(costs.trials())] += ineligible[i];
    }
    for (int basis = 0; basis < basisCount; ++basis) {
        for (int month = 0; month < m_months; ++month)
            addMonth(basis, month, costs);
    }
}

void DecisionStatistics::addMonth(int basis, int month, const ChunkCosts& costs)
{
    const int trials = costs.trials();
    m_cheapest.assign(trials, nobodysBid);
    m_ties.assign(trials, 0);
    for (int strategy = 0; strategy < m_strategies; ++strategy)
        rowLoops().bid(costs.closed(basis, strategy, month), m_leastBid.data() + strategy * trials, trials, m_cheapest.data(),
                       m_ties.data());
    const bool last = month == m_months - 1;
    for (int strategy = 0; strategy < m_strategies; ++strategy) {
        const std::int64_t* cost = costs.closed(basis, strategy, month);
        const std::int64_t* least = m_leastBid.data() + strategy * trials;
        const RowWins row = rowLoops().wins(cost, least, trials, m_cheapest.data(), m_ties.data());
        std::uint64_t wins = std::uint64_t(row.alone) * wholeWin;
        for (int trial = 0; row.shared > 0 && trial < trials; ++trial) {
            if (least[trial] != nobodysBid && cost[trial] == m_cheapest[trial] && m_ties[trial] != 1)
                wins += wholeWin / std::uint64_t(m_ties[trial]);
        }
        m_wins[basis][std::size_t(strategy) * m_months + month] += wins;
        for (int trial = 0; last && trial < trials; ++trial)
            m_regret[basis][strategy] += least[trial] == nobodysBid ? 0 : cost[trial] - m_cheapest[trial];
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
