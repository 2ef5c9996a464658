// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkoutcome.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rackrate::testing {

/// A chunk's outcome, every word of it.
struct KeptOutcome {
    std::uint64_t firstTrial = 0;
    int trials = 0;
    std::vector<std::int64_t> words;
};

KeptOutcome keep(const ChunkOutcome& chunk);

/// Where two outcomes first differ: field, strategy, month, trial and both values. Empty if every word is equal.
std::string firstDifference(const PlanShape& shape, const KeptOutcome& expected, const KeptOutcome& found);

} // namespace rackrate::testing
