// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/cuda/countednumber.h"

#define RACKRATE_KERNEL_NAMESPACE counting
#define RACKRATE_KERNEL_REAL rackrate::testing::Counted
#include "simulation/kernel/outcomelayout.h"
#include "simulation/kernel/trial.h"
#include "tests/cuda/operationcount.h"

#include <vector>

namespace rackrate::testing {

OperationCount countOperations(const SimulationPlan& plan)
{
    constexpr int trials = 64;
    const kernel::PlanView view = plan.view();
    const kernel::OutcomeExtent extent{view.strategyCount, view.months, view.workloadCount, view.nodeCount};
    std::vector<std::int64_t> outcome(kernel::outcomeBytes(extent) / sizeof(std::int64_t));
    std::vector<std::int64_t> memory(kernel::Workspace{}.carve(view, nullptr) / sizeof(std::int64_t));
    kernel::NoRecorder recorder;
    Counted::operations = 0;
    kernel::runChunk(view, kernel::slotDetailTrials, trials, 1.0,
                     kernel::outcomeIn(reinterpret_cast<unsigned char*>(outcome.data()), extent, trials),
                     reinterpret_cast<unsigned char*>(memory.data()), recorder);
    return {double(Counted::operations) / trials};
}

} // namespace rackrate::testing
