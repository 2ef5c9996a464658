// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <cstdint>
#include <vector>

namespace rackrate {

class IntegerReader; // integercoding.h: statistics as bytes
class IntegerWriter;

/// Sums over trials are integers of 128 bits: exact, so independent of the order in which chunks arrive and merge.
using Wide = __int128;

/// Sum of squares of 64-bit integers, exact for any of them and up to 2^62 of them: x = high 2^32 + low, so
/// x^2 = high^2 2^64 + 2 high low 2^32 + low^2.
class SquareSum {
public:
    void add(std::int64_t x)
    {
        const Wide high = x >> 32, low = x & 0xffffffff;
        m_high += high * high;
        m_middle += 2 * high * low;
        m_low += low * low;
    }
    void merge(const SquareSum& other)
    {
        m_high += other.m_high;
        m_middle += other.m_middle;
        m_low += other.m_low;
    }
    void save(IntegerWriter& writer) const;
    /// Refuses what cannot be the squares of `count` integers from `minimum` to `maximum`.
    void load(IntegerReader& reader, std::int64_t minimum, std::int64_t maximum, std::uint64_t count);

    double total() const; ///< exact up to the conversion to a double
    /// Sum of (x - mean)^2 of `count` > 0 integers whose sum is `sum`. Exact up to the last conversion to a double.
    double aboutMean(Wide sum, std::uint64_t count) const;

private:
    static double valueOf(Wide high, Wide middle, Wide low);

    Wide m_high = 0, m_middle = 0, m_low = 0;
};

/// Mean in currency of a sum of money quanta. One division of two exact numbers: a sum of equal amounts gives the amount.
inline double meanMoney(Wide sum, std::uint64_t trials)
{
    return trials == 0 ? 0.0 : double(sum) / (double(trials) * 1e4);
}

inline double shareOf(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? 0.0 : double(part) / double(whole);
}

/// sums[i] += values[i]; a null pointer adds nothing (a field that the chunk does not have).
inline void addAll(std::vector<Wide>& sums, const std::int64_t* values)
{
    if (values == nullptr)
        return;
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += values[i];
}

inline void addAll(std::vector<Wide>& sums, const std::vector<Wide>& others)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += others[i];
}

inline void addAll(std::vector<std::uint64_t>& counts, const std::vector<std::uint64_t>& others)
{
    for (std::size_t i = 0; i < counts.size(); ++i)
        counts[i] += others[i];
}

} // namespace rackrate
