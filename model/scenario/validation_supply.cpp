// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/translate.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/validation.h"
#include "model/scenario/validation_tranche.h"

#include <algorithm>

namespace rackrate
{

namespace
{

bool isRequests(const Workload* workload)
{
    return workload && workload->demand.unit == DemandUnit::RequestsPerSecond;
}

bool supplies(const Tranche& tranche)
{
    return tranche.count.elastic || tranche.count.fixed > 0;
}

/// A pool of requests holds one workload, or two when the other one is named as the holder.
void checkMixture(const Scenario& scenario, const Pool& pool, const std::string& path, FindingList& findings)
{
    const auto requests = std::count_if(pool.workloads.begin(), pool.workloads.end(),
                                        [&](const std::string& id) { return isRequests(scenario.workload(id)); });
    if (requests == 0) {
        if (pool.sharing.shared)
            findings.error(
                path + "/sharing",
                translate("Scenario",
                          "Sharing says how a job workload and requests share a pool; this pool serves no requests."));
        return;
    }
    if (pool.workloads.size() > 2 || requests > 1)
        findings.error(path + "/workloads",
                       translate("Scenario", "A pool can serve one workload in requests-per-second, alone or with one "
                                             "workload of jobs; give the others their own pool."));
    else if (pool.workloads.size() == 2 && !pool.sharing.shared)
        findings.error(
            path + "/sharing",
            translate("Scenario", "Requests and jobs in one pool need “sharing” with the workload that holds GPUs."));
    else if (pool.workloads.size() == 1 && pool.sharing.shared)
        findings.error(path + "/sharing",
                       translate("Scenario", "This pool serves one workload only, so there is nothing to share."));
}

void checkSharing(const Scenario& scenario, const Pool& pool, const std::string& path, FindingList& findings)
{
    const Sharing& sharing = pool.sharing;
    if (!sharing.shared)
        return;
    const bool inPool = std::find(pool.workloads.begin(), pool.workloads.end(), sharing.holder) != pool.workloads.end();
    if (!inPool)
        findings.error(path + "/sharing/holder", translate("Scenario", "The holder must be a workload of this pool."));
    else if (isRequests(scenario.workload(sharing.holder)))
        findings.error(path + "/sharing/holder",
                       translate("Scenario", "The holder must be the workload of jobs, not the requests."));
    if (sharing.dayFromHour >= sharing.dayUntilHour)
        findings.error(path + "/sharing/dayUntilHour",
                       translate("Scenario", "The day must end after it starts; it starts at %1 and ends at %2.")
                           .arg(sharing.dayFromHour)
                           .arg(sharing.dayUntilHour));
}

void checkPool(const Json& tree, const Scenario& scenario, const Pool& pool, const std::string& path,
               FindingList& findings)
{
    if (pool.workloads.empty())
        findings.error(path + "/workloads", translate("Scenario", "A pool needs at least one workload to serve."));
    if (pool.tranches.empty())
        findings.error(path + "/tranches", translate("Scenario", "This pool has no supply; add a tranche."));
    else if (std::none_of(pool.tranches.begin(), pool.tranches.end(), supplies))
        findings.error(path + "/tranches",
                       translate("Scenario", "This pool has no supply; every tranche of it counts 0."));
    checkMixture(scenario, pool, path, findings);
    checkSharing(scenario, pool, path, findings);
    for (const Tranche& tranche : pool.tranches) {
        const std::string tranchePath = pointerTo(path + "/tranches", tranche.id);
        if (findings.sound(tranchePath))
            validateTranche(tree, scenario, tranche, tranchePath, findings);
    }
}

void checkServedOnce(const Scenario& scenario, const Strategy& strategy, const std::string& path, FindingList& findings)
{
    for (const Workload& workload : scenario.workloads) {
        const auto pools = std::count_if(strategy.pools.begin(), strategy.pools.end(), [&](const Pool& pool) {
            return std::find(pool.workloads.begin(), pool.workloads.end(), workload.id) != pool.workloads.end();
        });
        if (pools == 0)
            findings.error(
                path + "/pools",
                translate("Scenario",
                          "No pool of this strategy serves the workload %1; every strategy must serve every workload.")
                    .arg(quoted(workload.id)));
        else if (pools > 1)
            findings.error(path + "/pools",
                           translate("Scenario", "%1 pools of this strategy serve the workload %2; one must.")
                               .arg(pools)
                               .arg(quoted(workload.id)));
    }
}

void checkOnce(const Scenario& scenario, const Strategy& strategy, const std::string& path, FindingList& findings)
{
    const QString late =
        translate("Scenario", "This comes after month %1, the last of the plan, and has no effect.").arg(scenario.months);
    for (const LeverUse& use : strategy.levers) {
        if (use.from > scenario.months)
            findings.warning(pointerTo(path + "/levers", use.id) + "/from", late);
    }
    for (const OneOff& cost : strategy.oneOff) {
        if (cost.month > scenario.months)
            findings.warning(pointerTo(path + "/oneOff", cost.id) + "/month", late);
    }
}

} // namespace

void validateSupply(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    if (scenario.strategies.empty())
        findings.error("/strategies", translate("Scenario", "A scenario needs at least one strategy."));
    for (const Strategy& strategy : scenario.strategies) {
        const std::string path = pointerTo("/strategies", strategy.id);
        if (strategy.pools.empty()) {
            findings.error(path + "/pools",
                           translate("Scenario", "This strategy is empty; add a pool that serves the workloads."));
            continue;
        }
        checkServedOnce(scenario, strategy, path, findings);
        checkOnce(scenario, strategy, path, findings);
        for (const Pool& pool : strategy.pools)
            checkPool(tree, scenario, pool, pointerTo(path + "/pools", pool.id), findings);
    }
    for (const Offer& offer : scenario.offers) {
        if (offer.idleKilowatt > offer.loadKilowatt)
            findings.error(
                pointerTo("/offers", offer.id) + "/idleKilowatt",
                translate("Scenario", "Power when idle (%1 kW) must not be above power at full load (%2 kW).")
                    .arg(shown(offer.idleKilowatt), shown(offer.loadKilowatt)));
    }
}

} // namespace rackrate
