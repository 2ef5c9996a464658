// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the program calls. Nothing here lets an exception out.
#include "cuda/failure.h"
#include "cuda/launch.h"
#include "cuda/session.h"
#include "simulation/engine/kerneldigest.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

namespace rackrate {

namespace {

using cuda::stateOf;

DeviceState count(std::int32_t* devices, RackrateFailure* failure)
{
    int found = 0; // without a driver the runtime leaves it as it is
    const cudaError_t answer = cudaGetDeviceCount(&found);
    *devices = found;
    return stateOf(answer, failure);
}

DeviceState describe(std::int32_t device, RackrateDevice* description, RackrateFailure* failure)
{
    cudaDeviceProp properties{};
    if (const cudaError_t answer = cudaGetDeviceProperties(&properties, device); answer != cudaSuccess)
        return stateOf(answer, failure);
    std::snprintf(description->name, sizeof description->name, "%s", properties.name);
    description->memoryBytes = properties.totalGlobalMem;
    description->multiprocessors = properties.multiProcessorCount;
    cudaError_t answer = cudaSetDevice(device);
    std::size_t available = 0, total = 0;
    if (answer == cudaSuccess)
        answer = cudaMemGetInfo(&available, &total);
    description->freeBytes = available;
    if (answer == cudaSuccess)
        answer = cuda::findCode();
    const DeviceState state = stateOf(answer, failure);
    if (state == DeviceState::OldDevice)
        cuda::describeFailure(failure, std::to_string(properties.major) + '.' + std::to_string(properties.minor));
    return state;
}

DeviceState open(const RackrateJob* job, RackrateSession** opened, RackrateFailure* failure)
try {
    auto session = std::make_unique<RackrateSession>();
    const cudaError_t answer = session->reserve(*job);
    if (answer != cudaSuccess) {
        session.reset();
        cudaGetLastError(); // running out of memory harms nothing; forget it, so that less can be asked for
        return stateOf(answer, failure);
    }
    *opened = session.release();
    return DeviceState::Usable;
} catch (const std::bad_alloc&) {
    cuda::describeFailure(failure, "std::bad_alloc");
    return DeviceState::OutOfMemory;
}

DeviceState submit(RackrateSession* session, std::int32_t slot, const RackrateBatch* batch, RackrateFailure* failure)
{
    return stateOf(session->submit(slot, *batch), failure);
}

DeviceState wait(RackrateSession* session, std::int32_t slot, unsigned char** outcomes, RackrateFailure* failure)
{
    return stateOf(session->wait(slot, outcomes), failure);
}

void close(RackrateSession* session)
{
    delete session;
}

} // namespace

} // namespace rackrate

extern "C" __attribute__((visibility("default"))) const rackrate::RackratePlugin* rackrateDevicePlugin()
{
    static const rackrate::RackratePlugin plugin{rackrate::devicePluginVersion,
                                                 sizeof(rackrate::RackratePlugin),
                                                 rackrate::kernelDigest(),
                                                 RACKRATE_VERSION,
                                                 "cuda",
                                                 rackrate::count,
                                                 rackrate::describe,
                                                 rackrate::open,
                                                 rackrate::submit,
                                                 rackrate::wait,
                                                 rackrate::close};
    return &plugin;
}
