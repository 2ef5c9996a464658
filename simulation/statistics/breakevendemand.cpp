// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/breakevendemand.h"

#include "simulation/engine/chunkrunner.h"
#include "simulation/engine/overflow.h"
#include "simulation/engine/run.h"
#include "simulation/kernel/maths.h"
#include "simulation/statistics/integers.h"

#include <cmath>
#include <thread>
#include <utility>

namespace rackrate {

namespace {

constexpr std::uint64_t sweepTrials = 1024; // whole chunks
constexpr int sweepSteps = 8; // to either side of 1
constexpr double logEight = 2.0794415416798357;

struct SweepSums {
    std::vector<Wide> cost, busy, paid;    ///< [S]
    std::vector<std::uint64_t> ineligible; ///< [S] trials
    std::vector<bool> overflowed;          ///< [S]

    explicit SweepSums(int strategies) : cost(strategies), busy(strategies), paid(strategies), ineligible(strategies), overflowed(strategies) {}

    void add(const ChunkOutcome& chunk, bool nominal)
    {
        const kernel::ChunkView& view = chunk.view();
        const std::int64_t* monthly = nominal ? view.cash : view.presentValue;
        const std::int64_t* closing = nominal ? view.closing : view.closingPresent;
        const std::size_t months = chunk.shape().months, trials = chunk.trials();
        for (std::size_t strategy = 0; strategy < cost.size(); ++strategy) {
            const std::size_t begin = strategy * months * trials;
            for (std::size_t i = 0; i < months * trials; ++i)
                cost[strategy] += monthly[begin + i];
            for (std::size_t trial = 0; trial < trials; ++trial)
                cost[strategy] += closing[begin + (months - 1) * trials + trial];
            for (std::size_t trial = 0; trial < trials; ++trial)
                ineligible[strategy] += view.ineligible[strategy * trials + trial];
        }
        for (const Overflow& overflow : overflowsIn(view.overflow, chunk.shape()))
            overflowed[overflow.strategy] = true;
        addAll(busy, view.busyGpuHours);
        addAll(paid, view.paidGpuHours);
    }
    void merge(const SweepSums& other)
    {
        addAll(cost, other.cost);
        addAll(busy, other.busy);
        addAll(paid, other.paid);
        addAll(ineligible, other.ineligible);
        for (std::size_t strategy = 0; strategy < overflowed.size(); ++strategy)
            overflowed[strategy] = overflowed[strategy] || other.overflowed[strategy];
    }
};

/// The sums of every factor's trials; chunks of all factors are shared out among the threads. Incomplete when cancelled.
std::vector<SweepSums> sumsOf(const SimulationPlan& plan, const std::vector<double>& factors, int threads, const std::atomic<bool>& cancelled)
{
    RunRange all;
    all.trials = sweepTrials * factors.size();
    all.threads = threads;
    const SweepSums none(int(plan.strategies.size()));
    std::vector<std::vector<SweepSums>> workers(workerCount(all), std::vector<SweepSums>(factors.size(), none));
    std::atomic<std::uint64_t> next{0};
    const auto work = [&](std::vector<SweepSums>& sums) {
        ChunkRunner runner(plan);
        for (std::uint64_t at = kernel::chunkTrials * next++; at < all.trials && !cancelled; at = kernel::chunkTrials * next++) {
            const std::size_t step = at / sweepTrials;
            sums[step].add(runner.run(at % sweepTrials, kernel::chunkTrials, factors[step]), plan.basisNominal != 0);
        }
    };
    std::vector<std::jthread> helpers; // joined when they go out of scope
    for (std::size_t i = 1; i < workers.size(); ++i)
        helpers.emplace_back([&work, &sums = workers[i]] { work(sums); });
    work(workers.front());
    helpers.clear();
    for (std::size_t i = 1; i < workers.size(); ++i)
        for (std::size_t step = 0; step < factors.size(); ++step)
            workers.front()[step].merge(workers[i][step]);
    return std::move(workers.front());
}

/// Where baseline and challenger cost the same: between factors `step` and `step`+1, at `part` of the way.
struct Meeting {
    int step = -1;
    double part = 0;
};

double between(double from, double to, double part)
{
    return from + part * (to - from);
}

Meeting nearestMeeting(const DemandSweep& sweep, std::size_t baseline, std::size_t challenger)
{
    const auto serves = [&](std::size_t step) {
        return sweep.ineligible[step][baseline] <= 0.5 && sweep.ineligible[step][challenger] <= 0.5;
    };
    Meeting nearest;
    double distance = 0;
    for (std::size_t step = 0; step + 1 < sweep.cost.size(); ++step) {
        if (!serves(step) || !serves(step + 1))
            continue;
        const double before = sweep.cost[step][challenger] - sweep.cost[step][baseline];
        const double after = sweep.cost[step + 1][challenger] - sweep.cost[step + 1][baseline];
        const bool meets = (before <= 0 && after >= 0) || (before >= 0 && after <= 0);
        if (!meets || before == after)
            continue;
        const double part = before / (before - after);
        const double at = std::fabs(kernel::naturalLog(between(sweep.factors[step], sweep.factors[step + 1], part)));
        if (nearest.step < 0 || at < distance) {
            nearest = {int(step), part};
            distance = at;
        }
    }
    return nearest;
}

} // namespace

DemandSweep sweepDemand(const SimulationPlan& plan, int threads, const std::atomic<bool>& cancelled)
{
    const int strategies = int(plan.strategies.size());
    DemandSweep sweep;
    for (int step = -sweepSteps; step <= sweepSteps; ++step)
        sweep.factors.push_back(step == 0 ? 1.0 : kernel::exponential(logEight * step / sweepSteps));
    const std::vector<SweepSums> sums = sumsOf(plan, sweep.factors, threads, cancelled);
    for (const SweepSums& step : sums) {
        std::vector<double>& cost = sweep.cost.emplace_back();
        std::vector<double>& ineligible = sweep.ineligible.emplace_back();
        for (int strategy = 0; strategy < strategies; ++strategy) {
            ineligible.push_back(shareOf(step.ineligible[strategy], sweepTrials));
            cost.push_back(step.overflowed[strategy] ? absent : meanMoney(step.cost[strategy], sweepTrials));
        }
        sweep.busy.emplace_back(step.busy.begin(), step.busy.end());
        sweep.paid.emplace_back(step.paid.begin(), step.paid.end());
    }
    return sweep;
}

void addBreakEvenDemand(const DemandSweep& sweep, Results& results)
{
    for (BreakEven& pair : results.breakEven) {
        std::size_t baseline = 0, challenger = 0;
        for (std::size_t i = 0; i < results.strategies.size(); ++i) {
            baseline = results.strategies[i].id == pair.baseline ? i : baseline;
            challenger = results.strategies[i].id == pair.challenger ? i : challenger;
        }
        const Meeting meeting = nearestMeeting(sweep, baseline, challenger);
        if (meeting.step < 0)
            continue;
        const auto here = [&](const std::vector<std::vector<double>>& figures) {
            return between(figures[meeting.step][challenger], figures[meeting.step + 1][challenger], meeting.part);
        };
        pair.demandFactor = between(sweep.factors[meeting.step], sweep.factors[meeting.step + 1], meeting.part);
        pair.utilisation = here(sweep.paid) > 0 ? here(sweep.busy) / here(sweep.paid) : absent;
    }
}

} // namespace rackrate
