// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/breakevenstatistics.h"

#include "simulation/statistics/confidence.h"
#include "simulation/statistics/integercoding.h"
#include "simulation/statistics/rowloops.h"

#include <bit>

namespace rackrate {

namespace {

constexpr double ticksPerMonth = 1 << 20;

} // namespace

BreakEvenStatistics::BreakEvenStatistics(int strategies, int months, kernel::Sampling sampling)
    : m_strategies(strategies), m_months(months), m_sampling(sampling), m_pairs(std::size_t(basisCount) * strategies * strategies)
{
    for (Pair& pair : m_pairs)
        pair.byMonth.resize(months);
}

void BreakEvenStatistics::add(const ChunkCosts& costs, const std::uint8_t* ineligible)
{
    for (int basis = 0; basis < basisCount; ++basis) {
        for (int first = 0; first < m_strategies; ++first) {
            for (int second = first + 1; second < m_strategies; ++second) {
                compare(basis, first, second, costs);
                count({basis, first, second}, costs, ineligible, m_above.data(), m_below.data());
                count({basis, second, first}, costs, ineligible, m_below.data(), m_above.data());
            }
        }
    }
}

void BreakEvenStatistics::compare(int basis, int first, int second, const ChunkCosts& costs)
{
    const int trials = costs.trials();
    m_above.assign(2 * trials, 0);
    m_below.assign(2 * trials, 0);
    for (int month = 0; month < m_months; ++month) {
        rowLoops().compare(costs.running(basis, second, month), costs.running(basis, first, month), trials, month % 64,
                           m_above.data() + month / 64 * trials, m_below.data() + month / 64 * trials);
    }
}

void BreakEvenStatistics::count(const Comparison& comparison, const ChunkCosts& costs, const std::uint8_t* ineligible,
                                const std::uint64_t* dearerMonths, const std::uint64_t* cheaperMonths)
{
    const int trials = costs.trials();
    const std::int64_t* baseline = costs.closed(comparison.basis, comparison.baseline, m_months - 1);
    const std::int64_t* challenger = costs.closed(comparison.basis, comparison.challenger, m_months - 1);
    const std::uint8_t* out = ineligible + comparison.challenger * trials;
    const Months horizon = Months(1) << (m_months - 1);
    const Months all = horizon | (horizon - 1);
    Pair& pair = m_pairs[indexOf(comparison)];
    for (int trial = 0; trial < trials; ++trial) {
        const Months dearer = Months(dearerMonths[trial]) | Months(dearerMonths[trials + trial]) << 64;
        const Months crossings = (dearer << 1) & ~dearer & all;
        pair.multiple += (crossings & (crossings - 1)) != 0;
        pair.ineligible += out[trial];
        if (out[trial] || challenger[trial] > baseline[trial])
            ++pair.never;
        else if ((dearer & horizon) != 0)
            ++pair.throughClosing;
        else if (dearer != 0)
            countCrossing(pair, comparison, costs, trial, crossings);
        else {
            ++pair.fromStart;
            pair.same += (cheaperMonths[trial] | cheaperMonths[trials + trial]) == 0 && challenger[trial] == baseline[trial];
        }
    }
}

void BreakEvenStatistics::countCrossing(Pair& pair, const Comparison& comparison, const ChunkCosts& costs, int trial, Months crossings)
{
    const std::uint64_t upper = std::uint64_t(crossings >> 64);
    const int month = upper != 0 ? 127 - std::countl_zero(upper) : 63 - std::countl_zero(std::uint64_t(crossings));
    const auto difference = [&](int at) {
        return costs.running(comparison.basis, comparison.challenger, at)[trial]
             - costs.running(comparison.basis, comparison.baseline, at)[trial];
    };
    const std::int64_t before = difference(month - 1); // a crossing needs a month before it, as D(0) = 0
    const double within = double(before) / double(before - difference(month));
    ++pair.breaksEven;
    ++pair.byMonth[month];
    pair.times.add(std::int64_t((month + within) * ticksPerMonth + 0.5));
}

void BreakEvenStatistics::merge(const BreakEvenStatistics& other)
{
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        Pair& pair = m_pairs[i];
        const Pair& added = other.m_pairs[i];
        pair.fromStart += added.fromStart;
        pair.same += added.same;
        pair.breaksEven += added.breaksEven;
        pair.throughClosing += added.throughClosing;
        pair.never += added.never;
        pair.ineligible += added.ineligible;
        pair.multiple += added.multiple;
        addAll(pair.byMonth, added.byMonth);
        pair.times.merge(added.times);
    }
}

void BreakEvenStatistics::useBins()
{
    for (Pair& pair : m_pairs)
        pair.times.useBins();
}

void BreakEvenStatistics::save(IntegerWriter& writer) const
{
    for (const Pair& pair : m_pairs) {
        writer(pair.fromStart, pair.same, pair.breaksEven, pair.throughClosing, pair.never, pair.ineligible, pair.multiple, pair.byMonth);
        pair.times.save(writer);
    }
}

void BreakEvenStatistics::load(IntegerReader& reader)
{
    for (Pair& pair : m_pairs) {
        reader(pair.fromStart, pair.same, pair.breaksEven, pair.throughClosing, pair.never, pair.ineligible, pair.multiple, pair.byMonth);
        pair.times.load(reader);
        reader.require(pair.times.count() == pair.breaksEven && pair.same <= pair.fromStart && pair.ineligible <= pair.never);
    }
}

BreakEven BreakEvenStatistics::figures(int basis, int baseline, int challenger) const
{
    const Pair& pair = m_pairs[indexOf({basis, baseline, challenger})];
    const std::uint64_t trials = pair.fromStart + pair.breaksEven + pair.throughClosing + pair.never;
    BreakEven figures;
    figures.nominal = basis == 1;
    figures.fromStart = shareOf(pair.fromStart, trials);
    figures.same = shareOf(pair.same, trials);
    figures.probability = shareOf(pair.breaksEven, trials);
    figures.throughClosing = shareOf(pair.throughClosing, trials);
    figures.never = shareOf(pair.never, trials);
    figures.ineligible = shareOf(pair.ineligible, trials);
    figures.multipleCrossings = shareOf(pair.multiple, trials);
    if (pair.breaksEven > 0) {
        const auto months = pair.times.percentiles<3>({5, 50, 95});
        figures.p5 = months[0] / ticksPerMonth;
        figures.p50 = months[1] / ticksPerMonth;
        figures.p95 = months[2] / ticksPerMonth;
        constexpr int percents[] = {5, 50, 95};
        for (int i = 0; i < 3 && m_sampling == kernel::RandomSampling; ++i)
            figures.intervals[i] = intervalAt(pair.times, independentRanks(pair.breaksEven, percents[i]), ticksPerMonth);
    }
    std::uint64_t reached = pair.fromStart;
    for (const std::uint64_t count : pair.byMonth) {
        figures.byMonth.push_back(shareOf(count, trials));
        figures.cumulative.push_back(shareOf(reached += count, trials));
    }
    return figures;
}

} // namespace rackrate
