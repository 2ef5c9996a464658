// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Small scenarios for answers worked out by hand: a tree with nothing uncertain and nothing that costs, to which a test adds
// just what it is about.
#pragma once

#include "model/base/json.h"
#include "simulation/engine/ledger.h"
#include "simulation/statistics/results.h"

#include <string>

namespace rackrate::hand {

/// `months` months of 730 h, no inflation, 8 % discount rate; one workload "work" of `gpuHours` a month, flat, not deferrable;
/// one offer "machine" of 1 GPU that costs nothing in any way of having it; no strategies yet.
Json scenario(int months, double gpuHours);

/// Adds a strategy whose one pool "pool" serves the only workload from `tranches`; returns it for further edits.
Json& addStrategy(Json& scenario, const std::string& id, Json tranches);

/// {"id":"base","procurement":…,"offer":"machine","count":1,"escalator":"fixed"} with `more` merged in.
Json tranche(const std::string& procurement, Json more = Json::object());

/// Reads, compiles and runs; a scenario with errors ends the test with the first finding.
Results run(const Json& scenario, std::uint64_t trials = 256, int threads = 2);
TrialLedger ledger(const Json& scenario, std::uint64_t trial = 0);

} // namespace rackrate::hand
