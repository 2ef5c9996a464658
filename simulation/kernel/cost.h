// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Sixth stage: what a month costs. Purchases, upfront payments, set-up, migration and one-offs are paid at the month's start, the
// rest while it runs; hardware is sold at the month's end, like all that is closed at the horizon.
#pragma once

#include "simulation/kernel/supply.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// A month as the cost functions see it.
struct MonthFrame {
    const PlanView& plan;
    const Workspace& space;
    int month; ///< 1-based
    RACKRATE_INLINE double hours() const { return plan.hours[month - 1]; }
    RACKRATE_INLINE Real factor(int path) const { return priceFactor(plan, space, path, month - 1); }
};

RACKRATE_INLINE void add(Real& sum, Real amount)
{
    sum = sum + amount;
}

/// What a month pays of one kind, whenever in the month.
RACKRATE_INLINE Real paidOf(const MonthCash& cash, int kind)
{
    const Real paid = cash.start[kind] + cash.running[kind];
    return kind == ResaleCost ? paid + cash.sale.resale : kind == OneOffCost ? paid + cash.sale.oneOff : paid;
}

/// Hours of a term's months, months beyond the plan having the hours of its last.
RACKRATE_FUNCTION double termHours(const PlanView& plan, int firstMonth, int months)
{
    double hours = 0;
    for (int month = firstMonth; month < firstMonth + months; ++month)
        hours += plan.hours[(month < plan.months ? month : plan.months) - 1];
    return hours;
}

/// Reserved instances and dedicated servers: terms one after the other, each at the price of its first month. Reserved: price
/// per instance-hour, part of it upfront for the whole term. Dedicated: rent by the month.
RACKRATE_FUNCTION void payTerms(const MonthFrame& frame, const Tranche& tranche, TrancheState& state, MonthCash& cash)
{
    if (frame.month < tranche.from || frame.month > tranche.until)
        return;
    const bool reserved = tranche.procurement == ReservedSupply;
    const int into = (frame.month - tranche.from) % tranche.termMonths;
    if (into == 0) {
        state.termPrice = state.price * frame.factor(tranche.pricePath) * tranche.instances;
        state.remainingHours = termHours(frame.plan, frame.month, tranche.termMonths);
        if (reserved && !alwaysZero(tranche.upfrontShare))
            cash.payAtStart(ReservedCost, state.termPrice * state.upfrontShare * state.remainingHours);
    }
    cash.closes = true;
    state.remainingMonths = tranche.termMonths - 1 - into;
    state.remainingHours -= frame.hours();
    if (!reserved) {
        cash.pay(ReservedCost, state.termPrice);
        add(cash.ifStopped.reserved, state.termPrice * static_cast<double>(state.remainingMonths));
        return;
    }
    const Real later = state.termPrice * (1.0 - state.upfrontShare);
    const Real prepaid = state.termPrice * state.upfrontShare * state.remainingHours;
    cash.pay(ReservedCost, later * frame.hours());
    add(cash.prepaid, prepaid);
    add(cash.ifContinued.reserved, -prepaid);
    add(cash.ifStopped.reserved, later * state.remainingHours);
}

/// Orders owned or colocated hardware: everything is paid at the start of the order month.
RACKRATE_FUNCTION void orderHardware(const MonthFrame& frame, const Tranche& tranche, TrancheState& state, MonthCash& cash)
{
    Row<const Real> draws = frame.space.draws;
    state.purchase = state.price * frame.factor(tranche.pricePath) * tranche.instances;
    const Real network = state.purchase * valueOf(tranche.networkShare, draws), fitOut = valueOf(tranche.fitOutPerTranche, draws);
    state.capitalised = state.purchase + network + fitOut;
    state.marketValue = state.purchase;
    state.maintenancePerMonth = state.maintenancePerMonth * state.purchase;
    cash.payAtStart(HardwareCost, state.purchase);
    cash.payAtStart(NetworkCost, network);
    cash.payAtStart(SpaceCost, fitOut);
    if (tranche.procurement == ColocatedSupply)
        cash.payAtStart(OneOffCost, valueOf(tranche.setUpPerTranche, draws));
}

