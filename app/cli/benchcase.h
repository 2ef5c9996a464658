// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/benchmark.h"
#include "simulation/engine/simulationplan.h"

namespace rackrate {

/// Where the time of `trials` trials goes, on one thread.
BenchPhases phasesOf(const SimulationPlan& plan, std::uint64_t trials);

/// A template over 60 months: compiling, the whole run, first answers, cancelling.
Result<BenchCase> measureCase(const std::string& id, int threads, std::uint64_t trials);

} // namespace rackrate
