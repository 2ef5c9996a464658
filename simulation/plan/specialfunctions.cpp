// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/specialfunctions.h"

#include "simulation/kernel/maths.h"

#include <algorithm>

namespace rackrate {

double logGamma(double x)
{
    double product = 1;
    while (x < 10) {
        product *= x;
        x += 1;
    }
    const double inverse = 1 / x, square = inverse * inverse;
    const double series = inverse * (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square * (1.0 / 1680
                              - square * (1.0 / 1188 - square * (691.0 / 360360))))));
    constexpr double halfLogTwoPi = 0.91893853320467274178;
    return (x - 0.5) * kernel::naturalLog(x) - x + halfLogTwoPi + series - kernel::naturalLog(product);
}

namespace {

double betaFraction(double a, double b, double x)
{
    constexpr double tiny = 1e-300;
    const auto guarded = [](double v) { return v < tiny && v > -tiny ? tiny : v; };
    double c = 1, d = 1 / guarded(1 - (a + b) * x / (a + 1)), h = d;
    for (int m = 1; m <= 400; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / guarded(1 + even * d);
        c = guarded(1 + even / c);
        h *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / guarded(1 + odd * d);
        c = guarded(1 + odd / c);
        h *= d * c;
        if (d * c < 1 + 1e-15 && d * c > 1 - 1e-15)
            break;
    }
    return h;
}

double logBetaFactor(double a, double b)
{
    return logGamma(a + b) - logGamma(a) - logGamma(b);
}

double incompleteBeta(double a, double b, double x, double logFactor)
{
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const double front =
        kernel::exponential(logFactor + a * kernel::naturalLog(x) + b * kernel::naturalLog(1 - x));
    return x < (a + 1) / (a + b + 2) ? front * betaFraction(a, b, x) / a : 1 - front * betaFraction(b, a, 1 - x) / b;
}

} // namespace

double incompleteBeta(double a, double b, double x)
{
    return incompleteBeta(a, b, x, logBetaFactor(a, b));
}

double betaQuantile(double a, double b, double probability, double guess)
{
    const double logFactor = logBetaFactor(a, b);
    double low = 0, high = 1, x = std::clamp(guess, 1e-12, 1 - 1e-12);
    for (int step = 0; step < 200 && high - low > 1e-15; ++step) {
        const double miss = incompleteBeta(a, b, x, logFactor) - probability;
        (miss > 0 ? high : low) = x;
        const double density = kernel::exponential(logFactor + (a - 1) * kernel::naturalLog(x)
                                                   + (b - 1) * kernel::naturalLog(1 - x));
        double next = density > 0 ? x - miss / density : 0;
        if (!(next > low && next < high))
            next = (low + high) / 2;
        const double change = next - x;
        x = next;
        if (change < 1e-13 * x && change > -1e-13 * x)
            break;
    }
    return x;
}

double sine(double x)
{
    double term = x, sum = x;
    for (int n = 1; n <= 14; ++n) {
        term *= -x * x / ((2 * n) * (2 * n + 1));
        sum += term;
    }
    return sum;
}

} // namespace rackrate
