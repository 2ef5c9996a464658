// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/deviceplugin.h"

#include <cstdint>

namespace rackrate::testing {

/// How a launch is cut up and in which order its threads come; on a device every order can happen.
struct EmulatedLaunch {
    std::uint32_t blockThreads = 128;
    std::uint32_t idleBlocks = 0; ///< blocks that have no trial at all
    std::uint32_t order = 0;      ///< 0: as they are numbered; else the seed of a shuffle
};

/// Runs a batch as the device would: clears the sums, hands out workspaces full of NaN, and calls the device's function
/// for every thread of the grid, here. `outcomes`: outcomeBytes for each chunk.
void emulateGrid(const kernel::PlanView& plan, const RackrateBatch& batch, const EmulatedLaunch& launch,
                 unsigned char* outcomes);

} // namespace rackrate::testing
