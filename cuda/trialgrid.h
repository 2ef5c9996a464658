// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// One launch: a grid of threads, one trial each. Includes what the kernel's headers need to be compiled for it, so it
// comes before any of them: one lane, interleaved memory, a namespace of its own.
#pragma once

#ifndef RACKRATE_KERNEL_NAMESPACE
#define RACKRATE_KERNEL_NAMESPACE grid
#endif
#define RACKRATE_KERNEL_INTERLEAVED

#include "simulation/kernel/outcomelayout.h"
#include "simulation/kernel/trial.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Consecutive chunks of one plan. All pointers are the device's.
struct TrialGrid {
    PlanView plan;
    std::uint64_t firstTrial = 0; ///< a multiple of chunkTrials, not below slotDetailTrials
    std::int64_t trials = 0;
    double demandFactor = 1;
    unsigned char* outcomes = nullptr;   ///< a block of outcomeBytes for each chunk, sums clear
    unsigned char* workspaces = nullptr; ///< a block of workspaceBytes for each `interleave` threads
    std::uint64_t outcomeBytes = 0, workspaceBytes = 0;
};

/// Threads of a launch that share a block of workspace, and how many such blocks a launch of so many trials needs.
constexpr std::int64_t workspaceCount(std::int64_t trials)
{
    return (trials + interleave - 1) / interleave;
}

/// What thread `thread` of block `block` does. Threads beyond the last trial do nothing.
RACKRATE_FUNCTION void runGridThread(const TrialGrid& grid, std::uint32_t block, std::uint32_t blockThreads,
                                     std::uint32_t thread)
{
    const std::int64_t index = static_cast<std::int64_t>(block) * blockThreads + thread;
    if (index >= grid.trials)
        return;
    const std::int64_t chunk = index / chunkTrials, before = chunk * chunkTrials, left = grid.trials - before;
    const int trials = static_cast<int>(left < chunkTrials ? left : chunkTrials);
    const PlanView& plan = grid.plan;
    const OutcomeExtent extent{plan.strategyCount, plan.months, plan.workloadCount, plan.nodeCount};
    const ChunkView out =
        outcomeIn(grid.outcomes + chunk * static_cast<std::int64_t>(grid.outcomeBytes), extent, trials);
    Workspace space;
    space.carve(plan, grid.workspaces + index / interleave * static_cast<std::int64_t>(grid.workspaceBytes),
                static_cast<int>(index % interleave));
    NoRecorder recorder;
    const PackFrame frame{plan, out, space, trials, static_cast<int>(index - before), 1, false, countsService(grid.demandFactor)};
    runPack(frame, grid.firstTrial + static_cast<std::uint64_t>(before), grid.demandFactor, recorder);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
