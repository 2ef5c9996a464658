// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/backend.h"
#include "simulation/engine/devicesession.h"

#include <vector>

namespace rackrate {

/// How far a device came with a range.
struct DeviceProgress {
    std::uint64_t begun = 0; ///< trials from the range's first on that were begun; all of them are delivered or lost
    std::uint64_t delivered = 0;
    std::vector<RunRange> lost;              ///< begun, but not delivered: nothing of them reached the sink
    DeviceState state = DeviceState::Usable; ///< else why it stopped
    std::string detail;
};

/// Simulates a range on a device until done, cancelled or failed. Half as many workers as the session has slots wait
/// for batches and hand their chunks to the sink, each while its other slot computes.
DeviceProgress runOnDevice(DeviceSession& session, const PlanShape& shape, const RunRange& range, RunControl& control,
                           const ChunkSink& sink);

} // namespace rackrate
