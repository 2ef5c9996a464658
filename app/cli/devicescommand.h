// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace rackrate {

/// Adds `devices`.
CLI::App* addDevicesCommand(CLI::App& program, std::string& language);

/// Says what simulations can run on. Returns the program's exit code.
int executeDevices();

} // namespace rackrate
