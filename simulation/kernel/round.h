// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Last stage, rounding: every outcome is rounded once to its quantum, and from there on counted in integers.
#pragma once

#include "simulation/kernel/cost.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

constexpr double quantaPerUnit = 10000.0; ///< 1 / moneyQuantum, 1 / quantityQuantum

/// Nearest whole number, halves to even, within +-limit <= 2^51. `over` becomes true where the value lies outside, or is no number.
RACKRATE_INLINE Int counted(Real value, double limit, Mask& over)
{
    const Real within = clamp(value, broadcast<Real>(-limit), broadcast<Real>(limit));
    over = over | (within != value);
    return nearestInteger<Real>(within);
}
RACKRATE_INLINE Int moneyQuanta(Real money, Mask& over)
{
    return counted(money * quantaPerUnit, largestMoneyQuanta, over);
}

/// Counts amounts with a look at each.
struct CarefulCount {
    Mask over = Real{} > Real{}; ///< some amount is beyond its limit
    RACKRATE_INLINE Int operator()(Real money) { return moneyQuanta(money, over); }
};

/// Counts amounts with one look at the end: right where all of them together are within the limit of one, as they nearly always are.
struct QuickCount {
    Real magnitudes{};
    RACKRATE_INLINE Int operator()(Real money)
    {
        const Real amount = money * quantaPerUnit;
        magnitudes = magnitudes + magnitude(amount);
        return nearestInteger<Real>(amount);
    }
    RACKRATE_INLINE bool wasRight() const
    {
        return !anyLane((magnitudes > broadcast<Real>(largestMoneyQuanta)) | (magnitudes != magnitudes));
    }
};

/// A month in quanta. Kinds without their bit are zero.
struct MonthQuanta {
    Int kinds[costKindCount];
    unsigned kindMask;
    Int cash, presentValue, accrual, balance;      ///< balance: book value and prepayments at the month's end
    Int reservedClosing, oneOffClosing, resaleClosing; ///< under the scenario's horizon end
    Int closing, otherClosing, exit;               ///< their sum; under the other horizon end; under "stop"
    Mask over;                                     ///< some amount of the month is beyond its limit
};

template <class Count>
RACKRATE_INLINE void roundClosing(const PlanView& plan, const MonthCash& cash, Count& count, MonthQuanta& result)
{
    const Closing& closing = plan.stopAtHorizon ? cash.ifStopped : cash.ifContinued;
    const Closing& other = plan.stopAtHorizon ? cash.ifContinued : cash.ifStopped;
    result.balance = count(cash.bookValue + cash.prepaid);
    result.reservedClosing = count(closing.reserved);
    result.oneOffClosing = count(closing.oneOff);
    result.resaleClosing = count(closing.resale);
    result.closing = result.reservedClosing + result.oneOffClosing + result.resaleClosing;
    result.otherClosing = count(other.reserved) + count(other.oneOff) + count(other.resale);
    result.exit = plan.stopAtHorizon ? result.closing : result.otherClosing;
}

template <class Count>
RACKRATE_INLINE void roundMonthBy(const PlanView& plan, const MonthCash& cash, int month, Count& count, MonthQuanta& result)
{
    Real start{}, running{};
    const unsigned sold = cash.sells ? 1u << ResaleCost | 1u << OneOffCost : 0;
    result.kindMask = cash.started | cash.ran | sold;
    result.cash = Int{};
    for (int k = 0; result.kindMask >> k != 0; ++k) {
        if ((result.kindMask >> k & 1u) == 0)
            continue;
        result.kinds[k] = count(paidOf(cash, k));
        result.cash = result.cash + result.kinds[k];
        start = start + cash.start[k];
        running = running + cash.running[k];
    }
    result.presentValue = count(running * plan.discountRunning[month]);
    if (cash.started != 0)
        result.presentValue = result.presentValue + count(start * plan.discountStart[month]);
    if (cash.sells)
        result.presentValue = result.presentValue + count((cash.sale.resale + cash.sale.oneOff) * plan.discountEnd[month]);
    result.balance = result.reservedClosing = result.oneOffClosing = result.resaleClosing = Int{};
    result.closing = result.otherClosing = result.exit = Int{};
    if (cash.closes)
        roundClosing(plan, cash, count, result);
}

/// Rounds a month (0-based); `before` = balance of the month before.
RACKRATE_FUNCTION void roundMonth(const PlanView& plan, const MonthCash& cash, int month, Int before, MonthQuanta& result)
{
    QuickCount quick;
    roundMonthBy(plan, cash, month, quick, result);
    result.over = Real{} > Real{};
    if (!quick.wasRight()) {
        CarefulCount careful;
        roundMonthBy(plan, cash, month, careful, result);
        result.over = careful.over;
    }
    result.accrual = result.cash - (result.balance - before);
}

RACKRATE_INLINE Int discounted(Int amount, double factor, Mask& over)
{
    return counted(realOf<Real>(amount) * factor, largestMoneyQuanta, over);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
