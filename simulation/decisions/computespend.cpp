// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/headline.h"

#include <algorithm>

namespace rackrate {

double computeSpendPerMonth(const StrategyResult& strategy)
{
    const int months = std::min(12, int(strategy.breakdownByMonth.size()));
    double sum = 0;
    for (int month = 0; month < months; ++month) {
        const auto& kinds = strategy.breakdownByMonth[month];
        sum += kinds[OnDemandCost] + kinds[ReservedCost] + kinds[SpotCost];
    }
    return months > 0 ? sum / months : 0;
}

} // namespace rackrate
