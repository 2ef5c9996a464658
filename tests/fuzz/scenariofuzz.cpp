// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What must hold for any bytes given as a scenario: they are refused with findings, or they are simulated to figures that are
// numbers. Linked with libFuzzer (-DRACKRATE_LIBFUZZER=ON with Clang) or with mutate.cpp.
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/plan/session.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace rackrate;

namespace {

constexpr std::uint64_t trials = 64;

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "fuzz: %s\n", what);
    std::abort();
}

/// What is saved is read back as it was.
void roundTrip(const Json& tree)
{
    const QByteArray text = scenarioText(tree);
    const Result<Json> again = parseScenario(text, QStringLiteral("fuzz"));
    require(bool(again), "saved text is refused");
    require(scenarioText(*again) == text, "saved text changes when it is saved again");
}

void simulate(const Scenario& scenario)
{
    Result<CompiledPlan> compiled = compilePlan(scenario, {1, nullptr});
    if (!compiled) {
        require(!compiled.error().message.isEmpty(), "a plan is refused without a sentence");
        return;
    }
    SimulationSession session(std::make_shared<const SimulationPlan>(std::move(compiled).value().plan), 1);
    RunControl control;
    require(session.advanceTo(trials, control) == RunStatus::Finished, "a run does not finish");
    const Results results = session.results(SimulationSession::Detail::Headline, control);
    if (!results.overflows.empty())
        return; // the program says that the figures are too large
    for (const StrategyResult& strategy : results.strategies) {
        for (const Distributional* cost : {&strategy.totalCost, &strategy.presentValue}) {
            for (const double figure : {cost->mean, cost->standardError, cost->sd, cost->p5, cost->p50, cost->p95, cost->cvar95})
                require(std::isfinite(figure), "a cost is no number");
        }
        double sum = 0;
        for (const double kind : strategy.breakdown)
            sum += kind;
        require(std::fabs(sum - strategy.totalCost.mean) <= 0.005 + 1e-9 * std::fabs(sum), "a breakdown does not add up");
        require(strategy.utilisation >= 0 && strategy.utilisation <= 1 + 1e-9, "utilisation is no share");
        for (const ServiceResult& service : strategy.service)
            require(service.unservedShare >= 0 && service.unservedShare <= 1 + 1e-9, "what is unserved is no share");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char*>(data), qsizetype(size));
    const Result<Json> tree = parseScenario(text, QStringLiteral("fuzz"));
    if (!tree) {
        require(!tree.error().message.isEmpty(), "text is refused without a sentence");
        return 0;
    }
    roundTrip(*tree);
    const ReadOutcome reading = readScenario(*tree);
    if (!reading.usable()) {
        require(!reading.findings.empty(), "a scenario is refused without a finding");
        return 0;
    }
    simulate(reading.scenario);
    return 0;
}
