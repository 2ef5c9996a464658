// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/benchmark.h"
#include "simulation/engine/run.h"

#include <string>

namespace CLI {
class App;
}

namespace rackrate {

struct BenchCommand {
    BenchOptions bench;
    std::string json, language;
    bool quiet = false;
};

/// Adds `bench`.
CLI::App* addBenchCommand(CLI::App& program, BenchCommand& command);

/// Measures and prints; cancelled between two measurements. Returns the program's exit code.
int executeBench(const BenchCommand& command, RunControl& control);

} // namespace rackrate
