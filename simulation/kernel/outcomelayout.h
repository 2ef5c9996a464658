// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// How the outcome of a chunk lies in one block of memory, alike on every backend: sums, then what is kept per trial.
#pragma once

#include "simulation/kernel/outcome.h"
#include "simulation/kernel/pack.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Bytes at the front of the block that hold sums; they must be clear before the first trial.
RACKRATE_FUNCTION std::uint64_t outcomeSumBytes(const OutcomeExtent& extent)
{
    const std::uint64_t strategies = static_cast<std::uint64_t>(extent.strategies),
                        months = static_cast<std::uint64_t>(extent.months);
    const std::uint64_t byStrategy = months * (costKindCount + 2) + costKindCount + 2 + overflowKinds +
                                     (6ULL + limitCount * breachSums) * static_cast<std::uint64_t>(extent.workloads) + 2ULL * 168;
    return sizeof(std::int64_t) * (strategies * byStrategy + 2ULL * static_cast<std::uint64_t>(extent.nodes));
}

/// Bytes of a whole chunk's block, a multiple of 64.
RACKRATE_FUNCTION std::uint64_t outcomeBytes(const OutcomeExtent& extent)
{
    const std::uint64_t strategies = static_cast<std::uint64_t>(extent.strategies),
                        months = static_cast<std::uint64_t>(extent.months);
    const std::uint64_t byTrial = strategies * ((4 * months + 2) * sizeof(std::int64_t) + 1);
    return (outcomeSumBytes(extent) + byTrial * chunkTrials + 63) / 64 * 64;
}

/// The pieces of a block of outcomeBytes, aligned to 8 bytes, for a chunk of `trials`.
RACKRATE_FUNCTION ChunkView outcomeIn(unsigned char* memory, const OutcomeExtent& extent, int trials)
{
    std::int64_t* next = reinterpret_cast<std::int64_t*>(memory);
    const auto take = [&next](std::int64_t count) {
        std::int64_t* piece = next;
        next += count;
        return piece;
    };
    const std::int64_t strategies = extent.strategies, cells = strategies * extent.months, count = trials;
    ChunkView view;
    view.kindSum = take(cells * costKindCount);
    view.closingKindSum = take(strategies * costKindCount);
    view.accrualSum = take(cells);
    view.exitSum = take(cells);
    view.busyGpuHours = take(strategies);
    view.paidGpuHours = take(strategies);
    std::int64_t** const byWorkload[] = {&view.demandUnits, &view.unservedUnits, &view.waitHours, &view.jobs,
                                         &view.missedRequests};
    for (std::int64_t** field : byWorkload)
        *field = take(strategies * extent.workloads);
    view.breaches = take(strategies * extent.workloads * limitCount * breachSums);
    view.overflow = take(strategies * (overflowKinds + extent.workloads));
    view.nodeRequests = take(extent.nodes);
    view.nodeHours = take(extent.nodes);
    view.slotBusy = take(strategies * 168);
    view.slotPaid = take(strategies * 168);
    std::int64_t** const byMonth[] = {&view.cash, &view.presentValue, &view.closing, &view.closingPresent};
    for (std::int64_t** field : byMonth)
        *field = take(cells * count);
    view.otherClosing = take(strategies * count);
    view.otherClosingPresent = take(strategies * count);
    view.ineligible = reinterpret_cast<std::uint8_t*>(next);
    return view;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
