// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Fourth stage: what capacity a pool has in a month. Committed tranches are paid whether used or not; elastic ones by
// whole instances.
#pragma once

#include "simulation/kernel/prices.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

RACKRATE_INLINE bool isOwned(const Tranche& tranche)
{
    return tranche.procurement == OwnedSupply || tranche.procurement == ColocatedSupply;
}
RACKRATE_INLINE bool hasTerms(const Tranche& tranche)
{
    return tranche.procurement == ReservedSupply || tranche.procurement == DedicatedSupply;
}

/// Reads a tranche's numbers for this pack of trials.
RACKRATE_FUNCTION void beginTranche(const Tranche& tranche, Row<const Real> draws, TrancheState& state)
{
    state = TrancheState{};
    state.price = valueOf(tranche.price, draws);
    state.upfrontShare = valueOf(tranche.upfrontShare, draws);
    if (!isOwned(tranche))
        return;
    const double servers = tranche.instances;
    state.serviceMonth = static_cast<double>(tranche.from) + ceilingOf<Real>(valueOf(tranche.leadMonths, draws) - 1e-9);
    state.marketStep = power<Real>(valueOf(tranche.resaleShare, draws), broadcast<Real>(1.0 / 36.0));
    state.maintenancePerMonth = valueOf(tranche.maintenanceShare, draws) * (1.0 / 12.0); // times the purchase, at order
    state.spacePerMonth = valueOf(tranche.spacePerMonth, draws) * servers;
    state.leaveCost = valueOf(tranche.removalCost, draws) * servers;
    const bool energyPaid = tranche.procurement == OwnedSupply || tranche.meteredPower;
    if (energyPaid)
        state.energyPrice = valueOf(tranche.pue, draws) * valueOf(tranche.electricityPrice, draws) * servers;
    if (tranche.procurement == ColocatedSupply) {
        state.contractPerMonth = valueOf(tranche.pricePerKilowattMonth, draws) * valueOf(tranche.committedKilowatt, draws) * servers;
        state.escalation = valueOf(tranche.escalation, draws);
        state.leaveCost = state.leaveCost + valueOf(tranche.exitPerTranche, draws);
    }
}

/// Instances of a committed tranche that serve in a month (1-based).
RACKRATE_INLINE Real instancesInService(const Tranche& tranche, const TrancheState& state, int month)
{
    if (tranche.elastic || month < tranche.from || month > tranche.until)
        return Real{};
    if (!isOwned(tranche))
        return broadcast<Real>(tranche.instances);
    return select(broadcast<Real>(month) >= state.serviceMonth, broadcast<Real>(tranche.instances), Real{});
}

/// A pool's capacity in one month (1-based).
RACKRATE_FUNCTION void supplyPool(const PlanView& plan, const Pool& pool, Row<const TrancheState> states, int month, Supply& supply)
{
    Real committed{}, realGpus{};
    int elasticCount = 0;
    supply.elasticLimit = 0;
    supply.unlimited = false;
    for (int i = 0; i < pool.trancheCount; ++i) {
        const Tranche& tranche = plan.tranches[pool.trancheBegin + i];
        const TrancheState& state = states[pool.trancheBegin + i];
        const Real instances = instancesInService(tranche, state, month);
        supply.instances[i] = instances;
        committed = committed + instances * tranche.referenceGpusPerInstance;
        realGpus = realGpus + instances * tranche.gpusPerInstance;
        if (tranche.elastic && month >= tranche.from && month <= tranche.until) {
            supply.elastic[elasticCount++] = i;
            supply.elasticLimit += tranche.maximumInstances * tranche.referenceGpusPerInstance;
            realGpus = realGpus + tranche.maximumInstances * tranche.gpusPerInstance;
            supply.unlimited = supply.unlimited || tranche.maximumInstances >= 1e15;
        }
    }
    supply.elasticCount = elasticCount;
    supply.committed = committed;
    supply.speed = select(realGpus > Real{}, (committed + supply.elasticLimit) / larger(realGpus, broadcast<Real>(1e-300)),
                          broadcast<Real>(1.0));
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
