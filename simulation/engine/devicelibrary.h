// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/deviceplugin.h"

#include <memory>
#include <string>
#include <vector>

namespace rackrate {

/// The plug-in, loaded, or why it is not.
class DeviceLibrary {
public:
    /// Looks at RACKRATE_CUDA_PLUGIN (a file), else for rackrate-cuda.so beside the program and in ../lib/rackrate from
    /// there.
    static DeviceLibrary find();
    /// NoPlugin if there is no such file.
    static DeviceLibrary load(const std::string& file);

    DeviceState state() const { return m_state; }
    const std::string& detail() const { return m_detail; }
    /// Null unless Usable.
    const RackratePlugin* plugin() const { return m_plugin; }

private:
    DeviceLibrary refused(DeviceState state, std::string detail);

    DeviceState m_state = DeviceState::NoPlugin;
    std::string m_detail;
    std::shared_ptr<void> m_handle;
    const RackratePlugin* m_plugin = nullptr;
};

/// A device, or (without a name) why there is none.
struct DeviceEntry {
    int index = -1;
    DeviceState state = DeviceState::NoPlugin;
    std::string name, detail;
    std::uint64_t memoryBytes = 0, freeBytes = 0;
    int multiprocessors = 0;
};

/// Never empty.
std::vector<DeviceEntry> listDevices(const DeviceLibrary& library);

} // namespace rackrate
