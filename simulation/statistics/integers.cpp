// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/integers.h"

#include "simulation/statistics/integercoding.h"

#include <algorithm>

namespace rackrate {

void SquareSum::save(IntegerWriter& writer) const
{
    writer(m_high, m_middle, m_low);
}

void SquareSum::load(IntegerReader& reader, std::int64_t minimum, std::int64_t maximum, std::uint64_t count)
{
    reader(m_high, m_middle, m_low);
    const auto magnitude = [](Wide x) { return x < 0 ? -x : x; };
    const Wide high = std::max(magnitude(minimum >> 32), magnitude(maximum >> 32)), low = 0xffffffff, n = Wide(count);
    reader.require(m_high >= 0 && m_high <= high * high * n);
    reader.require(magnitude(m_middle) <= 2 * high * low * n);
    reader.require(m_low >= 0 && m_low <= low * low * n);
}

double SquareSum::valueOf(Wide high, Wide middle, Wide low)
{
    // Carried upwards, the lower parts lie between 0 and 2^32, so that nothing cancels any more.
    middle += low >> 32;
    low &= 0xffffffff;
    high += middle >> 32;
    middle &= 0xffffffff;
    return (double(high) * 4294967296.0 + double(middle)) * 4294967296.0 + double(low);
}

double SquareSum::total() const
{
    return valueOf(m_high, m_middle, m_low);
}

double SquareSum::aboutMean(Wide sum, std::uint64_t count) const
{
    // About c, the whole number below the mean, with r = sum - c n: sum of x^2 - c^2 n - 2 c r, in the same three parts.
    const Wide n = Wide(count);
    const Wide centre = sum / n - (sum % n < 0 ? 1 : 0), rest = sum - centre * n;
    const Wide centreHigh = centre >> 32, centreLow = centre & 0xffffffff;
    const double squares = valueOf(m_high - centreHigh * centreHigh * n,
                                   m_middle - 2 * centreHigh * centreLow * n - 2 * centreHigh * rest,
                                   m_low - centreLow * centreLow * n - 2 * centreLow * rest);
    const double about = squares - double(rest) * double(rest) / double(count);
    return about > 0 ? about : 0;
}

} // namespace rackrate
