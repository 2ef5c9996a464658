// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/deviceplugin.h"

#include <cuda_runtime_api.h>

#include <string>

namespace rackrate::cuda {

/// What an answer of the runtime means, with its name and text in `failure` unless it is success.
DeviceState stateOf(cudaError_t answer, RackrateFailure* failure);

void describeFailure(RackrateFailure* failure, const std::string& detail);

/// "13.0" of 13000.
std::string versionText(int version);

} // namespace rackrate::cuda
