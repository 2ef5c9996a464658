// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/simulationplan.h"
#include "simulation/plan/compile.h"
#include "simulation/plan/queueing.h"

#include <array>
#include <memory>
#include <vector>

namespace rackrate {

using WeekProfile = std::array<double, 168>;

/// Everything the weekly answer of a pool that serves requests depends on, in one regime: which tranches stand, which levers
/// and events act.
struct ServiceRegime {
    struct Supply {
        int tranche = 0;            ///< index in the pool, below 8
        bool elastic = false;
        double instances = 0;       ///< committed
        double minimum = 0, maximum = 0; ///< elastic
        double gpus = 1, referenceGpus = 1; ///< of one instance
        bool operator==(const Supply&) const = default;
    };
    struct Axis {
        double low = 0, step = 1;
        int nodes = 1;
        int fineBegin = 0, fineEnd = 1; ///< nodes of this range have their own week; outside, loads are interpolated by eights
        bool operator==(const Axis&) const = default;
    };

    static constexpr int coarseStep = 8;

    WeekProfile demand{};           ///< factor on the mean load, by slot
    double serviceSeconds = 1;      ///< on reference GPUs
    double variability = 1;
    double gpusPerReplica = 1;
    double targetSeconds = 0;       ///< 0: none
    double timeoutSeconds = 600;
    double hitShare = 0, hitSeconds = 0; ///< cache, before the queue
    double targetUtilisation = 0.6; ///< elastic tranches follow the load at this utilisation
    std::vector<Supply> supply;     ///< merit order
    bool shared = false;            ///< a holder keeps GPUs
    WeekProfile holderDemand{};
    WeekProfile holderShare{};      ///< share of the committed GPUs it may hold, by slot
    double holderGpusPerJob = 1;
    double interference = 0;
    Axis logLoad;                   ///< ln of mean offered reference GPUs
    Axis holder;                    ///< mean offered reference GPUs of the holder
    LogGridRange tail;
    bool operator==(const ServiceRegime&) const = default;
};

/// By node, holder-major as in kernel::ServiceTable: serviceColumnCount columns each, and the distributions.
struct ServiceAnswer {
    std::vector<double> columns;
    std::vector<ServiceMix> nodes;
    std::vector<double> holderServed; ///< served share of the holder at loads of 0, holderServedStep, ...; empty without one
    double holderServedStep = 1;      ///< reference GPUs
    std::string digest;               ///< of all of it
};

/// Runs the exact hour-by-hour week of every node; nullptr when cancelled. Answers are kept, so that an edit elsewhere in a
/// scenario costs nothing, and so are their nodes, so that other axes cost what they add; safe to call from several threads.
///
/// Assumptions: an hour's requests see the mixture over the holder's resident jobs (quasi-static: jobs are long against the
/// relaxation of the queue), with a common carried state; tranches of unequal speed count as replicas of the mean speed.
///
/// Autoscaling: whole instances. The autoscaler sees demand through windows of 60 s, whose Poisson arrivals scatter around the
/// hour's mean, and keeps the largest count that six of them (300 s) ask for:
///   E[clip(ceil(max of 6 X), minimum, maximum)],  X = (busy GPUs / target utilisation - free committed GPUs) / GPUs per instance,
/// which is X rounded up where the scatter is small against an instance, and clip(X + 1/2 + z sd, minimum, maximum) with the
/// expected maximum z = 1.267 of six normal numbers where it is large (derived). In merit order, each tranche sees what those
/// before it leave at their maximum. Instances serve as soon as they are wanted.
std::shared_ptr<const ServiceAnswer> serviceAnswer(const ServiceRegime& regime, const CompileEffort& effort = {});

} // namespace rackrate
