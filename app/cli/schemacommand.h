// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace rackrate {

/// Adds `schema`.
CLI::App* addSchemaCommand(CLI::App& program, std::string& language);

/// Prints the scenario format as JSON Schema. Returns the program's exit code.
int executeSchema();

} // namespace rackrate
