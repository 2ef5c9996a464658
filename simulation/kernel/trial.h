// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// One pack of trials through all stages, and one chunk of packs. All strategies see the same draws, prices and demand.
#pragma once

#include "simulation/kernel/dispatch.h"
#include "simulation/kernel/emit.h"
#include "simulation/kernel/service.h"
#include "simulation/kernel/waits.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Sees what the stages compute. This one looks away and costs nothing; the ledger's keeps everything.
struct NoRecorder {
    RACKRATE_INLINE void market(const PlanView&, const Workspace&) {}
    RACKRATE_INLINE void pool(int, int, int, const Supply&, const PoolUse&) {}
    RACKRATE_INLINE void wait(int, int, int, Real) {}
    RACKRATE_INLINE void month(int, int, const MonthCash&, const MonthQuanta&) {}
};

/// The kinds of cost a strategy can have, as bits.
RACKRATE_FUNCTION unsigned kindsOf(const PlanView& plan, const Strategy& strategy)
{
    unsigned kinds = 1u << StaffCost | 1u << StorageCost | 1u << NetworkCost | 1u << SoftwareCost | 1u << OneOffCost;
    for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
        const Pool& pool = plan.pools[p];
        for (int i = pool.trancheBegin; i < pool.trancheBegin + pool.trancheCount; ++i) {
            const Tranche& tranche = plan.tranches[i];
            if (isOwned(tranche))
                kinds |= 1u << HardwareCost | 1u << EnergyCost | 1u << SpaceCost | 1u << MaintenanceCost | 1u << ResaleCost;
            else
                kinds |= 1u << (hasTerms(tranche) ? ReservedCost : OnDemandCost);
        }
    }
    return kinds;
}

/// One strategy over all months of one pack of trials.
template <class Recorder>
struct StrategyRun {
    const PackFrame& frame;
    Recorder& recorder;
    int index;
    const Strategy& strategy;
    Real busyHours{}, paidHours{};

