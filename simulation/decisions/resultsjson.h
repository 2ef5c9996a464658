// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "model/base/json.h"
#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// The results file, format "rackrate-results", version 1. Keys may be added, never renamed. NaN becomes null.
/// `scenarioHash` is the SHA-256 of the canonical scenario as it was run.
Json resultsJson(const Scenario& scenario, const std::string& scenarioHash, const Results& results, const Findings& findings);

} // namespace rackrate
