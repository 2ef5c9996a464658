// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/oneof.h"
#include "model/base/translate.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schematables.h"
#include "model/scenario/validation.h"

#include <algorithm>
#include <vector>

namespace rackrate {

namespace {

bool counts(const Number& number) { return number.uncertain() || number.value != 0; }

/// What a strategy pays for beside GPUs: the keys that say how much of it, and whether it is any.
struct Overhead {
    const char* key;
    std::vector<const char*> amounts;
    bool (*isPaid)(const Strategy&);
};

const Overhead overheads[] = {
    {"staff",
     {"fullTimeEquivalents", "fullTimeEquivalentsPerOwnedGpu"},
     [](const Strategy& strategy) {
         return counts(strategy.staff.fullTimeEquivalents) || counts(strategy.staff.fullTimeEquivalentsPerOwnedGpu);
     }},
    {"storage", {"terabytes"}, [](const Strategy& strategy) { return counts(strategy.storage.terabytes); }},
    {"network",
     {"fixedPerMonth", "egressGigabytesPerMonth"},
     [](const Strategy& strategy) { return counts(strategy.network.fixedPerMonth) || counts(strategy.network.egressGigabytesPerMonth); }},
};

bool isStated(const Json& tree, const std::string& path, const Overhead& overhead)
{
    return std::any_of(overhead.amounts.begin(), overhead.amounts.end(),
                       [&](const char* amount) { return find(tree, path + "/" + amount) != nullptr; });
}

void checkOverhead(const Json& tree, const Scenario& scenario, const Overhead& overhead, FindingList& findings)
{
    const auto payer = std::find_if(scenario.strategies.begin(), scenario.strategies.end(), overhead.isPaid);
    if (payer == scenario.strategies.end())
        return;
    const QString label = translate("Schema", strategySchema().field(overhead.key)->label);
    for (const Strategy& strategy : scenario.strategies) {
        const std::string path = pointerTo("/strategies", strategy.id) + "/" + overhead.key;
        if (findings.sound(path) && !isStated(tree, path, overhead))
            findings.warning(path,
                             translate("Scenario", "This strategy says nothing about “%1”, and %2 pays for it; it looks cheaper by that "
                                                   "alone. If there is none, state 0.")
                                 .arg(label, quoted(payer->id)));
    }
}

void checkSites(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    for (const Strategy& strategy : scenario.strategies) {
        for (const Pool& pool : strategy.pools) {
            const std::string pools = pointerTo(pointerTo("/strategies", strategy.id) + "/pools", pool.id);
            for (const Tranche& tranche : pool.tranches) {
                const std::string path = pointerTo(pools + "/tranches", tranche.id);
                const bool own = isOneOf(tranche.procurement, {Procurement::Owned, Procurement::Colocated});
                if (own && findings.sound(path) && !find(tree, path + "/site"))
                    findings.warning(path + "/site",
                                     translate("Scenario",
                                               "Nothing is said about the site of these servers, so they need no cooling, space or "
                                               "maintenance and are worth nothing at the end."));
            }
        }
    }
}

} // namespace

void validateComparability(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    for (const Overhead& overhead : overheads)
        checkOverhead(tree, scenario, overhead, findings);
    checkSites(tree, scenario, findings);
}

} // namespace rackrate
