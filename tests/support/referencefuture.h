// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Part of the reference trial: one future, everything drawn before any strategy looks at it, and what follows from it for a
// workload or a tranche alone.
#pragma once

#include "simulation/kernel/plan.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace rackrate::reference {

struct Future {
    const kernel::PlanView& plan;
    std::uint64_t trial;
    std::vector<double> draws{};
    std::vector<std::vector<double>> price{};  ///< [path][month]
    std::vector<std::vector<double>> demand{}; ///< [workload][month], in the workload's unit, slot-limited events left out
    std::vector<std::vector<bool>> slotEvent{}; ///< [workload][month]

    double operator()(const kernel::Value& value) const
    {
        return value.draw < 0 ? value.base : std::clamp(draws[value.draw], value.low, value.high);
    }
};

Future drawFuture(const kernel::PlanView& plan, std::uint64_t trial, double demandFactor);

// Months are 1-based.

/// Mean reference GPUs a workload asks for in a month, idle holding and repeats included, slot-limited events left out.
double askedGpus(const Future& future, int workloadIndex, int month);
/// Whole units of a month's demand, slot-limited events left out.
double unitsOf(const Future& future, int workloadIndex, int month);

bool owned(const kernel::Tranche& tranche);
bool committedTerm(const kernel::Tranche& tranche);
/// Last month in which the tranche stands: a term that has begun runs to its end.
int lastMonth(const kernel::PlanView& plan, const kernel::Tranche& tranche);
int serviceMonth(const Future& future, const kernel::Tranche& tranche);
bool inService(const Future& future, const kernel::Tranche& tranche, int month);

} // namespace rackrate::reference
