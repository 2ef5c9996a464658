// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"

#include <cstdint>
#include <string>

namespace rackrate::testing {

/// What a card can do, measured: the best of several short runs of small kernels.
struct CardLimits {
    double memoryBytesPerSecond = 0; ///< read and written by a copy within the device
    double linkBytesPerSecond = 0;   ///< from the device to pinned memory here
    double operationsPerSecond = 0;  ///< double-precision additions and multiplications, not fused
};

/// The kernel alone: no copies, no statistics.
struct KernelSpeed {
    double seconds = 0; ///< best of several launches
    std::int64_t trials = 0;
};

/// Both return an empty string, or what went wrong.
std::string measureLimits(int device, CardLimits& limits);
std::string measureKernel(int device, const SimulationPlan& plan, int chunks, KernelSpeed& speed);

} // namespace rackrate::testing
