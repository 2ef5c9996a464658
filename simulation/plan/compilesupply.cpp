// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/planbuilder.h"

#include "model/scenario/supplyrules.h"
#include "simulation/kernel/outcome.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <algorithm>

namespace rackrate {

namespace {

constexpr double unlimited = 1e18;

kernel::Procurement procurementOf(Procurement procurement)
{
    switch (procurement) {
    case Procurement::Reserved: return kernel::ReservedSupply;
    case Procurement::Dedicated: return kernel::DedicatedSupply;
    case Procurement::Owned: return kernel::OwnedSupply;
    case Procurement::Colocated: return kernel::ColocatedSupply;
    default: return kernel::OnDemandSupply;
    }
}

bool computed(Procurement procurement)
{
    return procurement == Procurement::OnDemand || procurement == Procurement::Reserved
           || procurement == Procurement::Dedicated || procurement == Procurement::Owned
           || procurement == Procurement::Colocated;
}

kernel::Deferral deferralOf(DeferralWindow window)
{
    return window == DeferralWindow::Day ? kernel::WithinDay
                                         : window == DeferralWindow::Week ? kernel::WithinWeek : kernel::NotDeferrable;
}

/// The largest payment that the tranche is sure to make, at the base case's prices of the first month.
double largestPayment(const Tranche& source, const kernel::Tranche& tranche, const Scenario& scenario)
{
    const double price = tranche.price.base, hours = scenario.hoursIn(1);
    switch (source.procurement) {
    case Procurement::Owned:
    case Procurement::Colocated:
    case Procurement::Dedicated: return price * tranche.instances;
    case Procurement::Reserved: {
        const double upfront = tranche.upfrontShare.base, month = price * tranche.instances * hours;
        return std::max(month * (1 - upfront), month * tranche.termMonths * upfront);
    }
    default: return price * hours * (tranche.elastic ? tranche.minimumInstances : tranche.instances);
    }
}

Error invalid(const std::string& place, const QString& message)
{
    return {ErrorCode::InvalidInput, message, {}, QString::fromStdString(place)};
}

} // namespace

Result<void> PlanBuilder::addPool(const Strategy& strategy, const Pool& source)
{
    const std::string place = poolPath(strategy, source);
    kernel::Pool target;
    target.form = requestWorkload(m_scenario, source) ? kernel::ServicePool : kernel::DispatchPool;
    addPoolWorkloads(source, target);
    noteMixedThroughput(place, source);

    PlanNames::Pool names{source.id, {}};
    target.trancheBegin = std::int32_t(m_plan.tranches.size());
    target.trancheCount = std::int32_t(source.tranches.size());
    for (const Tranche& described : source.tranches) {
        const Result<kernel::Tranche> compiled = tranche(place, source, described);
        if (!compiled)
            return compiled.error();
        m_plan.tranches.push_back(*compiled);
        names.tranches.push_back(described.id);
    }
    m_plan.names.strategies.back().pools.push_back(names);
    m_plan.pools.push_back(target);
    return {};
}

void PlanBuilder::addPoolWorkloads(const Pool& source, kernel::Pool& target)
{
    std::vector<const Workload*> workloads;
    for (const std::string& id : source.workloads) {
        if (const Workload* workload = m_scenario.workload(id))
            workloads.push_back(workload);
    }
    const Workload* requests = requestWorkload(m_scenario, source);
    const auto earlier = [requests](const Workload* a, const Workload* b) {
        return a == requests ? b != requests : b != requests && a->priority < b->priority;
    };
    std::stable_sort(workloads.begin(), workloads.end(), earlier);

    // Work that may wait does not care in which hour of its window it was asked for, so its profile keeps no slots apart.
    std::vector<const std::array<double, slotsPerWeek>*> profiles;
    bool byDay = false;
    for (const Workload* workload : workloads) {
        if (deferralOf(workload->deferral) == kernel::NotDeferrable)
            profiles.push_back(&workload->demand.week);
        byDay = byDay || workload->deferral == DeferralWindow::Day;
    }
    const MergedSlots merged = mergeSlots(profiles, byDay);
    target.slotCount = std::int32_t(merged.hours.size());
    target.slotHoursBegin = appendNumbers(merged.hours);
    target.slotDayBegin = appendIntegers(merged.day);
    target.slotMapBegin = appendIntegers(merged.map);

    target.workloadBegin = std::int32_t(m_plan.poolWorkloads.size());
    target.workloadCount = std::int32_t(workloads.size());
    for (const Workload* workload : workloads) {
        kernel::PoolWorkload member;
        member.workload = std::int32_t(workload - m_scenario.workloads.data());
        member.deferral = deferralOf(workload->deferral);
        member.batch = workload->jobsWait();
        member.profileBegin = appendNumbers(merged.meanOf(workload->demand.week));
        m_plan.poolWorkloads.push_back(member);
    }
}

void PlanBuilder::noteMixedThroughput(const std::string& place, const Pool& source)
{
    const WorkloadKind reference = referenceKind(m_scenario, source);
    for (const Tranche& tranche : source.tranches) {
        const Offer* offer = m_scenario.offer(tranche.offer);
        for (const std::string& id : source.workloads) {
            const Workload* workload = m_scenario.workload(id);
            if (!offer || !workload || throughput(*offer, workload->kind) == throughput(*offer, reference))
                continue;
            const QString message = QCoreApplication::translate(
                "Plan", "%1 is faster or slower on %2 than the pool's other work. The pool counts its GPUs at the speed of "
                        "its first workload; a pool of its own would be exact.");
            m_notes.push_back({Severity::Note, place,
                               message.arg(QString::fromStdString(id), QString::fromStdString(offer->id))});
            return;
        }
    }
}

Result<kernel::Tranche> PlanBuilder::tranche(const std::string& poolPlace, const Pool& pool, const Tranche& source)
{
    const std::string place = poolPlace + "/tranches/" + source.id;
    const Offer* offer = m_scenario.offer(source.offer);
    if (!offer)
        return invalid(place, QCoreApplication::translate("Plan", "The offer %1 does not exist.")
                                  .arg(QString::fromStdString(source.offer)));
    if (!computed(source.procurement))
        return invalid(place, QCoreApplication::translate("Plan", "This way of procurement is not computed in this version."));

    kernel::Tranche target;
    target.procurement = procurementOf(source.procurement);
    target.elastic = source.count.elastic;
    target.from = source.from;
    target.until = std::min(source.until, m_scenario.months);
    target.instances = source.count.elastic ? 0 : source.count.fixed;
    target.minimumInstances = source.count.elastic ? source.count.minimum : 0;
    target.maximumInstances = source.count.elastic ? std::min(source.count.maximum, unlimited) : 0;
    target.gpusPerInstance = offer->gpus;
    target.referenceGpusPerInstance = offer->gpus * throughput(*offer, referenceKind(m_scenario, pool));
    target.migrationCost = value(source.migrationCost);
    if (Result<void> priced = setPrice(place, source, *offer, target); !priced)
        return priced.error();
    if (source.count.elastic)
        target.readyHours = value(source.readyHours);
    if (source.procurement == Procurement::Owned || source.procurement == Procurement::Colocated)
        setSite(source, *offer, target);
    if (source.procurement == Procurement::Colocated)
        setColocation(source, target);
    if (largestPayment(source, target, m_scenario) > kernel::largestMoneyQuanta * kernel::moneyQuantum)
        return invalid(place, QCoreApplication::translate("Plan", "This supply costs more than %1 %2 in a single month, which is the most "
                                                                  "that can be counted. State all prices in a larger unit, such as "
                                                                  "thousands of %2.")
                                  .arg(QLocale().toString(kernel::largestMoneyQuanta * kernel::moneyQuantum, 'f', 0),
                                       QString::fromStdString(m_scenario.currency)));
    return target;
}

Result<void> PlanBuilder::setPrice(const std::string& place, const Tranche& source, const Offer& offer,
                                   kernel::Tranche& target)
{
    const Number* price = priceOf(source, offer);
    if (!price)
        return invalid(place, QCoreApplication::translate(
                                  "Plan", "The offer %1 has no price for this procurement and term; the tranche needs "
                                          "one of its own.")
                                  .arg(QString::fromStdString(offer.id)));
    target.price = value(*price);
    const bool purchase = source.procurement == Procurement::Owned || source.procurement == Procurement::Colocated;
    target.pricePath = pathOf(source.escalator, purchase);
    if (source.procurement == Procurement::Reserved || source.procurement == Procurement::Dedicated) {
        target.termMonths = std::max(source.termMonths, 1);
        if (source.procurement == Procurement::Reserved)
            target.upfrontShare = value(source.upfrontShare);
        target.until = lastMonthOf(source, m_scenario.months);
    }
    return {};
}

void PlanBuilder::setSite(const Tranche& source, const Offer& offer, kernel::Tranche& target)
{
    const Site& site = source.site;
    target.leadMonths = value(source.leadMonths);
    target.loadKilowatt = offer.loadKilowatt;
    target.idleKilowatt = offer.idleKilowatt;
    target.depreciationMonths = std::max(offer.depreciationMonths, 1);
    target.networkShare = value(site.networkShare);
    target.maintenanceShare = value(site.maintenanceShare);
    target.resaleShare = value(site.resaleShare);
    target.removalCost = value(site.removalCost);
    target.fitOutPerTranche = value(site.fitOutCost);
    target.meteredPower = source.procurement == Procurement::Owned || source.colocation.meteredPower;
    if (target.meteredPower && (target.loadKilowatt > 0 || target.idleKilowatt > 0)) {
        const bool own = isStatedPrice(site.electricityPrice);
        target.pue = value(site.pue);
        target.electricityPrice = value(own ? site.electricityPrice : m_scenario.market.electricityPerKilowattHour);
        target.electricityPath = electricityPath();
    }
    target.spacePerMonth = value(site.spacePerMonth);
}

void PlanBuilder::setColocation(const Tranche& source, kernel::Tranche& target)
{
    const ColocationContract& contract = source.colocation;
    target.termMonths = std::max(contract.termMonths, 1);
    target.pricePerKilowattMonth = value(contract.pricePerKilowattMonth);
    target.committedKilowatt = value(contract.committedKilowatt);
    target.escalation = value(contract.escalation);
    target.setUpPerTranche = value(contract.setUp);
    target.exitPerTranche = value(contract.exit);
    target.crossConnectPerMonth = value(contract.crossConnectPerMonth);
    target.remoteHandsPerMonth = value(contract.remoteHandsPerMonth);
}

} // namespace rackrate
