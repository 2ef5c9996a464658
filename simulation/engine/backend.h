// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Where trials are simulated. Every backend gives the same outcomes, bit by bit; the CPU is the reference and stands in
// for a device whenever that fails.
#pragma once

#include "simulation/engine/devicestate.h"
#include "simulation/engine/run.h"

#include <memory>
#include <optional>
#include <string>

namespace rackrate {

enum class BackendChoice {
    Automatic, ///< a device if one is usable, else the CPU
    Cpu,
    Cuda, ///< the first usable CUDA device; without one the CPU, and trouble() says why
};

/// Simulates ranges of one plan; used from one thread at a time.
class Backend {
public:
    virtual ~Backend() = default;
    /// "cuda" once a device has delivered, else "cpu": what the results came from.
    virtual std::string id() const = 0;
    virtual std::string device() const = 0;
    /// As runOnCpu: same outcomes, same promises about chunks, workers and cancelling. Never fails.
    virtual RunStatus run(const RunRange& range, RunControl& control, const ChunkSink& sink) = 0;
    virtual std::optional<DeviceTrouble> trouble() const = 0;
};

/// Never null. The device is opened by the first run that is large enough to need it.
std::unique_ptr<Backend> openBackend(BackendChoice choice, std::shared_ptr<const SimulationPlan> plan);

} // namespace rackrate
