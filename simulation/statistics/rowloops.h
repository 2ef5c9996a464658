// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What statistics do with every number of a chunk: loops over rows of trials, compiled for each instruction set like the kernel, and
// for the same one. All in integers, so that all give the same.
#pragma once

#include "simulation/engine/chunkkernel.h"

#include <cstdint>
#include <limits>

namespace rackrate {

constexpr std::int64_t nobodysBid = std::numeric_limits<std::int64_t>::max();

struct RowRange {
    std::int64_t least, greatest;
    int zeros;
};

/// Trials in which a strategy costs least: alone, and together with others.
struct RowWins {
    std::int64_t alone, shared;
};

struct RowLoops {
    /// bins[i] = histogramBin(values[i]), of no meaning where the value is 0; count > 0.
    RowRange (*bins)(const std::int64_t* values, int count, std::uint32_t* bins);
    /// A strategy's bid for the cheapest cost so far: its cost, or where that is more, `least` (nobodysBid where it is out). `ties`
    /// counts who bid as little.
    void (*bid)(const std::int64_t* cost, const std::int64_t* least, int count, std::int64_t* cheapest, std::int64_t* ties);
    RowWins (*wins)(const std::int64_t* cost, const std::int64_t* least, int count, const std::int64_t* cheapest, const std::int64_t* ties);
    /// Sets a bit of `above` where challenger > baseline, of `below` where it is less.
    void (*compare)(const std::int64_t* challenger, const std::int64_t* baseline, int count, int bit, std::uint64_t* above,
                    std::uint64_t* below);
    /// running = before + amount (before may be null: 0), closed = running + closing.
    void (*accumulate)(const std::int64_t* before, const std::int64_t* amount, const std::int64_t* closing, int count,
                       std::int64_t* running, std::int64_t* closed);
};

/// For the instruction set of a kernel that this machine can run, and of activeKernel().
const RowLoops& rowLoopsOf(const ChunkKernel& kernel);
const RowLoops& rowLoops();

} // namespace rackrate
