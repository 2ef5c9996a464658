// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "cuda/devicememory.h"
#include "cuda/trialgrid.h"
#include "simulation/engine/deviceplugin.h"

#include <vector>

namespace rackrate {

/// One plan in a device's memory, and slots that each have a stream, memory on the device, and pinned memory here.
struct RackrateSession {
public:
    /// The runtime's answer to the first thing that went wrong; what was reserved is released with the session.
    cudaError_t reserve(const RackrateJob& job);
    cudaError_t submit(int slot, const RackrateBatch& batch);
    cudaError_t wait(int slot, unsigned char** outcomes);
    ~RackrateSession();

private:
    struct Slot {
        cuda::Stream stream;
        cuda::Event done;
        cuda::DeviceBytes outcomes, workspaces;
        cuda::PinnedBytes host;
    };
    cudaError_t reserveSlot(Slot& slot, std::int64_t chunks);

    int m_device = 0;
    kernel::TrialGrid m_grid; ///< what all batches share
    std::uint64_t m_sumBytes = 0;
    cuda::DeviceBytes m_image;
    std::vector<Slot> m_slots;
};

} // namespace rackrate
