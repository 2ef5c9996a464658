// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Structural edits that touch more than one place, each as one undo step, and what new objects start as.
#pragma once

#include "model/base/json.h"

#include <QString>
#include <string>

namespace rackrate {

class ScenarioDocument;

/// A scenario with one workload, one on-demand strategy and no prices made up: the offer's price is asked for.
Json emptyScenario();

Json newWorkload();
/// One on-demand pool for all workloads, with the baseline's staff, storage and network.
Json newStrategy(const Json& scenario);
Json newPool(const Json& scenario);
Json newTranche(const Json& scenario);
Json newOffer();
/// The first lever of a workload that the strategy does not use yet.
Json firstUnusedLever(const Json& scenario, const std::string& strategyPointer);

/// Copies a workload or strategy right after the original; a copied workload is served by the pools of the original.
/// Returns the new id.
std::string duplicateObject(ScenarioDocument& document, const std::string& pointer);
/// Removes a workload or strategy with every reference to it.
void removeObject(ScenarioDocument& document, const std::string& pointer);
/// Adds a workload that the first pool of every strategy serves. Returns its id.
std::string addWorkload(ScenarioDocument& document);
std::string addStrategy(ScenarioDocument& document);

} // namespace rackrate
