// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "model/base/json.h"
#include "model/scenario/scenario.h"

namespace rackrate {

/// A typed scenario and everything found wrong with the tree it came from. With errors the scenario must not be run.
struct ReadOutcome {
    Scenario scenario;
    Findings findings;
    int errors = 0; ///< also those beyond the ones that are listed
    bool usable() const { return !hasErrors(findings); }
};

/// Reads a tree field by field against schema.h, then checks what spans fields (references, supply, ranges, limits).
/// Lists every finding up to a hundred of each severity, not the first. Never throws.
ReadOutcome readScenario(const Json& tree);

} // namespace rackrate
