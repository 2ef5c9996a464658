// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/overflow.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rackrate {

/// One future, month by month, so that anyone can follow a number by hand. Money in currency, rounded to 10^-4.
struct TrialLedger {
    struct PoolMonth {
        double demandGpus = 0;     ///< reference GPUs asked for, mean over the month
        double committedGpus = 0;  ///< reference GPUs of committed tranches in service
        double usedGpus = 0;       ///< reference GPUs busy or held
        double unservedGpus = 0;
        std::vector<double> trancheInstances; ///< mean instances paid, by tranche of the pool
    };
    struct StrategyMonth {
        std::array<double, costKindCount> cash{}; ///< by kind, closing not included
        double presentValue = 0;
        double accrual = 0;       ///< closing not included
        double bookValue = 0;     ///< of owned hardware, at the month's end
        double prepaid = 0;       ///< unamortised upfront payments, at the month's end
        double closing = 0;       ///< if the horizon ended here, scenario's horizon end
        double closingAccrual = 0;
        double exit = 0;          ///< closing under "stop"
        std::vector<PoolMonth> pools;
        std::vector<double> waitHours; ///< by workload; < 0: none
    };
    std::uint64_t trial = 0;
    std::vector<double> draws;                      ///< by draw
    std::vector<std::vector<double>> priceFactors;  ///< [path][month]
    std::vector<std::vector<double>> demand;        ///< [workload][month], in the workload's unit
    std::vector<std::vector<StrategyMonth>> months; ///< [strategy][month]
    std::vector<Overflow> overflows;                ///< not empty: an amount could not be counted, and the ledger does not hold
};

/// Runs the same kernel on one trial and keeps everything.
TrialLedger traceTrial(const SimulationPlan& plan, std::uint64_t trial);

} // namespace rackrate