/// The colocation contract's fee in the n-th month of service (n from 1): it rises in yearly steps.
RACKRATE_FUNCTION Real contractFee(const Tranche& tranche, const TrancheState& state, Real monthOfService)
{
    if (alwaysZero(tranche.escalation))
        return state.contractPerMonth;
    const Real years = floorOf<Real>(positivePart<Real>(monthOfService - 1.0) * (1.0 / 12.0) + 1e-9);
    return state.contractPerMonth * power<Real>(1.0 + state.escalation, years);
}

/// What leaving hardware costs after n months in service: removal, and of a colocation contract its exit and, at the fee as it
/// stands, what is left of the first term (the whole of it before service); later the contract can be left from month to month.
RACKRATE_FUNCTION Real leavingCost(const Tranche& tranche, const TrancheState& state, Real monthsServed)
{
    if (tranche.procurement != ColocatedSupply)
        return state.leaveCost;
    const Real left = positivePart<Real>(static_cast<double>(tranche.termMonths) - monthsServed);
    return state.leaveCost + left * contractFee(tranche, state, monthsServed);
}

/// Energy, space, maintenance and contract of hardware in its n-th month of service (none before it: n <= 0).
RACKRATE_FUNCTION void runHardware(const MonthFrame& frame, const Tranche& tranche, const TrancheState& state, Real monthsServed,
                                   Real committedUse, MonthCash& cash)
{
    const Mask serves = monthsServed > Real{};
    const Real kilowatt = tranche.idleKilowatt + (tranche.loadKilowatt - tranche.idleKilowatt) * committedUse;
    const Real energy = state.energyPrice * kilowatt * frame.hours() * frame.factor(tranche.electricityPath);
    cash.pay(EnergyCost, select(serves, energy, Real{}));
    cash.pay(MaintenanceCost, select(serves, state.maintenancePerMonth, Real{}));
    Real space = state.spacePerMonth * frame.factor(frame.plan.inflationPath);
    if (tranche.procurement == ColocatedSupply) {
        Row<const Real> draws = frame.space.draws;
        space = space + contractFee(tranche, state, monthsServed);
        cash.pay(NetworkCost, select(serves, valueOf(tranche.crossConnectPerMonth, draws), Real{}));
        cash.pay(MaintenanceCost, select(serves, valueOf(tranche.remoteHandsPerMonth, draws), Real{}));
    }
    cash.pay(SpaceCost, select(serves, space, Real{}));
}

/// Owned and colocated hardware from order to sale: sold at the end of `until` if that is before the horizon, else valued there.
RACKRATE_FUNCTION void payHardware(const MonthFrame& frame, const Tranche& tranche, TrancheState& state, Real inService,
                                   Real committedUse, MonthCash& cash)
{
    if (frame.month < tranche.from || frame.month > tranche.until)
        return;
    cash.closes = true;
    if (frame.month == tranche.from)
        orderHardware(frame, tranche, state, cash);
    const Real served = positivePart<Real>((frame.month + 1.0) - state.serviceMonth); // months in service, this one included
    runHardware(frame, tranche, state, served, committedUse, cash);
    state.marketValue = state.marketValue * state.marketStep;
    add(cash.ownedGpus, inService * tranche.gpusPerInstance);
    const Real leaving = leavingCost(tranche, state, served);
    if (frame.month == tranche.until && frame.month < frame.plan.months) {
        cash.sells = true;
        add(cash.sale.resale, -state.marketValue);
        add(cash.sale.oneOff, leaving);
        return;
    }
    const Real worn = smaller<Real>(served * (1.0 / tranche.depreciationMonths), broadcast<Real>(1.0));
    add(cash.bookValue, state.capitalised * (1.0 - worn));
    add(cash.ifContinued.resale, -state.marketValue);
    add(cash.ifStopped.resale, -state.marketValue);
    add(cash.ifStopped.oneOff, leaving);
}

