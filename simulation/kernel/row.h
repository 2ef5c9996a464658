// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Rows of a worker's memory. On a CPU a row is a pointer: its elements lie one after the other. A GPU runs 32 threads
// in step; with RACKRATE_KERNEL_INTERLEAVED defined (width 1 only) element i of the 32 lies side by side, so that they
// read one line.
#pragma once

#include "simulation/kernel/pack.h"

#include <cstdint>

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

#ifdef RACKRATE_KERNEL_INTERLEAVED
constexpr int interleave = 32; ///< workers that share a block of memory

template <class T>
struct Row {
    T* first = nullptr;

    RACKRATE_INLINE T& operator[](std::int64_t i) const { return first[i * interleave]; }
    RACKRATE_INLINE Row operator+(std::int64_t i) const { return {first + i * interleave}; }
    template <class C>
    RACKRATE_INLINE operator Row<C>() const // to const T
    {
        return {first};
    }
};
#else
constexpr int interleave = 1;

template <class T>
using Row = T*;
#endif

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
