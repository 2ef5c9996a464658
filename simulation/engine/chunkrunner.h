// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/chunkkernel.h"
#include "simulation/engine/chunkoutcome.h"
#include "simulation/engine/workmemory.h"

namespace rackrate {

/// Simulates chunks one after the other in memory of its own, made once. For one thread; the plan must outlive it.
class ChunkRunner {
public:
    explicit ChunkRunner(const SimulationPlan& plan, const ChunkKernel& kernel = activeKernel())
        : m_kernel(kernel), m_view(plan.view()), m_outcome(PlanShape(plan)), m_memory(kernel.workspaceBytes(m_view))
    {
    }

    /// Trials firstTrial (a multiple of kernel::chunkTrials) and on; what it returns stands until the next call.
    const ChunkOutcome& run(std::uint64_t firstTrial, int trials, double demandFactor)
    {
        m_kernel.run(m_view, firstTrial, trials, demandFactor, m_outcome.begin(firstTrial, trials), m_memory.data(), nullptr);
        return m_outcome;
    }

private:
    const ChunkKernel& m_kernel;
    kernel::PlanView m_view;
    ChunkOutcome m_outcome;
    WorkMemory m_memory;
};

} // namespace rackrate
