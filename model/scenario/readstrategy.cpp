// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"
#include "model/scenario/typedreading.h"

namespace rackrate
{

namespace
{

constexpr double notStated = -1; // a price that the offer, or the market, states instead

/// In the order of the table's choices.
constexpr Procurement computedProcurements[] = {Procurement::OnDemand, Procurement::Reserved, Procurement::Dedicated,
                                                Procurement::Owned, Procurement::Colocated};

Site readSite(const ObjectView& view)
{
    Site site;
    site.pue = view.number("pue");
    site.electricityPrice = view.number("electricityPrice", notStated);
    site.spacePerMonth = view.number("spacePerMonth");
    site.networkShare = view.number("networkShare");
    site.maintenanceShare = view.number("maintenanceShare");
    site.resaleShare = view.number("resaleShare");
    site.removalCost = view.number("removalCost");
    site.fitOutCost = view.number("fitOutCost");
    return site;
}

ColocationContract readContract(const ObjectView& view)
{
    ColocationContract contract;
    contract.pricePerKilowattMonth = view.number("pricePerKilowattMonth");
    contract.committedKilowatt = view.number("committedKilowatt");
    contract.escalation = view.number("escalation");
    contract.termMonths = view.integer("termMonths");
    contract.setUp = view.number("setUp");
    contract.exit = view.number("exit");
    contract.crossConnectPerMonth = view.number("crossConnectPerMonth");
    contract.remoteHandsPerMonth = view.number("remoteHandsPerMonth");
    contract.meteredPower = view.flag("meteredPower");
    return contract;
}

Tranche readTranche(const ObjectView& view)
{
    Tranche tranche;
    tranche.id = view.id();
    tranche.name = view.name();
    tranche.procurement = computedProcurements[view.choice("procurement")];
    tranche.offer = view.text("offer");
    tranche.count = view.count("count");
    tranche.from = view.integer("from");
    tranche.until = view.integer("until", maximumMonths);
    tranche.price = view.number("price", notStated);
    tranche.escalator = view.escalator("escalator");
    tranche.termMonths = view.integer("termMonths");
    tranche.upfrontShare = view.number("upfrontShare");
    tranche.leadMonths = view.number("leadMonths");
    tranche.readyHours = view.number("readyHours");
    tranche.migrationCost = view.number("migrationCost");
    tranche.site = readSite(view.object("site"));
    tranche.colocation = readContract(view.object("colocation"));
    return tranche;
}

Sharing readSharing(const ObjectView& view)
{
    Sharing sharing;
    sharing.shared = view.present();
    sharing.holder = view.text("holder");
    sharing.dayShare = view.real("dayShare");
    sharing.nightShare = view.real("nightShare");
    sharing.dayFromHour = view.integer("dayFromHour");
    sharing.dayUntilHour = view.integer("dayUntilHour");
    sharing.interference = view.real("interference");
    return sharing;
}

void readOverheads(const ObjectView& view, Strategy& strategy)
{
    const ObjectView staff = view.object("staff");
    strategy.staff = {staff.number("fullTimeEquivalents"), staff.number("salaryPerYear"),
                      staff.number("fullTimeEquivalentsPerOwnedGpu")};
    const ObjectView storage = view.object("storage");
    strategy.storage = {storage.number("terabytes"), storage.number("pricePerTerabyteMonth"),
                        storage.number("growthPerYear")};
    const ObjectView network = view.object("network");
    strategy.network = {network.number("fixedPerMonth"), network.number("egressGigabytesPerMonth"),
                        network.number("pricePerGigabyte")};
    strategy.softwarePerGpuYear = view.number("softwarePerGpuYear");
    for (const ObjectView& cost : view.members("oneOff"))
        strategy.oneOff.push_back({cost.id(), cost.name(), cost.integer("month"), cost.number("amount")});
}

} // namespace

Pool readPool(const ObjectView& view)
{
    Pool pool;
    pool.id = view.id();
    pool.name = view.name();
    pool.workloads = view.texts("workloads");
    for (const ObjectView& tranche : view.members("tranches"))
        pool.tranches.push_back(readTranche(tranche));
    pool.sharing = readSharing(view.object("sharing"));
    pool.autoscale.targetUtilisation = view.object("autoscale").real("targetUtilisation");
    return pool;
}

Strategy readStrategy(const ObjectView& view)
{
    Strategy strategy;
    strategy.id = view.id();
    strategy.name = view.name();
    strategy.description = view.localized("description");
    for (const ObjectView& use : view.members("levers"))
        strategy.levers.push_back({use.id(), use.integer("from"), use.number("oneOff"), use.localized("note")});
    for (const ObjectView& pool : view.members("pools"))
        strategy.pools.push_back(readPool(pool));
    readOverheads(view, strategy);
    return strategy;
}

Offer readOffer(const ObjectView& view)
{
    Offer offer;
    offer.id = view.id();
    offer.name = view.name();
    offer.provider = view.text("provider");
    offer.region = view.text("region");
    offer.gpu = view.text("gpu");
    offer.source = view.text("source");
    offer.asOf = view.text("asOf");
    offer.gpus = view.integer("gpus");
    if (const Json* throughput = view.raw("throughput"); throughput && throughput->is_object()) {
        const auto kinds = workloadKindKeys();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (const auto found = throughput->find(kinds[i]); found != throughput->end() && found->is_number())
                offer.throughput[static_cast<WorkloadKind>(i)] = found->get<double>();
        }
    }
    offer.onDemandPerHour = view.number("onDemandPerHour", notStated);
    offer.reserved12PerHour = view.number("reserved12PerHour", notStated);
    offer.reserved36PerHour = view.number("reserved36PerHour", notStated);
    offer.rentPerMonth = view.number("rentPerMonth", notStated);
    offer.purchasePrice = view.number("purchasePrice", notStated);
    offer.loadKilowatt = view.real("loadKilowatt");
    offer.idleKilowatt = view.real("idleKilowatt");
    offer.depreciationMonths = view.integer("depreciationMonths");
    return offer;
}

} // namespace rackrate
