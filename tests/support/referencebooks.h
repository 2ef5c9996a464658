// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Part of the reference trial: what a month of a strategy costs.
#pragma once

#include "tests/support/referencefuture.h"
#include "tests/support/referencetrial.h"

namespace rackrate::reference {

/// Money of one month split by when it is paid, with what accrual and closing need.
struct Books {
    std::array<double, costKindCount> start{}, running{}, end{}; // paid at the month's start, in it, at its end
    double expensed = 0;      ///< accrual cost that is not simply the cash of the month
    double capitalised = 0;   ///< cash of the month that becomes book value or prepayment
    double bookValue = 0, prepaid = 0, marketValue = 0;
    double stopPayments = 0;  ///< under "stop": remaining commitments, removal, exit
};

// Months are 1-based.

/// On demand, reserved or dedicated capacity in a month in which it stands.
void rent(const Future& future, const kernel::Tranche& tranche, int month, double instances, Books& books);
/// Owned or colocated hardware from its order to its sale.
void own(const Future& future, const kernel::Tranche& tranche, int month, double committedUse, Books& books);
void overheads(const Future& future, const kernel::Strategy& strategy, int month, double ownedGpus, double paidGpus, Books& books);
StrategyMonth closeMonth(const kernel::PlanView& plan, int month, const Books& books);

} // namespace rackrate::reference
