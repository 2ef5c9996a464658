// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkoutcome.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

namespace rackrate {

struct ChunkKernel;

/// Shared between whoever asked for a run and the threads that do it. Both members are atomic; nothing else is shared.
struct RunControl {
    std::atomic<bool> cancelled{false};
    std::atomic<std::uint64_t> trialsDone{0};
};

enum class RunStatus { Finished, Cancelled };

struct RunRange {
    std::uint64_t firstTrial = 0; ///< a multiple of kernel::chunkTrials
    std::uint64_t trials = 0;
    int threads = 0;              ///< 0: as many as the machine has
    double demandFactor = 1;      ///< multiplies every workload's demand (break-even demand); unless 1, waits and service are not counted
    const ChunkKernel* kernel = nullptr; ///< null: activeKernel()
};

/// Receives each finished chunk, on the thread that made it. `worker` is 0 .. threads-1; chunks arrive in no fixed order.
using ChunkSink = std::function<void(int worker, const ChunkOutcome& chunk)>;

/// Number of workers a range will use (so that the caller can make one sink state per worker).
int workerCount(const RunRange& range);

/// Simulates the trials of the range on the CPU. Cancels between chunks; those finished by then are the first of the range.
/// The outcome of a trial depends on plan, trial number and demandFactor only.
RunStatus runOnCpu(const SimulationPlan& plan, const RunRange& range, RunControl& control, const ChunkSink& sink);

/// The instruction set that runs: activeKernel().name.
std::string instructionSet();

} // namespace rackrate
