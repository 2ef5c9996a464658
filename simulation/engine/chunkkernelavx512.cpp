// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#if defined(__x86_64__)
#define RACKRATE_KERNEL_WIDTH 8
#define RACKRATE_KERNEL_NAMESPACE avx512
#include "simulation/engine/chunkkernel.h"
#include "simulation/kernel/trial.h"

namespace rackrate {

extern const ChunkKernel avx512Kernel = {
    "AVX-512, 8 trials a register",
    [](const kernel::PlanView& plan) { return kernel::Workspace{}.carve(plan, nullptr); },
    [](const kernel::PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const kernel::ChunkView& out,
       unsigned char* memory) {
        kernel::NoRecorder recorder;
        kernel::runChunk(plan, firstTrial, trials, demandFactor, out, memory, recorder);
    }};

} // namespace rackrate
#endif
