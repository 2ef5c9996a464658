// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/backend.h"
#include "simulation/engine/devicesession.h"

namespace rackrate {

/// Runs on a device what is large enough, and everything else on the CPU: the first slotDetailTrials, whose use is kept
/// slot by slot and would cost every device thread a week's memory; ranges of one chunk; and all that is left when the
/// device fails.
class DeviceBackend : public Backend {
public:
    DeviceBackend(DeviceLibrary library, DeviceEntry device, std::shared_ptr<const SimulationPlan> plan);

    std::string id() const override;
    std::string device() const override;
    RunStatus run(const RunRange& range, RunControl& control, const ChunkSink& sink) override;
    std::optional<DeviceTrouble> trouble() const override { return m_trouble; }

private:
    bool opened(const RunRange& range);
    RunStatus runLargePart(const RunRange& range, RunControl& control, const ChunkSink& sink);
    void redo(const std::vector<RunRange>& lost, RunControl& control, const ChunkSink& sink);

    DeviceLibrary m_library;
    DeviceEntry m_device;
    std::shared_ptr<const SimulationPlan> m_plan;
    std::unique_ptr<DeviceSession> m_session;
    std::optional<DeviceTrouble> m_trouble;
    bool m_delivered = false;
};

} // namespace rackrate
