// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"
#include "simulation/kernel/outcome.h"

#include <cstdint>
#include <vector>

namespace rackrate {

/// What outcomes and statistics of a plan share: the sizes, and how trials hang together.
struct PlanShape : kernel::OutcomeExtent {
    kernel::Sampling sampling = kernel::RandomSampling;
    explicit PlanShape(const SimulationPlan& plan);
    PlanShape() = default;
    bool operator==(const PlanShape&) const = default;
};

/// What one chunk of trials came to: in buffers of its own, reused from chunk to chunk by one thread, or in a backend's.
class ChunkOutcome {
public:
    explicit ChunkOutcome(const PlanShape& shape) : m_shape(shape) {}
    /// Clears the sums and gives the kernel its pointers.
    kernel::ChunkView begin(std::uint64_t firstTrial, int trials);
    /// Shows a chunk that lies in someone else's memory (kernel/outcomelayout.h), for as long as it lies there.
    void show(std::uint64_t firstTrial, int trials, unsigned char* memory);

    std::uint64_t firstTrial() const { return m_firstTrial; }
    int trials() const { return m_trials; }
    const PlanShape& shape() const { return m_shape; }
    const kernel::ChunkView& view() const { return m_view; }

private:
    PlanShape m_shape;
    std::uint64_t m_firstTrial = 0;
    int m_trials = 0;
    std::vector<std::int64_t> m_own;
    kernel::ChunkView m_view;
};

} // namespace rackrate
