// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"
#include "simulation/plan/shardfile.h"
#include "simulation/statistics/runsums.h"

#include <atomic>
#include <memory>
#include <vector>

namespace rackrate {

/// Adds up the shards of one run, in any order. Each is looked at before anything of it is added.
class ShardMerge {
public:
    /// `plan`: compiled from the scenario in `first`, with its trials, seed and sampling.
    ShardMerge(std::shared_ptr<const SimulationPlan> plan, ShardHeader first, QString firstPlace);

    /// Refuses, with a sentence that names the shards: a part of another run, one that is there already, and one
    /// whose content cannot be what it says. After a refusal the merge is of no further use.
    Result<void> add(const Shard& shard, const QString& place);

    /// Names the shards that are missing, if any.
    Result<void> complete() const;

    /// The same results as those of one run (engine block aside). Wants a complete merge. Sensitivity and break-even demand
    /// are left out when cancelled.
    Results results(int threads, const std::atomic<bool>& cancelled) const;

private:
    Result<void> belongs(const ShardHeader& header, const QString& place) const;
    void noteEngine(const EngineBlock& engine);

    std::shared_ptr<const SimulationPlan> m_plan;
    ShardHeader m_first;
    QString m_firstPlace;
    std::vector<QString> m_places; ///< by shard, empty until it is there
    Statistics m_statistics;
    KeptCosts m_kept;
    EngineBlock m_engine; ///< threads and seconds of all shards together, what they ran on, the first trouble
};

} // namespace rackrate
