// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// One instruction set's kernel as a table of functions. For the source files that define a width and a namespace first.
#pragma once

#include "simulation/engine/chunkkernel.h"
#include "simulation/kernel/trial.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

inline std::uint64_t workspaceBytes(const PlanView& plan)
{
    return Workspace{}.carve(plan, nullptr);
}

inline void runTrials(const PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const ChunkView& out,
                      unsigned char* memory, StageClock* clock)
{
    NoRecorder recorder;
    runChunk(plan, firstTrial, trials, demandFactor, out, memory, recorder, clock);
}

inline void drawTrials(const PlanView& plan, std::uint64_t firstTrial, int trials, unsigned char* memory)
{
    Workspace space;
    space.carve(plan, memory);
    for (int at = 0; at < trials; at += width)
        drawFuture(plan, firstTrial + static_cast<std::uint64_t>(at), space);
}

constexpr ChunkKernel chunkKernelOf(const char* key, const char* name)
{
    return {key, name, workspaceBytes, runTrials, drawTrials};
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
