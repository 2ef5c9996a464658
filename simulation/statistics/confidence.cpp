// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/confidence.h"

#include <cmath>

namespace rackrate {

namespace {

/// Binomial probabilities up to a common factor, walked from the mode, so that only + - * / are needed.
class Binomial {
public:
    Binomial(std::uint64_t count, double p) : m_count(double(count)), m_odds(p / (1 - p)), m_at(std::floor((m_count + 1) * p))
    {
        m_cumulative = m_weight;
        double weight = m_weight;
        for (double k = m_at; k > 0 && weight > negligible; --k)
            m_cumulative += weight *= k / (m_count - k + 1) / m_odds;
        m_total = m_cumulative;
        weight = m_weight;
        for (double k = m_at; k < m_count && weight > negligible; ++k)
            m_total += weight *= (m_count - k) / (k + 1) * m_odds;
    }

    /// The smallest k of which P(X <= k) >= probability.
    std::uint64_t inverse(double probability)
    {
        const double wanted = probability * m_total;
        while (m_cumulative < wanted && m_at < m_count) {
            m_weight *= (m_count - m_at) / (m_at + 1) * m_odds;
            m_cumulative += m_weight;
            ++m_at;
        }
        while (m_at > 0 && m_cumulative - m_weight >= wanted) {
            m_cumulative -= m_weight;
            m_weight *= m_at / (m_count - m_at + 1) / m_odds;
            --m_at;
        }
        return std::uint64_t(m_at);
    }

private:
    static constexpr double negligible = 1e-18;
    double m_count, m_odds, m_at; ///< m_at: where the walk stands
    double m_weight = 1, m_cumulative = 0, m_total = 0;
};

} // namespace

RankRange independentRanks(std::uint64_t count, int percent)
{
    if (count == 0)
        return {0, 1};
    Binomial binomial(count, percent / 100.0);
    const std::uint64_t low = binomial.inverse(0.025);
    return {low, binomial.inverse(0.975) + 1};
}

RankRange ranksAround(std::uint64_t count, int percent, double standardError, double factor)
{
    const double centre = double(count) * percent / 100, reach = factor * standardError * double(count);
    const double low = std::floor(centre - reach), high = std::ceil(centre + reach) + 1;
    return {low < 1 ? 0 : std::uint64_t(low), high > double(count) ? count + 1 : std::uint64_t(high)};
}

std::vector<Interval> intervalsAt(const Histogram& histogram, const std::vector<RankRange>& ranks, double scale)
{
    std::vector<std::uint64_t> low, high;
    for (const RankRange& range : ranks) {
        low.push_back(range.low);
        high.push_back(range.high);
    }
    const std::vector<double> from = histogram.valuesAt(low, Histogram::Place::Lowest), to = histogram.valuesAt(high, Histogram::Place::Highest);
    std::vector<Interval> intervals;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        intervals.push_back({from[i] / scale, to[i] / scale});
    return intervals;
}

Interval intervalAt(const Histogram& histogram, const RankRange& ranks, double scale)
{
    return intervalsAt(histogram, {ranks}, scale).front();
}

} // namespace rackrate
