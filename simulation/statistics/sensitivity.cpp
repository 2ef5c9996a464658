// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/sensitivity.h"

#include "simulation/engine/draws.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackrate {

namespace {

/// Positions of the values in rising order; equal values in order of position.
std::vector<int> risingOrder(const std::vector<double>& values)
{
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return values[a] != values[b] ? values[a] < values[b] : a < b; });
    return order;
}

std::vector<double> averageRanks(const std::vector<double>& values, const std::vector<int>& order)
{
    std::vector<double> ranks(values.size());
    for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
        while (end < order.size() && values[order[end]] == values[order[begin]])
            ++end;
        for (std::size_t i = begin; i < end; ++i)
            ranks[order[i]] = (double(begin) + double(end - 1)) / 2;
    }
    return ranks;
}

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

double correlation(const std::vector<double>& x, const std::vector<double>& y)
{
    const double xMean = meanOf(x), yMean = meanOf(y);
    double xx = 0, yy = 0, xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xx += (x[i] - xMean) * (x[i] - xMean);
        yy += (y[i] - yMean) * (y[i] - yMean);
        xy += (x[i] - xMean) * (y[i] - yMean);
    }
    return xx > 0 && yy > 0 ? xy / std::sqrt(xx * yy) : 0;
}

/// An input or a cost with what is worked out of it once.
struct Sample {
    std::vector<double> values;
    std::vector<int> order;
    std::vector<double> ranks;

    explicit Sample(std::vector<double> v) : values(std::move(v)), order(risingOrder(values)), ranks(averageRanks(values, order)) {}
};

struct Spread {
    double sum = 0, squares = 0; ///< squares about `centre` of the whole
    std::size_t count = 0;
    double mean() const { return sum / double(count); }
    double variance() const { return (squares - sum * sum / double(count)) / double(count - 1); }
};

double explainedShare(const std::vector<int>& order, const std::vector<double>& y)
{
    const std::size_t count = order.size();
    const std::size_t bins = std::min<std::size_t>(64, count / 64);
    if (bins < 2)
        return 0;
    const double centre = meanOf(y); // sums about it lose no digits
    Spread whole, means;
    double noise = 0;
    for (std::size_t bin = 0; bin < bins; ++bin) {
        Spread within;
        for (std::size_t i = bin * count / bins; i < (bin + 1) * count / bins; ++i) {
            const double value = y[order[i]] - centre;
            within.sum += value;
            within.squares += value * value;
            ++within.count;
        }
        whole.sum += within.sum;
        whole.squares += within.squares;
        whole.count += within.count;
        means.sum += within.mean();
        means.squares += within.mean() * within.mean();
        ++means.count;
        noise += within.variance() / double(within.count) / double(bins);
    }
    if (!(whole.variance() > 0))
        return 0;
    const double binCount = double(bins);
    const double between = means.variance() * (binCount - 1) / binCount; // population variance of the bin means
    return std::clamp((between - noise * (binCount - 1) / binCount) / whole.variance(), 0.0, 1.0);
}

/// Mean of `values` over the trials whose place in `order` lies in [from, until) of the whole.
double meanBetween(const std::vector<int>& order, const std::vector<double>& values, double from, double until)
{
    const std::size_t count = order.size();
    const std::size_t begin = std::min(std::size_t(from * double(count)), count - 1);
    const std::size_t end = std::max(std::size_t(until * double(count)), begin + 1);
    double sum = 0;
    for (std::size_t i = begin; i < end; ++i)
        sum += values[order[i]];
    return sum / double(end - begin);
}

} // namespace

void KeptCosts::add(std::uint64_t firstTrial, const ChunkCosts& costs)
{
    if (firstTrial >= std::uint64_t(sensitivityTrials))
        return;
    for (int strategy = 0; strategy < costs.strategies(); ++strategy) {
        const std::int64_t* total = costs.closed(m_basis, strategy, costs.months() - 1);
        std::copy_n(total, costs.trials(), m_costs.begin() + std::ptrdiff_t(strategy) * sensitivityTrials + std::ptrdiff_t(firstTrial));
    }
}

double rankCorrelation(const std::vector<double>& x, const std::vector<double>& y)
{
    return x.empty() ? 0 : correlation(Sample(x).ranks, Sample(y).ranks);
}

double firstOrderIndex(const std::vector<double>& x, const std::vector<double>& y)
{
    return x.empty() ? 0 : explainedShare(risingOrder(x), y);
}

std::vector<SensitivityEntry> sensitivityOf(const SimulationPlan& plan, const KeptCosts& costs, int trials,
                                            const std::atomic<bool>& cancelled)
{
    std::vector<SensitivityEntry> entries;
    if (trials <= 0 || plan.draws.empty())
        return entries;
    std::vector<Sample> outcomes;
    for (std::size_t strategy = 0; strategy < plan.strategies.size(); ++strategy) {
        std::vector<double> values(trials);
        std::transform(costs.of(int(strategy)), costs.of(int(strategy)) + trials, values.begin(),
                       [](std::int64_t quanta) { return double(quanta) / 1e4; });
        outcomes.emplace_back(std::move(values));
    }
    const std::vector<std::vector<double>> draws = drawsOf(plan, 0, trials);
    for (std::size_t draw = 0; draw < draws.size() && !cancelled.load(); ++draw) {
        const PlanNames::Draw& name = plan.names.draws[draw];
        if (!name.reported)
            continue;
        const Sample input(draws[draw]);
        for (std::size_t strategy = 0; strategy < outcomes.size(); ++strategy) {
            const Sample& cost = outcomes[strategy];
            SensitivityEntry entry;
            entry.input = name.label;
            entry.path = name.path;
            entry.strategy = plan.names.strategies[strategy].id;
            entry.rankCorrelation = correlation(input.ranks, cost.ranks);
            entry.firstOrder = explainedShare(input.order, cost.values);
            entry.low = meanBetween(input.order, cost.values, 0.075, 0.125);
            entry.high = meanBetween(input.order, cost.values, 0.875, 0.925);
            entry.lowInput = meanBetween(input.order, input.values, 0.075, 0.125);
            entry.highInput = meanBetween(input.order, input.values, 0.875, 0.925);
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

} // namespace rackrate
