// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/breakevenstatistics.h"
#include "simulation/statistics/coststatistics.h"
#include "simulation/statistics/decisionstatistics.h"
#include "simulation/statistics/usagestatistics.h"

namespace rackrate {

/// Everything kept of the trials seen so far; its size does not depend on their number. All counters and sums are integers:
/// chunks may be added, and statistics merged, in any order with the same result. Percentiles are exact up to `exactTrials`
/// trials and come from histograms above; which of the two is decided by the number of trials alone. Used by one thread at a time.
class Statistics {
public:
    static constexpr std::uint64_t exactTrials = Histogram::exactValues;

    explicit Statistics(const PlanShape& shape);

    void add(const ChunkOutcome& chunk);
    void merge(const Statistics& other);
    /// Keeps histograms from now on, as it will be part of more than `exactTrials` trials; saves memory, changes no result.
    void useBins();

    void save(IntegerWriter& writer) const;
    /// Into an empty one: the statistics of `trials` trials. Refuses bytes that save() cannot have written for this shape.
    void load(IntegerReader& reader, std::uint64_t trials);

    std::uint64_t trials() const { return m_trials; }
    /// Cumulative costs of the chunk added last.
    const ChunkCosts& chunkCosts() const { return m_chunkCosts; }
    /// All results that come from these trials alone (no sensitivity, no break-even demand; engine block left to the caller).
    Results results(const SimulationPlan& plan) const;

private:
    PlanShape m_shape;
    std::uint64_t m_trials = 0;
    bool m_binned = false;
    CostStatistics m_costs;
    DecisionStatistics m_decisions;
    BreakEvenStatistics m_breakEven;
    UsageStatistics m_usage;
    ChunkCosts m_chunkCosts;
};

} // namespace rackrate
