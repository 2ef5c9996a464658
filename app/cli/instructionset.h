// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"

namespace rackrate {

/// Refuses what the environment variable RACKRATE_INSTRUCTION_SET asks for, if this program or this processor does not have it.
Result<void> checkInstructionSet();

} // namespace rackrate
