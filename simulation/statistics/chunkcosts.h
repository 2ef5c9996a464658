// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkoutcome.h"

#include <cstdint>
#include <vector>

namespace rackrate {

constexpr int basisCount = 2; ///< 0 present value, 1 nominal; the order in which statistics keep their bases

/// A chunk's cumulative costs in quanta, without closing ("running") and as if the horizon ended with the month ("closed").
/// Buffers are reused from chunk to chunk.
class ChunkCosts {
public:
    void load(const ChunkOutcome& chunk);

    int trials() const { return m_trials; }
    int strategies() const { return m_shape.strategies; }
    int months() const { return m_shape.months; }
    const std::int64_t* running(int basis, int strategy, int month) const { return m_running[basis].data() + at(strategy, month); }
    const std::int64_t* closed(int basis, int strategy, int month) const { return m_closed[basis].data() + at(strategy, month); }

private:
    std::size_t at(int strategy, int month) const
    {
        return (std::size_t(strategy) * m_shape.months + month) * std::size_t(m_trials);
    }

    PlanShape m_shape;
    int m_trials = 0;
    std::vector<std::int64_t> m_running[basisCount], m_closed[basisCount];
};

} // namespace rackrate
