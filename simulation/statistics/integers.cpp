// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/integers.h"

namespace rackrate {

double SquareSum::aboutMean(Wide sum, std::uint64_t count) const
{
    // About c, the whole number below the mean, with r = sum - c n: sum of x^2 - c^2 n - 2 c r, in the same three parts.
    const Wide n = Wide(count);
    const Wide centre = sum / n - (sum % n < 0 ? 1 : 0), rest = sum - centre * n;
    const Wide centreHigh = centre >> 32, centreLow = centre & 0xffffffff;
    Wide high = m_high - centreHigh * centreHigh * n;
    Wide middle = m_middle - 2 * centreHigh * centreLow * n - 2 * centreHigh * rest;
    Wide low = m_low - centreLow * centreLow * n - 2 * centreLow * rest;
    // Carried upwards, the lower parts lie between 0 and 2^32, so that nothing cancels any more.
    middle += low >> 32;
    low &= 0xffffffff;
    high += middle >> 32;
    middle &= 0xffffffff;
    const double squares = (double(high) * 4294967296.0 + double(middle)) * 4294967296.0 + double(low);
    const double about = squares - double(rest) * double(rest) / double(count);
    return about > 0 ? about : 0;
}

} // namespace rackrate
