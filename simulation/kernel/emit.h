// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Last stage: every outcome is rounded once to its quantum and added as an integer.
#pragma once

#include "simulation/kernel/cost.h"
#include "simulation/kernel/stageclock.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

constexpr double quantaPerUnit = 10000.0; ///< 1 / moneyQuantum, 1 / quantityQuantum

/// The pack's place in its chunk.
struct PackFrame {
    const PlanView& plan;
    const ChunkView& out;
    const Workspace& space;
    int chunkTrials = 0; ///< trials of the chunk
    int at = 0;          ///< index of the pack's first trial in the chunk
    int lanes = width;   ///< trials of the pack that exist
    bool slotDetail = false;
    StageClock* clock = nullptr; ///< null: nobody asks; never asked by interleaved workers

    RACKRATE_INLINE void finished([[maybe_unused]] Stage stage) const
    {
#ifndef RACKRATE_KERNEL_INTERLEAVED
        if (clock == nullptr)
            return;
        const std::uint64_t time = clock->now();
        clock->spent[stage] += time - clock->last;
        clock->last = time;
#endif
    }
};

/// Nearest whole number, halves away from zero, within +-limit <= 2^51. `over` becomes true where the value lies outside, or is
/// no number.
RACKRATE_INLINE Int counted(Real value, double limit, Mask& over)
{
    const Real within = clamp(value, broadcast<Real>(-limit), broadcast<Real>(limit));
    over = over | (within != value);
    return toInteger<Real>(roundOf<Real>(within));
}
RACKRATE_INLINE Int moneyQuanta(Real money, Mask& over)
{
    return counted(money * quantaPerUnit, largestMoneyQuanta, over);
}
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
RACKRATE_INLINE std::int64_t laneSum(Int value, int lanes)
{
    std::int64_t sum = 0;
    for (int i = 0; i < lanes; ++i)
        sum += lane(value, i);
    return sum;
}

/// Adds by lane; lanes that are no trials add nothing.
RACKRATE_INLINE void accumulate([[maybe_unused]] const PackFrame& frame, Int& sum, Int value)
{
#if RACKRATE_KERNEL_WIDTH > 1
    for (int i = frame.lanes; i < width; ++i)
        value[i] = 0;
    sum = sum + value;
#else
    addToSum(sum, value);
#endif
}

/// A month in quanta.
struct MonthQuanta {
    Int kinds[costKindCount];
    Int cash, presentValue, accrual, balance; ///< balance: book value and prepayments at the month's end
    Int closingKinds[costKindCount];          ///< under the scenario's horizon end
    Int closing, otherClosing, exit;
    Mask over;                                ///< some amount of the month is beyond its limit
};

RACKRATE_INLINE Int closingQuanta(const Closing& closing, Mask& over)
{
    return moneyQuanta(closing.reserved, over) + moneyQuanta(closing.oneOff, over) + moneyQuanta(closing.resale, over);
}

/// Rounds a month. `kindMask` has a bit for each kind the strategy can have; `before` = balance of the month before.
RACKRATE_FUNCTION MonthQuanta roundMonth(const PlanView& plan, const MonthCash& cash, int month, unsigned kindMask, Int before)
{
    MonthQuanta result{};
    Real start{}, running{};
    for (int k = 0; k < costKindCount; ++k) {
        if ((kindMask >> k & 1u) == 0)
            continue;
        result.kinds[k] = moneyQuanta(paidOf(cash, k), result.over);
        result.cash = result.cash + result.kinds[k];
        start = start + cash.start[k];
        running = running + cash.running[k];
    }
    result.presentValue = moneyQuanta(start * plan.discountStart[month], result.over)
                          + moneyQuanta(running * plan.discountRunning[month], result.over)
                          + moneyQuanta((cash.sale.resale + cash.sale.oneOff) * plan.discountEnd[month], result.over);
    result.balance = moneyQuanta(cash.bookValue + cash.prepaid, result.over);
    result.accrual = result.cash - (result.balance - before);
    const Closing& closing = plan.stopAtHorizon ? cash.ifStopped : cash.ifContinued;
    result.closingKinds[ReservedCost] = moneyQuanta(closing.reserved, result.over);
    result.closingKinds[OneOffCost] = moneyQuanta(closing.oneOff, result.over);
    result.closingKinds[ResaleCost] = moneyQuanta(closing.resale, result.over);
    result.closing = closingQuanta(closing, result.over);
    result.exit = closingQuanta(cash.ifStopped, result.over);
    result.otherClosing = closingQuanta(plan.stopAtHorizon ? cash.ifContinued : cash.ifStopped, result.over);
    return result;
}

