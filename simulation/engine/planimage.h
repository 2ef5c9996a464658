// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace rackrate {

/// A plan's arrays one behind the other in one block, so that they can be moved to another memory at once.
struct PlanImage {
    static constexpr std::size_t arrays = std::tuple_size_v<decltype(planArrays)>;
    kernel::PlanView head;                       ///< scalars only
    std::array<std::uint64_t, arrays> offsets{}; ///< in `bytes`, multiples of 64
    std::array<std::uint64_t, arrays> lengths{}; ///< in bytes
    std::vector<unsigned char> bytes;
};

PlanImage imageOf(const SimulationPlan& plan);

/// The view of an image whose bytes lie at `base`, here or in a device's memory.
inline kernel::PlanView viewAt(const kernel::PlanView& head, const std::uint64_t* offsets, const unsigned char* base)
{
    kernel::PlanView view = head;
    forEachPlanArray([&](auto, auto read) {
        view.*read = reinterpret_cast<std::remove_reference_t<decltype(view.*read)>>(base + *offsets++);
    });
    return view;
}

} // namespace rackrate
