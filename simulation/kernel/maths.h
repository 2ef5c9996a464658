// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The kernel's own elementary functions: + - * / and square root only, one fixed order of operations, so the same bits on
// every machine. Any finite input gives a finite number. Largest errors in units of the last place, against long double over
// the whole range, are the constants below; beside them, by design:
//   exponential    0 below -708, e^709 above 709
//   naturalLog     below 2.3e-308 (zero, negative numbers and denormals too) that of 2.3e-308
//   power          exp(y ln x), so the error grows with y ln x
//   normalQuantile Wichura, algorithm AS 241, PPND16; Applied Statistics 37, 1988
//   normalCdf      1e-15 absolute, 1e-8 relative for x > -37 (Hart 1968 as given by West, Wilmott magazine, 2005)
#pragma once

#include "simulation/kernel/pack.h"

namespace rackrate::kernel {

constexpr double exponentialUlps = 1, naturalLogUlps = 1, normalQuantileUlps = 8;
/// Of power(x, y), for |y ln x| < 700: an ulp of the logarithm and half an ulp of the product shift the exponent by at most
/// 1.5 |y ln x| 2^-52, and an ulp of the result may be as little as 2^-53 of it.
constexpr double powerUlps(double yLogX)
{
    return 1 + 3 * (yLogX < 0 ? -yLogX : yLogX);
}

inline namespace RACKRATE_KERNEL_NAMESPACE {

/// e^x. x is clamped to [-708, 709]; below -708 the answer is 0.
/// Reduction by k ln 2 and rational remainder as in FreeBSD's e_exp.c (Sun Microsystems, 1993).
template <class R>
RACKRATE_INLINE R exponential(R x)
{
    const R within = clamp(x, broadcast<R>(-708.0), broadcast<R>(709.0));
    const R shifted = within * 1.44269504088896338700 + 6755399441055744.0;
    const R k = shifted - 6755399441055744.0;
    const R high = within - k * 6.93147180369123816490e-01, low = k * 1.90821492927058770002e-10;
    const R r = high - low, t = r * r;
    const R c = r - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * (6.61375632143793436117e-05
                  + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
    const R y = 1.0 - ((low - (r * c) / (2.0 - c)) - high);
    const R scale = fromBits<R>((bitsOf(shifted) + 1023ULL) << 52); // the low bits of `shifted` hold k
    return select(x < broadcast<R>(-708.0), R{}, y * scale);
}

/// ln x for x > 0; numbers below 2.3e-308 count as that. As in FreeBSD's e_log.c (Sun Microsystems, 1993).
template <class R>
RACKRATE_INLINE R naturalLog(R x)
{
    const R positive = larger(x, broadcast<R>(2.3e-308));
    const auto bits = bitsOf(positive) + 0x00095f6400000000ULL; // mantissa in [sqrt(1/2), sqrt(2))
    const R k = fromBits<R>((bits >> 52) | 0x4330000000000000ULL) - (4503599627370496.0 + 1023.0);
    const R mantissa = fromBits<R>((bits & 0x000fffffffffffffULL) + 0x3fe6a09c00000000ULL);
    const R f = mantissa - 1.0, s = f / (2.0 + f), z = s * s, w = z * z;
    const R odd = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
    const R even = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01
                    + w * 1.479819860511658591e-01)));
    const R half = 0.5 * f * f;
    return k * 6.93147180369123816490e-01 - ((half - (s * (half + (odd + even)) + k * 1.90821492927058770002e-10)) - f);
}

/// x^y for x >= 0: exp(y ln x); 0 to a positive power is 0, anything to the power 0 is 1.
template <class R>
RACKRATE_INLINE R power(R x, R y)
{
    const R result = exponential<R>(y * naturalLog(x));
    return select((x <= R{}) & (y > R{}), R{}, result);
}

/// The standard normal score that is undershot with probability p, 0 < p < 1. `Far` = false leaves out p or 1-p below 1.4e-11.
template <class R, bool Far = true>
RACKRATE_INLINE R normalQuantile(R p)
{
    const R q = p - 0.5, v = 0.180625 - q * q;
    const R centre = q * (((((((v * 2509.0809287301226727 + 33430.575583588128105) * v + 67265.770927008700853) * v
        + 45921.953931549871457) * v + 13731.693765509461125) * v + 1971.5909503065514427) * v + 133.14166789178437745) * v
        + 3.387132872796366608) / (((((((v * 5226.495278852545925 + 28729.085735721942674) * v + 39307.89580009271061) * v
        + 21213.794301586595867) * v + 5394.1960214247511077) * v + 687.1870074920579083) * v + 42.313330701600911252) * v + 1.0);
    const R depth = squareRoot(-naturalLog(smaller<R>(p, 1.0 - p)));
    const R r = depth - 1.6;
    R tail = (((((((r * 7.7454501427834140764e-4 + 0.0227238449892691845833) * r + 0.24178072517745061177) * r
        + 1.27045825245236838258) * r + 3.64784832476320460504) * r + 5.7694972214606914055) * r + 4.6303378461565452959) * r
        + 1.42343711074968357734) / (((((((r * 1.05075007164441684324e-9 + 5.475938084995344946e-4) * r
        + 0.0151986665636164571966) * r + 0.14810397642748007459) * r + 0.68976733498510000455) * r + 1.6763848301838038494) * r
        + 2.05319162663775882187) * r + 1.0);
    if constexpr (Far) {
        const R s = depth - 5.0;
        const R far = (((((((s * 2.01033439929228813265e-7 + 2.71155556874348757815e-5) * s + 0.0012426609473880784386) * s
            + 0.026532189526576123093) * s + 0.29656057182850489123) * s + 1.7848265399172913358) * s + 5.4637849111641143699) * s
            + 6.6579046435011037772) / (((((((s * 2.04426310338993978564e-15 + 1.4215117583164458887e-7) * s
            + 1.8463183175100546818e-5) * s + 7.868691311456132591e-4) * s + 0.0148753612908506148525) * s
            + 0.13692988092273580531) * s + 0.59983220655588793769) * s + 1.0);
        tail = select(depth > broadcast<R>(5.0), far, tail);
    }
    return select(magnitude(q) <= broadcast<R>(0.425), centre, select(q < R{}, -tail, tail));
}

/// Probability that a standard normal score is below x.
template <class R>
RACKRATE_INLINE R normalCdf(R x)
{
    const R a = smaller(magnitude(x), broadcast<R>(37.0));
    const R density = exponential<R>(-0.5 * a * a);
    const R top = ((((((3.52624965998911e-02 * a + 0.700383064443688) * a + 6.37396220353165) * a + 33.912866078383) * a
                    + 112.079291497871) * a + 221.213596169931) * a + 220.206867912376);
    const R bottom = (((((((8.83883476483184e-02 * a + 1.75566716318264) * a + 16.064177579207) * a + 86.7807322029461) * a
                    + 296.564248779674) * a + 637.333633378831) * a + 793.826512519948) * a + 440.413735824752);
    const R fraction = a + 1.0 / (a + 2.0 / (a + 3.0 / (a + 4.0 / (a + 0.65))));
    const R tail = select(a < broadcast<R>(7.07106781186547), density * top / bottom, density / fraction / 2.50662827463100050242);
    return select(x > R{}, 1.0 - tail, tail);
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
