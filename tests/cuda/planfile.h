// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Compiled plans as files, so that a machine with a GPU and without Qt can check the scenarios. They belong to one
// version of the kernel and are made anew for the next.
#pragma once

#include "simulation/engine/simulationplan.h"

#include <string>

namespace rackrate::testing {

/// Both return an empty string, or what is wrong as a sentence.
std::string writePlan(const SimulationPlan& plan, const std::string& file);
std::string readPlan(const std::string& file, SimulationPlan& plan);

} // namespace rackrate::testing
