// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/session.h"

#include "simulation/statistics/runsums.h"

#include <algorithm>
#include <chrono>

namespace rackrate {

namespace {

constexpr std::uint64_t chunk = kernel::chunkTrials;
constexpr std::uint64_t firstLook = 4096; ///< 256 trials in each replicate; fewer would be stopped by luck too often

} // namespace

std::uint64_t firstPassTrials(int strategies, int months)
{
    constexpr int strategyMonths = 300'000, step = 256, mostSteps = 8;
    static_assert(step % kernel::chunkTrials == 0);
    const int steps = strategyMonths / (std::max(strategies * months, 1) * step);
    return std::uint64_t(std::clamp(steps, 1, mostSteps)) * step;
}

struct SimulationSession::State {
    State(std::shared_ptr<const SimulationPlan> p, int t, BackendChoice choice, std::uint64_t first, std::uint64_t run)
        : plan(std::move(p)), threads(t), backend(openBackend(choice, plan)), shape(*plan), firstTrial(first), runTrials(run),
          kept(shape.strategies, plan->basisNominal)
    {
    }

    /// Runs the range, each worker into its own statistics; returns how many trials were finished: all, or when cancelled the
    /// first so many of the range.
    std::uint64_t run(const RunRange& range, RunControl& control, std::vector<std::unique_ptr<Statistics>>& workers);
    Statistics merged() const;

    std::shared_ptr<const SimulationPlan> plan;
    int threads = 0;
    std::unique_ptr<Backend> backend;
    PlanShape shape;
    std::uint64_t firstTrial = 0, runTrials = 0;
    std::vector<std::unique_ptr<Statistics>> whole; ///< whole chunks, by worker
    std::vector<std::unique_ptr<Statistics>> rest;  ///< the chunk that `trials` ends inside of; redone when the run grows
    std::uint64_t wholeTrials = 0, restTrials = 0;
    KeptCosts kept;
    double seconds = 0;
    std::uint64_t simulated = 0;
    Convergence convergence;
};

std::uint64_t SimulationSession::State::run(const RunRange& range, RunControl& control,
                                            std::vector<std::unique_ptr<Statistics>>& workers)
{
    const auto start = std::chrono::steady_clock::now();
    while (int(workers.size()) < workerCount(range))
        workers.push_back(std::make_unique<Statistics>(shape));
    std::atomic<std::uint64_t> finished{0};
    backend->run(range, control, [&](int worker, const ChunkOutcome& outcome) {
        // Once all workers together have more than what is kept exactly, none need keep it: memory stays bounded by one of them.
        if (std::max(runTrials, range.firstTrial - firstTrial + finished) > Statistics::exactTrials)
            workers[worker]->useBins();
        workers[worker]->add(outcome);
        kept.add(outcome.firstTrial(), workers[worker]->chunkCosts());
        finished += std::uint64_t(outcome.trials());
    });
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    simulated += finished;
    return finished;
}

Statistics SimulationSession::State::merged() const
{
    Statistics all(shape);
    for (const auto* workers : {&whole, &rest}) {
        for (const std::unique_ptr<Statistics>& worker : *workers)
            all.merge(*worker);
    }
    return all;
}

SimulationSession::SimulationSession(std::shared_ptr<const SimulationPlan> plan, int threads, BackendChoice backend)
    : SimulationSession(std::move(plan), threads, backend, 0, 0)
{
}

SimulationSession::SimulationSession(std::shared_ptr<const SimulationPlan> plan, int threads, BackendChoice backend,
                                     std::uint64_t firstTrial, std::uint64_t runTrials)
    : m_state(std::make_unique<State>(std::move(plan), threads, backend, firstTrial, runTrials))
{
}

SimulationSession::~SimulationSession() = default;

RunStatus SimulationSession::advanceTo(std::uint64_t trials, RunControl& control)
{
    State& state = *m_state;
    RunRange range;
    range.threads = state.threads;
    const std::uint64_t wholeWanted = trials / chunk * chunk;
    if (state.wholeTrials < wholeWanted) {
        state.rest.clear();
        state.restTrials = 0;
        range.firstTrial = state.firstTrial + state.wholeTrials;
        range.trials = wholeWanted - state.wholeTrials;
        state.wholeTrials += state.run(range, control, state.whole);
        if (state.wholeTrials < wholeWanted)
            return RunStatus::Cancelled;
    }
    if (state.wholeTrials + state.restTrials < trials) {
        state.rest.clear();
        state.restTrials = 0;
        range.firstTrial = state.firstTrial + state.wholeTrials;
        range.trials = trials - state.wholeTrials;
        state.restTrials = state.run(range, control, state.rest);
        if (state.restTrials < range.trials)
            return RunStatus::Cancelled;
    }
    return RunStatus::Finished;
}

RunStatus SimulationSession::advanceUntil(double tolerance, std::uint64_t most, RunControl& control)
{
    m_state->convergence = {tolerance, false};
    for (std::uint64_t trials = std::min(firstLook, most);; trials = std::min(2 * trials, most)) {
        if (advanceTo(trials, control) == RunStatus::Cancelled)
            return RunStatus::Cancelled;
        m_state->convergence.met = results(Detail::Headline, control).largestRelativeError() <= tolerance;
        if (m_state->convergence.met || trials == most)
            return RunStatus::Finished;
    }
}

std::uint64_t SimulationSession::trials() const
{
    return m_state->wholeTrials + m_state->restTrials;
}

Results SimulationSession::results(Detail detail, RunControl& control) const
{
    const State& state = *m_state;
    const Statistics all = state.merged();
    Results results = detail == Detail::Full ? fullResults(*state.plan, all, state.kept, state.threads, control.cancelled)
                                             : all.results(*state.plan);
    results.convergence = state.convergence;
    results.engine = engine();
    return results;
}

std::string SimulationSession::packedSums() const
{
    return packSums(m_state->merged(), m_state->kept, {m_state->firstTrial, trials()});
}

EngineBlock SimulationSession::engine() const
{
    const State& state = *m_state;
    RunRange range;
    range.threads = state.threads;
    range.trials = trials();
    EngineBlock block;
    block.version = RACKRATE_VERSION;
    block.backend = state.backend->id();
    block.device = state.backend->device();
    block.trouble = state.backend->trouble();
    block.threads = workerCount(range);
    block.seed = state.plan->head.seed;
    block.trials = trials();
    block.sampling = kernel::samplingNames[state.plan->head.sampling];
    block.seconds = state.seconds;
    if (state.seconds > 0)
        block.pathMonthsPerSecond = double(state.simulated) * state.shape.months / state.seconds;
    return block;
}

} // namespace rackrate
