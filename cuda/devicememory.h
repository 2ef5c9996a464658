// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Owners of what the CUDA runtime hands out; all belong to the device that was current when they were made.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <utility>

namespace rackrate::cuda {

/// One handle of the runtime and the function that releases it.
template <class Handle, cudaError_t (*Release)(Handle)>
class Owned {
public:
    Owned() = default;
    Owned(Owned&& other) noexcept : m_handle(std::exchange(other.m_handle, nullptr)) {}
    Owned& operator=(Owned&&) = delete;
    ~Owned()
    {
        if (m_handle != nullptr)
            Release(m_handle); // fails only after a failure that has been reported already
    }
    Handle get() const { return m_handle; }
    Handle* place() { return &m_handle; }

private:
    Handle m_handle = nullptr;
};

using Stream = Owned<cudaStream_t, cudaStreamDestroy>;
using Event = Owned<cudaEvent_t, cudaEventDestroy>;
using DeviceBytes = Owned<void*, cudaFree>;
using PinnedBytes = Owned<void*, cudaFreeHost>;

inline cudaError_t allocate(DeviceBytes& bytes, std::uint64_t count)
{
    return cudaMalloc(bytes.place(), count > 0 ? count : 1);
}
inline cudaError_t allocate(PinnedBytes& bytes, std::uint64_t count)
{
    return cudaHostAlloc(bytes.place(), count > 0 ? count : 1, cudaHostAllocDefault);
}

} // namespace rackrate::cuda