/// One tranche's month. `instances` = mean instances paid or in service.
RACKRATE_FUNCTION void payTranche(const MonthFrame& frame, const Tranche& tranche, TrancheState& state, Real instances,
                                  Real committedUse, MonthCash& cash)
{
    if (frame.month == tranche.from && !alwaysZero(tranche.migrationCost))
        cash.payAtStart(OneOffCost, valueOf(tranche.migrationCost, frame.space.draws));
    add(cash.paidGpus, instances * tranche.gpusPerInstance);
    if (isOwned(tranche))
        payHardware(frame, tranche, state, instances, committedUse, cash);
    else if (hasTerms(tranche))
        payTerms(frame, tranche, state, cash);
    else
        cash.pay(OnDemandCost, instances * state.price * frame.factor(tranche.pricePath) * frame.hours());
}

/// Reads a strategy's numbers for this pack of trials.
RACKRATE_FUNCTION void beginStrategy(const Strategy& strategy, Row<const Real> draws, StrategyState& state)
{
    state = StrategyState{};
    state.people = valueOf(strategy.staff.fullTimeEquivalents, draws);
    state.peoplePerOwnedGpu = valueOf(strategy.staff.fullTimeEquivalentsPerOwnedGpu, draws);
    state.salaryPerMonth = valueOf(strategy.staff.salaryPerYear, draws) * (1.0 / 12.0);
    state.stored = valueOf(strategy.storageTerabytes, draws);
    state.storageStep = power<Real>(1.0 + valueOf(strategy.storageGrowthPerYear, draws), broadcast<Real>(1.0 / 12.0));
    state.storagePrice = valueOf(strategy.storagePricePerTerabyteMonth, draws);
    state.network = valueOf(strategy.networkFixedPerMonth, draws)
                    + valueOf(strategy.egressGigabytesPerMonth, draws) * valueOf(strategy.pricePerGigabyte, draws);
    state.softwarePerGpu = valueOf(strategy.softwarePerGpuYear, draws) * (1.0 / 12.0);
    const bool staff = !alwaysZero(strategy.staff.fullTimeEquivalents) || !alwaysZero(strategy.staff.fullTimeEquivalentsPerOwnedGpu);
    const bool storage = !alwaysZero(strategy.storageTerabytes) && !alwaysZero(strategy.storagePricePerTerabyteMonth);
    const bool egress = !alwaysZero(strategy.egressGigabytesPerMonth) && !alwaysZero(strategy.pricePerGigabyte);
    state.kinds = (staff ? 1u << StaffCost : 0) | (storage ? 1u << StorageCost : 0)
                  | (egress || !alwaysZero(strategy.networkFixedPerMonth) ? 1u << NetworkCost : 0)
                  | (alwaysZero(strategy.softwarePerGpuYear) ? 0 : 1u << SoftwareCost);
}

/// Staff, storage, network, software and one-offs of a strategy.
RACKRATE_FUNCTION void payOverheads(const MonthFrame& frame, const Strategy& strategy, StrategyState& state, MonthCash& cash)
{
    if (state.kinds >> StaffCost & 1u)
        cash.pay(StaffCost, (state.people + state.peoplePerOwnedGpu * cash.ownedGpus) * state.salaryPerMonth
                                * frame.factor(frame.plan.inflationPath));
    if (state.kinds >> StorageCost & 1u)
        cash.pay(StorageCost, state.stored * state.storagePrice);
    if (state.kinds >> NetworkCost & 1u)
        cash.pay(NetworkCost, state.network);
    if (state.kinds >> SoftwareCost & 1u)
        cash.pay(SoftwareCost, state.softwarePerGpu * cash.paidGpus);
    state.stored = state.stored * state.storageStep;
    for (int i = strategy.oneOffBegin; i < strategy.oneOffBegin + strategy.oneOffCount; ++i)
        if (frame.plan.oneOffs[i].month == frame.month)
            cash.payAtStart(OneOffCost, valueOf(frame.plan.oneOffs[i].amount, frame.space.draws));
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
