// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "simulation/statistics/results.h"

#include <QString>

namespace rackrate {

/// Why a device cannot be used, and what would help, as a sentence; empty for a usable one. `detail` is shown as it is.
QString deviceStateText(DeviceState state, const std::string& detail);

/// What a run has to say beside its results: that the CPU stood in for a device, and why.
void addRunNotes(const Results& results, Findings& findings);

} // namespace rackrate
