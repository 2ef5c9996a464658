// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <cstdint>
#include <string>

namespace rackrate {

/// Why something on a device did not work; Usable: it did. Part of the plug-ins' interface.
enum class DeviceState : std::int32_t {
    Usable,
    NoPlugin,     ///< the plug-in is not installed
    BrokenPlugin, ///< it cannot be loaded; detail: what the system says
    OtherPlugin,  ///< it belongs to another version of the program; detail: which
    NoDriver,
    OldDriver, ///< detail: the CUDA version it has and the one that is needed
    NoDevice,
    OldDevice,   ///< the plug-in holds no code for it; detail: its compute capability
    OutOfMemory, ///< detail: what the driver says, if anything
    Failed,      ///< detail: what the driver says
};

/// Why a device did not do what it was asked for.
struct DeviceTrouble {
    DeviceState state = DeviceState::Failed;
    std::string device;             ///< name; empty if it did not come to that
    std::string detail;             ///< technical, not translated
    bool duringRun = false;         ///< the device had begun
    std::uint64_t redoneTrials = 0; ///< trials it had begun and the CPU did again
};

} // namespace rackrate
