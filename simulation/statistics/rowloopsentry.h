// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// One instruction set's loops. For the source files that are compiled for one; everything has internal linkage, so that the linker never
// mixes them. The loops have no branches, so that the compiler packs them.
#pragma once

#include "simulation/statistics/histogrambin.h"
#include "simulation/statistics/rowloops.h"

namespace rackrate {

namespace {

RowRange binsOfRow(const std::int64_t* __restrict values, int count, std::uint32_t* __restrict bins)
{
    std::int64_t least = values[0], greatest = values[0], zeros = 0;
    for (int i = 0; i < count; ++i) {
        least = values[i] < least ? values[i] : least;
        greatest = values[i] > greatest ? values[i] : greatest;
        zeros += values[i] == 0 ? 1 : 0;
    }
    for (int i = 0; i < count; ++i)
        bins[i] = histogramBin(values[i]);
    return {least, greatest, int(zeros)};
}

void bidOfRow(const std::int64_t* __restrict cost, const std::int64_t* __restrict least, int count, std::int64_t* __restrict cheapest,
              std::int64_t* __restrict ties)
{
    for (int i = 0; i < count; ++i) {
        const std::int64_t bid = cost[i] > least[i] ? cost[i] : least[i], before = cheapest[i], same = ties[i];
        ties[i] = bid < before ? 1 : same + (bid == before ? 1 : 0);
        cheapest[i] = bid < before ? bid : before;
    }
}

RowWins winsOfRow(const std::int64_t* __restrict cost, const std::int64_t* __restrict least, int count,
                  const std::int64_t* __restrict cheapest, const std::int64_t* __restrict ties)
{
    std::int64_t all = 0, alone = 0;
    for (int i = 0; i < count; ++i) {
        const std::int64_t bid = cost[i] > least[i] ? cost[i] : least[i];
        const std::int64_t win = bid == cheapest[i] ? (bid != nobodysBid ? 1 : 0) : 0;
        all += win;
        alone += ties[i] == 1 ? win : 0;
    }
    return {alone, all - alone};
}

void compareRows(const std::int64_t* __restrict challenger, const std::int64_t* __restrict baseline, int count, int bit,
                 std::uint64_t* __restrict above, std::uint64_t* __restrict below)
{
    for (int i = 0; i < count; ++i) {
        const std::int64_t difference = challenger[i] - baseline[i];
        above[i] |= (std::uint64_t(-difference) >> 63) << bit;
        below[i] |= (std::uint64_t(difference) >> 63) << bit;
    }
}

void accumulateRows(const std::int64_t* __restrict before, const std::int64_t* __restrict amount, const std::int64_t* __restrict closing,
                    int count, std::int64_t* __restrict running, std::int64_t* __restrict closed)
{
    for (int i = 0; i < count; ++i)
        running[i] = amount[i];
    for (int i = 0; before != nullptr && i < count; ++i)
        running[i] += before[i];
    for (int i = 0; i < count; ++i)
        closed[i] = running[i] + closing[i];
}

constexpr RowLoops rowLoopsHere = {binsOfRow, bidOfRow, winsOfRow, compareRows, accumulateRows};

} // namespace

} // namespace rackrate
