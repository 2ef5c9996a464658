// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Last stage, writing: what a trial says, and sums over trials as integers.
#pragma once

#include "simulation/kernel/poolmonth.h"
#include "simulation/kernel/round.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Writes one number per trial.
RACKRATE_INLINE void store(const PackFrame& frame, std::int64_t* row, Int value)
{
    if (frame.lanes == width) {
        __builtin_memcpy(row + frame.at, &value, sizeof value);
        return;
    }
    for (int i = 0; i < frame.lanes; ++i)
        row[frame.at + i] = lane(value, i);
}

/// Sum over the trials of the pack that exist.
RACKRATE_INLINE std::int64_t trialSum(const PackFrame& frame, Int value)
{
    if (frame.lanes == width)
        return laneSum(value);
    std::int64_t sum = 0;
    for (int i = 0; i < frame.lanes; ++i)
        sum += lane(value, i);
    return sum;
}
RACKRATE_INLINE void accumulate(const PackFrame& frame, std::int64_t& sum, Int value)
{
    addToSum(sum, trialSum(frame, value));
}

/// Trials of the pack for which something holds.
RACKRATE_INLINE std::int64_t trialsWith(Mask holds, int lanes)
{
    std::int64_t count = 0;
    if (!anyLane(holds))
        return count;
    for (int i = 0; i < lanes; ++i)
        count += laneTrue(holds, i) ? 1 : 0;
    return count;
}

/// A strategy's counts of what was too large.
RACKRATE_INLINE std::int64_t* overflowOf(const PackFrame& frame, int strategy)
{
    return frame.out.overflow + static_cast<std::int64_t>(strategy) * (overflowKinds + frame.plan.workloadCount);
}

/// Says which amounts of a month are beyond their limit, for the trials of the pack where one is (`any`): kinds, and the month as a
/// whole where it is none of them.
RACKRATE_FUNCTION void emitOverflow(const PackFrame& frame, int strategy, const MonthCash& cash, Mask any)
{
    std::int64_t* counts = overflowOf(frame, strategy);
    const Closing* closings[] = {&cash.ifContinued, &cash.ifStopped};
    Mask ofKinds = Real{} > Real{};
    for (int k = 0; k < costKindCount; ++k) {
        Mask over = Real{} > Real{};
        moneyQuanta(paidOf(cash, k), over);
        for (const Closing* closing : closings) {
            if (!cash.closes)
                break;
            if (k == ReservedCost)
                moneyQuanta(closing->reserved, over);
            if (k == OneOffCost)
                moneyQuanta(closing->oneOff, over);
            if (k == ResaleCost)
                moneyQuanta(closing->resale, over);
        }
        addToSum(counts[k], trialsWith(over, frame.lanes));
        ofKinds = ofKinds | over;
    }
    addToSum(counts[monthOverflow], trialsWith(any, frame.lanes) - trialsWith(any & ofKinds, frame.lanes));
}

/// What only the last month says.
RACKRATE_FUNCTION void emitEnd(const PackFrame& frame, int strategy, const MonthQuanta& value, Mask& over)
{
    const ChunkView& out = frame.out;
    const std::int64_t row = static_cast<std::int64_t>(strategy) * frame.chunkTrials;
    accumulate(frame, out.accrualSum[static_cast<std::int64_t>(strategy + 1) * frame.plan.months - 1], value.closing + value.balance);
    store(frame, out.otherClosing + row, value.otherClosing);
    store(frame, out.otherClosingPresent + row, discounted(value.otherClosing, frame.plan.discountEnd[frame.plan.months - 1], over));
    std::int64_t* kinds = out.closingKindSum + strategy * costKindCount;
    accumulate(frame, kinds[ReservedCost], value.reservedClosing);
    accumulate(frame, kinds[OneOffCost], value.oneOffClosing);
    accumulate(frame, kinds[ResaleCost], value.resaleClosing);
}

/// Writes a month (0-based) of a strategy.
RACKRATE_FUNCTION void emitMonth(const PackFrame& frame, int strategy, int month, const MonthCash& cash, const MonthQuanta& value)
{
    const PlanView& plan = frame.plan;
    const ChunkView& out = frame.out;
    const std::int64_t cell = static_cast<std::int64_t>(strategy) * plan.months + month, row = cell * frame.chunkTrials;
    Mask over = value.over;
    store(frame, out.cash + row, value.cash);
    store(frame, out.presentValue + row, value.presentValue);
    store(frame, out.closing + row, value.closing);
    store(frame, out.closingPresent + row, cash.closes ? discounted(value.closing, plan.discountEnd[month], over) : Int{});
    for (int k = 0; value.kindMask >> k != 0; ++k)
        if (value.kindMask >> k & 1u)
            accumulate(frame, out.kindSum[cell * costKindCount + k], value.kinds[k]);
    accumulate(frame, out.accrualSum[cell], value.accrual);
    if (cash.closes)
        accumulate(frame, out.exitSum[cell], value.exit);
    if (month + 1 == plan.months)
        emitEnd(frame, strategy, value, over);
    if (anyLane(over) && trialsWith(over, frame.lanes) > 0)
        emitOverflow(frame, strategy, cash, over);
}

