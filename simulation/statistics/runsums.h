// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/sensitivity.h"
#include "simulation/statistics/statistics.h"

#include <string>
#include <string_view>

namespace rackrate {

/// Consecutive trials of a run, beginning at a multiple of kernel::chunkTrials.
struct TrialRange {
    std::uint64_t first = 0, count = 0;
};

/// The trials of part `shard` (1 to `shards`) of a run: whole chunks, shared out as evenly as they can be; the run's last
/// chunk may be a part of one. Empty where there are more shards than chunks.
TrialRange shardRange(std::uint64_t trials, int shard, int shards);

/// All results of a run: those of its statistics, sensitivity, and break-even demand, which is simulated here. The last two are
/// left out when cancelled.
Results fullResults(const SimulationPlan& plan, const Statistics& statistics, const KeptCosts& kept, int threads,
                    const std::atomic<bool>& cancelled);

/// What results are made of, as bytes that another process can add up (see IntegerWriter).
std::string packSums(const Statistics& statistics, const KeptCosts& kept, const TrialRange& range);

/// Adds what packSums() gave for a range of the run's trials. False, with both left in no useful state, when the bytes are
/// anything else.
bool addPackedSums(std::string_view bytes, const TrialRange& range, std::uint64_t runTrials, const SimulationPlan& plan,
                   Statistics& statistics, KeptCosts& kept);

} // namespace rackrate
