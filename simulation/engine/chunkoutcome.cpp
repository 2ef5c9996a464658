// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/chunkoutcome.h"

#include "simulation/kernel/outcomelayout.h"

#include <algorithm>

namespace rackrate {

PlanShape::PlanShape(const SimulationPlan& plan)
    : kernel::OutcomeExtent{plan.head.strategyCount, plan.head.months, plan.head.workloadCount, plan.head.nodeCount},
      sampling(kernel::Sampling(plan.head.sampling))
{
}

kernel::ChunkView ChunkOutcome::begin(std::uint64_t firstTrial, int trials)
{
    m_own.resize(kernel::outcomeBytes(m_shape) / sizeof(std::int64_t));
    std::fill_n(m_own.begin(), kernel::outcomeSumBytes(m_shape) / sizeof(std::int64_t), 0);
    show(firstTrial, trials, reinterpret_cast<unsigned char*>(m_own.data()));
    return m_view;
}

void ChunkOutcome::show(std::uint64_t firstTrial, int trials, unsigned char* memory)
{
    m_firstTrial = firstTrial;
    m_trials = trials;
    m_view = kernel::outcomeIn(memory, m_shape, trials);
}

} // namespace rackrate
