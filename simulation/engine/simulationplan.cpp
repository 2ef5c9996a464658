// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/simulationplan.h"

namespace rackrate {

kernel::PlanView SimulationPlan::view() const
{
    kernel::PlanView view = head;
    forEachPlanArray([&](auto kept, auto read) { view.*read = (this->*kept).data(); });
    return view;
}

} // namespace rackrate
