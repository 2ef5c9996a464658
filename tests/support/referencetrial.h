// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The whole trial once more, slow and obvious: one trial, plain loops over the 168 slots of the week, plain doubles. It reads
// the same plan as the kernel and shares with it only the random generator and the elementary functions, which have tests of
// their own. The kernel is compared with it on random scenarios.
#pragma once

#include "simulation/kernel/plan.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rackrate::reference {

struct WorkloadService {
    double demandUnits = 0, unservedUnits = 0, waitHours = 0, jobs = 0, missedRequests = 0;
};

struct StrategyMonth {
    std::array<double, costKindCount> cash{}; ///< closing not included
    double presentValue = 0;
    double accrual = 0;                       ///< closing not included
    double closing = 0, closingPresent = 0, closingAccrual = 0; ///< scenario's horizon end
    double otherClosing = 0, otherClosingPresent = 0;           ///< the other horizon end
    double exit = 0;                          ///< closing under "stop"
    double bookValue = 0, prepaid = 0;
};

struct StrategyTrial {
    std::vector<StrategyMonth> months;
    std::vector<WorkloadService> workloads;
    double busyGpuHours = 0, paidGpuHours = 0;
    bool ineligible = false;
};

std::vector<StrategyTrial> runTrial(const kernel::PlanView& plan, std::uint64_t trial, double demandFactor = 1);

} // namespace rackrate::reference
