// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Every kind of random stream. A stream is the 32-bit FNV-1a hash of "kind/path", where path names the thing it belongs to
// by ids ("workloads/training/noise"), so that adding or reordering anything else changes no other draw.
// Monthly kinds use one uniform for each month; scenario-level kinds the uniforms of month 0 (and 1, where said).
#pragma once

#include "simulation/kernel/hostdevice.h"

#include <cstdint>

namespace rackrate::kernel {

enum StreamKind : int {
    DrawStream,       ///< an uncertain number: month 0. Trials 0 to 15 from month 4 on: keys of permutations and scrambles
    PriceShockStream, ///< monthly lognormal shock of a price
    PriceJumpStream,  ///< monthly: does the price jump
    NoiseStream,      ///< monthly noise of a workload; month 0 starts from the stationary law
    EventStream,      ///< month 0: does it occur; month 1: when. Recurring: one uniform for each month
    streamKindCount
};

constexpr const char* streamKindNames[streamKindCount] = {"draw", "price", "jump", "noise", "event"};

/// 32-bit FNV-1a; `hash` continues an earlier call.
constexpr std::uint32_t fnv1a(const char* text, std::uint32_t hash = 2166136261u)
{
    for (; *text != 0; ++text)
        hash = (hash ^ static_cast<std::uint8_t>(*text)) * 16777619u;
    return hash;
}

/// Hash of "kind/path".
constexpr std::uint32_t streamOf(StreamKind kind, const char* path)
{
    return fnv1a(path, fnv1a("/", fnv1a(streamKindNames[kind])));
}

static_assert(fnv1a("foobar") == 0xbf9cf968u, "published FNV-1a test value");

} // namespace rackrate::kernel
