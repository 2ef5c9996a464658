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

/// A normal (a + b z) or lognormal (exp(a + b z)) distribution in terms of a standard normal score z.
struct ScoreForm {
    double a = 0, b = 0;
};
ScoreForm normalForm(const Distribution& distribution);
ScoreForm logNormalForm(const Distribution& distribution);

/// Shapes of a beta distribution, or of the one that PERT (lambda = 4) stands for: alpha = 1 + 4 (mode-low)/(high-low),
/// beta = 1 + 4 (high-mode)/(high-low).
struct BetaShape {
    double alpha = 1, beta = 1;
};
BetaShape betaShape(const Distribution& distribution);

/// P5, P50, P95 and mean, for the small density beside a field and for the register of assumptions.
struct DistributionSummary {
    double p5 = 0, p50 = 0, p95 = 0, mean = 0;
};
DistributionSummary summarise(const Distribution& distribution);

/// Density on [from, to] at `count` points, scaled to a maximum of 1; for drawing only.
std::vector<double> densityForDrawing(const Distribution& distribution, double from, double to, int count);

} // namespace rackrate
