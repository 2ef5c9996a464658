// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Inside of servicetable.cpp: the weeks that were worked out, so that an edit works out only those it adds.
#pragma once

#include "simulation/kernel/plan.h"
#include "simulation/plan/servicetable.h"

#include <QByteArray>

#include <list>
#include <map>
#include <memory>
#include <mutex>

namespace rackrate {

/// The settled week of one load.
struct WorkedOutNode {
    ServiceNode node;
    std::array<double, kernel::serviceColumnCount> columns{};
    QByteArray digest; ///< of all of it
};

/// Where a node lies: mean offered reference GPUs of the holder, ln of those of the requests.
struct NodeLoad {
    double holder = 0, logLoad = 0;
    auto operator<=>(const NodeLoad&) const = default;
};

/// The nodes of the regimes used most recently, some 60,000 of them. Safe to use from several threads.
class ServiceNodeCache {
public:
    using Node = std::shared_ptr<const WorkedOutNode>;

    /// By place in `loads`, null where not known.
    std::vector<Node> find(const ServiceRegime& regime, const std::vector<NodeLoad>& loads);
    void keep(const ServiceRegime& regime, const std::vector<NodeLoad>& loads, const std::vector<Node>& nodes);

private:
    struct Entry {
        ServiceRegime regime; ///< without its axes
        std::map<NodeLoad, Node> nodes;
    };
    Entry& entryOf(const ServiceRegime& regime); ///< the first from now on

    std::mutex m_mutex;
    std::list<Entry> m_entries;
    std::size_t m_count = 0;
};

} // namespace rackrate
