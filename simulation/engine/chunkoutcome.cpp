// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/chunkoutcome.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr std::size_t slots = 168;

/// Hands out consecutive pieces of one buffer.
struct Pieces {
    std::int64_t* next;
    std::int64_t* take(std::size_t count)
    {
        std::int64_t* piece = next;
        next += count;
        return piece;
    }
};

struct Extent {
    std::size_t strategies, months, workloads, nodes;
    explicit Extent(const PlanShape& shape)
        : strategies(static_cast<std::size_t>(shape.strategies)), months(static_cast<std::size_t>(shape.months)),
          workloads(static_cast<std::size_t>(shape.workloads)), nodes(static_cast<std::size_t>(shape.nodes))
    {
    }
    std::size_t perTrial() const { return strategies * (4 * months + 2); }
    std::size_t overflows() const { return kernel::overflowKinds + workloads; }
    std::size_t sums() const
    {
        return strategies * (months * (costKindCount + 2) + costKindCount + 2 + 5 * workloads + overflows() + 2 * slots) + 2 * nodes;
    }
};

} // namespace

PlanShape::PlanShape(const SimulationPlan& plan)
    : strategies(plan.head.strategyCount), months(plan.head.months), workloads(plan.head.workloadCount), nodes(plan.head.nodeCount)
{
}

ChunkOutcome::ChunkOutcome(const PlanShape& shape)
    : m_shape(shape), m_perTrial(Extent(shape).perTrial() * kernel::chunkTrials), m_sums(Extent(shape).sums()),
      m_flags(Extent(shape).strategies * kernel::chunkTrials)
{
}

kernel::ChunkView ChunkOutcome::begin(std::uint64_t firstTrial, int trials)
{
    m_firstTrial = firstTrial;
    m_trials = trials;
    const Extent extent(m_shape);
    const std::size_t count = static_cast<std::size_t>(trials), s = extent.strategies, cells = s * extent.months;
    Pieces rows{m_perTrial.data()};
    m_view.cash = rows.take(cells * count);
    m_view.presentValue = rows.take(cells * count);
    m_view.closing = rows.take(cells * count);
    m_view.closingPresent = rows.take(cells * count);
    m_view.otherClosing = rows.take(s * count);
    m_view.otherClosingPresent = rows.take(s * count);
    m_view.ineligible = m_flags.data();
    std::fill(m_sums.begin(), m_sums.end(), 0);
    Pieces sums{m_sums.data()};
    m_view.kindSum = sums.take(cells * costKindCount);
    m_view.closingKindSum = sums.take(s * costKindCount);
    m_view.accrualSum = sums.take(cells);
    m_view.exitSum = sums.take(cells);
    m_view.busyGpuHours = sums.take(s);
    m_view.paidGpuHours = sums.take(s);
    for (std::int64_t** field : {&m_view.demandUnits, &m_view.unservedUnits, &m_view.waitHours, &m_view.jobs, &m_view.missedRequests})
        *field = sums.take(s * extent.workloads);
    m_view.overflow = sums.take(s * extent.overflows());
    m_view.nodeRequests = sums.take(extent.nodes);
    m_view.nodeHours = sums.take(extent.nodes);
    m_view.slotBusy = sums.take(s * slots);
    m_view.slotPaid = sums.take(s * slots);
    return m_view;
}

} // namespace rackrate
