// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#if defined(__x86_64__)
#define RACKRATE_KERNEL_WIDTH 8
#define RACKRATE_KERNEL_NAMESPACE avx512
#include "simulation/engine/chunkkernelentry.h"

namespace rackrate {

extern const ChunkKernel avx512Kernel = kernel::chunkKernelOf("avx512", "AVX-512, 8 trials a register");

} // namespace rackrate
#endif
