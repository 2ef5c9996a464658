// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/findinglist.h"
#include "model/scenario/scenario.h"

namespace rackrate {

/// Demand in one month that no run can count, in GPU-hours, requests or jobs: it is above the kernel's limit on the demand of a whole
/// future (kernel::largestUnits), so nothing is refused here that could have been run.
constexpr double uncountableDemand = 1.5e14;

/// An error when the middle of the demand goes beyond what can be counted, in the first month or by growth; else a note when it grows by
/// more than 100% a month, which mostly is a percentage that was written as a number.
void validateSizeOfDemand(const Scenario& scenario, const Workload& workload, const std::string& path, FindingList& findings);

} // namespace rackrate
