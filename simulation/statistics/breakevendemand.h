// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/run.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// Mean cost on the headline's basis and use of each strategy, at each of the fixed factors on all demand.
struct DemandSweep {
    std::vector<double> factors;                 ///< rising
    std::vector<std::vector<double>> cost;       ///< [factor][strategy], NaN where it cannot be counted
    std::vector<std::vector<double>> busy, paid; ///< GPU-hours, [factor][strategy]
    std::vector<std::vector<double>> ineligible; ///< [factor][strategy], share of the trials
};

/// Runs trials 0 to 1,023 at the 17 factors 8^(k/8), k = -8 to 8. Cut short when cancelled.
DemandSweep sweepDemand(const SimulationPlan& plan, int threads, const std::atomic<bool>& cancelled);

/// Sets demandFactor and utilisation of every pair: mean costs and GPU-hours busy and paid are taken as linear in the factor
/// between two factors, which is exact as long as no capacity fills up, empties or changes its count between them; of several
/// factors at which costs are equal, the one nearest to 1 by its logarithm. Looks only between factors at which both strategies
/// are eligible in at least half of the trials: what is cheaper because it does not serve breaks even with nothing. Absent where
/// mean costs are nowhere equal within 1/8 to 8, or equal over a whole interval.
void addBreakEvenDemand(const DemandSweep& sweep, Results& results);

} // namespace rackrate
