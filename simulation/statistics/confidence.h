// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/histogram.h"
#include "simulation/statistics/results.h"

#include <cstdint>
#include <vector>

namespace rackrate {

/// Ranks, from 1 on, of the order statistics between which a percentile lies with 95 % confidence. 0 and count + 1 stand for
/// "beyond the values there are".
struct RankRange {
    std::uint64_t low = 0, high = 0;
    bool operator==(const RankRange&) const = default;
};

/// For `count` independent values, 0 < percent < 100: BinomInv(0.025; count, p) and BinomInv(0.975; count, p) + 1, so that at
/// least 95 % of samples enclose the percentile, whatever the distribution.
RankRange independentRanks(std::uint64_t count, int percent);

/// For values that are not independent, from the standard error of the share of values at or below the percentile:
/// count (p -+ factor standardError), rounded outwards (Woodruff, JASA 47, 1952).
RankRange ranksAround(std::uint64_t count, int percent, double standardError, double factor);

/// The values at those ranks, divided by `scale`; a bound beyond the values is absent. Where a value is known no closer than its
/// bin, the bound is the bin's outer edge, so that the coverage is what it says.
Interval intervalAt(const Histogram& histogram, const RankRange& ranks, double scale);
std::vector<Interval> intervalsAt(const Histogram& histogram, const std::vector<RankRange>& ranks, double scale);

} // namespace rackrate
