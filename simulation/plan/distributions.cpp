// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/distributions.h"

#include "simulation/kernel/maths.h"
#include "simulation/plan/specialfunctions.h"

#include <algorithm>
#include <cstddef>

namespace rackrate {

namespace {

constexpr double score95 = 1.6448536269514722; ///< standard normal score of P95

using Family = Distribution::Family;

/// PERT and beta as one: a beta variable with these shapes, stretched to low .. high.
BetaShape pertShape(const Distribution& d)
{
    const double width = d.high - d.low;
    return {1 + 4 * (d.mode - d.low) / width, 1 + 4 * (d.high - d.mode) / width};
}

struct Ends {
    double low, high;
};

Ends uniformEnds(const Distribution& d)
{
    const double margin = d.fromRange ? (d.high - d.low) / 18 : 0; // P5 and P95 leave a twentieth outside at each end
    return {d.low - margin, d.high + margin};
}

double triangularQuantile(const Distribution& d, double p)
{
    const double width = d.high - d.low, left = d.mode - d.low, right = d.high - d.mode;
    return p * width < left ? d.low + kernel::squareRoot(p * width * left)
                            : d.high - kernel::squareRoot((1 - p) * width * right);
}

double discreteQuantile(const Distribution& d, double p)
{
    double sum = 0;
    for (std::size_t i = 0; i + 1 < d.values.size(); ++i) {
        sum += d.weights[i];
        if (p < sum)
            return d.values[i];
    }
    return d.values.empty() ? 0 : d.values.back();
}

double empiricalQuantile(const Distribution& d, double p)
{
    if (d.values.size() < 2)
        return d.values.empty() ? 0 : d.values.front();
    const double place = p * double(d.values.size() - 1);
    const std::size_t i = std::min(std::size_t(place), d.values.size() - 2);
    return d.values[i] + (place - double(i)) * (d.values[i + 1] - d.values[i]);
}

double empiricalMean(const Distribution& d)
{
    if (d.values.empty())
        return 0;
    if (d.values.size() == 1)
        return d.values.front();
    double sum = -(d.values.front() + d.values.back()) / 2;
    for (const double value : d.values)
        sum += value;
    return sum / double(d.values.size() - 1);
}

double discreteMean(const Distribution& d)
{
    double sum = 0, weight = 0;
    for (std::size_t i = 0; i < d.values.size(); ++i) {
        sum += d.weights[i] * d.values[i];
        weight += d.weights[i];
    }
    return weight > 0 ? sum / weight : 0;
}

} // namespace

ScoreForm normalForm(const Distribution& d)
{
    if (d.fromRange)
        return {(d.low + d.high) / 2, (d.high - d.low) / (2 * score95)};
    return {d.mean, d.sd};
}

ScoreForm logNormalForm(const Distribution& d)
{
    if (d.fromRange) {
        const double low = kernel::naturalLog(d.low), high = kernel::naturalLog(d.high);
        return {(low + high) / 2, (high - low) / (2 * score95)};
    }
    const double ratio = d.sd / d.mean, variance = kernel::naturalLog(1 + ratio * ratio);
    return {kernel::naturalLog(d.mean) - variance / 2, kernel::squareRoot(variance)};
}

BetaShape betaShape(const Distribution& d)
{
    return d.family == Family::Pert ? pertShape(d) : BetaShape{d.alpha, d.beta};
}

double mean(const Distribution& d)
{
    switch (d.family) {
    case Family::Uniform: return (d.low + d.high) / 2;
    case Family::Triangular: return (d.low + d.mode + d.high) / 3;
    case Family::Pert: return (d.low + 4 * d.mode + d.high) / 6;
    case Family::Normal: return normalForm(d).a;
    case Family::LogNormal: {
        const ScoreForm form = logNormalForm(d);
        return d.fromRange ? kernel::exponential(form.a + form.b * form.b / 2) : d.mean;
    }
    case Family::Beta: return d.low + (d.high - d.low) * d.alpha / (d.alpha + d.beta);
    case Family::Discrete: return discreteMean(d);
    case Family::Empirical: return empiricalMean(d);
    }
    return 0;
}

double baseCase(const Number& number)
{
    return std::clamp(number.uncertain() ? mean(*number.distribution) : number.value, number.minimum, number.maximum);
}

double quantile(const Distribution& d, double p)
{
    switch (d.family) {
    case Family::Uniform: {
        const Ends ends = uniformEnds(d);
        return ends.low + p * (ends.high - ends.low);
    }
    case Family::Triangular: return d.high > d.low ? triangularQuantile(d, p) : d.low;
    case Family::Normal: {
        const ScoreForm form = normalForm(d);
        return form.a + form.b * kernel::normalQuantile(p);
    }
    case Family::LogNormal: {
        const ScoreForm form = logNormalForm(d);
        return kernel::exponential(form.a + form.b * kernel::normalQuantile(p));
    }
    case Family::Pert:
    case Family::Beta: {
        if (!(d.high > d.low))
            return d.low;
        const BetaShape shape = betaShape(d);
        return d.low + (d.high - d.low) * betaQuantile(shape.alpha, shape.beta, p);
    }
    case Family::Discrete: return discreteQuantile(d, p);
    case Family::Empirical: return empiricalQuantile(d, p);
    }
    return 0;
}

DistributionSummary summarise(const Distribution& d)
{
    return {quantile(d, 0.05), quantile(d, 0.5), quantile(d, 0.95), mean(d)};
}

namespace {

double empiricalDensity(const Distribution& d, double x)
{
    for (std::size_t i = 0; i + 1 < d.values.size(); ++i) {
        if (x >= d.values[i] && x < d.values[i + 1])
            return 1 / (d.values[i + 1] - d.values[i]);
    }
    return 0;
}

double betaDensity(const Distribution& d, double x)
{
    const BetaShape shape = betaShape(d);
    const double share = (x - d.low) / (d.high - d.low);
    if (!(share > 0 && share < 1))
        return 0;
    return kernel::power(share, shape.alpha - 1) * kernel::power(1 - share, shape.beta - 1);
}

/// Up to a factor that does not depend on x.
double density(const Distribution& d, double x)
{
    switch (d.family) {
    case Family::Uniform: {
        const Ends ends = uniformEnds(d);
        return x >= ends.low && x <= ends.high ? 1 : 0;
    }
    case Family::Triangular:
        if (x < d.low || x > d.high)
            return 0;
        return x < d.mode ? (x - d.low) / (d.mode - d.low) : x > d.mode ? (d.high - x) / (d.high - d.mode) : 1;
    case Family::Normal: {
        const ScoreForm form = normalForm(d);
        const double z = (x - form.a) / form.b;
        return kernel::exponential(-z * z / 2);
    }
    case Family::LogNormal: {
        if (x <= 0)
            return 0;
        const ScoreForm form = logNormalForm(d);
        const double z = (kernel::naturalLog(x) - form.a) / form.b;
        return kernel::exponential(form.a - z * z / 2) / x;
    }
    case Family::Pert:
    case Family::Beta: return betaDensity(d, x);
    case Family::Empirical: return empiricalDensity(d, x);
    case Family::Discrete: break; // has bars, see densityForDrawing
    }
    return 0;
}

} // namespace

std::vector<double> densityForDrawing(const Distribution& d, double from, double to, int count)
{
    std::vector<double> curve(std::max(count, 0), 0.0);
    if (count < 2 || !(to > from))
        return curve;
    const double step = (to - from) / (count - 1);
    if (d.family == Family::Discrete) {
        for (std::size_t i = 0; i < d.values.size(); ++i) {
            const double place = (d.values[i] - from) / step + 0.5;
            if (place >= 0 && place < count)
                curve[std::size_t(place)] += d.weights[i];
        }
    } else {
        for (int i = 0; i < count; ++i)
            curve[i] = density(d, from + i * step);
    }
    const double largest = *std::max_element(curve.begin(), curve.end());
    for (double& value : curve)
        value = largest > 0 ? value / largest : 0;
    return curve;
}

} // namespace rackrate
