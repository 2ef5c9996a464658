// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Direction numbers of Sobol' sequences: the set new-joe-kuo-6 (S. Joe and F. Y. Kuo, Constructing Sobol sequences with better
// two-dimensional projections, SIAM J. Sci. Comput. 30, 2635-2654, 2008), first 256 dimensions, under the authors' BSD licence.
#pragma once

#include <array>
#include <cstdint>

namespace rackrate {

constexpr int sobolDimensions = 256;

/// A primitive polynomial over the integers modulo 2, x^degree + a_1 x^(degree-1) + … + a_(degree-1) x + 1, with a_1 as the
/// highest of degree-1 bits of `coefficients`, and the initial numbers m_1 … m_degree (odd, m_i < 2^i).
struct SobolPolynomial {
    int degree;
    std::uint32_t coefficients, initial[11];
};

/// `dimension` 1 to sobolDimensions-1; dimension 0 is van der Corput's sequence and has none.
const SobolPolynomial& sobolPolynomial(int dimension);

/// v_1 … v_32 of a dimension from 0 on; the highest bit of a number stands for 1/2. Point k is the sum, modulo 2 bit by bit, of
/// the numbers of k's bits, v_1 for the lowest.
std::array<std::uint32_t, 32> sobolDirections(int dimension);

} // namespace rackrate
