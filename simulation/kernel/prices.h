// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Second stage: how each price moves over the months.
#pragma once

#include "simulation/kernel/draw.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// factor(0) = 1; each month multiplies by (1+drift)^(1/12), by exp(s z - s^2/2) with s = volatility / sqrt(12), and by
/// 1 + jumpSize with probability jumpsPerYear/12, divided by its mean. The step into month index m uses the uniforms of m.
RACKRATE_FUNCTION void followPrice(const PlanView& plan, const PricePath& path, const Futures<Real>& futures, const Workspace& work, Row<Real> factors)
{
    const Real step = power<Real>(1.0 + valueOf(path.drift, work.draws), broadcast<Real>(1.0 / 12.0));
    const Real sigma = valueOf(path.volatility, work.draws) * 0.28867513459481288; // 1/sqrt(12)
    const Real size = valueOf(path.jumpSize, work.draws);
    const Real chance = clamp(valueOf(path.jumpsPerYear, work.draws) * (1.0 / 12.0), Real{}, broadcast<Real>(1.0));
    const Real jumpStep = 1.0 / (1.0 + chance * size), jumped = (1.0 + size) * jumpStep;
    Real factor = broadcast<Real>(1.0), shock[4], jump[4];
    for (int m = 0; m < plan.months; ++m) {
        if ((m & 3) == 0 && path.moves)
            uniformsOfBlock<Real>(shock, plan.seed, futures, path.stream, static_cast<std::uint32_t>(m >> 2));
        if ((m & 3) == 0 && path.jumps)
            uniformsOfBlock<Real>(jump, plan.seed, futures, path.jumpStream, static_cast<std::uint32_t>(m >> 2));
        if (m > 0) {
            factor = factor * step;
            if (path.moves)
                factor = factor * exponential<Real>(sigma * (normalScore<Real>(shock[m & 3]) - 0.5 * sigma));
            if (path.jumps)
                factor = factor * select(jump[m & 3] < chance, jumped, jumpStep);
        }
        factors[m] = factor;
    }
}

RACKRATE_FUNCTION void followPrices(const PlanView& plan, const Futures<Real>& futures, const Workspace& work)
{
    for (int p = 0; p < plan.pricePathCount; ++p)
        followPrice(plan, plan.pricePaths[p], futures, work, work.priceFactors + static_cast<std::int64_t>(p) * plan.months);
}

/// Factor of a price path in a month (0-based); path -1 never moves.
RACKRATE_INLINE Real priceFactor(const PlanView& plan, const Workspace& work, int path, int month)
{
    return path < 0 ? broadcast<Real>(1.0) : work.priceFactors[static_cast<std::int64_t>(path) * plan.months + month];
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
