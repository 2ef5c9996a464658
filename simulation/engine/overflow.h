// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkoutcome.h"

#include <vector>

namespace rackrate {

/// An amount that the kernel could not count (see kernel/outcome.h). It took the limit instead, so nothing of such a run holds.
struct Overflow {
    int strategy = 0;
    int what = 0; ///< a kind of cost, kernel::monthOverflow, kernel::useOverflow, or kernel::overflowKinds + workload
};

/// Every one of them, from the counts of a chunk or their sums over chunks: [S][kernel::overflowKinds + W].
template <class Count>
std::vector<Overflow> overflowsIn(const Count* counts, const PlanShape& shape)
{
    std::vector<Overflow> overflows;
    for (int strategy = 0; strategy < shape.strategies; ++strategy) {
        for (int what = 0; what < kernel::overflowKinds + shape.workloads; ++what) {
            if (*counts++ != 0)
                overflows.push_back({strategy, what});
        }
    }
    return overflows;
}

} // namespace rackrate
