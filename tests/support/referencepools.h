// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Part of the reference trial: what one pool does in one month.
#pragma once

#include "tests/support/referencequeue.h"

namespace rackrate::reference {

struct PoolMonth {
    std::vector<double> instances; ///< mean instances paid, by tranche
    double committedUse = 0;       ///< share of committed reference GPUs that is used
    double busyGpus = 0;           ///< real GPUs, mean
    double paidGpus = 0;           ///< real GPUs, mean
};

/// A pool that walks the 168 hours. Months are 1-based; `queues` by pool workload of the plan, `services` by workload.
PoolMonth dispatch(const Future& future, const kernel::Pool& pool, int month, std::vector<Queue>& queues,
                   std::vector<WorkloadService>& services);

/// A pool that looks its week up in tables.
PoolMonth serve(const Future& future, const kernel::Pool& pool, int month, std::vector<Queue>& queues,
                std::vector<WorkloadService>& services);

} // namespace rackrate::reference
