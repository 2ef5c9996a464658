// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The only file that knows how functions for host and device are spelt, and how they add to what they share.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#define RACKRATE_INLINE __host__ __device__ __forceinline__
#define RACKRATE_FUNCTION __host__ __device__ inline
#else
#define RACKRATE_INLINE __attribute__((always_inline)) inline ///< small: arithmetic on lanes
#define RACKRATE_FUNCTION inline                              ///< larger: stages
#endif

namespace rackrate::kernel {

/// Adds to a sum of the chunk: on a device, other trials add to it at the same time.
RACKRATE_INLINE void addToSum(std::int64_t& sum, std::int64_t value)
{
#ifdef __CUDA_ARCH__
    atomicAdd(reinterpret_cast<unsigned long long*>(&sum), static_cast<unsigned long long>(value));
#else
    sum += value;
#endif
}

} // namespace rackrate::kernel
