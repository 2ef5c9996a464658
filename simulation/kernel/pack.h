// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Packs: RACKRATE_KERNEL_WIDTH trials side by side in a register. Width 1 is plain double, int64 and bool, for the plan, for
// tests and for a GPU thread. A source file that wants another width defines the width and a namespace of its own
// (RACKRATE_KERNEL_NAMESPACE) before the first include, so that the linker never mixes code of two instruction sets.
// Operators + - * / < <= > >= == & | work on all of them; choose with select(), never with if, on what differs by lane.
#pragma once

#include "simulation/kernel/hostdevice.h"

#include <cstdint>

#ifndef RACKRATE_KERNEL_WIDTH
#define RACKRATE_KERNEL_WIDTH 1
#endif
#ifndef RACKRATE_KERNEL_NAMESPACE
#define RACKRATE_KERNEL_NAMESPACE plain
#endif

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

constexpr int width = RACKRATE_KERNEL_WIDTH;

/// The types that go with a real type: whole numbers, bit patterns and truth by lane.
template <class R>
struct Lanes;

template <>
struct Lanes<double> {
    using Int = std::int64_t;
    using Bits = std::uint64_t;
    using Mask = bool;
};

#if RACKRATE_KERNEL_WIDTH > 1
typedef double Real __attribute__((vector_size(8 * RACKRATE_KERNEL_WIDTH)));
typedef std::int64_t Int __attribute__((vector_size(8 * RACKRATE_KERNEL_WIDTH)));
typedef std::uint64_t Bits __attribute__((vector_size(8 * RACKRATE_KERNEL_WIDTH)));
using Mask = decltype(Real{} < Real{});

template <>
struct Lanes<Real> {
    using Int = kernel::Int;
    using Bits = kernel::Bits;
    using Mask = kernel::Mask;
};

RACKRATE_INLINE Real select(Mask choice, Real yes, Real no) { return choice ? yes : no; }
RACKRATE_INLINE double lane(Real x, int i) { return x[i]; }
RACKRATE_INLINE std::int64_t lane(Int x, int i) { return x[i]; }
RACKRATE_INLINE void setLane(Real& x, int i, double value) { x[i] = value; }
RACKRATE_INLINE std::uint64_t lane(Bits x, int i) { return x[i]; }
RACKRATE_INLINE void setLane(Bits& x, int i, std::uint64_t value) { x[i] = value; }
RACKRATE_INLINE bool laneTrue(Mask x, int i) { return x[i] != 0; }
/// True in some lane. To leave out work that changes no lane, never to choose what a lane gets.
RACKRATE_INLINE bool anyLane(Mask x)
{
#if defined(__AVX512DQ__) && RACKRATE_KERNEL_WIDTH == 8
    typedef long long Whole __attribute__((vector_size(64)));
    return __builtin_ia32_cvtq2mask512((Whole)x) != 0;
#elif defined(__AVX__) && RACKRATE_KERNEL_WIDTH == 4
    return __builtin_ia32_movmskpd256((Real)x) != 0;
#elif defined(__SSE2__) && RACKRATE_KERNEL_WIDTH == 2
    return __builtin_ia32_movmskpd((Real)x) != 0;
#else
    bool any = false;
    for (int i = 0; i < width; ++i)
        any = any || x[i] != 0;
    return any;
#endif
}
RACKRATE_INLINE Real squareRoot(Real x)
{
    for (int i = 0; i < width; ++i)
        x[i] = __builtin_sqrt(x[i]);
    return x;
}
#else
#ifdef RACKRATE_KERNEL_REAL // a test's number, which does what double does and watches
using Real = RACKRATE_KERNEL_REAL;
template <>
struct Lanes<Real> : Lanes<double> {};
#else
using Real = double;
#endif
using Int = std::int64_t;
using Bits = std::uint64_t;
using Mask = bool;
#endif

