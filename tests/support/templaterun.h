// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Runs a scenario tree as the program would: read, compile, simulate, results.
#pragma once

#include "model/base/json.h"
#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

#include <QStringList>
#include <string>

namespace rackrate::testing {

struct TreeRun {
    QStringList errors; ///< empty when the run succeeded
    Scenario scenario;
    Results results;

    const StrategyResult& strategy(const std::string& id) const;
    const ServiceResult& service(const std::string& strategy, const std::string& workload) const;
};

/// The tree of a template. Empty (null) when it cannot be loaded.
Json templateTree(const std::string& id);

/// Headline results of `trials` trials.
TreeRun runTree(const Json& tree, std::uint64_t trials);

} // namespace rackrate::testing
