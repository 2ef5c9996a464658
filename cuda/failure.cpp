// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "cuda/failure.h"

#include <cstdio>

namespace rackrate::cuda {

namespace {

/// The runtime says "insufficient driver" without a driver too; the driver's version tells the two apart.
DeviceState stateOfDriver(RackrateFailure* failure)
{
    int driver = 0, runtime = 0;
    if (cudaDriverGetVersion(&driver) != cudaSuccess || driver == 0) {
        describeFailure(failure, {}); // the runtime calls the driver's version insufficient, which says less
        return DeviceState::NoDriver;
    }
    cudaRuntimeGetVersion(&runtime);
    describeFailure(failure, "CUDA " + versionText(driver) + " < " + versionText(runtime));
    return DeviceState::OldDriver;
}

} // namespace

void describeFailure(RackrateFailure* failure, const std::string& detail)
{
    std::snprintf(failure->detail, sizeof failure->detail, "%s", detail.c_str());
}

std::string versionText(int version) { return std::to_string(version / 1000) + '.' + std::to_string(version % 1000 / 10); }

DeviceState stateOf(cudaError_t answer, RackrateFailure* failure)
{
    if (answer == cudaSuccess)
        return DeviceState::Usable;
    describeFailure(failure, std::string(cudaGetErrorName(answer)) + ": " + cudaGetErrorString(answer));
    switch (answer) {
    case cudaErrorInsufficientDriver:
    case cudaErrorStubLibrary:
    case cudaErrorCallRequiresNewerDriver: return stateOfDriver(failure);
    case cudaErrorNoDevice: return DeviceState::NoDevice;
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorInvalidDeviceFunction:
    case cudaErrorUnsupportedPtxVersion: return DeviceState::OldDevice;
    case cudaErrorMemoryAllocation: return DeviceState::OutOfMemory;
    default: return DeviceState::Failed;
    }
}

} // namespace rackrate::cuda
