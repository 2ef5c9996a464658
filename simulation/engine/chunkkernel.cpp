// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/chunkkernel.h"

namespace rackrate {

int chunkKernelCount()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return 3;
    return __builtin_cpu_supports("avx2") ? 2 : 1;
#else
    return 1;
#endif
}

const ChunkKernel& chunkKernel(int index)
{
#if defined(__x86_64__)
    static const ChunkKernel* const kernels[] = {&baselineKernel, &avx2Kernel, &avx512Kernel};
    return *kernels[index];
#else
    static_cast<void>(index);
    return baselineKernel;
#endif
}

} // namespace rackrate
