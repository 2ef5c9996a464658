// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/servicenodecache.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr std::size_t keptNodes = 60'000; ///< about 2.5 kB each

ServiceRegime withoutAxes(ServiceRegime regime)
{
    regime.logLoad = regime.holder = {};
    return regime;
}

} // namespace

ServiceNodeCache::Entry& ServiceNodeCache::entryOf(const ServiceRegime& regime)
{
    ServiceRegime wanted = withoutAxes(regime);
    const auto found = std::ranges::find(m_entries, wanted, &Entry::regime);
    if (found != m_entries.end())
        m_entries.splice(m_entries.begin(), m_entries, found);
    else
        m_entries.push_front({std::move(wanted), {}});
    return m_entries.front();
}

std::vector<ServiceNodeCache::Node> ServiceNodeCache::find(const ServiceRegime& regime, const std::vector<NodeLoad>& loads)
{
    const std::lock_guard lock(m_mutex);
    const Entry& entry = entryOf(regime);
    std::vector<Node> found;
    for (const NodeLoad& load : loads) {
        const auto node = entry.nodes.find(load);
        found.push_back(node != entry.nodes.end() ? node->second : nullptr);
    }
    return found;
}

void ServiceNodeCache::keep(const ServiceRegime& regime, const std::vector<NodeLoad>& loads, const std::vector<Node>& nodes)
{
    const std::lock_guard lock(m_mutex);
    Entry& entry = entryOf(regime);
    if (m_count > keptNodes && m_entries.size() == 1) {
        entry.nodes.clear();
        m_count = 0;
    }
    for (std::size_t i = 0; i < loads.size(); ++i) {
        if (nodes[i])
            m_count += entry.nodes.emplace(loads[i], nodes[i]).second ? 1 : 0;
    }
    while (m_count > keptNodes && m_entries.size() > 1) {
        m_count -= m_entries.back().nodes.size();
        m_entries.pop_back();
    }
}

} // namespace rackrate
