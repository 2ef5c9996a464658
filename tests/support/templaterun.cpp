// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/templaterun.h"

#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/plan/compile.h"
#include "simulation/plan/session.h"

namespace rackrate::testing {

const StrategyResult& TreeRun::strategy(const std::string& id) const
{
    static const StrategyResult none;
    const StrategyResult* found = results.strategy(id);
    return found ? *found : none;
}

const ServiceResult& TreeRun::service(const std::string& strategyId, const std::string& workload) const
{
    static const ServiceResult none;
    for (const ServiceResult& result : strategy(strategyId).service) {
        if (result.workload == workload)
            return result;
    }
    return none;
}

Json templateTree(const std::string& id)
{
    Result<Json> tree = loadTemplate(id);
    return tree ? std::move(tree).value() : Json();
}

TreeRun runTree(const Json& tree, std::uint64_t trials)
{
    TreeRun run;
    ReadOutcome reading = readScenario(tree);
    for (const Finding& finding : reading.findings) {
        if (finding.severity == Severity::Error)
            run.errors << QString::fromStdString(finding.path) + QLatin1String(": ") + finding.message;
    }
    if (!run.errors.isEmpty())
        return run;
    run.scenario = std::move(reading.scenario);
    Result<CompiledPlan> compiled = compilePlan(run.scenario);
    if (!compiled) {
        run.errors << compiled.error().message;
        return run;
    }
    SimulationSession session(std::make_shared<const SimulationPlan>(std::move(compiled.value().plan)));
    RunControl control;
    session.advanceTo(trials, control);
    run.results = session.results(SimulationSession::Detail::Headline, control);
    return run;
}

} // namespace rackrate::testing
