// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Plans built by hand, below the scenario: what the engine's own tests run.
#pragma once

#include "simulation/engine/simulationplan.h"

#include <vector>

namespace rackrate {

/// Months of 730 hours, a discount rate of 0, one season of 1; nothing else.
SimulationPlan emptyPlan(int months);

kernel::Value constant(double value);
/// A new uncertain number: normal around `mean`, clamped to be positive.
kernel::Value uncertain(SimulationPlan& plan, double mean, double sd);

/// GPU-hours a month, constant; returns its index.
int addWorkload(SimulationPlan& plan, double gpuHours);

/// A place in a pool, with one profile value per merged slot.
struct Place {
    int workload = 0;
    int deferral = kernel::NotDeferrable;
    std::vector<double> profile{1.0};
    bool batch = false;
};

/// A strategy of its own with no pool yet.
void addStrategy(SimulationPlan& plan);

/// A dispatch pool of the last strategy. `slotHours`: hours of each merged slot; slots are dealt to the week in order.
void addPool(SimulationPlan& plan, const std::vector<Place>& places, const std::vector<kernel::Tranche>& tranches,
             const std::vector<double>& slotHours = {168.0});

/// A service pool of the last strategy, the same in all months: requests of a workload, and a holder's jobs (none: -1). Its table of 4 x 3
/// nodes holds plausible numbers that differ from node to node.
void addServicePool(SimulationPlan& plan, int requests, int holder, const std::vector<kernel::Tranche>& tranches);

kernel::Tranche onDemand(double instances, double price);
kernel::Tranche elastic(double minimum, double maximum, double price);
kernel::Tranche reserved(double instances, double price, int termMonths, double upfrontShare);
/// Without lead time, energy, space, maintenance or resale until they are set.
kernel::Tranche owned(double servers, double price);

/// Five strategies of three or four pools with everything that moves: draws, correlation, prices, noise, events, lead times,
/// deferral, requests, and jobs beside them.
SimulationPlan busyPlan(int months);

} // namespace rackrate
