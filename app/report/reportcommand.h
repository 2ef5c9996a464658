// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/runoptions.h"
#include "simulation/engine/run.h"

#include <string>

namespace CLI {
class App;
}

namespace rackrate {

struct ReportCommand {
    RunOptions run;
    std::string pdf;
    bool letter = false;
};

/// Adds `report SCENARIO --pdf FILE [--letter]` with the options of a run.
CLI::App* addReportCommand(CLI::App& program, ReportCommand& command);

/// Runs the scenario and writes the PDF; returns the program's exit code. Installs the texts of the language asked for.
int runReportCommand(const ReportCommand& command, RunControl& control);

} // namespace rackrate
