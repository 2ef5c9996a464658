// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rackrate {

/// A probability distribution of one uncertain number, as its own parameters (all in the number's unit).
///
/// JSON forms: {"distribution":"uniform","low":,"high":} · {"distribution":"triangular","low":,"mode":,"high":} ·
/// {"distribution":"pert","low":,"mode":,"high":} · {"distribution":"normal","mean":,"sd":} ·
/// {"distribution":"lognormal","mean":,"sd":} (arithmetic mean and standard deviation) ·
/// {"distribution":"beta","alpha":,"beta":,"low":0,"high":1} · {"distribution":"discrete","values":[],"weights":[]} ·
/// {"distribution":"empirical","values":[]} (piecewise linear between the sorted values) ·
/// {"range":[5,10]} with optional "family" (lognormal, normal, uniform): P5 and P95; lognormal if both ends are positive, else normal.
/// Every form may carry "draw":"name": numbers that name the same draw share one standard normal score.
struct Distribution {
    enum class Family { Uniform, Triangular, Pert, Normal, LogNormal, Beta, Discrete, Empirical };

    Family family = Family::Normal;
    double low = 0;  ///< uniform, triangular, pert, beta
    double mode = 0; ///< triangular, pert
    double high = 0; ///< uniform, triangular, pert, beta
    double mean = 0; ///< normal, lognormal (arithmetic)
    double sd = 0;   ///< normal, lognormal (arithmetic)
    double alpha = 0, beta = 0;           ///< beta
    std::vector<double> values, weights;  ///< discrete (weights sum to 1), empirical (sorted)
    bool fromRange = false; ///< normal, lognormal, uniform given as a range: low and high are P5 and P95, mean and sd unset

    bool operator==(const Distribution&) const = default;
};

/// A number of the scenario that may be uncertain. It is drawn once per trial.
struct Number {
    double value = 0; ///< the number itself; of an uncertain one its mode, midpoint or median, for messages only (the base
                      ///< case is the mean, see simulation/plan/distributions.h)
    std::optional<Distribution> distribution;
    std::string draw; ///< shared draw; empty: the number's own path is its draw
    std::string path; ///< JSON pointer with ids, for streams, sensitivity and messages; empty for a default
    double minimum = -1e300, maximum = 1e300; ///< the field's range; draws outside are clamped to it

    bool uncertain() const { return distribution.has_value(); }
    bool operator==(const Number&) const = default;
};

} // namespace rackrate
