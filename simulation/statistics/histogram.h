// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/integers.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rackrate {

/// Counts of integers in bins of relative width below 0.1 %: sign, position of the highest bit, and the ten bits after it.
/// Integers below 2,048 in magnitude have a bin each. Counters only grow, so any order of adding and merging gives the same
/// bins. Bins are allocated in blocks of 128, as values arrive; holds up to 2^32 - 1 values.
class Histogram {
public:
    /// With sums, each bin also keeps the exact sum of its values, for tailMean().
    explicit Histogram(bool withSums = false) : m_withSums(withSums) {}

    void add(const std::int64_t* values, int count);
    void add(std::int64_t value) { add(&value, 1); }
    void merge(const Histogram& other);

    std::uint64_t count() const { return m_count; }
    std::int64_t minimum() const { return m_minimum; }
    std::int64_t maximum() const { return m_maximum; }

    /// The order statistic of rank ceil(percent/100 * count), placed in its bin as the j-th of c evenly spread values
    /// and clamped to the exact minimum and maximum. 0 when empty.
    template <std::size_t n>
    std::array<double, n> percentiles(const std::array<int, n>& percents) const;

    /// The order statistics of these ranks, placed likewise; NaN for a rank of 0 or above count().
    std::vector<double> valuesAt(const std::vector<std::uint64_t>& ranks) const;

    /// Values at or below the last value of a bin (or the value before a bin, as binOfRank() tells them).
    std::uint64_t countUpTo(std::int64_t value) const;
    /// The bin that holds a rank, 1 to count(): the value before its first, and its last.
    struct BinEdges { std::int64_t before = 0, last = 0; };
    BinEdges binOfRank(std::uint64_t rank) const;

    /// Mean of the highest `percent` % of the values (a fractional last value counts by its fraction): Rockafellar and
    /// Uryasev's CVaR, right at atoms. Exact but for the bin in which the tail begins: where only a part of its values belongs to
    /// the tail, they count as evenly spread, as in percentiles(), so that the mean is never below the percentile it begins at.
    double tailMean(int percent) const;

private:
    struct Bin {
        std::int64_t low = 0, high = 0; ///< inclusive
        std::uint64_t count = 0;
        Wide sum = 0;
    };
    static constexpr int mantissaBits = 10, blockBits = 7, blockBins = 1 << blockBits, blocksPerOctave = 1 << (mantissaBits - blockBits);
    static constexpr int blockCount = 2 * 64 * blocksPerOctave;

    std::vector<Bin> bins() const; ///< the non-empty ones, rising
    std::size_t slotOf(std::int64_t value);
    std::size_t blockAt(std::size_t key);
    Bin binAt(std::size_t key, int offset) const;
    double rankValue(const Bin& bin, std::uint64_t rankInBin) const;
    /// Mean of the highest `mass` hundredths of its values, evenly spread.
    double upperMean(const Bin& bin, std::uint64_t mass) const;

    bool m_withSums = false;
    std::array<std::uint16_t, blockCount> m_blocks{}; ///< block number + 1 by key, 0 = none yet
    std::vector<std::uint32_t> m_counts;
    std::vector<Wide> m_sums;
    std::uint64_t m_count = 0, m_zeros = 0;
    std::int64_t m_minimum = 0, m_maximum = 0;
};

template <std::size_t n>
std::array<double, n> Histogram::percentiles(const std::array<int, n>& percents) const
{
    std::array<double, n> values{};
    const std::vector<Bin> all = bins();
    std::uint64_t before = 0;
    std::size_t bin = 0;
    for (std::size_t i = 0; i < n && !all.empty(); ++i) { // percents rise
        std::uint64_t rank = (m_count * std::uint64_t(percents[i]) + 99) / 100;
        rank = rank == 0 ? 1 : rank;
        while (before + all[bin].count < rank)
            before += all[bin++].count;
        values[i] = rankValue(all[bin], rank - before);
    }
    return values;
}

} // namespace rackrate
