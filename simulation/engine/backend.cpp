// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/backend.h"

#include "simulation/engine/devicebackend.h"

#include <algorithm>

namespace rackrate {

namespace {

class CpuBackend : public Backend {
public:
    CpuBackend(std::shared_ptr<const SimulationPlan> plan, std::optional<DeviceTrouble> trouble)
        : m_plan(std::move(plan)), m_trouble(std::move(trouble))
    {
    }
    std::string id() const override { return "cpu"; }
    std::string device() const override { return instructionSet(); }
    RunStatus run(const RunRange& range, RunControl& control, const ChunkSink& sink) override
    {
        return runOnCpu(*m_plan, range, control, sink);
    }
    std::optional<DeviceTrouble> trouble() const override { return m_trouble; }

private:
    std::shared_ptr<const SimulationPlan> m_plan;
    std::optional<DeviceTrouble> m_trouble;
};

/// Machines without a GPU are no trouble when nobody asked for one; a GPU that cannot be used is.
bool worthSaying(DeviceState state, BackendChoice choice)
{
    if (choice == BackendChoice::Cuda)
        return true;
    switch (state) {
    case DeviceState::NoPlugin:
    case DeviceState::NoDriver:
    case DeviceState::NoDevice:
    case DeviceState::OldDevice: return false;
    default: return true;
    }
}

} // namespace

std::unique_ptr<Backend> openBackend(BackendChoice choice, std::shared_ptr<const SimulationPlan> plan)
{
    if (choice == BackendChoice::Cpu)
        return std::make_unique<CpuBackend>(std::move(plan), std::nullopt);
    DeviceLibrary library = DeviceLibrary::find();
    const std::vector<DeviceEntry> devices = listDevices(library);
    const auto usable = std::find_if(devices.begin(), devices.end(),
                                     [](const DeviceEntry& device) { return device.state == DeviceState::Usable; });
    if (usable != devices.end())
        return std::make_unique<DeviceBackend>(std::move(library), *usable, std::move(plan));
    std::optional<DeviceTrouble> trouble;
    if (worthSaying(devices.front().state, choice))
        trouble = DeviceTrouble{devices.front().state, devices.front().name, devices.front().detail, false, 0};
    return std::make_unique<CpuBackend>(std::move(plan), std::move(trouble));
}

} // namespace rackrate
