// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencebooks.h"

#include "simulation/kernel/maths.h"
#include "simulation/kernel/outcome.h"

#include <cmath>

namespace rackrate::reference {

using namespace kernel;

namespace {

double money(double amount)
{
    const double quanta = amount / moneyQuantum;
    return std::copysign(std::floor(std::fabs(quanta) + 0.5), quanta) * moneyQuantum;
}

/// Factor of a price path in a month; a path below 0 never moves.
double priceFactor(const Future& future, int path, int month) { return path < 0 ? 1 : future.price[path][month - 1]; }

double hoursOf(const PlanView& plan, int month) { return plan.hours[std::min(month, plan.months) - 1]; }

void order(const Future& future, const Tranche& tranche, double purchase, Books& books)
{
    const double network = purchase * future(tranche.networkShare), fitOut = future(tranche.fitOutPerTranche);
    books.start[HardwareCost] += purchase;
    books.start[NetworkCost] += network;
    books.start[SpaceCost] += fitOut;
    books.capitalised += purchase + network + fitOut;
    if (tranche.procurement == ColocatedSupply)
        books.start[OneOffCost] += future(tranche.setUpPerTranche);
}

/// The contract's fee a month, `served` whole months after service began: it rises each year.
double contractFee(const Future& future, const Tranche& tranche, int served)
{
    double fee = tranche.instances * future(tranche.committedKilowatt) * future(tranche.pricePerKilowattMonth);
    for (int year = 0; year < served / 12; ++year)
        fee *= 1 + future(tranche.escalation);
    return fee;
}

/// A month in which the hardware serves.
void operate(const Future& future, const Tranche& tranche, int month, double purchase, double committedUse, Books& books)
{
    const double count = tranche.instances;
    const bool colocated = tranche.procurement == ColocatedSupply;
    const double kilowatt = tranche.idleKilowatt + (tranche.loadKilowatt - tranche.idleKilowatt) * committedUse;
    const double tariff = future(tranche.electricityPrice) * priceFactor(future, tranche.electricityPath, month);
    if (!colocated || tranche.meteredPower)
        books.running[EnergyCost] += count * future.plan.hours[month - 1] * kilowatt * future(tranche.pue) * tariff;
    books.running[SpaceCost] += count * future(tranche.spacePerMonth) * priceFactor(future, future.plan.inflationPath, month);
    books.running[MaintenanceCost] += future(tranche.maintenanceShare) * purchase / 12;
    if (!colocated)
        return;
    books.running[SpaceCost] += contractFee(future, tranche, month - serviceMonth(future, tranche));
    books.running[NetworkCost] += future(tranche.crossConnectPerMonth);
    books.running[MaintenanceCost] += future(tranche.remoteHandsPerMonth);
}

/// What leaving at a month's end costs. The first contract must be paid to its end; afterwards it can be left from month to month.
double leavingCost(const Future& future, const Tranche& tranche, int month)
{
    const double removal = tranche.instances * future(tranche.removalCost);
    if (tranche.procurement != ColocatedSupply)
        return removal;
    const int served = std::max(0, month - serviceMonth(future, tranche) + 1), left = std::max(0, tranche.termMonths - served);
    return removal + future(tranche.exitPerTranche) + left * contractFee(future, tranche, std::max(0, served - 1));
}

} // namespace

void rent(const Future& future, const Tranche& tranche, int month, double instances, Books& books)
{
    const PlanView& plan = future.plan;
    if (!committedTerm(tranche)) {
        books.running[OnDemandCost] += instances * future(tranche.price) * priceFactor(future, tranche.pricePath, month) * plan.hours[month - 1];
        return;
    }
    const int begin = tranche.from + (month - tranche.from) / tranche.termMonths * tranche.termMonths;
    const double price = future(tranche.price) * priceFactor(future, tranche.pricePath, begin);
    const bool monthly = tranche.procurement == DedicatedSupply;
    const auto due = [&](int m) { return instances * price * (monthly ? 1 : hoursOf(plan, m)); };
    double whole = 0, left = 0;
    for (int m = begin; m < begin + tranche.termMonths; ++m) {
        whole += due(m);
        left += m > month ? due(m) : 0;
    }
    const double upfront = monthly ? 0 : future(tranche.upfrontShare);
    books.running[ReservedCost] += (1 - upfront) * due(month);
    books.expensed += upfront * due(month);
    if (month == begin) {
        books.start[ReservedCost] += upfront * whole;
        books.capitalised += upfront * whole;
    }
    books.prepaid += upfront * left;
    books.stopPayments += (1 - upfront) * left;
}

void own(const Future& future, const Tranche& tranche, int month, double committedUse, Books& books)
{
    const PlanView& plan = future.plan;
    const int last = lastMonth(plan, tranche), service = serviceMonth(future, tranche), life = tranche.depreciationMonths;
    if (month < tranche.from || month > last)
        return;
    const double purchase = tranche.instances * future(tranche.price) * priceFactor(future, tranche.pricePath, tranche.from);
    const double capital = purchase * (1 + future(tranche.networkShare)) + future(tranche.fitOutPerTranche);
    if (month == tranche.from)
        order(future, tranche, purchase, books);
    if (month >= service)
        operate(future, tranche, month, purchase, committedUse, books);
    if (month >= service && month - service < life)
        books.expensed += capital / life;
    const double book = capital * (1 - double(std::clamp(month - service + 1, 0, life)) / life);
    const double market = purchase * power<double>(future(tranche.resaleShare), (month - tranche.from + 1) / 36.0);
    const double leaving = leavingCost(future, tranche, month);
    if (month == last && last < plan.months) {
        books.end[ResaleCost] -= market;
        books.end[OneOffCost] += leaving;
        books.expensed += book;
    } else {
        books.bookValue += book;
        books.marketValue += market;
        books.stopPayments += leaving;
    }
}

void overheads(const Future& future, const Strategy& strategy, int month, double ownedGpus, double paidGpus, Books& books)
{
    const PlanView& plan = future.plan;
    const double inflation = priceFactor(future, plan.inflationPath, month);
    const double people = future(strategy.staff.fullTimeEquivalents) + future(strategy.staff.fullTimeEquivalentsPerOwnedGpu) * ownedGpus;
    books.running[StaffCost] += people * future(strategy.staff.salaryPerYear) / 12 * inflation;
    books.running[StorageCost] += future(strategy.storageTerabytes) * power<double>(1 + future(strategy.storageGrowthPerYear), (month - 1) / 12.0)
                                  * future(strategy.storagePricePerTerabyteMonth);
    books.running[NetworkCost] += future(strategy.networkFixedPerMonth)
                                  + future(strategy.egressGigabytesPerMonth) * future(strategy.pricePerGigabyte);
    books.running[SoftwareCost] += future(strategy.softwarePerGpuYear) / 12 * paidGpus;
    for (int i = strategy.oneOffBegin; i < strategy.oneOffBegin + strategy.oneOffCount; ++i)
        if (plan.oneOffs[i].month == month)
            books.start[OneOffCost] += future(plan.oneOffs[i].amount);
}

StrategyMonth closeMonth(const PlanView& plan, int month, const Books& books)
{
    StrategyMonth result;
    double total = 0, start = 0, running = 0, end = 0;
    for (int kind = 0; kind < costKindCount; ++kind) {
        result.cash[kind] = money(books.start[kind] + books.running[kind] + books.end[kind]);
        end += books.end[kind];
        total += result.cash[kind];
        start += books.start[kind];
        running += books.running[kind];
    }
    result.presentValue = start * plan.discountStart[month - 1] + running * plan.discountRunning[month - 1] + end * plan.discountEnd[month - 1];
    result.accrual = total - books.capitalised + books.expensed;
    result.bookValue = books.bookValue;
    result.prepaid = books.prepaid;
    const double onContinue = -books.marketValue - books.prepaid, onStop = -books.marketValue + books.stopPayments;
    result.closing = plan.stopAtHorizon ? onStop : onContinue;
    result.otherClosing = plan.stopAtHorizon ? onContinue : onStop;
    result.exit = onStop;
    result.closingPresent = result.closing * plan.discountEnd[month - 1];
    result.otherClosingPresent = result.otherClosing * plan.discountEnd[month - 1];
    result.closingAccrual = books.bookValue - books.marketValue + (plan.stopAtHorizon ? books.prepaid + books.stopPayments : 0);
    return result;
}

} // namespace rackrate::reference