RACKRATE_INLINE Int discounted(Int amount, double factor, Mask& over)
{
    return counted(realOf<Real>(amount) * factor, largestMoneyQuanta, over);
}

/// Trials of the pack for which something holds.
RACKRATE_INLINE std::int64_t trialsWith(Mask holds, int lanes)
{
    std::int64_t count = 0;
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

/// Writes a month (0-based) of a strategy.
RACKRATE_FUNCTION void emitMonth(const PackFrame& frame, int strategy, int month, unsigned kindMask, const MonthCash& cash,
                                 const MonthQuanta& value)
{
    const PlanView& plan = frame.plan;
    const std::int64_t cell = static_cast<std::int64_t>(strategy) * plan.months + month, row = cell * frame.chunkTrials;
    Mask over = value.over;
    store(frame, frame.out.cash + row, value.cash);
    store(frame, frame.out.presentValue + row, value.presentValue);
    store(frame, frame.out.closing + row, value.closing);
    store(frame, frame.out.closingPresent + row, discounted(value.closing, plan.discountEnd[month], over));
    for (int k = 0; k < costKindCount; ++k)
        if (kindMask >> k & 1u)
            accumulate(frame, frame.space.kindSum[cell * costKindCount + k], value.kinds[k]);
    accumulate(frame, frame.space.exitSum[cell], value.exit);
    if (month + 1 < plan.months) {
        accumulate(frame, frame.space.accrualSum[cell], value.accrual);
    } else {
        accumulate(frame, frame.space.accrualSum[cell], value.accrual + value.closing + value.balance);
        const std::int64_t last = static_cast<std::int64_t>(strategy) * frame.chunkTrials;
        store(frame, frame.out.otherClosing + last, value.otherClosing);
        store(frame, frame.out.otherClosingPresent + last, discounted(value.otherClosing, plan.discountEnd[month], over));
        for (int k = 0; k < costKindCount; ++k)
            accumulate(frame, frame.space.closingKindSum[strategy * costKindCount + k], value.closingKinds[k]);
    }
    if (trialsWith(over, frame.lanes) > 0)
        emitOverflow(frame, strategy, cash, over);
}

/// Service of one strategy over all months: sums by workload, and whether the strategy is eligible in each trial.
RACKRATE_FUNCTION void emitService(const PackFrame& frame, int strategy, Real busyHours, Real paidHours)
{
    const PlanView& plan = frame.plan;
    const Workspace& space = frame.space;
    const std::int64_t first = static_cast<std::int64_t>(strategy) * plan.workloadCount;
    std::int64_t* overflow = overflowOf(frame, strategy);
    Mask ineligible = Real{} > Real{};
    for (int w = 0; w < plan.workloadCount; ++w) {
        const Workload& work = plan.workloads[w];
        const Real asked = space.demandUnits[w];
        ineligible = ineligible | (space.unservedUnits[w] > plan.unservedTolerance * asked);
        if (work.maximumMissShare >= 0)
            ineligible = ineligible | (space.missed[w] > work.maximumMissShare * asked);
        if (work.maximumWaitHours >= 0)
            ineligible = ineligible | (space.waitHours[w] > work.maximumWaitHours * space.jobs[w]);
        Mask over = Real{} > Real{};
        const auto sum = [&](std::int64_t* sums, Real value, double scale) {
            addToSum(sums[first + w], laneSum(counted(value * scale, largestCount, over), frame.lanes));
        };
        sum(frame.out.demandUnits, asked, 16.0);
        sum(frame.out.unservedUnits, space.unservedUnits[w], 16.0);
        sum(frame.out.missedRequests, space.missed[w], 16.0);
        sum(frame.out.waitHours, space.waitHours[w], 256.0);
        sum(frame.out.jobs, space.jobs[w], 256.0);
        addToSum(overflow[overflowKinds + w], trialsWith(over, frame.lanes));
    }
    Mask over = Real{} > Real{};
    addToSum(frame.out.busyGpuHours[strategy], laneSum(counted(busyHours * quantaPerUnit, largestCount, over), frame.lanes));
    addToSum(frame.out.paidGpuHours[strategy], laneSum(counted(paidHours * quantaPerUnit, largestCount, over), frame.lanes));
    addToSum(overflow[useOverflow], trialsWith(over, frame.lanes));
    for (int i = 0; i < frame.lanes; ++i)
        frame.out.ineligible[static_cast<std::int64_t>(strategy) * frame.chunkTrials + frame.at + i] = laneTrue(ineligible, i) ? 1 : 0;
}

/// Use by hour of week of a strategy's dispatch pools.
RACKRATE_FUNCTION void emitSlots(const PackFrame& frame, int strategy, int poolIndex)
{
    const Pool& pool = frame.plan.pools[poolIndex];
    const std::int64_t row = static_cast<std::int64_t>(poolIndex) * slots;
    std::int64_t busy[slots], paid[slots];
    Mask over = Real{} > Real{};
    for (int j = 0; j < pool.slotCount; ++j) {
        busy[j] = laneSum(counted(frame.space.slotBusySum[row + j] * 1024.0, largestCount, over), frame.lanes);
        paid[j] = laneSum(counted(frame.space.slotPaidSum[row + j] * 1024.0, largestCount, over), frame.lanes);
    }
    addToSum(overflowOf(frame, strategy)[useOverflow], trialsWith(over, frame.lanes));
    const std::int32_t* map = frame.plan.integers + pool.slotMapBegin;
    for (int slot = 0; slot < slots; ++slot) {
        addToSum(frame.out.slotBusy[strategy * slots + slot], busy[map[slot]]);
        addToSum(frame.out.slotPaid[strategy * slots + slot], paid[map[slot]]);
    }
}

/// Where the sums by lane begin: cleared, or at width 1 the chunk's own.
RACKRATE_FUNCTION void beginSums([[maybe_unused]] const PlanView& plan, Workspace& space, [[maybe_unused]] const ChunkView& out)
{
#if RACKRATE_KERNEL_WIDTH > 1
    const std::int64_t cells = static_cast<std::int64_t>(plan.strategyCount) * plan.months;
    for (std::int64_t i = 0; i < cells * costKindCount; ++i)
        space.kindSum[i] = Int{};
    for (std::int64_t i = 0; i < plan.strategyCount * costKindCount; ++i)
        space.closingKindSum[i] = Int{};
    for (std::int64_t i = 0; i < cells; ++i)
        space.accrualSum[i] = space.exitSum[i] = Int{};
#else
    space.kindSum = out.kindSum;
    space.closingKindSum = out.closingKindSum;
    space.accrualSum = out.accrualSum;
    space.exitSum = out.exitSum;
#endif
}

/// Adds the sums kept by lane to the chunk's.
RACKRATE_FUNCTION void emitSums([[maybe_unused]] const PlanView& plan, [[maybe_unused]] const Workspace& space,
                                [[maybe_unused]] const ChunkView& out)
{
#if RACKRATE_KERNEL_WIDTH > 1
    const std::int64_t cells = static_cast<std::int64_t>(plan.strategyCount) * plan.months;
    for (std::int64_t i = 0; i < cells * costKindCount; ++i)
        out.kindSum[i] += laneSum(space.kindSum[i], width);
    for (std::int64_t i = 0; i < plan.strategyCount * costKindCount; ++i)
        out.closingKindSum[i] += laneSum(space.closingKindSum[i], width);
    for (std::int64_t i = 0; i < cells; ++i) {
        out.accrualSum[i] += laneSum(space.accrualSum[i], width);
        out.exitSum[i] += laneSum(space.exitSum[i], width);
    }
#endif
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
