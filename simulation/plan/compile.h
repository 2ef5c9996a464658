// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"
#include "model/scenario/scenario.h"
#include "simulation/engine/simulationplan.h"

namespace rackrate {

struct CompiledPlan {
    SimulationPlan plan;
    Findings notes; ///< what the compiler wants the user to know (approximations it made, supply that starts late)
};

/// Turns a scenario without errors into a plan: units converted, catalogue resolved, distributions coded, correlation repaired
/// and factored, slots merged, service tables prepared. Uses + - * / sqrt and the kernel's own functions only, so that the
/// plan's bytes are the same on every machine.
Result<CompiledPlan> compilePlan(const Scenario& scenario);

} // namespace rackrate
