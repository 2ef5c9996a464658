// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers, as easy as 1, 2, 3; SC 2011). Key = seed (low, high),
// counter = (trial low, trial high, month block, stream): a number depends on nothing else.
#pragma once

#include "simulation/kernel/pack.h"

#include <cstdint>

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Four 32-bit words, each in a 64-bit lane.
template <class B>
struct PhiloxWords {
    B word[4];
};

/// Product of the low 32 bits of each lane with a 32-bit constant.
RACKRATE_INLINE std::uint64_t multiplyLow(std::uint64_t a, std::uint64_t b)
{
    return (a & 0xffffffffULL) * b;
}
#if RACKRATE_KERNEL_WIDTH > 1
RACKRATE_INLINE Bits multiplyLow(Bits a, std::uint64_t b)
{
#if defined(__AVX512F__) && RACKRATE_KERNEL_WIDTH == 8
    typedef int Half __attribute__((vector_size(64)));
    typedef long long Whole __attribute__((vector_size(64)));
    return (Bits)__builtin_ia32_pmuludq512_mask((Half)a, (Half)(Bits{} + b), (Whole)Bits{}, 0xff);
#elif defined(__AVX2__) && RACKRATE_KERNEL_WIDTH == 4
    typedef int Half __attribute__((vector_size(32)));
    return (Bits)__builtin_ia32_pmuludq256((Half)a, (Half)(Bits{} + b));
#elif defined(__SSE2__) && RACKRATE_KERNEL_WIDTH == 2
    typedef int Half __attribute__((vector_size(16)));
    return (Bits)__builtin_ia32_pmuludq128((Half)a, (Half)(Bits{} + b));
#else
    return (a & 0xffffffffULL) * b;
#endif
}
#endif

template <class B>
RACKRATE_INLINE PhiloxWords<B> philox(PhiloxWords<B> counter, std::uint32_t keyLow, std::uint32_t keyHigh)
{
    B a = counter.word[0], b = counter.word[1], c = counter.word[2], d = counter.word[3];
    for (int round = 0; round < 10; ++round) {
        const B left = multiplyLow(a, 0xD2511F53ULL), right = multiplyLow(c, 0xCD9E8D57ULL);
        a = (right >> 32) ^ b ^ static_cast<std::uint64_t>(keyLow);
        b = right & 0xffffffffULL;
        c = (left >> 32) ^ d ^ static_cast<std::uint64_t>(keyHigh);
        d = left & 0xffffffffULL;
        keyLow += 0x9E3779B9u;
        keyHigh += 0xBB67AE85u;
    }
    return {{a, b, c, d}};
}

constexpr std::uint64_t wholePattern = 0x4330000000000000ULL; ///< the bits of 2^52; with a word below 2^32 in them, of 2^52 + word

/// The futures in the lanes: the trial that addresses their numbers, and what turns a word into a number. Mirrored futures have
/// ones in the low half of their pattern, so that word w counts as 2^32 - 1 - w, which makes u into 1 - u and z into -z.
template <class R>
struct Futures {
    typename Lanes<R>::Bits trial, pattern;

    RACKRATE_INLINE Futures(typename Lanes<R>::Bits trials) : trial(trials), pattern(typename Lanes<R>::Bits{} + wholePattern) {}
    RACKRATE_INLINE Futures(typename Lanes<R>::Bits trials, typename Lanes<R>::Bits patterns) : trial(trials), pattern(patterns) {}
};

/// (word + 0.5) / 2^32, exact: strictly between 0 and 1.
template <class R>
RACKRATE_INLINE R uniformOf(typename Lanes<R>::Bits word, typename Lanes<R>::Bits pattern)
{
    const R whole = fromBits<R>(word ^ pattern) - 4503599627370496.0; // 2^52 + word, less 2^52
    return (whole + 0.5) * (1.0 / 4294967296.0);
}
template <class R>
RACKRATE_INLINE R uniformOf(typename Lanes<R>::Bits word)
{
    return uniformOf<R>(word, typename Lanes<R>::Bits{} + wholePattern);
}

/// The words of months 4 block .. 4 block + 3 of a stream.
template <class R>
RACKRATE_INLINE PhiloxWords<typename Lanes<R>::Bits> wordsOfBlock(std::uint64_t seed, typename Lanes<R>::Bits trials, std::uint32_t stream,
                                                                  std::uint32_t block)
{
    using B = typename Lanes<R>::Bits;
    const B zero{};
    return philox<B>(
        {{trials & 0xffffffffULL, trials >> 32, zero + static_cast<std::uint64_t>(block), zero + static_cast<std::uint64_t>(stream)}},
        static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32));
}

/// The uniforms of the same months.
template <class R>
RACKRATE_INLINE void uniformsOfBlock(R (&u)[4], std::uint64_t seed, const Futures<R>& futures, std::uint32_t stream, std::uint32_t block)
{
    const auto words = wordsOfBlock<R>(seed, futures.trial, stream, block);
    for (int i = 0; i < 4; ++i)
        u[i] = uniformOf<R>(words.word[i], futures.pattern);
}

/// The uniform of one month of a stream (month index 0 for scenario-level numbers).
template <class R>
RACKRATE_INLINE R uniformOfMonth(std::uint64_t seed, const Futures<R>& futures, std::uint32_t stream, int monthIndex)
{
    R u[4];
    uniformsOfBlock<R>(u, seed, futures, stream, static_cast<std::uint32_t>(monthIndex) >> 2);
    return u[monthIndex & 3];
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
