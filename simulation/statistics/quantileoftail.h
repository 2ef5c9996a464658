// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <vector>

namespace rackrate {

/// Weighted mixture of distributions that are known by their tails P(T > seconds[i]) on one rising grid.
class TailMixture {
public:
    explicit TailMixture(const std::vector<double>& seconds) : m_seconds(seconds), m_tail(seconds.size()) {}

    void add(double weight, const std::vector<float>& tail);

    /// The time exceeded with probability `exceedance`, between grid points linear in ln t against ln P. The grid's first or
    /// last time if the answer lies outside; NaN when nothing was added.
    double quantile(double exceedance) const;

private:
    const std::vector<double>& m_seconds;
    std::vector<double> m_tail; ///< weighted sums
    double m_weight = 0;
};

} // namespace rackrate
