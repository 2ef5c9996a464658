// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Where results go, alike for every command that has some.
#pragma once

#include "app/cli/batchrun.h"
#include "simulation/engine/ledger.h"

#include <QLocale>
#include <QStringList>

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace rackrate {

struct OutputOptions {
    std::string json;      ///< file for the results, "-" for standard output
    std::string csvFolder; ///< folder for tables
    bool none() const { return json.empty() && csvFolder.empty(); }
};

/// Adds [--json FILE|-] [--csv DIR]. `options` must outlive the parsing.
void addOutputOptions(CLI::App& command, OutputOptions& options);

/// Refuses, before anything is computed, outputs that would overwrite an input or cannot be written where they are to go.
Result<void> checkOutputs(const OutputOptions& options, const QStringList& inputs);

/// Writes what is asked for; the summary to standard output if nothing is. A ledger goes into the folder of --csv as
/// ledger.csv, where without one an older run's is removed, and into the results of --json under "ledger".
Result<void> writeRun(const OutputOptions& options, const PreparedRun& prepared, const Results& results,
                      const std::optional<TrialLedger>& ledger, const QLocale& locale);

} // namespace rackrate
