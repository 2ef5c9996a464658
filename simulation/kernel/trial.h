// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// One pack of trials through all stages, and one chunk of packs. All strategies see the same draws, prices and demand; they go
// through the plan side by side, month by month, so that what they share is worked out once.
#pragma once

#include "simulation/kernel/emit.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Sees what the stages compute. This one looks away and costs nothing; the ledger's keeps everything.
struct NoRecorder {
    RACKRATE_INLINE void market(const PlanView&, const Workspace&) {}
    RACKRATE_INLINE void pool(int, int, int, const Supply&, const PoolUse&) {}
    RACKRATE_INLINE void wait(int, int, int, Real) {}
    RACKRATE_INLINE void month(int, int, const MonthCash&, const MonthQuanta&) {}
};

/// The trial numbers of a pack.
RACKRATE_INLINE Bits trialNumbers(std::uint64_t first)
{
    Bits trials{};
#if RACKRATE_KERNEL_WIDTH > 1
    for (int i = 0; i < width; ++i)
        trials[i] = first + static_cast<std::uint64_t>(i);
#else
    trials = first;
#endif
    return trials;
}

/// Everything that is drawn.
RACKRATE_FUNCTION void drawFuture(const PlanView& plan, std::uint64_t firstTrial, const Workspace& space)
{
    const Futures<Real> futures = futuresOf(plan, trialNumbers(firstTrial));
    drawNumbers(plan, futures, space);
    followPrices(plan, futures, space);
    drawChances(plan, futures, space);
}

RACKRATE_FUNCTION void beginPack(const PackFrame& frame)
{
    const PlanView& plan = frame.plan;
    const Workspace& space = frame.space;
    for (int s = 0; s < plan.strategyCount; ++s) {
        const Strategy& strategy = plan.strategies[s];
        beginStrategy(strategy, space.draws, space.strategies[s]);
        for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
            const Pool& pool = plan.pools[p];
            beginPool(frame, p);
            for (int i = pool.trancheBegin; i < pool.trancheBegin + pool.trancheCount; ++i)
                beginTranche(plan.tranches[i], space.draws, space.tranches[i]);
        }
    }
}

/// Uses every pool of the plan in a month (0-based), once.
RACKRATE_FUNCTION void usePools(const PackFrame& frame, int month)
{
    for (int s = 0; s < frame.plan.strategyCount; ++s) {
        const Strategy& strategy = frame.plan.strategies[s];
        for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p)
            if (sourceOf(frame.plan, p) == p)
                usePool(frame, p, month);
    }
}

template <class Recorder>
RACKRATE_FUNCTION void recordPool(const PackFrame& frame, Recorder& recorder, int strategy, int p, int month)
{
    const PlanView& plan = frame.plan;
    const int source = sourceOf(plan, p);
    const Pool& pool = plan.pools[source];
    recorder.pool(strategy, p - plan.strategies[strategy].poolBegin, month, frame.space.pools[source].supply, frame.space.pools[source].use);
    for (int w = 0; w < pool.workloadCount; ++w)
        if (hasWaits(plan, pool, w))
            recorder.wait(strategy, plan.poolWorkloads[pool.workloadBegin + w].workload, month, frame.space.places[pool.workloadBegin + w].wait);
}

/// One strategy's month (0-based), after its pools were used.
template <class Recorder>
RACKRATE_FUNCTION void payMonth(const PackFrame& frame, Recorder& recorder, int strategyIndex, int month)
{
    const PlanView& plan = frame.plan;
    const Strategy& strategy = plan.strategies[strategyIndex];
    StrategyState& state = frame.space.strategies[strategyIndex];
    const MonthFrame at{plan, frame.space, month + 1};
    MonthCash cash;
    for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
        const PoolUse& use = frame.space.pools[sourceOf(plan, p)].use;
        const Pool& pool = plan.pools[p];
        for (int i = 0; i < pool.trancheCount; ++i)
            payTranche(at, plan.tranches[pool.trancheBegin + i], frame.space.tranches[pool.trancheBegin + i], use.paidInstances[i],
                       use.committedUse, cash);
        recordPool(frame, recorder, strategyIndex, p, month);
    }
    payOverheads(at, strategy, state, cash);
    state.paidHours = state.paidHours + cash.paidGpus * at.hours();
    MonthQuanta rounded;
    roundMonth(plan, cash, month, state.balance, rounded);
    emitMonth(frame, strategyIndex, month, cash, rounded);
    state.balance = rounded.balance;
    recorder.month(strategyIndex, month, cash, rounded);
}

/// One pack of trials through all strategies.
template <class Recorder>
RACKRATE_FUNCTION void runPack(const PackFrame& frame, std::uint64_t firstTrial, double demandFactor, Recorder& recorder)
{
    const PlanView& plan = frame.plan;
    drawFuture(plan, firstTrial + static_cast<std::uint64_t>(frame.at), frame.space);
    frame.finished(DrawStage);
    makeDemand(plan, demandFactor, frame.space);
    recorder.market(plan, frame.space);
    beginPack(frame);
    for (int month = 0; month < plan.months; ++month) {
        meetMonth(plan, month, frame.space);
        frame.finished(DemandStage);
        usePools(frame, month);
        for (int s = 0; s < plan.strategyCount; ++s)
            payMonth(frame, recorder, s, month);
        frame.finished(CostStage);
    }
    for (int s = 0; s < plan.strategyCount; ++s)
        emitStrategy(frame, s);
    frame.finished(CostStage);
}

/// Simulates trials firstTrial .. firstTrial + trials - 1 into `out`, whose sums must be clear. `memory` as Workspace::carve asks.
template <class Recorder>
RACKRATE_FUNCTION void runChunk(const PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const ChunkView& out,
                                unsigned char* memory, Recorder& recorder, StageClock* clock = nullptr)
{
    Workspace space;
    space.carve(plan, memory);
    const bool service = countsService(demandFactor);
    const bool slotDetail = service && firstTrial < static_cast<std::uint64_t>(slotDetailTrials);
    if (clock != nullptr)
        clock->last = clock->now();
    for (int at = 0; at < trials; at += width) {
        const int lanes = trials - at < width ? trials - at : width;
        const PackFrame frame{plan, out, space, trials, at, lanes, slotDetail, service, clock};
        runPack(frame, firstTrial, demandFactor, recorder);
    }
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
