// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Last stage: every outcome is rounded once to its quantum and added as an integer.
#pragma once

#include "simulation/kernel/cost.h"

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
};

/// Nearest whole number of quanta, halves away from zero, within +-9e14.
RACKRATE_INLINE Int quanta(Real value)
{
    return toInteger<Real>(roundOf<Real>(clamp(value, broadcast<Real>(-9e14), broadcast<Real>(9e14))));
}
RACKRATE_INLINE Int moneyQuanta(Real money)
{
    return quanta(money * quantaPerUnit);
}
/// Whole quanta as doubles, for |value| < 2^51.
RACKRATE_INLINE Real realOf(Int value)
{
    Real result{};
    for (int i = 0; i < width; ++i)
        setLane(result, i, static_cast<double>(lane(value, i)));
    return result;
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
#endif
    sum = sum + value;
}

/// A month in quanta.
struct MonthQuanta {
    Int kinds[costKindCount];
    Int cash, presentValue, accrual, balance; ///< balance: book value and prepayments at the month's end
    Int closingKinds[costKindCount];          ///< under the scenario's horizon end
    Int closing, otherClosing, exit;
};

RACKRATE_INLINE Int closingQuanta(const Closing& closing)
{
    return moneyQuanta(closing.reserved) + moneyQuanta(closing.oneOff) + moneyQuanta(closing.resale);
}

/// Rounds a month. `kindMask` has a bit for each kind the strategy can have; `before` = balance of the month before.
RACKRATE_FUNCTION MonthQuanta roundMonth(const PlanView& plan, const MonthCash& cash, int month, unsigned kindMask, Int before)
{
    MonthQuanta result{};
    Real start{}, running{};
    for (int k = 0; k < costKindCount; ++k) {
        if ((kindMask >> k & 1u) == 0)
            continue;
        result.kinds[k] = moneyQuanta(cash.start[k] + cash.running[k]);
        result.cash = result.cash + result.kinds[k];
        start = start + cash.start[k];
        running = running + cash.running[k];
    }
    result.presentValue = moneyQuanta(start * plan.discountStart[month]) + moneyQuanta(running * plan.discountRunning[month]);
    result.balance = moneyQuanta(cash.bookValue + cash.prepaid);
    result.accrual = result.cash - (result.balance - before);
    const Closing& closing = plan.stopAtHorizon ? cash.ifStopped : cash.ifContinued;
    result.closingKinds[ReservedCost] = moneyQuanta(closing.reserved);
    result.closingKinds[OneOffCost] = moneyQuanta(closing.oneOff);
    result.closingKinds[ResaleCost] = moneyQuanta(closing.resale);
    result.closing = closingQuanta(closing);
    result.exit = closingQuanta(cash.ifStopped);
    result.otherClosing = closingQuanta(plan.stopAtHorizon ? cash.ifContinued : cash.ifStopped);
    return result;
}

RACKRATE_INLINE Int discounted(Int amount, double factor)
{
    return quanta(realOf(amount) * factor);
}

/// Writes a month (0-based) of a strategy.
RACKRATE_FUNCTION void emitMonth(const PackFrame& frame, int strategy, int month, unsigned kindMask, const MonthQuanta& value)
{
    const PlanView& plan = frame.plan;
    const std::int64_t cell = static_cast<std::int64_t>(strategy) * plan.months + month, row = cell * frame.chunkTrials;
    store(frame, frame.out.cash + row, value.cash);
    store(frame, frame.out.presentValue + row, value.presentValue);
    store(frame, frame.out.closing + row, value.closing);
    store(frame, frame.out.closingPresent + row, discounted(value.closing, plan.discountEnd[month]));
    for (int k = 0; k < costKindCount; ++k)
        if (kindMask >> k & 1u)
            accumulate(frame, frame.space.kindSum[cell * costKindCount + k], value.kinds[k]);
    accumulate(frame, frame.space.exitSum[cell], value.exit);
    if (month + 1 < plan.months) {
        accumulate(frame, frame.space.accrualSum[cell], value.accrual);
        return;
    }
    accumulate(frame, frame.space.accrualSum[cell], value.accrual + value.closing + value.balance);
    const std::int64_t last = static_cast<std::int64_t>(strategy) * frame.chunkTrials;
    store(frame, frame.out.otherClosing + last, value.otherClosing);
    store(frame, frame.out.otherClosingPresent + last, discounted(value.otherClosing, plan.discountEnd[month]));
    for (int k = 0; k < costKindCount; ++k)
        accumulate(frame, frame.space.closingKindSum[strategy * costKindCount + k], value.closingKinds[k]);
}

