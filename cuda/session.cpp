// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "cuda/session.h"

#include "cuda/launch.h"
#include "simulation/engine/planimage.h"

namespace rackrate {

namespace {

/// The first answer that is not success.
template <class... Steps>
cudaError_t inOrder(Steps... steps)
{
    cudaError_t answer = cudaSuccess;
    static_cast<void>((((answer = steps()) == cudaSuccess) && ...));
    return answer;
}

} // namespace

cudaError_t RackrateSession::reserve(const RackrateJob& job)
{
    m_device = job.device;
    const kernel::PlanView here = viewAt(*job.head, job.offsets, job.image);
    const kernel::OutcomeExtent extent{here.strategyCount, here.months, here.workloadCount, here.nodeCount};
    m_sumBytes = kernel::outcomeSumBytes(extent);
    m_grid.outcomeBytes = kernel::outcomeBytes(extent);
    m_grid.workspaceBytes = kernel::Workspace{}.carve(here, nullptr);
    const cudaError_t placed =
        inOrder([&] { return cudaSetDevice(m_device); }, [&] { return cuda::allocate(m_image, job.imageBytes); },
                [&] { return cudaMemcpy(m_image.get(), job.image, job.imageBytes, cudaMemcpyHostToDevice); });
    if (placed != cudaSuccess)
        return placed;
    m_grid.plan = viewAt(*job.head, job.offsets, static_cast<const unsigned char*>(m_image.get()));
    m_slots.resize(static_cast<std::size_t>(job.slotCount));
    for (Slot& slot : m_slots) {
        if (const cudaError_t answer = reserveSlot(slot, job.chunksPerSlot); answer != cudaSuccess)
            return answer;
    }
    return cudaSuccess;
}

cudaError_t RackrateSession::reserveSlot(Slot& slot, std::int64_t chunks)
{
    const auto outcomes = static_cast<std::uint64_t>(chunks) * m_grid.outcomeBytes;
    const auto workspaces =
        static_cast<std::uint64_t>(kernel::workspaceCount(chunks * kernel::chunkTrials)) * m_grid.workspaceBytes;
    return inOrder(
        [&] { return cudaStreamCreateWithFlags(slot.stream.place(), cudaStreamNonBlocking); },
        // Whoever waits sleeps: the processor has statistics to do.
        [&] { return cudaEventCreateWithFlags(slot.done.place(), cudaEventBlockingSync | cudaEventDisableTiming); },
        [&] { return cuda::allocate(slot.outcomes, outcomes); },
        [&] { return cuda::allocate(slot.workspaces, workspaces); },
        [&] { return cuda::allocate(slot.host, outcomes); });
}

cudaError_t RackrateSession::submit(int index, const RackrateBatch& batch)
{
    Slot& slot = m_slots[static_cast<std::size_t>(index)];
    const auto chunks = static_cast<std::size_t>((batch.trials + kernel::chunkTrials - 1) / kernel::chunkTrials);
    kernel::TrialGrid grid = m_grid;
    grid.firstTrial = batch.firstTrial;
    grid.trials = batch.trials;
    grid.demandFactor = batch.demandFactor;
    grid.outcomes = static_cast<unsigned char*>(slot.outcomes.get());
    grid.workspaces = static_cast<unsigned char*>(slot.workspaces.get());
    cudaStream_t stream = slot.stream.get();
    return inOrder([&] { return cudaSetDevice(m_device); },
                   [&] { return cudaMemset2DAsync(grid.outcomes, grid.outcomeBytes, 0, m_sumBytes, chunks, stream); },
                   [&] { return cuda::launchTrials(grid, stream); },
                   [&] {
                       return cudaMemcpyAsync(slot.host.get(), grid.outcomes, chunks * grid.outcomeBytes,
                                              cudaMemcpyDeviceToHost, stream);
                   },
                   [&] { return cudaEventRecord(slot.done.get(), stream); });
}

cudaError_t RackrateSession::wait(int index, unsigned char** outcomes)
{
    const Slot& slot = m_slots[static_cast<std::size_t>(index)];
    *outcomes = static_cast<unsigned char*>(slot.host.get());
    return inOrder([&] { return cudaSetDevice(m_device); }, [&] { return cudaEventSynchronize(slot.done.get()); });
}

RackrateSession::~RackrateSession()
{
    cudaSetDevice(m_device);
    for (const Slot& slot : m_slots) {
        if (slot.stream.get() != nullptr)
            cudaStreamSynchronize(slot.stream.get());
    }
}

} // namespace rackrate
