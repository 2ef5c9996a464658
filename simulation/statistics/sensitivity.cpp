// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/sensitivity.h"

#include "simulation/engine/draws.h"
#include "simulation/statistics/integercoding.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace rackrate {

namespace {

/// Positions of the values in rising order; equal values in order of position.
template <class T>
std::vector<int> risingOrder(const std::vector<T>& values)
{
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return values[a] != values[b] ? values[a] < values[b] : a < b; });
    return order;
}

/// Ranks as whole numbers: twice the rank, less twice the mean rank. Equal values share their average rank.
struct Ranks {
    std::vector<std::int32_t> centred;
    double norm = 0; ///< root of the sum of squares

    template <class T>
    Ranks(const std::vector<T>& values, const std::vector<int>& order) : centred(values.size())
    {
        const int count = int(order.size());
        std::int64_t squares = 0;
        for (int begin = 0, end = 0; begin < count; begin = end) {
            while (end < count && values[order[end]] == values[order[begin]])
                ++end;
            const std::int32_t rank = begin + end - count;
            for (int i = begin; i < end; ++i)
                centred[order[i]] = rank;
            squares += std::int64_t(end - begin) * rank * rank;
        }
        norm = std::sqrt(double(squares));
    }
};

double correlation(const Ranks& x, const Ranks& y)
{
    std::int64_t sum = 0; // exact: at most 2^16 products below 2^33
    for (std::size_t i = 0; i < x.centred.size(); ++i)
        sum += std::int64_t(x.centred[i]) * y.centred[i];
    return x.norm > 0 && y.norm > 0 ? double(sum) / (x.norm * y.norm) : 0;
}

/// Values less their mean: sums of them lose no digits.
struct Centred {
    std::vector<double> values;
    double mean = 0, squares = 0;

    template <class T>
    Centred(const std::vector<T>& from, double unit) : values(from.size())
    {
        for (const T value : from)
            mean += double(value) * unit / double(from.size());
        for (std::size_t i = 0; i < from.size(); ++i) {
            values[i] = double(from[i]) * unit - mean;
            squares += values[i] * values[i];
        }
    }
};

/// Bins of equal count along a rising order, or none if there are too few values.
struct Bins {
    std::size_t values = 0, count = 0;
    explicit Bins(std::size_t all) : values(all), count(std::min<std::size_t>(64, all / 64)) {}
    std::size_t begin(std::size_t bin) const { return bin * values / count; }
    std::size_t size(std::size_t bin) const { return begin(bin + 1) - begin(bin); }
    bool enough() const { return count >= 2; }
};

std::vector<double> binSums(const Bins& bins, const std::vector<int>& order, const Centred& y)
{
    std::vector<double> sums(bins.count, 0.0);
    for (std::size_t bin = 0; bin < bins.count; ++bin)
        for (std::size_t i = bins.begin(bin); i < bins.begin(bin + 1); ++i)
            sums[bin] += y.values[order[i]];
    return sums;
}

