// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/benchmark.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// Runs the NumPy form of the two-strategy model. Its time counts only if its mean costs agree with `ours` within three
/// standard errors; else, and where there is no Python with NumPy, `reason` says why there is no rate.
BenchNumpy measureNumpy(int processes, std::uint64_t trials, const Results& ours);

} // namespace rackrate
