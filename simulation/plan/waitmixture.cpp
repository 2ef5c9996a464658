// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/plan/queueing.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr double slowestRate = 1e-8;   ///< per second
constexpr int rateBuckets = 1024;      ///< a step of the grid apart
constexpr double exponentEnd = 14;     ///< e^-14 counts as nothing
constexpr int exponentSteps = 64;      ///< table points per unit of the exponent
constexpr int backlogPoints = 5;

/// e^-x for 0 <= x < exponentEnd, linear between table points: error below 4e-5.
double decay(double x)
{
    static const std::vector<double> table = [] {
        std::vector<double> values;
        for (int i = 0; i <= exponentEnd * exponentSteps + 1; ++i)
            values.push_back(kernel::exponential(-double(i) / exponentSteps));
        return values;
    }();
    const double place = x * exponentSteps;
    const int i = int(place);
    return table[i] + (place - i) * (table[i + 1] - table[i]);
}

} // namespace

WaitMixture::WaitMixture(const LogGrid& grid, double longest)
    : m_grid(grid), m_end(std::size_t(std::lower_bound(grid.times().begin(), grid.times().end(), longest) - grid.times().begin())),
      m_rates(rateBuckets, 0.0), m_spread(grid.times().size(), 0.0),
      m_certain(grid.times().size() + 1, 0.0), m_tail(grid.times().size() + 1, 0.0)
{
    const double logFirst = kernel::naturalLog(slowestRate) + grid.logFirst();
    for (int i = 0; i < rateBuckets + int(grid.times().size()); ++i) {
        m_exponential.push_back(kernel::exponential(-kernel::exponential(std::min(logFirst + i * grid.step(), 700.0))));
        if (m_exponential.back() > 1e-17)
            m_counted = i + 1;
    }
}

void WaitMixture::clear()
{
    m_weight = m_waiting = 0;
    m_lowest = rateBuckets;
    m_highest = -1;
    std::fill(m_rates.begin(), m_rates.end(), 0.0);
    std::fill(m_spread.begin(), m_spread.end(), 0.0);
    std::fill(m_certain.begin(), m_certain.end(), 0.0);
}

void WaitMixture::add(const HourAnswer& hour, double weight)
{
    m_weight += weight;
    const double waits = weight * (1 - hour.backlogShare) * hour.waitProbability;
    m_waiting += waits;
    if (waits > 0 && hour.stochasticWait > 0) {
        const double rate = hour.waitProbability / hour.stochasticWait;
        const double place = (kernel::naturalLog(rate) - kernel::naturalLog(slowestRate)) / m_grid.step();
        const double within = std::clamp(place, 0.0, double(rateBuckets - 1));
        const int bucket = std::min(int(within), rateBuckets - 2);
        m_rates[bucket] += waits * (bucket + 1 - within);
        m_rates[bucket + 1] += waits * (within - bucket);
        m_lowest = std::min(m_lowest, bucket);
        m_highest = std::max(m_highest, bucket + 1);
    }
    if (hour.backlogShare > 0)
        addBacklog(hour, weight * hour.backlogShare);
}

void WaitMixture::addBacklog(const HourAnswer& hour, double weight)
{
    m_waiting += weight;
    const std::vector<double>& times = m_grid.times();
    const double share = weight / backlogPoints;
    for (int point = 0; point < backlogPoints; ++point) {
        const double along = (point + 0.5) / backlogPoints;
        const double backlog = std::min(hour.firstBacklogWait + along * (hour.lastBacklogWait - hour.firstBacklogWait),
                                        hour.largestBacklogWait);
        const LogGrid::Place place = m_grid.place(backlog);
        const std::size_t first = std::size_t(place.index + 1);
        m_certain[first] += share;
        for (std::size_t i = first; i < times.size(); ++i) {
            const double exponent = (times[i] - backlog) / std::max(hour.stochasticWait, 1e-12);
            if (exponent >= exponentEnd)
                break;
            m_spread[i] += share * decay(exponent);
        }
    }
}

const std::vector<double>& WaitMixture::tail()
{
    const int points = int(m_grid.times().size());
    double certain = 0;
    for (int i = points - 1; i >= 0; --i) {
        certain += m_certain[i + 1];
        m_tail[i + 1] = certain + m_spread[i];
    }
    for (int bucket = m_lowest; bucket <= m_highest; ++bucket) {
        const double weight = m_rates[bucket];
        if (weight == 0)
            continue;
        const double* decayed = m_exponential.data() + bucket;
        const int counted = std::min(points, m_counted - bucket);
        for (int i = 0; i < counted; ++i)
            m_tail[i + 1] += weight * decayed[i];
    }
    std::fill(m_tail.begin() + 1 + std::ptrdiff_t(m_end), m_tail.end(), 0.0);
    m_tail[0] = m_waiting;
    return m_tail;
}

} // namespace rackrate
