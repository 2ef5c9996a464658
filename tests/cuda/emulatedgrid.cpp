// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "cuda/trialgrid.h"

#include "tests/cuda/emulatedgrid.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <random>
#include <vector>

namespace rackrate::testing {

namespace {

/// Every thread's number in the launch, in the order they run.
std::vector<std::uint64_t> threadOrder(std::uint64_t threads, std::uint32_t order)
{
    std::vector<std::uint64_t> numbers(threads);
    std::iota(numbers.begin(), numbers.end(), std::uint64_t(0));
    if (order != 0)
        std::shuffle(numbers.begin(), numbers.end(), std::mt19937(order));
    return numbers;
}

} // namespace

void emulateGrid(const kernel::PlanView& plan, const RackrateBatch& batch, const EmulatedLaunch& launch,
                 unsigned char* outcomes)
{
    const kernel::OutcomeExtent extent{plan.strategyCount, plan.months, plan.workloadCount, plan.nodeCount};
    kernel::TrialGrid grid;
    grid.plan = plan;
    grid.firstTrial = batch.firstTrial;
    grid.trials = batch.trials;
    grid.demandFactor = batch.demandFactor;
    grid.outcomes = outcomes;
    grid.outcomeBytes = kernel::outcomeBytes(extent);
    grid.workspaceBytes = kernel::Workspace{}.carve(plan, nullptr);
    std::vector<unsigned char> workspaces(
        static_cast<std::size_t>(kernel::workspaceCount(batch.trials)) * grid.workspaceBytes + 64, 0xff);
    grid.workspaces = workspaces.data() + (64 - reinterpret_cast<std::uintptr_t>(workspaces.data()) % 64);
    for (std::int64_t first = 0; first < batch.trials; first += kernel::chunkTrials)
        std::memset(outcomes + static_cast<std::uint64_t>(first / kernel::chunkTrials) * grid.outcomeBytes, 0,
                    kernel::outcomeSumBytes(extent));
    const std::uint64_t blocks =
        (static_cast<std::uint64_t>(batch.trials) + launch.blockThreads - 1) / launch.blockThreads + launch.idleBlocks;
    for (const std::uint64_t number : threadOrder(blocks * launch.blockThreads, launch.order))
        kernel::runGridThread(grid, static_cast<std::uint32_t>(number / launch.blockThreads), launch.blockThreads,
                              static_cast<std::uint32_t>(number % launch.blockThreads));
}

} // namespace rackrate::testing
