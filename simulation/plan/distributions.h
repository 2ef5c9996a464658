// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/number.h"

#include <vector>

namespace rackrate {

/// Mean of a distribution (closed form for every family).
double mean(const Distribution& distribution);

/// The base case of a number: itself, or the mean of its distribution, clamped to its range.
double baseCase(const Number& number);

/// Quantile function: the value that the distribution stays under with `probability` in (0,1).
/// Built from + - * / sqrt and the kernel's own exp and log only, so that it is the same on every machine.
double quantile(const Distribution& distribution, double probability);

/// P5, P50, P95 and mean, for the small density beside a field and for the register of assumptions.
struct DistributionSummary {
    double p5 = 0, p50 = 0, p95 = 0, mean = 0;
};
DistributionSummary summarise(const Distribution& distribution);

/// Density on [from, to] at `count` points, scaled to a maximum of 1; for drawing only.
std::vector<double> densityForDrawing(const Distribution& distribution, double from, double to, int count);

} // namespace rackrate
