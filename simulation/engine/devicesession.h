// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkoutcome.h"
#include "simulation/engine/devicelibrary.h"

#include <cstdint>
#include <memory>
#include <string>

namespace rackrate {

/// One plan on one device. Slots may be used from different threads, each from one at a time.
class DeviceSession {
public:
    /// As many slots as asked for, each as large as keeps the device busy and its memory allows. Null and `why` if it
    /// cannot be.
    static std::unique_ptr<DeviceSession> open(const RackratePlugin& plugin, const DeviceEntry& device,
                                               const SimulationPlan& plan, int slotCount, DeviceState& why,
                                               std::string& detail);
    ~DeviceSession();
    DeviceSession(const DeviceSession&) = delete;
    DeviceSession& operator=(const DeviceSession&) = delete;

    int slotCount() const { return m_slotCount; }
    std::int64_t trialsPerSlot() const { return m_trialsPerSlot; }
    std::uint64_t chunkBytes() const { return m_chunkBytes; }

    DeviceState submit(int slot, const RackrateBatch& batch, std::string& detail);
    /// Where the slot's outcomes lie until its next batch, or null with `why`.
    unsigned char* wait(int slot, DeviceState& why, std::string& detail);

private:
    DeviceSession(const RackratePlugin& plugin, RackrateSession* session, int slotCount, int chunksPerSlot,
                  std::uint64_t chunkBytes);

    const RackratePlugin& m_plugin;
    RackrateSession* m_session;
    int m_slotCount;
    std::int64_t m_trialsPerSlot;
    std::uint64_t m_chunkBytes;
};

} // namespace rackrate
