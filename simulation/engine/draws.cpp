// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/draws.h"

#include "simulation/kernel/draw.h"

namespace rackrate {

std::vector<std::vector<double>> drawsOf(const SimulationPlan& plan, std::uint64_t firstTrial, int trials)
{
    const kernel::PlanView view = plan.view();
    const auto count = static_cast<std::size_t>(view.drawCount);
    std::vector<std::vector<double>> result(count, std::vector<double>(static_cast<std::size_t>(trials)));
    std::vector<double> scores(count), draws(count);
    kernel::Workspace space{};
    space.scores = scores.data();
    space.draws = draws.data();
    for (int i = 0; i < trials; ++i) {
        kernel::drawNumbers(view, kernel::futuresOf(view, firstTrial + static_cast<std::uint64_t>(i)), space);
        for (std::size_t d = 0; d < count; ++d)
            result[d][static_cast<std::size_t>(i)] = draws[d];
    }
    return result;
}

} // namespace rackrate
