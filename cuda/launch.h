// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "cuda/trialgrid.h"

#include <cuda_runtime_api.h>

namespace rackrate::cuda {

/// Starts a grid on a stream of the current device.
cudaError_t launchTrials(const kernel::TrialGrid& grid, cudaStream_t stream);

/// Whether this plug-in holds code for the current device.
cudaError_t findCode();

} // namespace rackrate::cuda
