// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/compile.h"

#include "simulation/plan/planbuilder.h"

#include <QCoreApplication>

namespace rackrate {

Result<CompiledPlan> compilePlan(const Scenario& scenario, const CompileEffort& effort)
{
    CompiledPlan compiled;
    DrawRegister draws;
    StreamRegister streams;

    PlanBuilder survey(scenario, draws, streams, compiled.notes);
    if (Result<void> built = survey.build(); !built)
        return built.error();
    draws.nameStreams(streams);
    compiled.notes.clear();
    draws.arrange(scenario.correlations, compiled.notes);
    streams.resolve();

    PlanBuilder builder(scenario, draws, streams, compiled.notes);
    if (Result<void> built = builder.build(); !built)
        return built.error();
    compiled.plan = builder.take();
    draws.write(compiled.plan, streams);
    addSampling(compiled.plan, samplingNamed(scenario.sampling), std::uint64_t(scenario.trials));
    if (!addServiceTables(scenario, effort, compiled.plan))
        return Error{ErrorCode::Cancelled, QCoreApplication::translate("Plan", "The preparation of the run was cancelled."), {}, {}};
    markSameUse(compiled.plan);
    noteSupply(scenario, compiled.notes);
    compiled.plan.hash = planHash(compiled.plan);
    return compiled;
}

} // namespace rackrate
