// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Parts of a run as run --shard makes them.
#pragma once

#include "model/base/json.h"
#include "model/scenario/scenario.h"
#include "simulation/engine/simulationplan.h"
#include "simulation/plan/shardfile.h"

#include <memory>
#include <string>

namespace rackrate::testing {

struct Study {
    Json tree;
    Scenario scenario;
    std::shared_ptr<const SimulationPlan> plan;
};

/// Latin hypercubes depend on `trials`, nothing else does.
Study studyOf(Json tree, const std::string& sampling = "random", std::uint64_t trials = 1000);

/// Part `shard` (from 1) of `shards` of a run of `trials`.
Shard shardOf(const Study& study, std::uint64_t trials, int shard, int shards, int threads = 2);

} // namespace rackrate::testing
