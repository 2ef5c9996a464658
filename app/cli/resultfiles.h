// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"
#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

#include <QString>

namespace rackrate {

/// Refuses a folder in which a table's or the ledger's name belongs to the scenario that is read (`input`, ErrorCode::CommandLine)
/// or to a folder (ErrorCode::File), before anything is written: tables of two runs must not stand side by side.
Result<void> checkResultFolder(const QString& folder, const QString& input);

/// Writes the tables of a run into a folder: totals.csv, monthly.csv, breakdown.csv, breakeven.csv, service.csv,
/// sensitivity.csv (of costs) and sensitivityofdifference.csv. Columns carry the keys of the results file.
Result<void> writeResultFiles(const QString& folder, const Scenario& scenario, const Results& results);

} // namespace rackrate
