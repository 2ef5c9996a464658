// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/runoptions.h"
#include "simulation/engine/run.h"

namespace CLI {
class App;
}

namespace rackrate {

/// Adds `validate SCENARIO`.
CLI::App* addValidateCommand(CLI::App& program, RunOptions& options);

/// Lists every finding on standard error; on standard output says that the scenario can be run. Returns the exit code.
int executeValidate(const RunOptions& options, RunControl& control);

} // namespace rackrate
