// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/runsums.h"

#include "simulation/statistics/breakevendemand.h"
#include "simulation/statistics/integercoding.h"

#include <algorithm>
#include <thread>

namespace rackrate {

TrialRange shardRange(std::uint64_t trials, int shard, int shards)
{
    constexpr std::uint64_t chunk = kernel::chunkTrials;
    const std::uint64_t chunks = (trials + chunk - 1) / chunk;
    const auto boundary = [&](int part) {
        return std::min(chunks * std::uint64_t(part) / std::uint64_t(shards) * chunk, trials);
    };
    const std::uint64_t first = boundary(shard - 1);
    return {first, boundary(shard) - first};
}

Results fullResults(const SimulationPlan& plan, const Statistics& statistics, const KeptCosts& kept, int threads,
                    const std::atomic<bool>& cancelled)
{
    Results results = statistics.results(plan);
    if (statistics.trials() == 0)
        return results;
    const int trials = int(std::min<std::uint64_t>(statistics.trials(), sensitivityTrials));
    Sensitivity sensitivity;
    std::jthread beside([&] { sensitivity = sensitivityOf(plan, kept, trials, cancelled); });
    if (threads == 1)
        beside.join();
    const DemandSweep sweep = sweepDemand(plan, threads, cancelled);
    if (beside.joinable())
        beside.join();
    results.sensitivity = std::move(sensitivity.ofCost);
    results.sensitivityOfDifference = std::move(sensitivity.ofDifference);
    if (!cancelled.load())
        addBreakEvenDemand(sweep, results);
    return results;
}

std::string packSums(const Statistics& statistics, const KeptCosts& kept, const TrialRange& range)
{
    IntegerWriter writer;
    statistics.save(writer);
    kept.save(writer, range.first, range.count);
    return writer.bytes();
}

bool addPackedSums(std::string_view bytes, const TrialRange& range, std::uint64_t runTrials, const SimulationPlan& plan,
                   Statistics& statistics, KeptCosts& kept)
{
    IntegerReader reader(bytes, runTrials);
    Statistics part{PlanShape(plan)};
    part.load(reader, range.count);
    kept.load(reader, range.first, range.count);
    if (!reader.ok() || !reader.atEnd())
        return false;
    statistics.merge(part);
    return true;
}

} // namespace rackrate
