// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The only file that knows how functions for host and device are spelt.
#pragma once

#ifdef __CUDACC__
#define RACKRATE_INLINE __host__ __device__ __forceinline__
#define RACKRATE_FUNCTION __host__ __device__ inline
#else
#define RACKRATE_INLINE __attribute__((always_inline)) inline ///< small: arithmetic on lanes
#define RACKRATE_FUNCTION inline                              ///< larger: stages
#endif
