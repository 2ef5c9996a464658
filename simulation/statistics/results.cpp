// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/results.h"

#include <algorithm>

namespace rackrate {

const BreakEven* Results::breakEvenOf(const std::string& baselineId, const std::string& challengerId, bool nominal) const
{
    const auto found = std::find_if(breakEven.begin(), breakEven.end(), [&](const BreakEven& pair) {
        return pair.baseline == baselineId && pair.challenger == challengerId && pair.nominal == nominal;
    });
    return found == breakEven.end() ? nullptr : &*found;
}

const StrategyResult* Results::strategy(const std::string& id) const
{
    const auto found = std::find_if(strategies.begin(), strategies.end(), [&](const StrategyResult& s) { return s.id == id; });
    return found == strategies.end() ? nullptr : &*found;
}

int Results::best() const
{
    const auto decision = [&](const StrategyResult& s) -> const DecisionFigures& {
        return nominalBasis ? s.nominalDecision : s.presentValueDecision;
    };
    const auto score = [&](const StrategyResult& s) {
        const Distributional& cost = nominalBasis ? s.totalCost : s.presentValue;
        return measure == 1 ? cost.cvar95 : measure == 2 ? decision(s).expectedRegret : cost.mean;
    };
    const bool anyEligible = std::any_of(strategies.begin(), strategies.end(),
                                         [&](const StrategyResult& s) { return decision(s).ineligibleShare <= 0.5; });
    int best = -1;
    for (int i = 0; i < int(strategies.size()); ++i) {
        if (anyEligible && decision(strategies[i]).ineligibleShare > 0.5)
            continue;
        if (best < 0 || score(strategies[i]) < score(strategies[best]))
            best = i;
    }
    return best;
}

} // namespace rackrate
