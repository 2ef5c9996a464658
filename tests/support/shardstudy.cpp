// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/shardstudy.h"

#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/plan/session.h"
#include "simulation/statistics/runsums.h"

namespace rackrate::testing {

Study studyOf(Json tree, const std::string& sampling, std::uint64_t trials)
{
    Study study;
    study.tree = std::move(tree);
    study.scenario = readScenario(study.tree).scenario;
    study.scenario.sampling = sampling;
    study.scenario.trials = std::int64_t(trials);
    study.plan = std::make_shared<const SimulationPlan>(compilePlan(study.scenario).value().plan);
    return study;
}

Shard shardOf(const Study& study, std::uint64_t trials, int shard, int shards, int threads)
{
    const TrialRange range = shardRange(trials, shard, shards);
    SimulationSession session(study.plan, threads, BackendChoice::Cpu, range.first, trials);
    RunControl control;
    session.advanceTo(range.count, control);
    Shard made;
    made.header = {shard, shards, RACKRATE_VERSION, trials, study.plan->head.seed, study.scenario.sampling, scenarioHash(study.tree),
                   study.plan->hash, session.engine()};
    made.scenario = scenarioText(study.tree);
    made.sums = QByteArray::fromStdString(session.packedSums());
    return made;
}

} // namespace rackrate::testing
