// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"
#include "model/scenario/scenario.h"
#include "simulation/engine/simulationplan.h"

#include <atomic>

namespace rackrate {

/// How much of the machine a compilation may take, and who can stop it.
struct CompileEffort {
    int threads = 0;                              ///< 0: as many as the machine has, 8 at most
    const std::atomic<bool>* cancelled = nullptr; ///< looked at many times a second
};

struct CompiledPlan {
    SimulationPlan plan;
    Findings notes; ///< what the compiler wants the user to know (approximations it made, supply that starts late)
};

/// Turns a scenario without errors into a plan: units converted, catalogue resolved, distributions coded, correlation repaired
/// and factored, slots merged, service tables prepared. Uses + - * / sqrt and the kernel's own functions only, so that the
/// plan's bytes are the same on every machine. A compilation that was cancelled is ErrorCode::Cancelled.
Result<CompiledPlan> compilePlan(const Scenario& scenario, const CompileEffort& effort = {});

} // namespace rackrate
