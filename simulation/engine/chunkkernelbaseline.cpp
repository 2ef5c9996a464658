// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#define RACKRATE_KERNEL_WIDTH 2
#define RACKRATE_KERNEL_NAMESPACE baseline
#include "simulation/engine/chunkkernelentry.h"

namespace rackrate {

#if defined(__x86_64__)
extern const ChunkKernel baselineKernel = kernel::chunkKernelOf("baseline", "x86-64 baseline, 2 trials a register");
#elif defined(__aarch64__)
extern const ChunkKernel baselineKernel = kernel::chunkKernelOf("baseline", "NEON, 2 trials a register");
#else
extern const ChunkKernel baselineKernel = kernel::chunkKernelOf("baseline", "2 trials side by side");
#endif

} // namespace rackrate
