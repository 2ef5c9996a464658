// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/chunkcosts.h"

#include "simulation/statistics/rowloops.h"

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
                rowLoops().accumulate(month == 0 ? nullptr : m_running[basis].data() + here - m_trials, monthly[basis] + here,
                                      closing[basis] + here, m_trials, m_running[basis].data() + here, m_closed[basis].data() + here);
            }
        }
    }
}

} // namespace rackrate
