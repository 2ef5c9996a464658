// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/chunkcosts.h"
#include "simulation/statistics/histogram.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// Break-even of every ordered pair on both bases. With D(m) = challenger - baseline, cumulative without closing, D(0) = 0,
/// and C = the difference at the horizon with closing, each trial falls into exactly one state:
///   never            C > 0, or the challenger is ineligible; of these, `ineligible` counts those in which it is;
///   through closing  C <= 0, D(M) > 0;
///   from the start   C <= 0, D(m) <= 0 for all m; of these, `same` counts those in which C = 0 and all D(m) = 0;
///   breaks even      otherwise; at the last m with D(m-1) > 0 >= D(m), at time m-1 + D(m-1)/(D(m-1) - D(m)).
class BreakEvenStatistics {
public:
    BreakEvenStatistics(int strategies, int months, kernel::Sampling sampling);

    void add(const ChunkCosts& costs, const std::uint8_t* ineligible);
    void merge(const BreakEvenStatistics& other);
    void useBins();
    void save(IntegerWriter& writer) const;
    void load(IntegerReader& reader);

    /// Everything but the names and the break-even demand.
    BreakEven figures(int basis, int baseline, int challenger) const;

private:
    using Months = unsigned __int128; ///< one bit a month, month 1 lowest; a plan has at most 120
    struct Pair {
        std::uint64_t fromStart = 0, same = 0, breaksEven = 0, throughClosing = 0, never = 0, ineligible = 0, multiple = 0;
        std::vector<std::uint64_t> byMonth;
        Histogram times; ///< in months times `ticksPerMonth`
    };
    struct Comparison { int basis, baseline, challenger; };

    std::size_t indexOf(const Comparison& c) const { return (std::size_t(c.basis) * m_strategies + c.baseline) * m_strategies + c.challenger; }
    void compare(int basis, int first, int second, const ChunkCosts& costs);
    /// `dearer` and `cheaper`: months in which the challenger is, in bits.
    void count(const Comparison& comparison, const ChunkCosts& costs, const std::uint8_t* ineligible, const std::uint64_t* dearer,
               const std::uint64_t* cheaper);
    void countCrossing(Pair& pair, const Comparison& comparison, const ChunkCosts& costs, int trial, Months crossings);

    int m_strategies = 0, m_months = 0;
    kernel::Sampling m_sampling;
    std::vector<Pair> m_pairs;
    std::vector<std::uint64_t> m_above, m_below; ///< [2][T]: months with D > 0, and with D < 0
};

} // namespace rackrate
