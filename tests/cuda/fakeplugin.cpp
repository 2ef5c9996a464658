// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// A plug-in whose device is this machine: the same border, the device's function, and whatever failure
// RACKRATE_FAKE_DEVICE asks for, as "key=number" separated by commas:
//   count=STATE  no device for this reason          devices=N     how many there are (1)
//   bad=STATE    the first device has this state    open=STATE    no plan can be opened
//   chunks=N     memory for N chunks                submit=N, wait=N  the N-th call fails (from 1), and all after it
#include "simulation/engine/kerneldigest.h"
#include "simulation/engine/planimage.h"
#include "simulation/kernel/outcomelayout.h"
#include "tests/cuda/emulatedgrid.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#ifndef FAKE_VERSION
#define FAKE_VERSION rackrate::devicePluginVersion
#endif
#ifndef FAKE_BYTES
#define FAKE_BYTES sizeof(rackrate::RackratePlugin)
#endif
#ifndef FAKE_DIGEST
#define FAKE_DIGEST rackrate::kernelDigest()
#endif

namespace rackrate {

struct RackrateSession {
    kernel::PlanView head;
    std::vector<std::uint64_t> offsets;
    std::vector<unsigned char> image;
    std::vector<RackrateBatch> batches;
    std::vector<std::vector<unsigned char>> outcomes;
    std::uint64_t chunkBytes = 0;
    std::atomic<int> submits{0}, waits{0};
};

namespace {

int asked(const char* key, int otherwise)
{
    const char* wishes = std::getenv("RACKRATE_FAKE_DEVICE");
    const std::string all = ',' + std::string(wishes != nullptr ? wishes : "") + ',',
                      wanted = ',' + std::string(key) + '=';
    const std::size_t at = all.find(wanted);
    return at == std::string::npos ? otherwise : std::atoi(all.c_str() + at + wanted.size());
}

DeviceState answer(const char* key, RackrateFailure* failure)
{
    const auto state = static_cast<DeviceState>(asked(key, 0));
    if (state != DeviceState::Usable)
        std::snprintf(failure->detail, sizeof failure->detail, "asked to fail: %s", key);
    return state;
}

DeviceState count(std::int32_t* devices, RackrateFailure* failure)
{
    *devices = asked("devices", 1);
    return answer("count", failure);
}

DeviceState describe(std::int32_t device, RackrateDevice* description, RackrateFailure* failure)
{
    std::snprintf(description->name, sizeof description->name, "Emulated device %d", device);
    description->memoryBytes = 8ULL << 30;
    description->freeBytes = 6ULL << 30;
    description->multiprocessors = 4;
    return device == 0 ? answer("bad", failure) : DeviceState::Usable;
}

DeviceState open(const RackrateJob* job, RackrateSession** opened, RackrateFailure* failure)
{
    if (const DeviceState state = answer("open", failure); state != DeviceState::Usable)
        return state;
    if (job->slotCount * job->chunksPerSlot > asked("chunks", 1 << 20))
        return DeviceState::OutOfMemory;
    auto* session = new RackrateSession;
    session->head = *job->head;
    session->offsets.assign(job->offsets, job->offsets + PlanImage::arrays);
    session->image.assign(job->image, job->image + job->imageBytes);
    session->batches.resize(static_cast<std::size_t>(job->slotCount));
    const kernel::OutcomeExtent extent{job->head->strategyCount, job->head->months, job->head->workloadCount,
                                       job->head->nodeCount};
    session->chunkBytes = kernel::outcomeBytes(extent);
    session->outcomes.assign(
        static_cast<std::size_t>(job->slotCount),
        std::vector<unsigned char>(static_cast<std::size_t>(job->chunksPerSlot) * session->chunkBytes));
    *opened = session;
    return DeviceState::Usable;
}

DeviceState failed(RackrateFailure* failure, const char* what)
{
    std::snprintf(failure->detail, sizeof failure->detail, "asked to fail: %s", what);
    return DeviceState::Failed;
}

DeviceState submit(RackrateSession* session, std::int32_t slot, const RackrateBatch* batch, RackrateFailure* failure)
{
    if (++session->submits >= asked("submit", 1 << 30))
        return failed(failure, "submit");
    session->batches[static_cast<std::size_t>(slot)] = *batch;
    return DeviceState::Usable;
}

DeviceState wait(RackrateSession* session, std::int32_t slot, unsigned char** outcomes, RackrateFailure* failure)
{
    const int turn = ++session->waits;
    const auto index = static_cast<std::size_t>(slot);
    const kernel::PlanView plan = viewAt(session->head, session->offsets.data(), session->image.data());
    // Also when it fails, as a device that dies half-way would.
    testing::emulateGrid(plan, session->batches[index], {96, 1, static_cast<std::uint32_t>(turn)},
                         session->outcomes[index].data());
    if (turn >= asked("wait", 1 << 30)) {
        std::memset(session->outcomes[index].data(), 0x5a, session->outcomes[index].size());
        return failed(failure, "wait");
    }
    *outcomes = session->outcomes[index].data();
    return DeviceState::Usable;
}

void close(RackrateSession* session)
{
    delete session;
}

} // namespace

} // namespace rackrate

#ifndef FAKE_WITHOUT_SYMBOL
extern "C" __attribute__((visibility("default"))) const rackrate::RackratePlugin* rackrateDevicePlugin()
{
    static const rackrate::RackratePlugin plugin{
        FAKE_VERSION,       FAKE_BYTES,     FAKE_DIGEST,      RACKRATE_VERSION, "cuda",         rackrate::count,
        rackrate::describe, rackrate::open, rackrate::submit, rackrate::wait,   rackrate::close};
    return &plugin;
}
#endif