/// Service of one strategy over all months: sums by workload, and whether the strategy is eligible in each trial.
RACKRATE_FUNCTION void emitService(const PackFrame& frame, int strategy, Real busyHours, Real paidHours)
{
    const PlanView& plan = frame.plan;
    const Workspace& space = frame.space;
    const std::int64_t first = static_cast<std::int64_t>(strategy) * plan.workloadCount;
    Mask ineligible = Real{} > Real{};
    for (int w = 0; w < plan.workloadCount; ++w) {
        const Workload& work = plan.workloads[w];
        const Real asked = space.demandUnits[w];
        ineligible = ineligible | (space.unservedUnits[w] > plan.unservedTolerance * asked);
        if (work.maximumMissShare >= 0)
            ineligible = ineligible | (space.missed[w] > work.maximumMissShare * asked);
        if (work.maximumWaitHours >= 0)
            ineligible = ineligible | (space.waitHours[w] > work.maximumWaitHours * space.jobs[w]);
        frame.out.demandUnits[first + w] += laneSum(quanta(asked * 16.0), frame.lanes);
        frame.out.unservedUnits[first + w] += laneSum(quanta(space.unservedUnits[w] * 16.0), frame.lanes);
        frame.out.waitHours[first + w] += laneSum(quanta(space.waitHours[w] * 256.0), frame.lanes);
        frame.out.jobs[first + w] += laneSum(quanta(space.jobs[w] * 256.0), frame.lanes);
        frame.out.missedRequests[first + w] += laneSum(quanta(space.missed[w]), frame.lanes);
    }
    frame.out.busyGpuHours[strategy] += laneSum(quanta(busyHours * quantaPerUnit), frame.lanes);
    frame.out.paidGpuHours[strategy] += laneSum(quanta(paidHours * quantaPerUnit), frame.lanes);
    for (int i = 0; i < frame.lanes; ++i)
        frame.out.ineligible[static_cast<std::int64_t>(strategy) * frame.chunkTrials + frame.at + i] = laneTrue(ineligible, i) ? 1 : 0;
}

/// Use by hour of week of a strategy's dispatch pools.
RACKRATE_FUNCTION void emitSlots(const PackFrame& frame, int strategy, int poolIndex)
{
    const Pool& pool = frame.plan.pools[poolIndex];
    const std::int64_t row = static_cast<std::int64_t>(poolIndex) * slots;
    std::int64_t busy[slots], paid[slots];
    for (int j = 0; j < pool.slotCount; ++j) {
        busy[j] = laneSum(quanta(frame.space.slotBusySum[row + j] * 1024.0), frame.lanes);
        paid[j] = laneSum(quanta(frame.space.slotPaidSum[row + j] * 1024.0), frame.lanes);
    }
    const std::int32_t* map = frame.plan.integers + pool.slotMapBegin;
    for (int slot = 0; slot < slots; ++slot) {
        frame.out.slotBusy[strategy * slots + slot] += busy[map[slot]];
        frame.out.slotPaid[strategy * slots + slot] += paid[map[slot]];
    }
}

/// Adds the sums kept by lane to the chunk's.
RACKRATE_FUNCTION void emitSums(const PlanView& plan, const Workspace& space, const ChunkView& out)
{
    const std::int64_t cells = static_cast<std::int64_t>(plan.strategyCount) * plan.months;
    for (std::int64_t i = 0; i < cells * costKindCount; ++i)
        out.kindSum[i] += laneSum(space.kindSum[i], width);
    for (std::int64_t i = 0; i < plan.strategyCount * costKindCount; ++i)
        out.closingKindSum[i] += laneSum(space.closingKindSum[i], width);
    for (std::int64_t i = 0; i < cells; ++i) {
        out.accrualSum[i] += laneSum(space.accrualSum[i], width);
        out.exitSum[i] += laneSum(space.exitSum[i], width);
    }
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
