// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#if defined(__x86_64__)
#define RACKRATE_KERNEL_WIDTH 4
#define RACKRATE_KERNEL_NAMESPACE avx2
#include "simulation/engine/chunkkernelentry.h"

namespace rackrate {

extern const ChunkKernel avx2Kernel = kernel::chunkKernelOf("avx2", "AVX2, 4 trials a register");

} // namespace rackrate
#endif
