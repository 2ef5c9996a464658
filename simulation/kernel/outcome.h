// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the kernel writes for one chunk of trials. Money is in quanta of 10^-4 of the currency: every cost kind is rounded
// once, a total is the sum of its rounded kinds, so sums are integers and do not depend on order. "Closing" is what would be
// paid (or, negative, received) if the horizon ended after that month. T = trials of the chunk, S strategies, M months.
#pragma once

#include "simulation/kernel/costkind.h"

#include <cstdint>

namespace rackrate::kernel {

constexpr double moneyQuantum = 1e-4;
constexpr double quantityQuantum = 1e-4; ///< of GPU-hours
constexpr int chunkTrials = 64;          ///< chunks begin at multiples of this
/// Beyond these an amount is counted as the limit and the chunk's `overflow` says so. Sums over 16 kinds, 120 months or the
/// trials of a chunk, and differences of such sums, stay inside of 64 bits.
constexpr double largestMoneyQuanta = 1e15;         ///< of one kind in one month: 100,000,000,000 of the currency
constexpr double largestCount = 2251799813685248.0; ///< 2^51, everything else that is counted
constexpr double largestUnits = largestCount / 16;  ///< of a workload's demand in a trial
constexpr int slotDetailTrials = 1024;              ///< slot-by-slot use is gathered on trials below this

/// The sizes that an outcome depends on.
struct OutcomeExtent {
    std::int32_t strategies = 0, months = 0, workloads = 0, nodes = 0;
    bool operator==(const OutcomeExtent&) const = default;
};
/// What may have been too large to count: a kind of cost in a month, else (these) or the demand of a workload.
constexpr int monthOverflow = costKindCount;   ///< present value or value on the books, of a month as a whole
constexpr int useOverflow = costKindCount + 1; ///< GPU-hours
constexpr int overflowKinds = costKindCount + 2;
/// What a scenario limits, for each workload of a strategy.
enum Limit : int { UnservedLimit, MissedLimit, WaitLimit };
constexpr int limitCount = 3;
/// What is added up over the trials that break a limit: how many, what is limited (units x 16, hours waited x 256), and what it
/// is a share of (units x 16, jobs x 256).
enum BreachSum : int { BreachTrials, BreachAmount, BreachBase };
constexpr int breachSums = 3;

struct ChunkView {
    // per trial
    std::int64_t* cash = nullptr;                ///< [S][M][T] nominal cash of the month, closing not included
    std::int64_t* presentValue = nullptr;        ///< [S][M][T] the same, discounted
    std::int64_t* closing = nullptr;             ///< [S][M][T] closing under the scenario's horizon end
    std::int64_t* closingPresent = nullptr;      ///< [S][M][T] the same, discounted from the month's end
    std::int64_t* otherClosing = nullptr;        ///< [S][T] closing at the horizon under the other horizon end
    std::int64_t* otherClosingPresent = nullptr; ///< [S][T]
    std::uint8_t* ineligible = nullptr;          ///< [S][T] 1: unserved above tolerance, or a service limit missed
    // sums over the chunk's trials
    std::int64_t* kindSum = nullptr;        ///< [S][M][costKindCount] cash, closing not included
    std::int64_t* closingKindSum = nullptr; ///< [S][costKindCount] at the horizon, scenario's horizon end
    std::int64_t* accrualSum = nullptr;     ///< [S][M] accrual cost; the last month includes the closing's
    std::int64_t* exitSum = nullptr;        ///< [S][M] closing under "stop"
    std::int64_t* busyGpuHours = nullptr;   ///< [S] in quantityQuantum, real GPUs
    std::int64_t* paidGpuHours = nullptr;   ///< [S] in quantityQuantum, real GPUs
    std::int64_t* demandUnits = nullptr;    ///< [S][W] whole units x 16: GPU-hours, requests, jobs
    std::int64_t* unservedUnits = nullptr;  ///< [S][W] the same
    std::int64_t* waitHours = nullptr;      ///< [S][W] sum over jobs of hours waited, x 256
    std::int64_t* jobs = nullptr;           ///< [S][W] jobs, x 256
    std::int64_t* missedRequests = nullptr; ///< [S][W] requests over target, x 16
    std::int64_t* breaches = nullptr;       ///< [S][W][limitCount][breachSums]
    std::int64_t* overflow = nullptr;       ///< [S][overflowKinds + W] how often an amount was beyond its limit, or no number
    std::int64_t* nodeRequests = nullptr;   ///< [nodes] served requests by service-table node (interpolation weights)
    std::int64_t* nodeHours = nullptr;      ///< [nodes] hours by service-table node, x 2^20; trials below slotDetailTrials only
    std::int64_t* slotBusy = nullptr;       ///< [S][168] real GPUs busy in the hour of the week x hours of the month, x 2^10; dispatch
                                            ///< pools, slotDetailTrials only
    std::int64_t* slotPaid = nullptr;       ///< [S][168] real GPUs paid, likewise
};

} // namespace rackrate::kernel
