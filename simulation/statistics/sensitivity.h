// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"
#include "simulation/statistics/chunkcosts.h"
#include "simulation/statistics/integers.h"
#include "simulation/statistics/results.h"

#include <atomic>

namespace rackrate {

constexpr int sensitivityTrials = 65536; ///< sensitivity looks at the trials below this

/// Total cost of each strategy in the first trials, on the headline's basis. Chunks may be added from several threads at
/// once: each writes its own trials.
class KeptCosts {
public:
    KeptCosts(int strategies, int basis) : m_basis(basis), m_costs(std::size_t(strategies) * sensitivityTrials) {}

    void add(std::uint64_t firstTrial, const ChunkCosts& costs);
    void save(IntegerWriter& writer, std::uint64_t firstTrial, std::uint64_t trials) const; ///< those of the range that are kept
    void load(IntegerReader& reader, std::uint64_t firstTrial, std::uint64_t trials);
    const std::int64_t* of(int strategy) const { return m_costs.data() + std::size_t(strategy) * sensitivityTrials; } ///< quanta

private:
    template <class Self, class Archive>
    static void exchange(Self& self, Archive& archive, std::uint64_t firstTrial, std::uint64_t trials);

    int m_basis = 0;
    std::vector<std::int64_t> m_costs; ///< [S][sensitivityTrials]
};

/// Spearman's rank correlation: Pearson's of the ranks, equal values sharing their average rank. 0 if either side is constant.
double rankCorrelation(const std::vector<double>& x, const std::vector<double>& y);

/// Share of y's variance that the conditional mean of y given x explains (first-order index), from bins of equal count along
/// x: [Var(bin means) - mean variance within the bins / mean count (B-1)/B] / Var(y), clamped to 0..1. 64 bins, fewer below
/// 4,096 values; 0 below 128 values. After Plischke, Borgonovo and Smith (2013), corrected for the bias of bin means.
double firstOrderIndex(const std::vector<double>& x, const std::vector<double>& y);

/// Of the cost of each strategy, by draw, then by strategy; of the difference of every two, the earlier minus the later, by pair,
/// then by draw.
struct Sensitivity {
    std::vector<SensitivityEntry> ofCost, ofDifference;
};

/// How much each reported draw moves each strategy's cost and each difference, over `trials` first trials (at most
/// sensitivityTrials). `low` and `high` are means over the trials whose input ranks from 7.5 % to 12.5 % and from 87.5 % to
/// 92.5 % (around its P10 and P90), lowInput and highInput the mean inputs there. Cut short when cancelled.
Sensitivity sensitivityOf(const SimulationPlan& plan, const KeptCosts& costs, int trials, const std::atomic<bool>& cancelled);

} // namespace rackrate
