// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#define RACKRATE_KERNEL_WIDTH 2
#define RACKRATE_KERNEL_NAMESPACE baseline
#include "simulation/engine/chunkkernel.h"
#include "simulation/kernel/trial.h"

namespace rackrate {

namespace {

constexpr const char* name =
#if defined(__x86_64__)
    "x86-64 baseline, 2 trials a register";
#elif defined(__aarch64__)
    "NEON, 2 trials a register";
#else
    "2 trials side by side";
#endif

} // namespace

extern const ChunkKernel baselineKernel = {
    name,
    [](const kernel::PlanView& plan) { return kernel::Workspace{}.carve(plan, nullptr); },
    [](const kernel::PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const kernel::ChunkView& out,
       unsigned char* memory) {
        kernel::NoRecorder recorder;
        kernel::runChunk(plan, firstTrial, trials, demandFactor, out, memory, recorder);
    }};

} // namespace rackrate
