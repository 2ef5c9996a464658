// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The kernel as compiled for each instruction set of this machine's kind. All give the same bits.
#pragma once

#include "simulation/kernel/outcome.h"
#include "simulation/kernel/plan.h"

#include <cstdint>

namespace rackrate {

struct ChunkKernel {
    const char* name;  ///< "x86-64 baseline, 2 trials a register"
    std::uint64_t (*workspaceBytes)(const kernel::PlanView& plan);
    /// `memory`: workspaceBytes, aligned to 64 bytes.
    void (*run)(const kernel::PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const kernel::ChunkView& out,
                unsigned char* memory);
};

/// The kernels this machine can run, narrowest first.
int chunkKernelCount();
const ChunkKernel& chunkKernel(int index);

extern const ChunkKernel baselineKernel;
#if defined(__x86_64__)
extern const ChunkKernel avx2Kernel;
extern const ChunkKernel avx512Kernel;
#endif

} // namespace rackrate
