// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/chunkcosts.h"
#include "simulation/statistics/histogram.h"
#include "simulation/statistics/results.h"
#include "simulation/statistics/samplingerror.h"

namespace rackrate {

/// Distribution of one amount over trials: exact sums, of the amounts and of their squares, and a histogram with sums per bin.
class AmountStatistics {
public:
    explicit AmountStatistics(kernel::Sampling sampling = kernel::RandomSampling) : m_error(sampling) {}

    /// The amounts of one chunk, in the order of its trials.
    void add(const std::int64_t* quanta, int count);
    void merge(const AmountStatistics& other);
    void useBins();
    void save(IntegerWriter& writer) const;
    void load(IntegerReader& reader);

    std::uint64_t count() const { return m_histogram.count(); }
    /// sd = sqrt(sum((x - mean)^2) / (N-1)); 0 below two trials, like the standard error.
    Distributional figures() const;

private:
    Wide m_sum = 0;
    SquareSum m_squares;
    Histogram m_histogram{true};
    SamplingError m_error;
};

/// What each strategy costs: totals on both bases with closing, and by month the nominal monthly and cumulative cost, whose
/// last month includes the closing.
class CostStatistics {
public:
    CostStatistics(int strategies, int months, kernel::Sampling sampling);

    void add(const ChunkCosts& costs, const ChunkOutcome& chunk);
    void merge(const CostStatistics& other);
    void useBins();
    void save(IntegerWriter& writer) const;
    void load(IntegerReader& reader, std::uint64_t trials); ///< refuses anything but the costs of so many trials

    /// Fills totalCost, presentValue, monthlyCost, cumulativeCost, closingMean, otherHorizonEnd… and peakCumulativeCash.
    void describe(int strategy, std::uint64_t trials, StrategyResult& result) const;

private:
    struct Month {
        Wide sum = 0; ///< of the month's cost
        Histogram monthly, cumulative;
    };
    struct Strategy {
        explicit Strategy(kernel::Sampling sampling) : total(sampling), present(sampling) {}
        AmountStatistics total, present;
        Wide closing = 0, otherEnd = 0, otherEndPresent = 0, peak = 0;
        std::vector<Month> months;
    };
    void addMonths(int strategy, const ChunkCosts& costs, const ChunkOutcome& chunk);
    void addEnds(int strategy, const ChunkCosts& costs, const ChunkOutcome& chunk);

    int m_months = 0;
    kernel::Sampling m_sampling;
    std::vector<Strategy> m_strategies;
    std::vector<std::int64_t> m_buffer; ///< [T]
};

} // namespace rackrate
