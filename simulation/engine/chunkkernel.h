// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The kernel as compiled for each instruction set of this machine's kind. All give the same bits.
#pragma once

#include "simulation/kernel/outcome.h"
#include "simulation/kernel/plan.h"
#include "simulation/kernel/stageclock.h"

#include <cstdint>

namespace rackrate {

struct ChunkKernel {
    const char* key;   ///< "baseline": what the environment names it by
    const char* name;  ///< "x86-64 baseline, 2 trials a register"
    std::uint64_t (*workspaceBytes)(const kernel::PlanView& plan);
    /// `memory`: workspaceBytes, aligned to 64 bytes. `clock` may be null.
    void (*run)(const kernel::PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const kernel::ChunkView& out,
                unsigned char* memory, kernel::StageClock* clock);
    /// The draws of a run and nothing else.
    void (*draw)(const kernel::PlanView& plan, std::uint64_t firstTrial, int trials, unsigned char* memory);
};

/// The kernels this machine can run, narrowest first.
int chunkKernelCount();
const ChunkKernel& chunkKernel(int index);

/// RACKRATE_INSTRUCTION_SET forces one of the kernels by its key.
enum class InstructionSetChoice { Widest, Forced, Unknown, NotExecutable };
InstructionSetChoice instructionSetChoice();

/// What runs: the forced kernel, else (also where the choice is not possible) the widest. The environment is read once.
const ChunkKernel& activeKernel();

} // namespace rackrate
