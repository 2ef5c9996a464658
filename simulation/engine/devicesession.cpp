// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/devicesession.h"

#include "simulation/engine/planimage.h"
#include "simulation/kernel/outcomelayout.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr std::uint64_t hostBytes = std::uint64_t(256) << 20; ///< of outcomes on their way to the statistics, at most

/// Enough chunks in each slot that half of the slots keep every multiprocessor at work on two.
int chunksFor(const DeviceEntry& device, int slotCount, std::uint64_t chunkBytes)
{
    const int busy = 4 * std::max(device.multiprocessors, 1) / slotCount + 1;
    const auto fitting = static_cast<int>(hostBytes / (chunkBytes * static_cast<std::uint64_t>(slotCount)));
    return std::clamp(std::min(busy, fitting), 1, 64);
}

} // namespace

std::unique_ptr<DeviceSession> DeviceSession::open(const RackratePlugin& plugin, const DeviceEntry& device,
                                                   const SimulationPlan& plan, int slotCount, DeviceState& why,
                                                   std::string& detail)
{
    const PlanImage image = imageOf(plan);
    const std::uint64_t chunkBytes = kernel::outcomeBytes(PlanShape(plan));
    RackrateJob job{device.index,
                    slotCount,
                    chunksFor(device, slotCount, chunkBytes),
                    0,
                    &image.head,
                    image.offsets.data(),
                    image.bytes.data(),
                    image.bytes.size()};
    for (;; job.chunksPerSlot /= 2) {
        RackrateFailure failure{};
        RackrateSession* session = nullptr;
        why = plugin.open(&job, &session, &failure);
        if (why == DeviceState::Usable)
            return std::unique_ptr<DeviceSession>(
                new DeviceSession(plugin, session, slotCount, job.chunksPerSlot, chunkBytes));
        detail = failure.detail;
        if (why != DeviceState::OutOfMemory || job.chunksPerSlot == 1)
            return nullptr;
    }
}

DeviceSession::DeviceSession(const RackratePlugin& plugin, RackrateSession* session, int slotCount, int chunksPerSlot,
                             std::uint64_t chunkBytes)
    : m_plugin(plugin), m_session(session), m_slotCount(slotCount),
      m_trialsPerSlot(std::int64_t(chunksPerSlot) * kernel::chunkTrials), m_chunkBytes(chunkBytes)
{
}

DeviceSession::~DeviceSession()
{
    m_plugin.close(m_session);
}

DeviceState DeviceSession::submit(int slot, const RackrateBatch& batch, std::string& detail)
{
    RackrateFailure failure{};
    const DeviceState state = m_plugin.submit(m_session, slot, &batch, &failure);
    if (state != DeviceState::Usable)
        detail = failure.detail;
    return state;
}

unsigned char* DeviceSession::wait(int slot, DeviceState& why, std::string& detail)
{
    RackrateFailure failure{};
    unsigned char* outcomes = nullptr;
    why = m_plugin.wait(m_session, slot, &outcomes, &failure);
    if (why == DeviceState::Usable)
        return outcomes;
    detail = failure.detail;
    return nullptr;
}

} // namespace rackrate
