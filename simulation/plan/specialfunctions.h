// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

namespace rackrate {

/// ln Gamma(x) for x > 0: Stirling's series after shifting x to 10 or more; 1e-14 relative.
double logGamma(double x);

/// Regularised incomplete beta function I_x(a, b): the probability that a beta variable stays under x. Lentz's continued
/// fraction (Numerical Recipes, section 6.4); about 1e-13.
double incompleteBeta(double a, double b, double x);

/// x with incompleteBeta(a, b, x) = probability: Newton's method inside a shrinking bracket. `guess` in (0,1) speeds it up
/// when a neighbouring answer is known; it changes the answer by no more than the tolerance of 1e-13.
double betaQuantile(double a, double b, double probability, double guess = 0.5);

/// sin(x) for |x| <= pi/2, by its series; 1e-16 absolute.
double sine(double x);

} // namespace rackrate
