// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/validation_tranche.h"

#include "model/base/oneof.h"
#include "model/base/translate.h"
#include "model/scenario/schematables.h"
#include "model/scenario/supplyrules.h"

#include <algorithm>
#include <initializer_list>

namespace rackrate {

namespace {

bool stated(const Number& number) { return !number.path.empty(); }

void checkMonths(const Scenario& scenario, const Tranche& tranche, const std::string& path, FindingList& findings)
{
    if (tranche.from > tranche.until)
        findings.error(
            path + "/until",
            translate("Scenario", "This supply ends in month %1 before it starts in month %2.").arg(tranche.until).arg(tranche.from));
    if (tranche.from > scenario.months)
        findings.error(path + "/from", translate("Scenario", "This supply starts in month %1, after the plan of %n month(s) has ended.",
                                                 nullptr, scenario.months)
                                           .arg(tranche.from));
    else if (tranche.until > scenario.months && tranche.until != maximumMonths)
        findings.note(path + "/until", translate("Scenario",
                                                 "This supply is to end in month %1, but the plan of %n month(s) ends before; "
                                                 "it lasts to the end of the plan.",
                                                 nullptr, scenario.months)
                                           .arg(tranche.until));
}

void checkPrice(const Scenario& scenario, const Tranche& tranche, const std::string& path, FindingList& findings)
{
    const Offer* offer = scenario.offer(tranche.offer);
    if (!offer || stated(tranche.price))
        return;
    const OfferPrice offered = offerPrice(tranche, *offer);
    if (!offered.price)
        findings.error(
            path + "/price",
            translate("Scenario", "Offers hold prices for terms of 12 and 36 months; a term of %1 months needs the price of the tranche.")
                .arg(tranche.termMonths));
    else if (!stated(*offered.price))
        findings.error(path + "/price", translate("Scenario", "The offer %1 has no price “%2”, which this tranche needs; add it to "
                                                              "the offer or state the price of the tranche.")
                                            .arg(quoted(offer->id), translate("Schema", offerSchema().field(offered.key)->label)));
}

void checkPower(const Scenario& scenario, const Tranche& tranche, const std::string& path, FindingList& findings)
{
    const Offer* offer = scenario.offer(tranche.offer);
    const bool paysEnergy = tranche.procurement == Procurement::Owned || tranche.colocation.meteredPower;
    if (!offer || !isOneOf(tranche.procurement, {Procurement::Owned, Procurement::Colocated}) || !paysEnergy)
        return;
    if (!(offer->loadKilowatt > 0))
        findings.note(
            path + "/offer",
            translate("Scenario", "The offer %1 states no power, so these servers use no energy in this plan.").arg(quoted(offer->id)));
    else if (!stated(tranche.site.electricityPrice) && !stated(scenario.market.electricityPerKilowattHour))
        findings.error(path + "/site/electricityPrice",
                       translate("Scenario", "These servers pay for their energy, so a tariff is needed: state it here "
                                             "or in /market/electricityPrice/base."));
}

} // namespace

void validateTranche(const Scenario& scenario, const Tranche& tranche, const std::string& path, FindingList& findings)
{
    checkMonths(scenario, tranche, path, findings);
    if (tranche.count.elastic && tranche.procurement != Procurement::OnDemand)
        findings.error(path + "/count",
                       translate("Scenario", "Only on-demand capacity can follow demand; the count of this procurement must be a number."));
    checkPrice(scenario, tranche, path, findings);
    if (tranche.procurement == Procurement::Colocated && !stated(tranche.colocation.pricePerKilowattMonth))
        findings.error(
            path + "/colocation",
            translate("Scenario", "A colocated tranche needs its contract: “colocation” with the price and the committed power."));
    checkPower(scenario, tranche, path, findings);
}

} // namespace rackrate
