// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/simulationplan.h"

namespace rackrate {

kernel::PlanView SimulationPlan::view() const
{
    kernel::PlanView view = head;
    view.hours = hours.data();
    view.discountStart = discountStart.data();
    view.discountRunning = discountRunning.data();
    view.discountEnd = discountEnd.data();
    view.draws = draws.data();
    view.pricePaths = pricePaths.data();
    view.knots = knots.data();
    view.events = events.data();
    view.workloads = workloads.data();
    view.strategies = strategies.data();
    view.pools = pools.data();
    view.poolWorkloads = poolWorkloads.data();
    view.tranches = tranches.data();
    view.oneOffs = oneOffs.data();
    view.serviceTables = serviceTables.data();
    view.numbers = numbers.data();
    view.integers = integers.data();
    view.scrambles = scrambles.data();
    return view;
}

} // namespace rackrate
