// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

/// What the users of one workload feel when one strategy replaces another.
struct ServiceChange {
    int workload = 0;
    double before = 0, after = 0; ///< seconds of mean response, or hours of mean wait
    bool waits = false;           ///< it is a wait
};

/// The change that users feel most from strategy `from` to `to`: the mean response that changes most by ratio, or, without online
/// workloads, the mean wait that changes by most hours. Empty if neither is known for both.
std::optional<ServiceChange> largestServiceChange(const Results& results, int from, int to);

} // namespace rackrate
