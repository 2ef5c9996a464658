// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// First stage: the numbers drawn once per trial. Independent scores, correlation, values.
#pragma once

#include "simulation/kernel/sampling.h"
#include "simulation/kernel/score.h"
#include "simulation/kernel/workspace.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// A plan's number in these trials.
RACKRATE_INLINE Real valueOf(const Value& value, Row<const Real> draws)
{
    if (value.draw < 0)
        return broadcast<Real>(value.base);
    return clamp(draws[value.draw], broadcast<Real>(value.low), broadcast<Real>(value.high));
}

/// Nothing but zero in every trial.
RACKRATE_INLINE bool alwaysZero(const Value& value)
{
    return value.draw < 0 && value.base == 0;
}

/// Linear between `count` values at equal steps of z from -reach to reach, constant outside.
RACKRATE_FUNCTION Real tableValue(const double* values, int count, double reach, Real z)
{
    const Real position = clamp((z + reach) * ((count - 1) / (2 * reach)), Real{}, broadcast<Real>(count - 1.0));
    Real result{};
    for (int i = 0; i < width; ++i) {
        const double at = lane(position, i);
        const int below = static_cast<int>(at) < count - 1 ? static_cast<int>(at) : count - 2;
        const double weight = at - below;
        setLane(result, i, values[below] + weight * (values[below + 1] - values[below]));
    }
    return result;
}

/// The value of the first of `count` rising score bounds above z; the last value beyond them all.
RACKRATE_FUNCTION Real stepValue(const double* bounds, const double* values, int count, Real z)
{
    Real result = broadcast<Real>(values[count - 1]);
    for (int i = count - 2; i >= 0; --i)
        result = select(z < broadcast<Real>(bounds[i]), broadcast<Real>(values[i]), result);
    return result;
}

RACKRATE_FUNCTION Real drawnValue(const PlanView& plan, const Draw& draw, Real z)
{
    const double* table = plan.numbers + draw.tableBegin;
    switch (draw.form) {
    case LogNormalDraw: return exponential<Real>(draw.a + draw.b * z);
    case TableDraw: return tableValue(table, draw.tableCount, draw.a, z);
    case StepDraw: return stepValue(table, table + draw.tableCount / 2, draw.tableCount / 2, z);
    default: return draw.a + draw.b * z;
    }
}

RACKRATE_FUNCTION void drawNumbers(const PlanView& plan, const Futures<Real>& futures, const Workspace& work)
{
    for (int i = 0; i < plan.drawCount; ++i)
        work.scores[i] = normalScore<Real>(uniformOfDraw(plan, plan.draws[i], futures));
    const double* factor = plan.numbers + plan.correlationBegin;
    for (int i = 0; i < plan.drawCount; ++i) {
        Real z = work.scores[i];
        if (i < plan.correlatedDraws) {
            z = Real{};
            for (int k = 0; k <= i; ++k)
                z = z + factor[k] * work.scores[k];
            factor += i + 1;
        }
        work.draws[i] = drawnValue(plan, plan.draws[i], z);
    }
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
