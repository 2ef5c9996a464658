// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// How trials are sampled; every number is a pure function of plan, draw and trial.
//   random           independent trials.
//   antithetic       trials 2k and 2k+1 are a pair: the second has the negative of every score of the first, monthly ones too.
//   Latin hypercube  of N planned trials, trial t belongs to replicate r = t mod 16, in which it is number t div 16 of
//                    n = ceil((N - r) / 16). In each replicate every number drawn once per trial has exactly one value in
//                    each of n equally likely strata (McKay, Beckman and Conover, Technometrics 21, 1979), the strata in an
//                    order of its own. Beyond N the strata are gone through again.
//   Sobol            replicates likewise, whatever N; number k of a replicate is point k of a Sobol' sequence, scrambled anew
//                    for each replicate: word = shift + sum of the direction numbers of k's bits, modulo 2 bit by bit.
// In the last two, monthly shocks and events stay independent random numbers.
#pragma once

#include "simulation/kernel/philox.h"
#include "simulation/kernel/plan.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

constexpr int permutationRounds = 6;
constexpr int permutationWords = permutationRounds + 2; ///< keys of the rounds, rotation, one unused
constexpr int sobolWords = 33;                          ///< shift, then 32 scrambled direction numbers

RACKRATE_INLINE Futures<Real> futuresOf(const PlanView& plan, Bits trials)
{
    const Bits second = trials & static_cast<std::uint64_t>(plan.sampling == AntitheticSampling ? 1 : 0);
    return {trials ^ second, ((Bits{} - second) >> 32) ^ wholePattern};
}

/// Trials of a replicate when the whole run has `trials`.
RACKRATE_INLINE std::uint64_t replicateSize(std::uint64_t trials, std::uint64_t replicate)
{
    return trials > replicate ? (trials - replicate + (replicateCount - 1)) / replicateCount : 0;
}

/// A hash in which every bit of x moves every bit of the result (constants from a search by C. Wellons, 2018).
RACKRATE_INLINE std::uint32_t mixed(std::uint32_t x)
{
    x = (x ^ x >> 16) * 0x7feb352dU;
    x = (x ^ x >> 15) * 0x846ca68bU;
    return x ^ x >> 16;
}

/// Place of `index` in an order of 0 .. count-1 that `keys` choose, 0 <= index < count < 2^31. A Feistel network permutes the
/// next power of two and is walked until it lands below count (Black and Rogaway, 2002); the rotation makes every place
/// equally likely also where count is small. At least 64 places, so that rounds have bits to mix.
RACKRATE_FUNCTION std::uint32_t permuted(std::uint32_t index, std::uint32_t count, const std::uint32_t* keys)
{
    int bits = 6;
    while (1U << bits < count)
        ++bits;
    const int lowBits = bits / 2;
    const std::uint32_t lowMask = (1U << lowBits) - 1, highMask = (1U << (bits - lowBits)) - 1;
    do {
        std::uint32_t high = index >> lowBits, low = index & lowMask;
        for (int round = 0; round < permutationRounds; round += 2) {
            high ^= mixed(low ^ keys[round]) & highMask;
            low ^= mixed(high ^ keys[round + 1]) & lowMask;
        }
        index = high << lowBits | low;
    } while (index >= count);
    const std::uint64_t rotation = static_cast<std::uint64_t>(keys[permutationRounds]) * count >> 32;
    return static_cast<std::uint32_t>((index + rotation) % count);
}

/// (stratum + jitter) / n. The jitter has 20 bits, so that the sum is exact. Kept within the reach of a 32-bit number.
RACKRATE_FUNCTION Real latinHypercubeUniform(const PlanView& plan, const Draw& draw, Bits trials)
{
    const Bits word = wordsOfBlock<Real>(plan.seed, trials, draw.stream, 0).word[0];
    const Real jitter = (fromBits<Real>((word >> 12) | wholePattern) - 4503599627370496.0 + 0.5) * (1.0 / 1048576.0);
    Real stratum{}, strata{};
    for (int i = 0; i < width; ++i) {
        const std::uint64_t trial = lane(trials, i), replicate = trial % replicateCount, index = trial / replicateCount;
        std::uint64_t size = replicateSize(plan.plannedTrials, replicate);
        size = size == 0 ? 1 : size;
        const std::uint32_t* keys = plan.scrambles + (static_cast<std::uint64_t>(draw.dimension) * replicateCount + replicate) * permutationWords;
        const std::uint64_t place = index < size ? index : index % size;
        setLane(stratum, i, permuted(static_cast<std::uint32_t>(place), static_cast<std::uint32_t>(size), keys));
        setLane(strata, i, static_cast<double>(size));
    }
    constexpr double edge = 0.5 / 4294967296.0;
    return clamp((stratum + jitter) / strata, broadcast<Real>(edge), broadcast<Real>(1.0 - edge));
}

/// The first 2^36 trials have points of their own.
RACKRATE_FUNCTION Real sobolUniform(const PlanView& plan, const Draw& draw, Bits trials)
{
    Bits words{};
    for (int i = 0; i < width; ++i) {
        const std::uint64_t trial = lane(trials, i), index = trial / replicateCount;
        const std::uint32_t* scramble = plan.scrambles
            + (static_cast<std::uint64_t>(draw.dimension) * replicateCount + trial % replicateCount) * sobolWords;
        std::uint32_t word = scramble[0];
        for (int bit = 0; bit < 32 && index >> bit != 0; ++bit)
            word ^= scramble[1 + bit] & (0U - static_cast<std::uint32_t>(index >> bit & 1));
        setLane(words, i, word);
    }
    return uniformOf<Real>(words);
}

/// Where a number that is drawn once per trial falls between 0 and 1.
RACKRATE_INLINE Real uniformOfDraw(const PlanView& plan, const Draw& draw, const Futures<Real>& futures)
{
    switch (plan.sampling) {
    case LatinHypercubeSampling: return latinHypercubeUniform(plan, draw, futures.trial);
    case SobolSampling: return sobolUniform(plan, draw, futures.trial);
    default: return uniformOfMonth<Real>(plan.seed, futures, draw.stream, 0);
    }
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
