// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/devicerun.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace rackrate {

namespace {

/// What the workers of one run share. The mutex guards `progress` and is never held while a device or a sink works.
struct SharedRun {
    DeviceSession& session;
    const PlanShape& shape;
    const RunRange& range;
    RunControl& control;
    const ChunkSink& sink;
    std::mutex mutex;
    DeviceProgress progress;

    /// The next batch; no trials when there is none, the run is cancelled or the device has failed.
    RackrateBatch take()
    {
        const std::lock_guard lock(mutex);
        RackrateBatch batch{range.firstTrial + progress.begun, 0, range.demandFactor};
        if (progress.state != DeviceState::Usable || control.cancelled.load(std::memory_order_relaxed))
            return batch;
        batch.trials = static_cast<std::int64_t>(std::min<std::uint64_t>(
            static_cast<std::uint64_t>(session.trialsPerSlot()), range.trials - progress.begun));
        progress.begun += static_cast<std::uint64_t>(batch.trials);
        return batch;
    }

    void lose(const RackrateBatch& batch, DeviceState state, const std::string& detail)
    {
        const std::lock_guard lock(mutex);
        RunRange part = range;
        part.firstTrial = batch.firstTrial;
        part.trials = static_cast<std::uint64_t>(batch.trials);
        progress.lost.push_back(part);
        if (progress.state == DeviceState::Usable) {
            progress.state = state;
            progress.detail = detail;
        }
    }

    void count(std::uint64_t trials)
    {
        control.trialsDone.fetch_add(trials, std::memory_order_relaxed);
        const std::lock_guard lock(mutex);
        progress.delivered += trials;
    }
};

/// One worker and its two slots.
class Worker {
public:
    Worker(SharedRun& run, int index) : m_run(run), m_index(index), m_outcome(run.shape) {}

    void work()
    {
        RackrateBatch running{};
        for (int turn = 0;; turn = 1 - turn) {
            const RackrateBatch next = begin(slot(turn));
            if (running.trials > 0)
                deliver(slot(1 - turn), running);
            if (next.trials == 0)
                return;
            running = next;
        }
    }

private:
    int slot(int turn) const { return 2 * m_index + turn; }

    /// Takes and submits a batch; no trials if there is none to wait for.
    RackrateBatch begin(int slot)
    {
        RackrateBatch batch = m_run.take();
        if (batch.trials == 0)
            return batch;
        std::string detail;
        const DeviceState state = m_run.session.submit(slot, batch, detail);
        if (state == DeviceState::Usable)
            return batch;
        m_run.lose(batch, state, detail);
        batch.trials = 0;
        return batch;
    }

    void deliver(int slot, const RackrateBatch& batch)
    {
        DeviceState why = DeviceState::Usable;
        std::string detail;
        unsigned char* outcomes = m_run.session.wait(slot, why, detail);
        if (outcomes == nullptr) {
            m_run.lose(batch, why, detail);
            return;
        }
        for (std::int64_t done = 0; done < batch.trials;
             done += kernel::chunkTrials, outcomes += m_run.session.chunkBytes()) {
            const int trials = static_cast<int>(std::min<std::int64_t>(kernel::chunkTrials, batch.trials - done));
            m_outcome.show(batch.firstTrial + static_cast<std::uint64_t>(done), trials, outcomes);
            m_run.sink(m_index, m_outcome);
            m_run.count(static_cast<std::uint64_t>(trials));
        }
    }

    SharedRun& m_run;
    int m_index;
    ChunkOutcome m_outcome;
};

} // namespace

DeviceProgress runOnDevice(DeviceSession& session, const PlanShape& shape, const RunRange& range, RunControl& control,
                           const ChunkSink& sink)
{
    SharedRun run{session, shape, range, control, sink, {}, {}};
    const int workers = std::min(session.slotCount() / 2, workerCount(range));
    std::vector<std::jthread> threads;
    for (int i = 1; i < workers; ++i)
        threads.emplace_back([&run, i] { Worker(run, i).work(); });
    Worker(run, 0).work();
    threads.clear();
    return std::move(run.progress);
}

} // namespace rackrate
