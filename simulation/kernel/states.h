// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What one pack of trials carries from month to month, and what a month leaves for the next stage.
#pragma once

#include "simulation/kernel/costkind.h"
#include "simulation/kernel/plan.h"
#include "simulation/kernel/queue.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

constexpr int maximumElastic = 8; ///< tranches of a pool
constexpr int slots = 168;

/// A workload: how its demand converts in these trials, its month, and sums over the months so far.
struct WorkloadState {
    Real gpusPerUnit;             ///< reference GPUs x hours per unit; for requests reference GPUs per request/s
    Real jobsPerUnit;             ///< jobs per unit
    Real jobHours, jobsRun, variability; ///< GPU-hours a job holds; runs per job; mean squared variation of arrivals and service
    Real gpus, units, jobs;       ///< of the month: mean reference GPUs; GPU-hours, requests or jobs; jobs
    Real logGpus;                 ///< ln of the month's GPUs, of requests only
    Real eventShare, eventFactor; ///< how a slot-limited event acts: its share of the month's time; the month's demand with it ÷
                                  ///< without it, which `units` has in it and `gpus` not
    Real sumUnits, sumJobs;
};

/// A workload's place in a pool.
struct PlaceState {
    QueueState<Real> queue; ///< batch jobs
    Real wait;              ///< hours, of the month; batch
    Real unservedUnits, waitHours, missed; ///< sums over the months so far
};

/// A tranche.
struct TrancheState {
    Real price, upfrontShare, termPrice;
    Real serviceMonth;           ///< owned, colocated: first month in service, 1-based
    Real purchase, capitalised;  ///< paid at order; purchase + network + fit-out
    Real marketValue, marketStep;
    Real maintenancePerMonth, spacePerMonth, energyPrice, contractPerMonth, escalation, leaveCost;
    double remainingHours;       ///< of the running term, after this month
    std::int32_t remainingMonths;
};

/// A pool's capacity in one month.
struct Supply {
    Real committed;            ///< reference GPUs
    Real speed;                ///< reference GPUs per real GPU, over committed and elastic capacity
    Real instances[maximumElastic]; ///< committed instances in service, by tranche of the pool
    int elastic[maximumElastic];    ///< elastic tranches that are active, by index within the pool
    int elasticCount;
    double elasticLimit;       ///< reference GPUs of all active elastic tranches at their maximum
    bool unlimited;
};

/// How a pool was used in one month. GPUs are reference GPUs, means over the month, unless a name says otherwise.
struct PoolUse {
    Real demand, served, unserved;
    Real committedUse;              ///< share of the committed capacity that is busy
    Real busyGpus;                  ///< real GPUs busy
    Real paidInstances[maximumElastic]; ///< mean instances paid, by tranche of the pool
    Real readyHours;                ///< mean time to readiness of the elastic instances that served
};

/// A pool: its month, and what it has used so far.
struct PoolState {
    Supply supply;
    PoolUse use;
    Real busyHours; ///< sum over the months so far, real GPUs
};

/// A strategy: what it pays by the month whatever its pools do, and sums over the months so far.
struct StrategyState {
    Real people, peoplePerOwnedGpu, salaryPerMonth; ///< salary at the first month's prices
    Real stored, storageStep, storagePrice;         ///< terabytes
    Real network, softwarePerGpu;
    Real paidHours;                                 ///< GPU-hours paid, real GPUs
    Int balance;                                    ///< book value and prepayments, quanta
    unsigned kinds;                                 ///< of cost that it has whatever its pools do, as bits
};

/// What would be paid (received, if negative) if the horizon ended with this month.
struct Closing {
    Real reserved, oneOff, resale;
};

/// One strategy's month, in currency.
struct MonthCash {
    Real start[costKindCount] = {}, running[costKindCount] = {};
    unsigned started = 0, ran = 0;    ///< kinds with an amount, as bits
    bool closes = false;              ///< has anything to close, or a balance
    bool sells = false;               ///< some hardware's last month
    Closing ifContinued{}, ifStopped{};
    Closing sale{};                   ///< of hardware: the price (negative) and what leaving costs
    Real bookValue{}, prepaid{};      ///< at the month's end
    Real ownedGpus{}, paidGpus{};     ///< real GPUs: owned and colocated in service; paid, mean over the month

    RACKRATE_INLINE void payAtStart(CostKind kind, Real amount)
    {
        start[kind] = start[kind] + amount;
        started |= 1u << kind;
    }
    RACKRATE_INLINE void pay(CostKind kind, Real amount)
    {
        running[kind] = running[kind] + amount;
        ran |= 1u << kind;
    }
};

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
