// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/benchcase.h"

#include "app/cli/benchclock.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/engine/chunkkernel.h"
#include "simulation/engine/workmemory.h"
#include "simulation/plan/session.h"
#include "simulation/statistics/statistics.h"

#include <algorithm>
#include <limits>
#include <thread>

namespace rackrate {

namespace {

using Plan = std::shared_ptr<const SimulationPlan>;
constexpr int repetitions = 5;

std::uint64_t ticks()
{
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#else
    return std::uint64_t(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1));
#endif
}

Plan compiled(const Scenario& scenario)
{
    return std::make_shared<const SimulationPlan>(compilePlan(scenario).value().plan);
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void firstAnswer(const Scenario& scenario, int threads)
{
    SimulationSession session(compiled(scenario), threads);
    RunControl control;
    session.advanceTo(firstPassTrials(int(scenario.strategies.size()), scenario.months), control);
    session.results(SimulationSession::Detail::Headline, control);
}

/// Median over some edits, each of which `edit` makes a little different.
template <class Edit>
double firstAnswerSeconds(const Scenario& scenario, int threads, Edit&& edit)
{
    std::vector<double> seconds;
    for (int i = 1; i <= repetitions; ++i) {
        Scenario edited = scenario;
        edit(edited, i);
        seconds.push_back(wallSeconds([&] { firstAnswer(edited, threads); }));
    }
    return median(seconds);
}

double cancelSeconds(const Plan& plan, int threads)
{
    double longest = 0;
    for (int i = 0; i < repetitions; ++i) {
        SimulationSession session(plan, threads);
        RunControl control;
        std::chrono::steady_clock::time_point asked;
        std::jthread user([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20 + 7 * i));
            asked = std::chrono::steady_clock::now();
            control.cancelled = true;
        });
        session.advanceTo(1'000'000'000, control);
        longest = std::max(longest, std::chrono::duration<double>(std::chrono::steady_clock::now() - asked).count());
    }
    return longest;
}

} // namespace

BenchPhases phasesOf(const SimulationPlan& plan, std::uint64_t trials)
{
    const kernel::PlanView view = plan.view();
    const ChunkKernel& kernel = activeKernel();
    const WorkMemory memory(kernel.workspaceBytes(view));
    ChunkOutcome outcome{PlanShape(plan)};
    Statistics statistics{PlanShape(plan)};
    kernel::StageClock clock;
    clock.now = ticks;
    double simulating = 0, counting = 0;
    for (std::uint64_t first = 0; first < trials; first += kernel::chunkTrials) {
        const kernel::ChunkView out = outcome.begin(first, kernel::chunkTrials);
        simulating += workSeconds([&] { kernel.run(view, first, kernel::chunkTrials, 1.0, out, memory.data(), &clock); });
        counting += workSeconds([&] { statistics.add(outcome); });
    }
    double sum = 0;
    for (const std::uint64_t spent : clock.spent)
        sum += double(spent);
    const double pathMonths = double(trials) * view.months;
    const auto rateOf = [&](kernel::Stage stage) {
        const double share = double(clock.spent[stage]) / sum;
        return share > 0 ? pathMonths / (simulating * share) : std::numeric_limits<double>::quiet_NaN();
    };
    return {rateOf(kernel::DrawStage), rateOf(kernel::DemandStage), rateOf(kernel::DispatchStage), rateOf(kernel::ServiceStage),
            rateOf(kernel::CostStage), pathMonths / counting};
}

Result<BenchCase> measureCase(const std::string& id, int threads, std::uint64_t trials)
{
    Result<Json> tree = loadTemplate(id);
    if (!tree)
        return tree.error();
    tree.value()["months"] = 60;
    const Scenario scenario = readScenario(*tree).scenario;
    BenchCase figures;
    figures.id = id;
    figures.strategies = int(scenario.strategies.size());
    Plan plan;
    figures.compileSeconds = wallSeconds([&] { plan = compiled(scenario); });
    figures.recompileSeconds = wallSeconds([&] { plan = compiled(scenario); });
    figures.seconds = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repetitions; ++i) {
        figures.seconds = std::min(figures.seconds, wallSeconds([&] {
            SimulationSession session(plan, threads);
            RunControl control;
            session.advanceTo(trials, control);
            session.results(SimulationSession::Detail::Full, control);
        }));
    }
    figures.firstAnswerSeconds = firstAnswerSeconds(scenario, threads, [](Scenario& edited, int i) { edited.finance.discountRate += 0.001 * i; });
    figures.newDemandSeconds = firstAnswerSeconds(scenario, threads, [](Scenario& edited, int i) {
        for (Workload& workload : edited.workloads)
            workload.demand.base.value *= 1 + 0.01 * i;
    });
    figures.cancelSeconds = cancelSeconds(plan, threads);
    figures.phases = phasesOf(*plan, trials / 4);
    return figures;
}

} // namespace rackrate
