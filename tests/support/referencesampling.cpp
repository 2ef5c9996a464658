// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencesampling.h"

#include "simulation/kernel/philox.h"
#include "simulation/plan/sobolnumbers.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace rackrate::reference {

namespace {

using Bits = std::array<int, 32>; // the highest, worth 1/2, first

constexpr std::uint64_t replicates = 16;

/// Word number `index` of a replicate's keys: they begin where month 4 of a trial would.
std::uint32_t keyWord(const kernel::PlanView& plan, int draw, std::uint64_t replicate, int index)
{
    const auto block = std::uint32_t(1 + index / 4);
    const auto words = kernel::philox<std::uint64_t>({{replicate, 0, block, plan.draws[draw].stream}}, std::uint32_t(plan.seed),
                                                     std::uint32_t(plan.seed >> 32));
    return std::uint32_t(words.word[index % 4]);
}

Bits bitsOf(std::uint32_t word)
{
    Bits bits{};
    for (int i = 0; i < 32; ++i)
        bits[i] = int(word >> (31 - i) & 1);
    return bits;
}

/// Draws with equal streams share a dimension; the others are counted in order.
int dimensionOf(const kernel::PlanView& plan, int draw)
{
    std::set<std::uint32_t> seen;
    for (int i = 0; i < plan.drawCount; ++i) {
        if (plan.draws[i].stream == plan.draws[draw].stream)
            break;
        seen.insert(plan.draws[i].stream);
    }
    return int(seen.size());
}

/// m_1 … m_32 by m_i = 2 a_1 m_(i-1) + 4 a_2 m_(i-2) + … + 2^(d-1) a_(d-1) m_(i-d+1) + 2^d m_(i-d) + m_(i-d), all modulo 2 bit by
/// bit (Joe and Kuo, 2008, equation 2).
std::vector<std::uint64_t> initialNumbers(int dimension)
{
    std::vector<std::uint64_t> m(32, 1);
    if (dimension == 0)
        return m;
    const SobolPolynomial& polynomial = sobolPolynomial(dimension);
    const int d = polynomial.degree;
    for (int i = 0; i < 32; ++i) {
        if (i < d) {
            m[i] = polynomial.initial[i];
            continue;
        }
        m[i] = m[i - d] ^ m[i - d] << d;
        for (int k = 1; k < d; ++k)
            m[i] ^= (polynomial.coefficients >> (d - 1 - k) & 1) * (m[i - k] << k);
    }
    return m;
}

/// The unscrambled point: bit b of the index adds m_(b+1) / 2^(b+1).
Bits sobolPoint(int dimension, std::uint64_t index)
{
    const std::vector<std::uint64_t> m = initialNumbers(dimension);
    Bits sum{};
    for (int b = 0; b < 32; ++b) {
        for (int i = 0; i <= b && (index >> b & 1); ++i)
            sum[i] ^= int(m[b] >> (b - i) & 1);
    }
    return sum;
}

std::uint32_t hash(std::uint32_t x)
{
    x ^= x >> 16;
    x *= 2146121005u;
    x ^= x >> 15;
    x *= 2221713035u;
    return x ^ (x >> 16);
}

/// Where `index` stands in the replicate's order of 0 .. count-1.
std::uint64_t place(std::uint64_t index, std::uint64_t count, const std::vector<std::uint32_t>& keys)
{
    std::uint64_t domain = 64;
    int bits = 6;
    for (; domain < count; ++bits)
        domain *= 2;
    const std::uint64_t lowSize = std::uint64_t(1) << bits / 2, highSize = domain / lowSize;
    std::uint64_t x = index;
    do {
        std::uint64_t high = x / lowSize, low = x % lowSize;
        for (int round = 0; round < 6; ++round) {
            if (round % 2 == 0)
                high ^= hash(std::uint32_t(low) ^ keys[round]) % highSize;
            else
                low ^= hash(std::uint32_t(high) ^ keys[round]) % lowSize;
        }
        x = high * lowSize + low;
    } while (x >= count);
    return (x + keys[6] * count / 4294967296) % count;
}

} // namespace

double latinHypercubeUniform(const kernel::PlanView& plan, int draw, std::uint64_t trial)
{
    std::uint64_t count = 0; // trials of this replicate
    for (std::uint64_t t = trial % replicates; t < plan.plannedTrials; t += replicates)
        ++count;
    count = std::max<std::uint64_t>(count, 1);
    std::vector<std::uint32_t> keys;
    for (int i = 0; i < 7; ++i)
        keys.push_back(keyWord(plan, draw, trial % replicates, i));
    const auto words = kernel::philox<std::uint64_t>({{trial % 4294967296, trial / 4294967296, 0, plan.draws[draw].stream}},
                                                     std::uint32_t(plan.seed), std::uint32_t(plan.seed >> 32));
    const double within = (double(words.word[0] / 4096) + 0.5) / 1048576;
    const double u = (double(place(trial / replicates % count, count, keys)) + within) / double(count);
    return std::clamp(u, 0.5 / 4294967296, 1 - 0.5 / 4294967296);
}

double sobolUniform(const kernel::PlanView& plan, int draw, std::uint64_t trial)
{
    const std::uint64_t replicate = trial % replicates;
    const Bits point = sobolPoint(dimensionOf(plan, draw), trial / replicates);
    const Bits shift = bitsOf(keyWord(plan, draw, replicate, 0));
    double u = 0.5 / 4294967296, worth = 0.5;
    for (int i = 0; i < 32; ++i, worth /= 2) {
        const Bits row = bitsOf(keyWord(plan, draw, replicate, 1 + i));
        int bit = shift[i] + point[i];
        for (int j = 0; j < i; ++j)
            bit += row[j] * point[j];
        u += bit % 2 * worth;
    }
    return u;
}

} // namespace rackrate::reference
