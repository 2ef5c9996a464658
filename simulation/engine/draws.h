// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"

#include <cstdint>
#include <vector>

namespace rackrate {

/// The scenario-level draws of `trials` trials from `firstTrial` on, by draw, then by trial: the same numbers the simulation
/// uses, made again by the same kernel, so that nothing of them need be kept.
std::vector<std::vector<double>> drawsOf(const SimulationPlan& plan, std::uint64_t firstTrial, int trials);

} // namespace rackrate
