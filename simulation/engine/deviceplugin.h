// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The border between the program and the plug-in that drives a device: C functions over plain structs. A plug-in is a
// shared library with the function `rackrateDevicePlugin`. Version, size and digest are read first, and what does not
// fit is refused.
#pragma once

#include "simulation/engine/devicestate.h"
#include "simulation/kernel/plan.h"

#include <cstdint>

namespace rackrate {

constexpr std::uint32_t devicePluginVersion = 1;
constexpr const char* devicePluginSymbol = "rackrateDevicePlugin";

extern "C" {

struct RackrateFailure {
    char detail[256]; ///< for people who know the device; not translated; empty if there is nothing to add
};

struct RackrateDevice {
    char name[256];
    std::uint64_t memoryBytes, freeBytes;
    std::int32_t multiprocessors, reserved;
};

/// One plan on one device, simulated in slots that work side by side. All pointers are the program's and need live no
/// longer than the call.
struct RackrateJob {
    std::int32_t device, slotCount, chunksPerSlot, reserved;
    const kernel::PlanView* head; ///< scalars
    const std::uint64_t* offsets; ///< of each array in the image, in the order of planArrays
    const unsigned char* image;
    std::uint64_t imageBytes;
};

/// Consecutive chunks; all but the last are whole. None may lie below slotDetailTrials.
struct RackrateBatch {
    std::uint64_t firstTrial;
    std::int64_t trials; ///< at most chunksPerSlot x chunkTrials
    double demandFactor;
};

struct RackrateSession;

/// Every function may be called from any thread; calls for one slot come one after the other. Those that return a state
/// fill in `failure` unless it is Usable.
struct RackratePlugin {
    std::uint32_t version;    ///< devicePluginVersion
    std::uint32_t bytes;      ///< sizeof(RackratePlugin)
    const char* kernelDigest; ///< kernelDigest() of the sources it was built from
    const char* programVersion;
    const char* backend; ///< "cuda"

    /// Devices there are, usable or not.
    DeviceState (*count)(std::int32_t* devices, RackrateFailure* failure);
    /// Name and sizes, as far as they can be had, and whether simulations can run on it.
    DeviceState (*describe)(std::int32_t device, RackrateDevice* description, RackrateFailure* failure);
    /// Copies the plan and reserves all memory.
    DeviceState (*open)(const RackrateJob* job, RackrateSession** session, RackrateFailure* failure);
    /// Starts a batch and returns at once.
    DeviceState (*submit)(RackrateSession* session, std::int32_t slot, const RackrateBatch* batch,
                          RackrateFailure* failure);
    /// Waits for the slot's batch. Its outcomes lie at `outcomes` until the slot's next batch, one chunk each
    /// outcomeBytes.
    DeviceState (*wait)(RackrateSession* session, std::int32_t slot, unsigned char** outcomes,
                        RackrateFailure* failure);
    /// Waits for whatever still runs, and releases everything.
    void (*close)(RackrateSession* session);
};

/// What `rackrateDevicePlugin` is.
typedef const RackratePlugin* (*RackratePluginFunction)();

} // extern "C"

} // namespace rackrate
