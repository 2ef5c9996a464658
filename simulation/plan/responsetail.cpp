// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/responsetail.h"

#include "simulation/kernel/maths.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr double leftOut = 1e-9; ///< share of the slowest services

} // namespace

ServiceLaw::ServiceLaw(double meanSeconds, double variability)
    : m_mean(meanSeconds), m_variability(variability), m_sigma(kernel::squareRoot(kernel::naturalLog(1 + variability))),
      m_logMedian(kernel::naturalLog(meanSeconds) - m_sigma * m_sigma / 2)
{
}

ServiceLaw::Part ServiceLaw::upTo(double seconds) const
{
    if (seconds <= 0)
        return {};
    if (m_variability == 0)
        return seconds >= m_mean ? Part{1, m_mean} : Part{};
    if (m_variability == 1) {
        const double times = seconds / m_mean, longer = kernel::exponential(-times);
        return {1 - longer, m_mean * (1 - (1 + times) * longer)};
    }
    const double score = (kernel::naturalLog(seconds) - m_logMedian) / m_sigma;
    return {kernel::normalCdf(score), m_mean * kernel::normalCdf(score - m_sigma)};
}

ResponseTail::ResponseTail(const LogGrid& grid, const ServiceLaw& law, double targetSeconds) : m_law(law), m_waits{0.0}
{
    m_waits.insert(m_waits.end(), grid.times().begin(), grid.times().end());
    m_columns.resize(m_waits.size());
    for (std::size_t i = 0; i < grid.times().size(); ++i) {
        const Stretch row = rowAt(grid.times()[i]);
        for (std::size_t n = 0; n < row.weights.size(); ++n) {
            Stretch& column = m_columns[row.first + n];
            if (column.weights.empty())
                column.first = i;
            column.weights.resize(i - column.first);
            column.weights.push_back(row.weights[n]);
        }
        m_slower.push_back(slowerThan(grid.times()[i]));
    }
    m_target = rowAt(targetSeconds);
    m_targetSlower = slowerThan(targetSeconds);
}

ResponseTail::Stretch ResponseTail::rowAt(double seconds) const
{
    std::size_t wait = std::size_t(std::lower_bound(m_waits.begin(), m_waits.end(), seconds) - m_waits.begin());
    const std::size_t end = std::min(wait + 1, m_waits.size());
    std::vector<double> weights(end, 0.0);
    ServiceLaw::Part before;
    while (wait > 0 && before.share < 1 - leftOut) {
        --wait;
        // Waits between this one and the next, met by services between what the next leaves of the time and what this one does.
        const double rest = seconds - m_waits[wait];
        const ServiceLaw::Part until = m_law.upTo(rest);
        const double share = until.share - before.share;
        double upper = 0;
        if (wait + 1 < end) {
            const double within = rest * share - (until.seconds - before.seconds);
            upper = std::clamp(within / (m_waits[wait + 1] - m_waits[wait]), 0.0, share);
            weights[wait + 1] += upper;
        }
        weights[wait] += share - upper;
        before = until;
    }
    weights.erase(weights.begin(), weights.begin() + std::ptrdiff_t(wait));
    return {wait, std::move(weights)};
}

void ResponseTail::addTo(std::vector<double>& tail, const std::vector<double>& waits, double weight) const
{
    for (std::size_t i = 0; i < tail.size(); ++i)
        tail[i] += weight * m_slower[i];
    for (std::size_t at = 0; at < m_columns.size(); ++at) {
        const Stretch& column = m_columns[at];
        const double wait = waits[at];
        double* sums = tail.data() + column.first;
        for (std::size_t i = 0; i < column.weights.size(); ++i)
            sums[i] += wait * column.weights[i];
    }
}

double ResponseTail::aboveTarget(const std::vector<double>& waits, double weight) const
{
    double sum = weight * m_targetSlower;
    for (std::size_t i = 0; i < m_target.weights.size(); ++i)
        sum += waits[m_target.first + i] * m_target.weights[i];
    return sum;
}

} // namespace rackrate
