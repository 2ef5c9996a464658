// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/chunkcosts.h"
#include "simulation/statistics/integers.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// Who is cheapest, trial by trial, on both bases. Only strategies eligible in the trial compete (eligibility is judged over
/// the whole plan, also for earlier horizons); a tie of n gives each 1/n, kept as integers of 1/lcm(1..20). Regret is cost
/// minus the cheapest eligible cost at the horizon.
class DecisionStatistics {
public:
    DecisionStatistics(int strategies, int months);

    void add(const ChunkCosts& costs, const std::uint8_t* ineligible);
    void merge(const DecisionStatistics& other);
    void save(IntegerWriter& writer) const;
    void load(IntegerReader& reader);

    DecisionFigures figures(int basis, int strategy, std::uint64_t trials) const;

private:
    void addMonth(int basis, int month, const ChunkCosts& costs);

    int m_strategies = 0, m_months = 0;
    std::vector<std::uint64_t> m_wins[basisCount]; ///< [S][M], in shares of a trial times `wholeWin`
    std::vector<Wide> m_regret[basisCount];        ///< [S], quanta
    std::vector<std::uint64_t> m_ineligible;       ///< [S]
    std::vector<std::int64_t> m_leastBid;          ///< [S][T]: nobodysBid where the strategy is ineligible
    std::vector<std::int64_t> m_cheapest;          ///< [T] of the month at hand
    std::vector<std::int64_t> m_ties;              ///< [T]
};

} // namespace rackrate
