// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"

namespace rackrate::testing {

/// Double-precision work of one trial: additions, multiplications, divisions and square roots on numbers that differ by
/// trial, each counted as one. A division costs a card several, so this is what the arithmetic needs at least.
struct OperationCount {
    double perTrial = 0;
};

/// Counted, on a few trials, by the kernel itself with numbers that count.
OperationCount countOperations(const SimulationPlan& plan);

} // namespace rackrate::testing
