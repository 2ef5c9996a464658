// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/histogrambin.h"
#include "simulation/statistics/integers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace rackrate {

/// Up to `exactValues` integers as they are; more, as counts in bins of relative width below 0.1 %: sign, position of the
/// highest bit, and the ten bits after it (integers below 2,048 in magnitude have a bin each). Counters only grow, so any order
/// of adding and merging gives the same bins. Bins are allocated in blocks of 128, as values arrive; holds up to 2^32 - 1 values.
class Histogram {
public:
    static constexpr std::uint64_t exactValues = 4096;

    /// With contents, each bin also keeps the exact sum of its values and the least and the greatest of them, for tailMean() and
    /// so that atoms (amounts that many trials share) stay what they are.
    explicit Histogram(bool withContents = false) : m_withContents(withContents) {}

    void add(const std::int64_t* values, int count);
    void add(std::int64_t value) { add(&value, 1); }
    void merge(const Histogram& other);
    /// Turns values kept as they are into bins, and keeps nothing but bins from now on.
    void useBins();

    void save(IntegerWriter& writer) const;
    void load(IntegerReader& reader); ///< into an empty one; refuses what save() cannot have written

    std::uint64_t count() const { return m_count; }
    std::int64_t minimum() const { return m_minimum; }
    std::int64_t maximum() const { return m_maximum; }

    /// The order statistics of ranks ceil(percent/100 * count), see valuesAt(). 0 when empty.
    template <std::size_t n>
    std::array<double, n> percentiles(const std::array<int, n>& percents) const;

    /// Where in its bin a value stands: as the j-th of c evenly spread ones, or at an end beyond which it cannot be.
    enum class Place { Spread, Lowest, Highest };
    /// The order statistics of these ranks, in any order. Exact while values are kept; from bins, clamped to the exact minimum and
    /// maximum (and to those of the bin, with contents) and so off by less than 0.1 % (0.05 % in the mean when spread). NaN for a
    /// rank of 0 or above count().
    std::vector<double> valuesAt(const std::vector<std::uint64_t>& ranks, Place place = Place::Spread) const;

    /// Values at or below the last value of a bin (or the value before a bin, as binOfRank() tells them).
    std::uint64_t countUpTo(std::int64_t value) const;
    /// The bin that holds a rank, 1 to count(): the value before its first, and its last. While values are kept as they are, a
    /// bin is one value.
    struct BinEdges { std::int64_t before = 0, last = 0; };
    BinEdges binOfRank(std::uint64_t rank) const;

    /// Mean of the highest `percent` % of the values (a fractional last value counts by its fraction): Rockafellar and
    /// Uryasev's CVaR, right at atoms with contents. Exact but for the bin in which the tail begins: where only a part of its values belongs to
    /// the tail, they count as evenly spread, as in percentiles(), so that the mean is never below the percentile it begins at.
    double tailMean(int percent) const;

    /// Whether so many values between minimum() and maximum() can have this sum.
    bool canSumTo(Wide sum) const { return sum >= Wide(m_minimum) * Wide(m_count) && sum <= Wide(m_maximum) * Wide(m_count); }

private:
    struct Bin {
        std::int64_t low = 0, high = 0; ///< inclusive
        std::uint64_t count = 0;
        Wide sum = 0;
    };
    struct Contents {
        Wide sum = 0;
        std::int64_t least = std::numeric_limits<std::int64_t>::max(), greatest = std::numeric_limits<std::int64_t>::min();
        void add(std::int64_t value) { add({value, value, value}); }
        void add(const Contents& other)
        {
            sum += other.sum;
            least = std::min(least, other.least);
            greatest = std::max(greatest, other.greatest);
        }
    };
    static constexpr int blockBits = 7, blockBins = 1 << blockBits, blocksPerOctave = 1 << (mantissaBits - blockBits);
    static constexpr int blockCount = binCount / blockBins;
    static constexpr std::size_t mostWaiting = 1024;

    std::vector<Bin> bins() const; ///< the non-empty ones, rising; of values kept as they are, one for each different value
    std::vector<Bin> exactBins() const;
    /// `bins` of the values, `zeros` among which have none.
    void addToBins(const std::int64_t* values, const std::uint32_t* bins, std::size_t count, std::size_t zeros);
    void addToBins(const std::vector<std::int64_t>& values);
    void mergeBins(const Histogram& other);
    using Order = std::vector<std::size_t>; ///< places in a list of ranks, in which the ranks rise
    void placeExact(const std::vector<std::uint64_t>& ranks, const Order& order, std::vector<double>& values) const;
    void placeBinned(const std::vector<std::uint64_t>& ranks, const Order& order, Place place, std::vector<double>& values) const;
    void saveBins(IntegerWriter& writer) const;
    void loadBins(IntegerReader& reader);
    std::uint64_t loadBin(IntegerReader& reader, std::size_t bin); ///< its count
    void loadExact(IntegerReader& reader);
    std::size_t blockAt(std::size_t key);
    void countBins(const std::uint32_t* bins, std::size_t count);
    void countWaiting();
    static Bin edgesOf(std::size_t key, int offset);
    /// What is known of a bin that is not empty: with contents, its edges are its least and its greatest value.
    Bin binAt(std::size_t key, int offset) const;
    double rankValue(const Bin& bin, std::uint64_t rankInBin) const;
    /// Mean of the highest `mass` hundredths of its values, evenly spread.
    double upperMean(const Bin& bin, std::uint64_t mass) const;

    bool m_withContents = false;
    bool m_binned = false;
    std::vector<std::int64_t> m_exact; ///< all values while not binned, in any order
    std::vector<std::uint32_t> m_waiting; ///< bins not counted yet: the counters of many at once are found in the cache
    std::array<std::uint16_t, blockCount> m_blocks{}; ///< block number + 1 by key, 0 = none yet
    std::vector<std::uint32_t> m_counts;
    std::vector<Contents> m_contents; ///< by slot
    std::uint64_t m_count = 0, m_zeros = 0;
    std::int64_t m_minimum = 0, m_maximum = 0;
};

template <std::size_t n>
std::array<double, n> Histogram::percentiles(const std::array<int, n>& percents) const
{
    std::array<double, n> values{};
    if (m_count == 0)
        return values;
    std::vector<std::uint64_t> ranks;
    for (const int percent : percents)
        ranks.push_back(std::max<std::uint64_t>((m_count * std::uint64_t(percent) + 99) / 100, 1));
    std::ranges::copy(valuesAt(ranks), values.begin());
    return values;
}

} // namespace rackrate
