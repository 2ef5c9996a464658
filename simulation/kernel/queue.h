// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Waiting for servers: probability of waiting for a real number of servers, and one time step with load carried over from
// step to step, overload included. Works on plain double and on packs.
#pragma once

#include "simulation/kernel/maths.h"

namespace rackrate::kernel {
inline namespace RACKRATE_KERNEL_NAMESPACE {

/// Erlang C for real servers c >= 1 and utilisation 0 < x < 1, from Temme's uniform expansion of the incomplete gamma
/// function (corrected diffusion: Janssen, van Leeuwaarden, Zwart, Operations Research 59(6), 2011). Against the exact
/// recursion: 3e-4 relative at c = 2, 1e-5 from c = 8; 1.3e-3 absolute at c = 1. `perServer` = 1/c, `root` = square root of c.
template <class R>
RACKRATE_INLINE R erlangC(R c, R perServer, R root, R x)
{
    const R m = 1.0 - x;
    const auto series = m < broadcast<R>(0.1);
    const R h = select(series,
        m * m * (0.5 + m * (1.0 / 3 + m * (0.25 + m * (0.2 + m * (1.0 / 6 + m * (1.0 / 7)))))), -m - naturalLog(x));
    const R exponent = smaller(c * h, broadcast<R>(700.0));
    const R alpha = squareRoot(2.0 * exponent);
    // Mills ratio: Abramowitz and Stegun 26.2.17. One division serves t, 1/alpha and 1/m.
    const R millsBase = 1.0 + 0.2316419 * alpha, inverse = 1.0 / (millsBase * alpha * m), t = inverse * alpha * m;
    const R mills = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const R p = 2.50662827463100050242 * exponential(exponent) - mills;
    const R c0 = select(series, -1.0 / 3 - m * (1.0 / 12 + m * (23.0 / 540 + m * (353.0 / 12960))), inverse * millsBase * (root * m - alpha));
    const R gammaStar = 1.0 + (1.0 / 12 + 1.0 / 288 * perServer) * perServer;
    return 1.0 / (x + m * (1.0 + gammaStar * (root * p + c0)));
}
template <class R>
RACKRATE_INLINE R erlangC(R c, R x)
{
    return erlangC<R>(c, 1.0 / c, squareRoot(c), x);
}

/// What a time step is given and leaves behind. Times in one unit of the caller's choice (seconds, hours).
template <class R>
struct QueueState {
    R inSystem{}; ///< Q: mean number in the system
    R backlog{};  ///< F: fluid backlog
};

/// One step's answer.
template <class R>
struct QueueStep {
    R waitProbability{}; ///< C, of the stochastic part
    R stochasticWait{};  ///< Wx: mean wait without the fluid backlog
    R wait{};            ///< mean wait, backlog included
    R overloadShare{};   ///< phi: share of arrivals that meet the fluid backlog
    R busyShare{};       ///< x: share of the servers that is busy
    R queue{};           ///< L: mean number waiting at the step's end, backlog included
};

/// Advances `state` by a step of length `horizon` with `rate` arrivals per time on c >= 1 servers of mean service time
/// `service` > 0. V = (squared variation of arrivals + of service) / 2. Backward Euler step of the pointwise stationary
/// fluid-flow model (Wang, Tipper, Banerjee, INFOCOM 1996) on the number in system: constant load returns Allen-Cunneen,
/// overload the fluid limit.
template <class R>
RACKRATE_INLINE QueueStep<R> advanceQueue(QueueState<R>& state, R rate, R c, R service, R variability, double horizon)
{
    const R zero{}, one = broadcast<R>(1.0), nothing = broadcast<R>(1e-300);
    const R perServer = 1.0 / c, serverRoot = squareRoot(c), interval = service * perServer; // between departures of busy servers
    const R n = horizon / interval, rho = rate * interval;
    const R b = state.inSystem - c + n * (rho - 1.0), k0 = n + c, perK0 = 1.0 / k0;
    const auto calm = b < zero;
    QueueStep<R> step;
    R x = smaller(rho, one), y = zero, queue = zero;
    for (int pass = 0; pass < 2; ++pass) {
        const R inside = clamp(x, broadcast<R>(1e-9), broadcast<R>(0.9999));
        step.waitProbability = erlangC<R>(c, perServer, serverRoot, inside);
        const R k = variability * step.waitProbability * inside, k0k = k0 * k;
        const R root = squareRoot(b * b + 4.0 * k0k), half = 0.5 * (b + root);
        // The root of the quadratic without cancellation, and k / queue without dividing two numbers that may both have vanished.
        const R quotient = select(calm, 2.0 * k0k, k) / larger(select(calm, root - b, half), nothing);
        queue = select(calm, quotient, half);
        y = select(calm, 0.5 * (root - b) * perK0, quotient);
        x = clamp(1.0 - y, broadcast<R>(1e-9), one);
    }
    const R free = select(state.backlog > zero, zero, positivePart(c - state.inSystem));
    const R growth = n * (rho - 1.0), backlog = positivePart(state.backlog + growth - free);
    const typename Lanes<R>::Mask clears = (state.backlog > zero) & (backlog <= zero), overloaded = backlog > zero;
    const R perGrowth = 1.0 / larger(magnitude(growth), nothing);
    const R clearingShare = select(rho >= one, one, smaller(one, state.backlog * perGrowth));
    const R growingShare = select(state.backlog > zero, one, 1.0 - free * perGrowth);
    const R area = select(clears, 0.5 * state.backlog * clearingShare, select(overloaded, 0.5 * (state.backlog + backlog), zero));
    step.overloadShare = select(clears, clearingShare, select(overloaded, growingShare, zero));
    step.stochasticWait = positivePart(queue - backlog) * interval / x;
    step.wait = area * interval + step.stochasticWait;
    step.busyShare = x;
    step.queue = queue;
    state.inSystem = c * (1.0 - y) + queue;
    state.backlog = backlog;
    return step;
}

} // namespace RACKRATE_KERNEL_NAMESPACE
} // namespace rackrate::kernel
