// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/supply.h"
#include "simulation/plan/planbuilder.h"

#include <algorithm>

namespace rackrate {

namespace {

bool same(const kernel::Value& a, const kernel::Value& b)
{
    return a.base == b.base && a.draw == b.draw && a.low == b.low && a.high == b.high;
}

/// Whether two tranches serve alike, whatever they cost.
bool serveAlike(const kernel::Tranche& a, const kernel::Tranche& b)
{
    const bool owned = kernel::isOwned(a);
    return owned == kernel::isOwned(b) && a.elastic == b.elastic && a.from == b.from
           && a.until == b.until && a.instances == b.instances
           && a.minimumInstances == b.minimumInstances && a.maximumInstances == b.maximumInstances
           && a.gpusPerInstance == b.gpusPerInstance && a.referenceGpusPerInstance == b.referenceGpusPerInstance
           && (!owned || same(a.leadMonths, b.leadMonths)) && (!a.elastic || same(a.readyHours, b.readyHours));
}

/// Whether two pools have the same work. Slots and profiles follow from it.
bool workAlike(const kernel::PlanView& plan, const kernel::Pool& a, const kernel::Pool& b)
{
    const auto* first = plan.poolWorkloads + a.workloadBegin;
    const auto* second = plan.poolWorkloads + b.workloadBegin;
    return a.form == kernel::DispatchPool && b.form == kernel::DispatchPool && a.workloadCount == b.workloadCount
           && std::equal(first, first + a.workloadCount, second,
                         [](const auto& x, const auto& y) { return x.workload == y.workload; });
}

bool usedAlike(const kernel::PlanView& plan, const kernel::Pool& a, const kernel::Pool& b)
{
    const auto* first = plan.tranches + a.trancheBegin;
    const auto* second = plan.tranches + b.trancheBegin;
    return workAlike(plan, a, b) && a.trancheCount == b.trancheCount
           && std::equal(first, first + a.trancheCount, second, serveAlike);
}

} // namespace

void markSameUse(SimulationPlan& plan)
{
    const kernel::PlanView view = plan.view();
    for (std::size_t i = 0; i < plan.pools.size(); ++i) {
        const auto source = std::find_if(plan.pools.begin(), plan.pools.begin() + std::ptrdiff_t(i), [&](const kernel::Pool& pool) {
            return pool.sameUse < 0 && usedAlike(view, pool, plan.pools[i]);
        });
        plan.pools[i].sameUse = source == plan.pools.begin() + std::ptrdiff_t(i) ? -1 : std::int32_t(source - plan.pools.begin());
    }
}

} // namespace rackrate
