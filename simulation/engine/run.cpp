// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/run.h"

#include "simulation/engine/chunkrunner.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace rackrate {

namespace {

std::uint64_t chunkCount(const RunRange& range)
{
    return (range.trials + kernel::chunkTrials - 1) / kernel::chunkTrials;
}

/// What the workers of one run share.
struct SharedRun {
    const RunRange& range;
    RunControl& control;
    const ChunkSink& sink;
    std::atomic<std::uint64_t> nextChunk{0};
    std::atomic<std::uint64_t> chunksDone{0};
};

void work(SharedRun& run, ChunkRunner& worker, int index)
{
    while (!run.control.cancelled.load(std::memory_order_relaxed)) {
        const std::uint64_t chunk = run.nextChunk.fetch_add(1, std::memory_order_relaxed);
        if (chunk >= chunkCount(run.range))
            return;
        const std::uint64_t offset = chunk * kernel::chunkTrials;
        const int trials = static_cast<int>(std::min<std::uint64_t>(kernel::chunkTrials, run.range.trials - offset));
        const std::uint64_t first = run.range.firstTrial + offset;
        run.sink(index, worker.run(first, trials, run.range.demandFactor));
        run.chunksDone.fetch_add(1);
        run.control.trialsDone.fetch_add(static_cast<std::uint64_t>(trials), std::memory_order_relaxed);
    }
}

} // namespace

int workerCount(const RunRange& range)
{
    const std::uint64_t wanted = range.threads > 0 ? static_cast<std::uint64_t>(range.threads)
                                                   : std::max(1u, std::thread::hardware_concurrency());
    return static_cast<int>(std::clamp<std::uint64_t>(wanted, 1, std::max<std::uint64_t>(1, chunkCount(range))));
}

RunStatus runOnCpu(const SimulationPlan& plan, const RunRange& range, RunControl& control, const ChunkSink& sink)
{
    SharedRun run{range, control, sink};
    std::vector<ChunkRunner> workers;
    const int count = workerCount(range);
    workers.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        workers.emplace_back(plan, range.kernel != nullptr ? *range.kernel : activeKernel());
    std::vector<std::jthread> threads; // joined when it goes out of scope
    threads.reserve(workers.size());
    for (int i = 1; i < count; ++i)
        threads.emplace_back([&run, &workers, i] { work(run, workers[static_cast<std::size_t>(i)], i); });
    work(run, workers.front(), 0);
    threads.clear();
    return run.chunksDone.load() == chunkCount(range) ? RunStatus::Finished : RunStatus::Cancelled;
}

std::string instructionSet()
{
    return activeKernel().name;
}

} // namespace rackrate
