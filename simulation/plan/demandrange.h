// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"

namespace rackrate {

struct Range {
    double low = 0, high = 0;
};

/// Where a number can lie: itself, or its distribution between two standard normal scores, inside its limits.
Range rangeOf(const Number& number, double score);

/// Where the mean offered load of a workload can lie over all months of a plan, in reference GPUs: base, growth, season, events
/// that act on whole months, and noise to 4.5 standard deviations.
Range offeredRange(const Scenario& scenario, const Workload& workload);

} // namespace rackrate
