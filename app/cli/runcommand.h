// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/runoptions.h"
#include "app/cli/runoutput.h"
#include "app/cli/shardcommands.h"
#include "simulation/engine/run.h"

#include <optional>

namespace CLI {
class App;
}

namespace rackrate {

struct RunCommand {
    RunOptions run;
    OutputOptions output;
    ShardOptions shard;
    std::optional<std::int64_t> trace; ///< future whose ledger is written
};

/// Adds `run SCENARIO [--json FILE|-] [--csv DIR] [--trace TRIAL] [--shard I/N [--output FILE]]` with the options of a run.
CLI::App* addRunCommand(CLI::App& program, RunCommand& command);

/// Runs and writes; returns the program's exit code. The summary is printed if neither --json nor --csv nor --trace is given.
/// A ledger goes into the folder of --csv as ledger.csv, into the results of --json under "ledger"; with neither of them it is
/// printed as CSV and nothing else is simulated. Without --trace an older ledger in the folder of --csv is removed. A
/// shard has no results of its own, so nothing else can be asked for with it, and no tolerance, which looks at a run as a whole.
int executeRun(const RunCommand& command, RunControl& control);

} // namespace rackrate
