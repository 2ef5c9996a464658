// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

namespace rackrate {

struct Sample {
    Scenario scenario;
    Results results;
};

/// Hand-made results of three strategies over 24 months from March 2027, with round figures to check charts and tables
/// against. "before" costs 10,000 a month, "after" 6,000, "owned" 100,000 at once and 1,000 a month, less 30,000 at the end.
Sample sampleResults();

} // namespace rackrate
