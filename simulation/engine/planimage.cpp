// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/planimage.h"

#include <cstring>

namespace rackrate {

PlanImage imageOf(const SimulationPlan& plan)
{
    constexpr std::uint64_t alignment = 64;
    PlanImage image;
    image.head = plan.head;
    std::size_t index = 0;
    std::uint64_t used = 0;
    forEachPlanArray([&](auto kept, auto) {
        const auto& array = plan.*kept;
        image.offsets[index] = used;
        image.lengths[index] = array.size() * sizeof array[0];
        used += (image.lengths[index++] + alignment - 1) / alignment * alignment;
    });
    image.bytes.resize(used);
    index = 0;
    forEachPlanArray([&](auto kept, auto) {
        if (image.lengths[index] > 0)
            std::memcpy(image.bytes.data() + image.offsets[index], (plan.*kept).data(), image.lengths[index]);
        ++index;
    });
    return image;
}

} // namespace rackrate