/// Counts the trials of the pack that break a limit, and adds up what is limited and what it is a share of in them.
RACKRATE_INLINE void emitBreach(const PackFrame& frame, std::int64_t* sums, Mask broken, Real amount, Real base, double scale)
{
    const std::int64_t trials = trialsWith(broken, frame.lanes);
    if (trials == 0)
        return;
    Mask over = Real{} > Real{}; // emitPlace says so of the same amounts
    addToSum(sums[BreachTrials], trials);
    accumulate(frame, sums[BreachAmount], counted(select(broken, amount, Real{}) * scale, largestCount, over));
    accumulate(frame, sums[BreachBase], counted(select(broken, base, Real{}) * scale, largestCount, over));
}

/// Service of one workload of a strategy over all months, and where the strategy misses what the scenario asks for.
RACKRATE_FUNCTION Mask emitPlace(const PackFrame& frame, int strategy, int place, bool waits)
{
    const PlanView& plan = frame.plan;
    const ChunkView& out = frame.out;
    const int id = plan.poolWorkloads[place].workload;
    const Workload& work = plan.workloads[id];
    const PlaceState& state = frame.space.places[place];
    const Real asked = frame.space.workloads[id].sumUnits, jobs = waits ? frame.space.workloads[id].sumJobs : Real{};
    const std::int64_t at = static_cast<std::int64_t>(strategy) * plan.workloadCount + id;
    Mask over = Real{} > Real{};
    const auto sum = [&](std::int64_t* sums, Real value, double scale) { accumulate(frame, sums[at], counted(value * scale, largestCount, over)); };
    sum(out.demandUnits, asked, 16.0);
    sum(out.unservedUnits, state.unservedUnits, 16.0);
    sum(out.missedRequests, state.missed, 16.0);
    sum(out.waitHours, state.waitHours, 256.0);
    sum(out.jobs, jobs, 256.0);
    addToSum(overflowOf(frame, strategy)[overflowKinds + id], trialsWith(over, frame.lanes));
    Mask misses = Real{} > Real{};
    const auto limit = [&](Limit kind, Real amount, double most, Real base, double scale) {
        const Mask broken = amount > most * base;
        emitBreach(frame, out.breaches + (at * limitCount + kind) * breachSums, broken, amount, base, scale);
        misses = misses | broken;
    };
    limit(UnservedLimit, state.unservedUnits, plan.unservedTolerance, asked, 16.0);
    if (work.maximumMissShare >= 0)
        limit(MissedLimit, state.missed, work.maximumMissShare, asked, 16.0);
    if (work.maximumWaitHours >= 0)
        limit(WaitLimit, state.waitHours, work.maximumWaitHours, jobs, 256.0);
    return misses;
}

/// Use by hour of week of a strategy's dispatch pool.
RACKRATE_FUNCTION void emitSlots(const PackFrame& frame, int strategy, int poolIndex)
{
    const Pool& pool = frame.plan.pools[poolIndex];
    const std::int64_t row = static_cast<std::int64_t>(sourceOf(frame.plan, poolIndex)) * slots;
    std::int64_t busy[slots], paid[slots];
    Mask over = Real{} > Real{};
    for (int j = 0; j < pool.slotCount; ++j) {
        busy[j] = trialSum(frame, counted(frame.space.slotBusySum[row + j] * 1024.0, largestCount, over));
        paid[j] = trialSum(frame, counted(frame.space.slotPaidSum[row + j] * 1024.0, largestCount, over));
    }
    addToSum(overflowOf(frame, strategy)[useOverflow], trialsWith(over, frame.lanes));
    const std::int32_t* map = frame.plan.integers + pool.slotMapBegin;
    for (int slot = 0; slot < slots; ++slot) {
        addToSum(frame.out.slotBusy[strategy * slots + slot], busy[map[slot]]);
        addToSum(frame.out.slotPaid[strategy * slots + slot], paid[map[slot]]);
    }
}

/// After the last month: use and service of one strategy, and whether it is eligible in each trial.
RACKRATE_FUNCTION void emitStrategy(const PackFrame& frame, int strategyIndex)
{
    const PlanView& plan = frame.plan;
    const Strategy& strategy = plan.strategies[strategyIndex];
    Mask ineligible = Real{} > Real{}, over = ineligible;
    Real busyHours{};
    for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
        const int source = sourceOf(plan, p);
        const Pool& pool = plan.pools[source];
        busyHours = busyHours + frame.space.pools[source].busyHours;
        for (int w = 0; w < pool.workloadCount; ++w)
            ineligible = ineligible | emitPlace(frame, strategyIndex, pool.workloadBegin + w, hasWaits(plan, pool, w));
        if (frame.slotDetail && pool.form == DispatchPool)
            emitSlots(frame, strategyIndex, p);
    }
    const Real paidHours = frame.space.strategies[strategyIndex].paidHours;
    accumulate(frame, frame.out.busyGpuHours[strategyIndex], counted(busyHours * quantaPerUnit, largestCount, over));
    accumulate(frame, frame.out.paidGpuHours[strategyIndex], counted(paidHours * quantaPerUnit, largestCount, over));
    addToSum(overflowOf(frame, strategyIndex)[useOverflow], trialsWith(over, frame.lanes));
    for (int i = 0; i < frame.lanes; ++i)
        frame.out.ineligible[static_cast<std::int64_t>(strategyIndex) * frame.chunkTrials + frame.at + i] = laneTrue(ineligible, i) ? 1 : 0;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
