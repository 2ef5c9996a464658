// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Part of the reference trial: how long batch jobs wait.
#pragma once

#include "tests/support/referencefuture.h"
#include "tests/support/referencetrial.h"

namespace rackrate::reference {

/// Jobs of one workload in one pool, carried from month to month: mean number in the system and fluid backlog.
struct Queue {
    double inSystem = 0, backlog = 0;
};

/// Real GPUs and the reference GPUs they are worth.
struct Gpus {
    double real = 0, reference = 0;
    void add(const kernel::Tranche& tranche, double instances)
    {
        real += instances * tranche.gpusPerInstance;
        reference += instances * tranche.referenceGpusPerInstance;
    }
    double speed() const { return real > 0 ? reference / real : 1; }
};

/// What a month's jobs of a workload find.
struct JobsMonth {
    double gpus = 0;         ///< reference GPUs open to them
    double speed = 1;
    double servedShare = 1;  ///< the rest is given up and does not queue
    bool unlimited = false;  ///< GPUs without limit: nobody queues
    double readyHours = 0;   ///< until rented machines are ready
};

void addWait(const Future& future, int workloadIndex, int month, const JobsMonth& jobs, Queue& queue, WorkloadService& service);

} // namespace rackrate::reference
