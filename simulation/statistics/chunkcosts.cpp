// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/chunkcosts.h"

namespace rackrate {

void ChunkCosts::load(const ChunkOutcome& chunk)
{
    m_shape = chunk.shape();
    m_trials = chunk.trials();
    const kernel::ChunkView& view = chunk.view();
    const std::int64_t* monthly[basisCount] = {view.presentValue, view.cash};
    const std::int64_t* closing[basisCount] = {view.closingPresent, view.closing};
    const std::size_t size = at(m_shape.strategies, 0);
    for (int basis = 0; basis < basisCount; ++basis) {
        m_running[basis].resize(size);
        m_closed[basis].resize(size);
        for (int strategy = 0; strategy < m_shape.strategies; ++strategy) {
            for (int month = 0; month < m_shape.months; ++month) {
                const std::size_t here = at(strategy, month);
                for (int trial = 0; trial < m_trials; ++trial) {
                    const std::int64_t before = month == 0 ? 0 : m_running[basis][here - m_trials + trial];
                    const std::int64_t sum = before + monthly[basis][here + trial];
                    m_running[basis][here + trial] = sum;
                    m_closed[basis][here + trial] = sum + closing[basis][here + trial];
                }
            }
        }
    }
}

} // namespace rackrate
