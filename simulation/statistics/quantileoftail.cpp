// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/quantileoftail.h"

#include "simulation/kernel/maths.h"
#include "simulation/statistics/results.h"

namespace rackrate {

void TailMixture::add(double weight, const std::vector<float>& tail)
{
    m_weight += weight;
    for (std::size_t i = 0; i < m_tail.size() && i < tail.size(); ++i)
        m_tail[i] += weight * double(tail[i]);
}

double TailMixture::quantile(double exceedance) const
{
    if (m_weight <= 0 || m_seconds.empty())
        return absent;
    const double wanted = exceedance * m_weight;
    std::size_t above = 0; // the first grid point whose tail has come down to what is wanted; tails fall
    for (std::size_t step = m_tail.size(); above < m_tail.size() && step > 0;) {
        const std::size_t half = step / 2;
        if (m_tail[above + half] > wanted) {
            above += half + 1;
            step -= half + 1;
        } else {
            step = half;
        }
    }
    if (above == 0)
        return m_seconds.front();
    if (above == m_tail.size())
        return m_seconds.back();
    const double high = m_tail[above - 1], low = m_tail[above];
    const double part = low > 0 ? kernel::naturalLog(high / wanted) / kernel::naturalLog(high / low) : (high - wanted) / (high - low);
    const double span = kernel::naturalLog(m_seconds[above] / m_seconds[above - 1]);
    return m_seconds[above - 1] * kernel::exponential(span * part);
}

} // namespace rackrate
