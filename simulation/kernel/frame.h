// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What all stages of one pack of trials look at.
#pragma once

#include "simulation/kernel/stageclock.h"
#include "simulation/kernel/workspace.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Break-even demand scales all demand and asks for money and GPU-hours; nobody's waiting is counted then.
RACKRATE_INLINE bool countsService(double demandFactor) { return demandFactor == 1.0; }

/// The pack, its place in its chunk, and where its outcome goes.
struct PackFrame {
    const PlanView& plan;
    const ChunkView& out;
    const Workspace& space;
    int chunkTrials = 0; ///< trials of the chunk
    int at = 0;          ///< index of the pack's first trial in the chunk
    int lanes = width;   ///< trials of the pack that exist
    bool slotDetail = false;
    bool service = true; ///< waits and the nodes of service tables are counted
    StageClock* clock = nullptr; ///< null: nobody asks; never asked by interleaved workers

    RACKRATE_INLINE void finished([[maybe_unused]] Stage stage) const
    {
#ifndef RACKRATE_KERNEL_INTERLEAVED
        if (clock == nullptr)
            return;
        const std::uint64_t time = clock->now();
        clock->spent[stage] += time - clock->last;
        clock->last = time;
#endif
    }
};

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
