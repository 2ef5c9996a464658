// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/findinglist.h"
#include "model/scenario/scenario.h"

namespace rackrate
{

// What spans several fields. Objects that already have an error are left out, so that one slip gives one finding.

/// Units, growth, events, service.
void validateWorkloads(const Scenario& scenario, FindingList& findings);
/// Pools, tranches, prices, months, and that each strategy serves each workload exactly once.
void validateSupply(const Scenario& scenario, FindingList& findings);
/// Staff, storage, network and sites that one strategy leaves out though another pays for them.
void validateComparability(const Json& tree, const Scenario& scenario, FindingList& findings);
/// Correlations, calibrated inputs, notes, currency, levers.
void validateReferences(const Json& tree, const Scenario& scenario, FindingList& findings);
/// Notes fields that are stated where nothing reads them, so that none looks as if it counted. Called last.
void noteUnused(const Json& tree, const Scenario& scenario, FindingList& findings);

} // namespace rackrate
