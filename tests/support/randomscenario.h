// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"

#include <cstdint>

namespace rackrate {

/// A valid scenario that uses a random choice of everything the program computes; the same for the same seed everywhere.
Scenario randomScenario(std::uint64_t seed);

} // namespace rackrate