    RACKRATE_FUNCTION void begin()
    {
        const Workspace& space = frame.space;
        for (int w = 0; w < frame.plan.workloadCount; ++w)
            space.demandUnits[w] = space.unservedUnits[w] = space.waitHours[w] = space.jobs[w] = space.missed[w] = Real{};
        for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
            const Pool& pool = frame.plan.pools[p];
            for (int i = pool.trancheBegin; i < pool.trancheBegin + pool.trancheCount; ++i)
                beginTranche(frame.plan.tranches[i], space.draws, space.tranches[i]);
            for (int w = pool.workloadBegin; w < pool.workloadBegin + pool.workloadCount; ++w)
                space.queues[w] = QueueState<Real>{};
            for (int j = 0; frame.slotDetail && j < pool.slotCount; ++j)
                space.slotBusySum[static_cast<std::int64_t>(p) * slots + j] = space.slotPaidSum[static_cast<std::int64_t>(p) * slots + j] = Real{};
        }
    }

    /// Demand of a pool's workloads in a month (0-based), into space.load.
    RACKRATE_FUNCTION void loadPool(const Pool& pool, int month)
    {
        const double hours = frame.plan.hours[month];
        for (int w = 0; w < pool.workloadCount; ++w) {
            const int id = frame.plan.poolWorkloads[pool.workloadBegin + w].workload;
            const Workload& work = frame.plan.workloads[id];
            frame.space.load[w] = demandOf(id, month) * gpusPerUnit(work, frame.space.draws, hours);
            add(frame.space.demandUnits[id], unitsIn(id, month));
        }
    }

    RACKRATE_INLINE Real demandOf(int workload, int month) const
    {
        return frame.space.demand[static_cast<std::int64_t>(workload) * frame.plan.months + month];
    }

    /// Whole units of a workload's demand in a month (0-based), its slot-limited event included.
    RACKRATE_INLINE Real unitsIn(int workload, int month) const
    {
        const Real units = unitsOf(frame.plan.workloads[workload], demandOf(workload, month), frame.plan.hours[month]);
        return units * eventMonthOf(frame.plan, workload, month, frame.space).requests;
    }

    /// Unserved units of a pool's workloads, in proportion to unserved GPUs.
    RACKRATE_FUNCTION void countUnserved(const Pool& pool, int month)
    {
        for (int w = 0; w < pool.workloadCount; ++w) {
            const int id = frame.plan.poolWorkloads[pool.workloadBegin + w].workload;
            const Real share = frame.space.unserved[w] / larger(frame.space.load[w], broadcast<Real>(1e-300));
            add(frame.space.unservedUnits[id], share * unitsIn(id, month));
        }
    }

    /// No job waits longer than the whole plan, however hopeless its queue.
    RACKRATE_FUNCTION void countWait(int workload, int month, Real jobs, Real queued)
    {
        const Real wait = smaller<Real>(queued, broadcast<Real>(frame.plan.hours[month] * frame.plan.months));
        add(frame.space.jobs[workload], jobs);
        add(frame.space.waitHours[workload], jobs * wait);
        recorder.wait(index, workload, month, wait);
    }

    RACKRATE_FUNCTION PoolUse runDispatchPool(int p, int month, const Supply& supply)
    {
        const Pool& pool = frame.plan.pools[p];
        const PoolUse use = dispatchPool(frame.plan, p, supply, frame.space, frame.slotDetail ? frame.plan.hours[month] : 0.0);
        for (int w = 0; w < pool.workloadCount; ++w) {
            const PoolWorkload& place = frame.plan.poolWorkloads[pool.workloadBegin + w];
            if (!place.batch)
                continue;
            const Real jobs = jobsOf(frame.plan.workloads[place.workload], demandOf(place.workload, month), frame.space.draws);
            countWait(place.workload, month, jobs, waitInPool(frame.plan, pool, w, supply, use, jobs, frame.plan.hours[month], frame.space));
        }
        return use;
    }

    RACKRATE_FUNCTION PoolUse runServicePool(int p, int month, const Supply& supply)
    {
        const PlanView& plan = frame.plan;
        const Pool& pool = plan.pools[p];
        const int id = plan.poolWorkloads[pool.workloadBegin].workload;
        const Real requests = unitsIn(id, month);
        const EventMonth event = eventMonthOf(plan, id, month, frame.space);
        const Real holderLoad = pool.workloadCount > 1 ? frame.space.load[1] : Real{};
        const NodeSink sink{frame.out.nodeRequests, frame.slotDetail ? frame.out.nodeHours : nullptr, frame.lanes};
        const ServiceAnswer answer = answerMonth(plan, pool, supply, month, frame.space.load[0], holderLoad, requests,
                                                 event, sink);
        frame.space.load[0] = frame.space.load[0] * event.requests;
        add(frame.space.missed[id], requests * answer.column[MissColumn]);
        const PoolUse use = useOfAnswer(plan, pool, supply, answer, frame.space);
        if (pool.workloadCount > 1 && plan.poolWorkloads[pool.workloadBegin + 1].batch) {
            const int holder = plan.poolWorkloads[pool.workloadBegin + 1].workload;
            const Real jobs = jobsOf(plan.workloads[holder], demandOf(holder, month), frame.space.draws);
            const Real queued = jobs * answer.column[HolderServedColumn];
            countWait(holder, month, jobs, queueWait(plan.workloads[holder], queued, answer.column[HolderCapacityColumn], supply.speed,
                                                     plan.hours[month], frame.space.draws, frame.space.queues[pool.workloadBegin + 1]));
        }
        return use;
    }

    RACKRATE_FUNCTION void runPool(int p, const MonthFrame& at, MonthCash& cash)
    {
        const PlanView& plan = frame.plan;
        const Pool& pool = plan.pools[p];
        const int month = at.month - 1;
        const Supply supply = supplyOf(plan, pool, frame.space.tranches, at.month);
        loadPool(pool, month);
        const PoolUse use = pool.form == ServicePool ? runServicePool(p, month, supply) : runDispatchPool(p, month, supply);
        countUnserved(pool, month);
        frame.finished(pool.form == ServicePool ? ServiceStage : DispatchStage);
        recorder.pool(index, p - strategy.poolBegin, month, supply, use);
        busyHours = busyHours + use.busyGpus * at.hours();
        for (int i = 0; i < pool.trancheCount; ++i)
            payTranche(at, plan.tranches[pool.trancheBegin + i], frame.space.tranches[pool.trancheBegin + i], use.paidInstances[i],
                       use.committedUse, cash);
    }

    RACKRATE_FUNCTION void run()
    {
        const PlanView& plan = frame.plan;
        begin();
        const unsigned kinds = kindsOf(plan, strategy);
        Row<const Real> draws = frame.space.draws;
        const Real storageStep = power<Real>(1.0 + valueOf(strategy.storageGrowthPerYear, draws), broadcast<Real>(1.0 / 12.0));
        Real stored = valueOf(strategy.storageTerabytes, draws);
        Int balance{};
        for (int month = 0; month < plan.months; ++month) {
            MonthCash cash{};
            const MonthFrame at{plan, frame.space, month + 1};
            for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p)
                runPool(p, at, cash);
            payOverheads(at, strategy, stored, cash);
            stored = stored * storageStep;
            paidHours = paidHours + cash.paidGpus * at.hours();
            const MonthQuanta rounded = roundMonth(plan, cash, month, kinds, balance);
            balance = rounded.balance;
            emitMonth(frame, index, month, kinds, cash, rounded);
            recorder.month(index, month, cash, rounded);
            frame.finished(CostStage);
        }
        emitService(frame, index, busyHours, paidHours);
        for (int p = strategy.poolBegin; frame.slotDetail && p < strategy.poolBegin + strategy.poolCount; ++p)
            if (plan.pools[p].form == DispatchPool)
                emitSlots(frame, index, p);
        frame.finished(CostStage);
    }
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

/// One pack of trials through all strategies.
template <class Recorder>
RACKRATE_FUNCTION void runPack(const PackFrame& frame, std::uint64_t firstTrial, double demandFactor, Recorder& recorder)
{
    drawFuture(frame.plan, firstTrial + static_cast<std::uint64_t>(frame.at), frame.space);
    frame.finished(DrawStage);
    makeDemand(frame.plan, demandFactor, frame.space);
    frame.finished(DemandStage);
    recorder.market(frame.plan, frame.space);
    for (int s = 0; s < frame.plan.strategyCount; ++s) {
        StrategyRun<Recorder> run{frame, recorder, s, frame.plan.strategies[s]};
        run.run();
    }
}

/// Simulates trials firstTrial .. firstTrial + trials - 1 into `out`, whose sums must be clear. `memory` as Workspace::carve asks.
template <class Recorder>
RACKRATE_FUNCTION void runChunk(const PlanView& plan, std::uint64_t firstTrial, int trials, double demandFactor, const ChunkView& out,
                                unsigned char* memory, Recorder& recorder, StageClock* clock = nullptr)
{
    Workspace space;
    space.carve(plan, memory);
    beginSums(plan, space, out);
    const bool slotDetail = firstTrial < static_cast<std::uint64_t>(slotDetailTrials);
    if (clock != nullptr)
        clock->last = clock->now();
    for (int at = 0; at < trials; at += width) {
        const int lanes = trials - at < width ? trials - at : width;
        const PackFrame frame{plan, out, space, trials, at, lanes, slotDetail, clock};
        runPack(frame, firstTrial, demandFactor, recorder);
    }
    emitSums(plan, space, out);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