RACKRATE_INLINE double select(bool choice, double yes, double no) { return choice ? yes : no; }
RACKRATE_INLINE double lane(double x, int) { return x; }
RACKRATE_INLINE std::int64_t lane(std::int64_t x, int) { return x; }
RACKRATE_INLINE bool laneTrue(bool x, int) { return x; }
RACKRATE_INLINE bool anyLane(bool x) { return x; }
RACKRATE_INLINE void setLane(double& x, int, double value) { x = value; }
RACKRATE_INLINE std::uint64_t lane(std::uint64_t x, int) { return x; }
RACKRATE_INLINE void setLane(std::uint64_t& x, int, std::uint64_t value) { x = value; }
RACKRATE_INLINE double squareRoot(double x) { return __builtin_sqrt(x); }

/// The same number in every lane.
template <class R>
RACKRATE_INLINE R broadcast(double value)
{
    return R{} + value;
}

template <class R>
RACKRATE_INLINE typename Lanes<R>::Bits bitsOf(R x)
{
    return __builtin_bit_cast(typename Lanes<R>::Bits, x);
}
template <class R>
RACKRATE_INLINE R fromBits(typename Lanes<R>::Bits bits)
{
    return __builtin_bit_cast(R, bits);
}

template <class R>
RACKRATE_INLINE R larger(R a, R b)
{
    return select(a > b, a, b);
}
template <class R>
RACKRATE_INLINE R smaller(R a, R b)
{
    return select(a < b, a, b);
}
template <class R>
RACKRATE_INLINE R clamp(R x, R low, R high)
{
    return smaller(larger(x, low), high);
}
/// max(x, 0)
template <class R>
RACKRATE_INLINE R positivePart(R x)
{
    return larger(x, R{});
}
template <class R>
RACKRATE_INLINE R magnitude(R x)
{
    return fromBits<R>(bitsOf(x) & 0x7fffffffffffffffULL);
}

/// Largest whole number <= x, for |x| < 2^51.
template <class R>
RACKRATE_INLINE R floorOf(R x)
{
    const R shifted = (x + 6755399441055744.0) - 6755399441055744.0; // 1.5 * 2^52: rounds to the nearest whole number
    return select(shifted > x, shifted - 1.0, shifted);
}
/// Smallest whole number >= x, for |x| < 2^51.
template <class R>
RACKRATE_INLINE R ceilingOf(R x)
{
    const R shifted = (x + 6755399441055744.0) - 6755399441055744.0;
    return select(shifted < x, shifted + 1.0, shifted);
}
/// Nearest integer, halves to even, for |x| < 2^51.
template <class R>
RACKRATE_INLINE typename Lanes<R>::Int nearestInteger(R x)
{
    using Int = typename Lanes<R>::Int;
    return __builtin_bit_cast(Int, bitsOf<R>(x + 6755399441055744.0) - 0x4338000000000000ULL);
}
/// The nearest double of any integer, halves to even: high and low words are exact, their sum is rounded once.
template <class R>
RACKRATE_INLINE R realOf(typename Lanes<R>::Int value)
{
    const auto bits = __builtin_bit_cast(typename Lanes<R>::Bits, value);
    const R low = fromBits<R>((bits & 0xffffffffULL) | 0x4330000000000000ULL); // 2^52 + low word
    const R high = fromBits<R>((bits >> 32) ^ 0x4530000080000000ULL);          // 2^84 + 2^63 + 2^32 x high word
    return (high - 19342822341709703277445120.0) + low;                        // less 2^84 + 2^63 + 2^52
}
/// Sum over all lanes.
RACKRATE_INLINE std::int64_t laneSum(std::int64_t value)
{
    return value;
}
#if RACKRATE_KERNEL_WIDTH > 1
RACKRATE_INLINE std::int64_t laneSum(Int value)
{
#if RACKRATE_KERNEL_WIDTH == 8
    const auto four = __builtin_shufflevector(value, value, 0, 1, 2, 3) + __builtin_shufflevector(value, value, 4, 5, 6, 7);
#else
    const Int four = value;
#endif
#if RACKRATE_KERNEL_WIDTH >= 4
    const auto two = __builtin_shufflevector(four, four, 0, 1) + __builtin_shufflevector(four, four, 2, 3);
#else
    const Int two = four;
#endif
    return two[0] + two[1];
}
#endif

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
