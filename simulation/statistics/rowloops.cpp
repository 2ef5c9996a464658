// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/rowloops.h"

namespace rackrate {

extern const RowLoops baselineRowLoops;
#if defined(__x86_64__)
extern const RowLoops avx2RowLoops, avx512RowLoops;
#endif

const RowLoops& rowLoopsOf([[maybe_unused]] const ChunkKernel& kernel)
{
#if defined(__x86_64__)
    const RowLoops* const loops[] = {&baselineRowLoops, &avx2RowLoops, &avx512RowLoops};
    for (int i = 0; i < chunkKernelCount(); ++i) {
        if (&chunkKernel(i) == &kernel)
            return *loops[i];
    }
#endif
    return baselineRowLoops;
}

const RowLoops& rowLoops()
{
    static const RowLoops& active = rowLoopsOf(activeKernel());
    return active;
}

} // namespace rackrate
