// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <cstdint>

namespace rackrate::kernel {

/// What a trial's time goes into, in the order of the work.
enum Stage : int { DrawStage, DemandStage, DispatchStage, ServiceStage, CostStage, stageCount };

/// Adds up the time of each stage, by a clock of the caller's.
struct StageClock {
    std::uint64_t (*now)() = nullptr;
    std::uint64_t last = 0;
    std::uint64_t spent[stageCount] = {};
};

} // namespace rackrate::kernel
