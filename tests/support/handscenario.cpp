// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/handscenario.h"

#include "model/scenario/reader.h"
#include "simulation/plan/session.h"

#include <QDebug>

#include <cstdlib>

namespace rackrate::hand {

namespace {

SimulationPlan planOf(const Json& scenario)
{
    const ReadOutcome read = readScenario(scenario);
    for (const Finding& finding : read.findings) {
        if (finding.severity == Severity::Error)
            qFatal("%s: %s", finding.path.c_str(), qPrintable(finding.message));
    }
    Result<CompiledPlan> compiled = compilePlan(read.scenario);
    if (!compiled)
        qFatal("%s", qPrintable(compiled.error().message));
    return std::move(compiled).value().plan;
}

} // namespace

Json scenario(int months, double gpuHours)
{
    return Json{
        {"format", "rackrate-scenario"},
        {"version", 1},
        {"id", "by-hand"},
        {"name", "By hand"},
        {"currency", "USD"},
        {"start", "2027-01"},
        {"months", months},
        {"hoursPerMonth", 730},
        {"finance", {{"discountRate", 0.08}, {"inflation", 0}}},
        {"market", {{"electricityPrice", {{"base", 0.1}}}}},
        {"workloads", Json::array({Json{{"id", "work"}, {"name", "Work"}, {"kind", "training"},
                                        {"demand", {{"unit", "gpu-hours-per-month"}, {"base", gpuHours}, {"week", "flat"}}}}})},
        {"strategies", Json::array()},
        {"offers", Json::array({Json{{"id", "machine"}, {"name", "Machine"}, {"gpus", 1}, {"onDemandPerHour", 0}, {"reserved12PerHour", 0},
                                     {"reserved36PerHour", 0}, {"rentPerMonth", 0}, {"purchasePrice", 0}, {"loadKilowatt", 0},
                                     {"idleKilowatt", 0}, {"depreciationMonths", 60}}})}};
}

Json& addStrategy(Json& scenario, const std::string& id, Json tranches)
{
    Json& strategies = scenario["strategies"];
    strategies.push_back(Json{{"id", id}, {"name", id},
                              {"pools", Json::array({Json{{"id", "pool"}, {"name", "Pool"}, {"workloads", Json::array({"work"})},
                                                          {"tranches", std::move(tranches)}}})}});
    if (!scenario.contains("baseline"))
        scenario["baseline"] = id;
    return strategies.back();
}

Json tranche(const std::string& procurement, Json more)
{
    Json result{{"id", "base"}, {"procurement", procurement}, {"offer", "machine"}, {"count", 1}, {"escalator", "fixed"}};
    if (procurement == "owned" || procurement == "colocated") // silence what a bare machine would cost by default
        result["site"] = Json{{"pue", 1}, {"electricityPrice", 0}, {"spacePerMonth", 0}, {"networkShare", 0}, {"maintenanceShare", 0},
                              {"resaleShare", 0}, {"removalCost", 0}, {"fitOutCost", 0}};
    if (procurement == "owned" || procurement == "colocated")
        result["leadMonths"] = 0;
    result.merge_patch(more);
    return result;
}

Results run(const Json& scenario, std::uint64_t trials, int threads)
{
    SimulationSession session(std::make_shared<SimulationPlan>(planOf(scenario)), threads);
    RunControl control;
    session.advanceTo(trials, control);
    return session.results(SimulationSession::Detail::Full, control);
}

TrialLedger ledger(const Json& scenario, std::uint64_t trial)
{
    return traceTrial(planOf(scenario), trial);
}

} // namespace rackrate::hand
