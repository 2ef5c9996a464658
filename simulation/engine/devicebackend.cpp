// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/devicebackend.h"

#include "simulation/engine/devicerun.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr int mostWorkers = 16; ///< threads that wait for a device; each has two streams there

/// The part of a range from its `offset`-th trial on.
RunRange partOf(const RunRange& range, std::uint64_t offset, std::uint64_t trials)
{
    RunRange part = range;
    part.firstTrial = range.firstTrial + offset;
    part.trials = trials;
    return part;
}

} // namespace

DeviceBackend::DeviceBackend(DeviceLibrary library, DeviceEntry device, std::shared_ptr<const SimulationPlan> plan)
    : m_library(std::move(library)), m_device(std::move(device)), m_plan(std::move(plan))
{
}

std::string DeviceBackend::id() const
{
    return m_delivered ? m_library.plugin()->backend : "cpu";
}

std::string DeviceBackend::device() const
{
    return m_delivered ? m_device.name : instructionSet();
}

RunStatus DeviceBackend::run(const RunRange& range, RunControl& control, const ChunkSink& sink)
{
    constexpr auto detailed = static_cast<std::uint64_t>(kernel::slotDetailTrials);
    const std::uint64_t head = range.firstTrial >= detailed ? 0 : std::min(range.trials, detailed - range.firstTrial);
    if (head > 0 && runOnCpu(*m_plan, partOf(range, 0, head), control, sink) == RunStatus::Cancelled)
        return RunStatus::Cancelled;
    const RunRange rest = partOf(range, head, range.trials - head);
    if (rest.trials > kernel::chunkTrials && opened(range))
        return runLargePart(rest, control, sink);
    return rest.trials == 0 ? RunStatus::Finished : runOnCpu(*m_plan, rest, control, sink);
}

bool DeviceBackend::opened(const RunRange& range)
{
    if (m_session == nullptr && !m_trouble) {
        DeviceTrouble trouble;
        trouble.device = m_device.name;
        const int workers = std::min(workerCount(range), mostWorkers);
        m_session =
            DeviceSession::open(*m_library.plugin(), m_device, *m_plan, 2 * workers, trouble.state, trouble.detail);
        if (m_session == nullptr)
            m_trouble = trouble;
    }
    return m_session != nullptr;
}

RunStatus DeviceBackend::runLargePart(const RunRange& range, RunControl& control, const ChunkSink& sink)
{
    const DeviceProgress progress = runOnDevice(*m_session, PlanShape(*m_plan), range, control, sink);
    m_delivered = m_delivered || progress.delivered > 0;
    if (progress.state == DeviceState::Usable)
        return progress.begun == range.trials ? RunStatus::Finished : RunStatus::Cancelled;
    m_session.reset();
    m_trouble =
        DeviceTrouble{progress.state, m_device.name, progress.detail, true, progress.begun - progress.delivered};
    redo(progress.lost, control, sink);
    const RunRange rest = partOf(range, progress.begun, range.trials - progress.begun);
    return rest.trials == 0 ? RunStatus::Finished : runOnCpu(*m_plan, rest, control, sink);
}

/// What was finished must be the first of the range, so what the device began and lost is done again even when
/// cancelled.
void DeviceBackend::redo(const std::vector<RunRange>& lost, RunControl& control, const ChunkSink& sink)
{
    for (const RunRange& part : lost) {
        RunControl uninterrupted;
        runOnCpu(*m_plan, part, uninterrupted, sink);
        control.trialsDone.fetch_add(part.trials, std::memory_order_relaxed);
    }
}

} // namespace rackrate
