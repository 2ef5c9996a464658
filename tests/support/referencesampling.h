// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Latin hypercube and Sobol sampling once more, bit by bit and without tables. Of the plan it reads seed, draws and the number
// of trials; not the permutation keys and scrambled direction numbers that the kernel reads.
#pragma once

#include "simulation/kernel/plan.h"

#include <cstdint>

namespace rackrate::reference {

/// Where draw number `draw` of a trial falls between 0 and 1.
double latinHypercubeUniform(const kernel::PlanView& plan, int draw, std::uint64_t trial);
double sobolUniform(const kernel::PlanView& plan, int draw, std::uint64_t trial);

} // namespace rackrate::reference
