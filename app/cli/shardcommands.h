// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// A big study in parts: run --shard makes one, merge adds them up.
#pragma once

#include "app/cli/batchrun.h"
#include "app/cli/runoutput.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rackrate {

struct ShardOptions {
    std::string part;   ///< "I/N", checked; empty: the whole run
    std::string output; ///< shard file; empty: ID-I-of-N.shard in the working folder
};

/// Adds [--shard I/N [--output FILE]] to run. `options` must outlive the parsing.
void addShardOptions(CLI::App& run, ShardOptions& options);

/// Simulates the part and writes its file, whole or not at all.
Result<void> runShard(const PreparedRun& prepared, const RunOptions& run, const ShardOptions& options, RunControl& control);

struct MergeCommand {
    std::vector<std::string> files;
    OutputOptions output;
    int threads = 0; ///< 0: as many as the machine has
    bool quiet = false;
    std::string language;
};

/// Adds `merge SHARD… [--json FILE|-] [--csv DIR] [--threads N] [--quiet] [--lang]`.
CLI::App* addMergeCommand(CLI::App& program, MergeCommand& command);

/// Merges and writes; returns the program's exit code.
int executeMerge(const MergeCommand& command, RunControl& control);

} // namespace rackrate
