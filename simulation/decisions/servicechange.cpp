// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/servicechange.h"

#include <algorithm>
#include <cmath>

namespace rackrate {

namespace {

double figureOf(const ServiceResult& service, bool waits)
{
    return waits ? service.meanWaitHours : service.meanResponseSeconds;
}

double sizeOf(const ServiceChange& change)
{
    const double difference = std::abs(change.after - change.before);
    return change.waits ? difference : difference / std::max({change.before, change.after, 1e-9});
}

} // namespace

std::optional<ServiceChange> largestServiceChange(const Results& results, int from, int to)
{
    const int strategies = int(results.strategies.size());
    if (from < 0 || to < 0 || from >= strategies || to >= strategies)
        return std::nullopt;
    const auto& before = results.strategies[from].service;
    const auto& after = results.strategies[to].service;
    std::optional<ServiceChange> found;
    for (const bool waits : {false, true}) {
        for (std::size_t w = 0; w < std::min(before.size(), after.size()); ++w) {
            const ServiceChange change{int(w), figureOf(before[w], waits), figureOf(after[w], waits), waits};
            if (std::isfinite(change.before) && std::isfinite(change.after) && (!found || sizeOf(change) > sizeOf(*found)))
                found = change;
        }
        if (found)
            return found;
    }
    return found;
}

} // namespace rackrate
