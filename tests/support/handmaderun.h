// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Outcomes written down by hand, fed to the statistics as a kernel would: for tests whose answers are known beforehand.
#pragma once

#include "simulation/statistics/statistics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

namespace rackrate::tests {

/// Cost of a strategy in a month (0-based) of a trial, in the currency.
using CostOf = std::function<double(int strategy, int month, std::uint64_t trial)>;

struct HandmadeRun {
    int strategies = 2, months = 1;
    std::uint64_t trials = 1;
    CostOf cash;
    CostOf closing = [](int, int, std::uint64_t) { return 0.0; };
    std::function<bool(int strategy, std::uint64_t trial)> ineligible = [](int, std::uint64_t) { return false; };

    SimulationPlan plan() const
    {
        SimulationPlan plan;
        plan.head.months = months;
        plan.head.strategyCount = strategies;
        plan.strategies.resize(std::size_t(strategies));
        plan.hours.assign(std::size_t(months), 730.0);
        plan.deflator.assign(std::size_t(months), 1.0);
        for (int i = 0; i < strategies; ++i)
            plan.names.strategies.push_back({std::string(1, char('a' + i)), {}});
        return plan;
    }

    /// Present value is half of nominal, so that the two bases cannot be mistaken for each other.
    ChunkOutcome chunk(std::uint64_t first, int count) const
    {
        ChunkOutcome outcome{PlanShape(plan())};
        const kernel::ChunkView view = outcome.begin(first, count);
        for (int s = 0; s < strategies; ++s) {
            for (int t = 0; t < count; ++t) {
                const std::uint64_t trial = first + std::uint64_t(t);
                view.ineligible[s * count + t] = ineligible(s, trial) ? 1 : 0;
                view.otherClosing[s * count + t] = view.otherClosingPresent[s * count + t] = 0;
                for (int m = 0; m < months; ++m) {
                    const std::size_t at = (std::size_t(s) * months + m) * count + t;
                    view.cash[at] = std::llround(cash(s, m, trial) * 1e4);
                    view.closing[at] = std::llround(closing(s, m, trial) * 1e4);
                    view.presentValue[at] = view.cash[at] / 2;
                    view.closingPresent[at] = view.closing[at] / 2;
                    view.kindSum[(std::size_t(s) * months + m) * costKindCount + OnDemandCost] += view.cash[at];
                }
                view.closingKindSum[s * costKindCount + ResaleCost] += view.closing[(std::size_t(s) * months + months - 1) * count + t];
            }
        }
        return outcome;
    }

    Statistics statistics() const
    {
        Statistics all{PlanShape(plan())};
        for (std::uint64_t first = 0; first < trials; first += kernel::chunkTrials)
            all.add(chunk(first, int(std::min<std::uint64_t>(kernel::chunkTrials, trials - first))));
        return all;
    }
    Results results() const { return statistics().results(plan()); }
};

} // namespace rackrate::tests
