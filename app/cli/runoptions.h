// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Options that every command which runs a scenario takes, and what they ask for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rackrate {

struct RunOptions {
    std::string scenario;                ///< file, or a template's id
    std::optional<std::int64_t> trials;  ///< instead of the scenario's
    std::optional<std::uint64_t> seed;   ///< instead of the scenario's
    std::string sampling;                ///< instead of the scenario's; empty: the scenario's
    std::string backend = "auto";        ///< auto, cpu, cuda
    int threads = 0;                     ///< 0: as many as the machine has
    std::optional<double> tolerance;     ///< stop when the largest relative standard error is at most this
    std::vector<std::string> assignments; ///< "/pointer=VALUE", applied in order
    bool quiet = false;                  ///< no progress, no notes
    std::string language;                ///< "en", "zh_CN"; empty: the system's
};

/// Adds SCENARIO and the options above to a command. `options` must outlive the parsing.
void addRunOptions(CLI::App& command, RunOptions& options);

} // namespace rackrate
