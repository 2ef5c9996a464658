// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "cuda/launch.h"

namespace rackrate::cuda {

namespace {

constexpr unsigned blockThreads = 128; // divides a chunk, so that a block's sums are one chunk's

__global__ void __launch_bounds__(blockThreads) runTrials(const __grid_constant__ kernel::TrialGrid grid)
{
    kernel::runGridThread(grid, blockIdx.x, blockDim.x, threadIdx.x);
}

} // namespace

cudaError_t launchTrials(const kernel::TrialGrid& grid, cudaStream_t stream)
{
    const auto blocks = static_cast<unsigned>((grid.trials + blockThreads - 1) / blockThreads);
    runTrials<<<blocks, blockThreads, 0, stream>>>(grid);
    return cudaGetLastError();
}

cudaError_t findCode()
{
    cudaFuncAttributes attributes;
    return cudaFuncGetAttributes(&attributes, runTrials);
}

} // namespace rackrate::cuda
