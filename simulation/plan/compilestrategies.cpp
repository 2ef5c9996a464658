// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/planbuilder.h"

namespace rackrate {

Result<void> PlanBuilder::addStrategies()
{
    for (const Strategy& source : m_scenario.strategies) {
        m_plan.names.strategies.push_back({source.id, {}});
        kernel::Strategy target = strategyLines(source);
        target.poolBegin = std::int32_t(m_plan.pools.size());
        target.poolCount = std::int32_t(source.pools.size());
        for (const Pool& pool : source.pools) {
            if (Result<void> added = addPool(source, pool); !added)
                return added;
        }
        m_plan.strategies.push_back(target);
    }
    return {};
}

kernel::Strategy PlanBuilder::strategyLines(const Strategy& source)
{
    kernel::Strategy target;
    target.staff.fullTimeEquivalents = value(source.staff.fullTimeEquivalents);
    target.staff.salaryPerYear = value(source.staff.salaryPerYear);
    target.staff.fullTimeEquivalentsPerOwnedGpu = value(source.staff.fullTimeEquivalentsPerOwnedGpu);
    target.storageTerabytes = value(source.storage.terabytes);
    target.storagePricePerTerabyteMonth = value(source.storage.pricePerTerabyteMonth);
    target.storageGrowthPerYear = value(source.storage.growthPerYear);
    target.networkFixedPerMonth = value(source.network.fixedPerMonth);
    target.egressGigabytesPerMonth = value(source.network.egressGigabytesPerMonth);
    target.pricePerGigabyte = value(source.network.pricePerGigabyte);
    target.softwarePerGpuYear = value(source.softwarePerGpuYear);
    addOneOffs(source, target);
    return target;
}

void PlanBuilder::addOneOffs(const Strategy& source, kernel::Strategy& target)
{
    target.oneOffBegin = std::int32_t(m_plan.oneOffs.size());
    const auto add = [this](int month, const Number& amount) {
        if (month > m_scenario.months || (!amount.uncertain() && amount.value == 0))
            return;
        kernel::OneOffLine line;
        line.month = month;
        line.amount = value(amount);
        m_plan.oneOffs.push_back(line);
    };
    for (const OneOff& line : source.oneOff)
        add(line.month, line.amount);
    for (const LeverUse& lever : source.levers)
        add(lever.from, lever.oneOff);
    target.oneOffCount = std::int32_t(m_plan.oneOffs.size()) - target.oneOffBegin;
}

} // namespace rackrate