/// First-order index from the sums of a centred y in bins along x, and the sum of all squares of y.
double explainedShare(const Bins& bins, const std::vector<double>& sums, double squares)
{
    if (!bins.enough() || !(squares > 0))
        return 0;
    const double count = double(bins.count), values = double(bins.values);
    double means = 0, meanSquares = 0, between = 0;
    for (std::size_t bin = 0; bin < bins.count; ++bin) {
        const double mean = sums[bin] / double(bins.size(bin));
        means += mean;
        meanSquares += mean * mean;
        between += mean * sums[bin];
    }
    const double spread = (meanSquares - means * means / count) / count;
    const double noise = (squares - between) / (values - count) * count / values * (count - 1) / count;
    return std::clamp((spread - noise) / (squares / (values - 1)), 0.0, 1.0);
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
double meanLow(const std::vector<int>& order, const std::vector<double>& values) { return meanBetween(order, values, 0.075, 0.125); }
double meanHigh(const std::vector<int>& order, const std::vector<double>& values) { return meanBetween(order, values, 0.875, 0.925); }

/// A strategy's cost, or the difference of two.
struct Outcome {
    std::vector<std::int64_t> quanta;
    Centred cost;
    Ranks ranks;

    explicit Outcome(std::vector<std::int64_t> values)
        : quanta(std::move(values)), cost(quanta, kernel::moneyQuantum), ranks(quanta, risingOrder(quanta))
    {
    }
};

/// What is known of one input once the costs have been put beside it.
struct Input {
    const PlanNames::Draw& name;
    Ranks ranks;
    std::vector<std::vector<double>> sums; ///< by strategy: binSums
    std::size_t first = 0;                 ///< its entry for the first strategy
};

class Analysis {
public:
    Analysis(const SimulationPlan& plan, const KeptCosts& costs, int trials) : m_plan(plan), m_bins(std::size_t(trials))
    {
        for (std::size_t strategy = 0; strategy < plan.strategies.size(); ++strategy)
            m_outcomes.emplace_back(std::vector<std::int64_t>(costs.of(int(strategy)), costs.of(int(strategy)) + trials));
    }

    void addInput(const PlanNames::Draw& name, const std::vector<double>& values)
    {
        const std::vector<int> order = risingOrder(values);
        Input input{name, Ranks(values, order), {}, m_found.ofCost.size()};
        for (std::size_t strategy = 0; strategy < m_outcomes.size(); ++strategy) {
            const Outcome& outcome = m_outcomes[strategy];
            input.sums.push_back(binSums(m_bins, order, outcome.cost));
            SensitivityEntry entry = entryOf(input, strategy, outcome, input.sums.back());
            entry.low = outcome.cost.mean + meanLow(order, outcome.cost.values);
            entry.high = outcome.cost.mean + meanHigh(order, outcome.cost.values);
            entry.lowInput = meanLow(order, values);
            entry.highInput = meanHigh(order, values);
            m_found.ofCost.push_back(std::move(entry));
        }
        m_inputs.push_back(std::move(input));
    }

    void addDifference(std::size_t strategy, std::size_t against)
    {
        std::vector<std::int64_t> difference = m_outcomes[strategy].quanta;
        for (std::size_t i = 0; i < difference.size(); ++i)
            difference[i] -= m_outcomes[against].quanta[i];
        const Outcome outcome(std::move(difference));
        for (const Input& input : m_inputs) {
            std::vector<double> sums = input.sums[strategy];
            for (std::size_t bin = 0; bin < sums.size(); ++bin)
                sums[bin] -= input.sums[against][bin];
            const SensitivityEntry &minuend = m_found.ofCost[input.first + strategy], &subtrahend = m_found.ofCost[input.first + against];
            SensitivityEntry entry = entryOf(input, strategy, outcome, sums);
            entry.against = m_plan.names.strategies[against].id;
            entry.low = minuend.low - subtrahend.low; // means over the same trials
            entry.high = minuend.high - subtrahend.high;
            entry.lowInput = minuend.lowInput;
            entry.highInput = minuend.highInput;
            m_found.ofDifference.push_back(std::move(entry));
        }
    }

    Sensitivity found() && { return std::move(m_found); }

private:
    SensitivityEntry entryOf(const Input& input, std::size_t strategy, const Outcome& outcome, const std::vector<double>& sums) const
    {
        SensitivityEntry entry;
        entry.input = input.name.label;
        entry.path = input.name.path;
        entry.strategy = m_plan.names.strategies[strategy].id;
        entry.rankCorrelation = correlation(input.ranks, outcome.ranks);
        entry.firstOrder = explainedShare(m_bins, sums, outcome.cost.squares);
        return entry;
    }

    const SimulationPlan& m_plan;
    Bins m_bins;
    std::vector<Outcome> m_outcomes; ///< by strategy
    std::vector<Input> m_inputs;
    Sensitivity m_found;
};

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

template <class Self, class Archive>
void KeptCosts::exchange(Self& self, Archive& archive, std::uint64_t firstTrial, std::uint64_t trials)
{
    const std::size_t end = std::size_t(std::min<std::uint64_t>(firstTrial + trials, sensitivityTrials));
    for (std::size_t row = 0; row < self.m_costs.size(); row += sensitivityTrials) {
        for (std::size_t trial = firstTrial; trial < end; ++trial)
            archive(self.m_costs[row + trial]);
    }
}

void KeptCosts::save(IntegerWriter& writer, std::uint64_t firstTrial, std::uint64_t trials) const
{
    exchange(*this, writer, firstTrial, trials);
}

void KeptCosts::load(IntegerReader& reader, std::uint64_t firstTrial, std::uint64_t trials)
{
    exchange(*this, reader, firstTrial, trials);
    constexpr std::int64_t limit = std::int64_t(1) << 62; // so that differences are numbers, too
    reader.require(std::ranges::all_of(m_costs, [](std::int64_t cost) { return cost > -limit && cost < limit; }));
}

double rankCorrelation(const std::vector<double>& x, const std::vector<double>& y)
{
    return correlation(Ranks(x, risingOrder(x)), Ranks(y, risingOrder(y)));
}

double firstOrderIndex(const std::vector<double>& x, const std::vector<double>& y)
{
    const Bins bins(x.size());
    const Centred centred(y, 1);
    return explainedShare(bins, binSums(bins, risingOrder(x), centred), centred.squares);
}

Sensitivity sensitivityOf(const SimulationPlan& plan, const KeptCosts& costs, int trials, const std::atomic<bool>& cancelled)
{
    if (trials <= 0 || plan.draws.empty())
        return {};
    Analysis analysis(plan, costs, trials);
    const std::vector<std::vector<double>> draws = drawsOf(plan, 0, trials);
    for (std::size_t draw = 0; draw < draws.size() && !cancelled.load(); ++draw)
        if (plan.names.draws[draw].reported)
            analysis.addInput(plan.names.draws[draw], draws[draw]);
    for (std::size_t strategy = 0; strategy < plan.strategies.size(); ++strategy)
        for (std::size_t against = strategy + 1; against < plan.strategies.size() && !cancelled.load(); ++against)
            analysis.addDifference(strategy, against);
    return std::move(analysis).found();
}

} // namespace rackrate
