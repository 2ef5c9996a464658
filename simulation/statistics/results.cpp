// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/results.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

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

std::vector<SensitivityEntry> Results::driversOf(int strategy, int against) const
{
    const bool turned = against >= 0 && against < strategy; // a difference is kept as the earlier minus the later
    const std::string& id = strategies.at(turned ? against : strategy).id;
    const std::string other = against < 0 ? std::string() : strategies.at(turned ? strategy : against).id;
    std::vector<SensitivityEntry> entries;
    for (SensitivityEntry entry : against < 0 ? sensitivity : sensitivityOfDifference) {
        if (entry.strategy != id || entry.against != other)
            continue;
        if (turned) {
            std::swap(entry.strategy, entry.against);
            for (double* figure : {&entry.rankCorrelation, &entry.low, &entry.high})
                *figure = -*figure;
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

int Results::bestBy(bool nominal, int measure) const
{
    return bestBy(nominal, [&](const StrategyResult& strategy) {
        const Distributional& cost = strategy.cost(nominal);
        return measure == 1 ? cost.cvar95 : measure == 2 ? strategy.decision(nominal).expectedRegret : cost.mean;
    });
}

int Results::bestBy(bool nominal, const std::function<double(const StrategyResult&)>& score) const
{
    const auto mostlyShort = [&](const StrategyResult& strategy) { return strategy.decision(nominal).ineligibleShare > 0.5; };
    const bool allAreShort = std::all_of(strategies.begin(), strategies.end(), mostlyShort);
    int best = -1;
    double lowest = 0;
    for (int i = 0; i < int(strategies.size()); ++i) {
        if (!allAreShort && mostlyShort(strategies[i]))
            continue;
        const double own = score(strategies[i]);
        const double comparable = std::isfinite(own) ? own : std::numeric_limits<double>::infinity();
        if (best < 0 || comparable < lowest) {
            best = i;
            lowest = comparable;
        }
    }
    return best;
}

double Results::largestRelativeError() const
{
    const auto relative = [](double error, double value) {
        if (error == 0)
            return 0.0;
        const double share = error / std::fabs(value);
        return std::isnan(share) ? std::numeric_limits<double>::infinity() : share;
    };
    double largest = 0;
    for (const StrategyResult& strategy : strategies) {
        for (const Distributional* cost : {&strategy.totalCost, &strategy.presentValue})
            largest = std::max({largest, relative(cost->standardError, cost->mean), relative(cost->p95StandardError, cost->p95)});
    }
    return largest;
}

} // namespace rackrate
