// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <bit>
#include <cstdint>

namespace rackrate {

constexpr int mantissaBits = 10; ///< of a value, after its highest bit, that tell its bin
constexpr std::uint32_t negativeBins = 64u << mantissaBits; ///< bins from here on are of negative values
constexpr std::uint32_t binCount = 2 * negativeBins;

// Static, so that code for one instruction set stays in the file that was compiled for it.
static constexpr std::uint64_t magnitudeOf(std::int64_t value)
{
    return value < 0 ? 0 - std::uint64_t(value) : std::uint64_t(value);
}

/// The bin of a value other than 0, rising with its magnitude. A double's exponent and the upper bits of its mantissa, side by side,
/// are the bin; bits that no double has room for are cut off first, so that none is rounded up into the next bin.
static constexpr std::uint32_t histogramBin(std::int64_t value)
{
    constexpr int mantissaOfDouble = 52;
    constexpr std::uint64_t beyondDouble = (1u << (63 - mantissaOfDouble)) - 1, allButSign = ~std::uint64_t(0) >> 1;
    std::uint64_t magnitude = magnitudeOf(value);
    magnitude &= magnitude >> (mantissaOfDouble + 1) != 0 ? ~beyondDouble : ~std::uint64_t(0);
    const std::uint64_t bits = std::bit_cast<std::uint64_t>(double(std::int64_t(magnitude))) & allButSign;
    return std::uint32_t(bits >> (mantissaOfDouble - mantissaBits)) - (1023u << mantissaBits) + (value < 0 ? negativeBins : 0u);
}

} // namespace rackrate
