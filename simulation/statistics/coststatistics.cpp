// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/coststatistics.h"

#include "simulation/statistics/integercoding.h"

#include <algorithm>
#include <cmath>

namespace rackrate {

namespace {

constexpr double quantaPerUnit = 1e4;

constexpr std::array<int, 5> fanPercents = {5, 25, 50, 75, 95};

/// Ranks of the percentiles' intervals for independent trials.
std::vector<RankRange> fanRanks(std::uint64_t trials)
{
    std::vector<RankRange> ranks;
    for (const int percent : fanPercents)
        ranks.push_back(independentRanks(trials, percent));
    return ranks;
}

/// `ranks`: of the percentiles' intervals; none where these are not known.
void appendFan(MonthlyFan& fan, double mean, const Histogram& histogram, const std::vector<RankRange>& ranks)
{
    const std::vector<Interval> intervals = intervalsAt(histogram, ranks, quantaPerUnit);
    for (std::size_t i = 0; i < intervals.size(); ++i)
        fan.intervals[i].push_back(intervals[i]);
    const std::array<double, 5> values = histogram.percentiles(fanPercents);
    fan.mean.push_back(mean);
    fan.p5.push_back(values[0] / quantaPerUnit);
    fan.p25.push_back(values[1] / quantaPerUnit);
    fan.p50.push_back(values[2] / quantaPerUnit);
    fan.p75.push_back(values[3] / quantaPerUnit);
    fan.p95.push_back(values[4] / quantaPerUnit);
}

} // namespace

void AmountStatistics::add(const std::int64_t* quanta, int count)
{
    for (int i = 0; i < count; ++i) {
        m_sum += quanta[i];
        m_squares.add(quanta[i]);
    }
    m_histogram.add(quanta, count);
    m_error.add(quanta, count);
}

void AmountStatistics::merge(const AmountStatistics& other)
{
    m_sum += other.m_sum;
    m_squares.merge(other.m_squares);
    m_histogram.merge(other.m_histogram);
    m_error.merge(other.m_error);
}

Distributional AmountStatistics::figures() const
{
    Distributional figures;
    const std::uint64_t trials = m_histogram.count();
    if (trials == 0)
        return figures;
    figures.mean = meanMoney(m_sum, trials);
    if (trials > 1) {
        const double squares = m_squares.aboutMean(m_sum, trials);
        figures.sd = std::sqrt(squares / double(trials - 1)) / quantaPerUnit;
        figures.standardError = m_error.independentTrials() ? figures.sd / std::sqrt(double(trials))
                                                            : m_error.ofMean(trials, m_sum, squares) / quantaPerUnit;
    }
    const std::array<double, 5> values = m_histogram.percentiles(fanPercents);
    figures.p5 = values[0] / quantaPerUnit;
    figures.p25 = values[1] / quantaPerUnit;
    figures.p50 = values[2] / quantaPerUnit;
    figures.p75 = values[3] / quantaPerUnit;
    figures.p95 = values[4] / quantaPerUnit;
    figures.cvar95 = m_histogram.tailMean(5) / quantaPerUnit;
    for (std::size_t i = 0; i < fanPercents.size(); ++i)
        figures.intervals[i] = intervalAt(m_histogram, m_error.ranks(m_histogram, fanPercents[i]), quantaPerUnit);
    const Interval& highest = figures.intervals.back();
    figures.p95StandardError = (highest.high - highest.low) / (2 * m_error.confidenceFactor());
    return figures;
}

void AmountStatistics::useBins()
{
    m_histogram.useBins();
    m_error.useBins();
}

void AmountStatistics::save(IntegerWriter& writer) const
{
    writer(m_sum);
    m_histogram.save(writer);
    m_squares.save(writer);
    m_error.save(writer);
}

void AmountStatistics::load(IntegerReader& reader)
{
    reader(m_sum);
    m_histogram.load(reader);
    reader.require(m_histogram.canSumTo(m_sum));
    m_squares.load(reader, m_histogram.minimum(), m_histogram.maximum(), m_histogram.count());
    m_error.load(reader, m_histogram);
}

CostStatistics::CostStatistics(int strategies, int months, kernel::Sampling sampling)
    : m_months(months), m_sampling(sampling), m_strategies(strategies, Strategy(sampling))
{
    for (Strategy& strategy : m_strategies)
        strategy.months.resize(months);
}

void CostStatistics::add(const ChunkCosts& costs, const ChunkOutcome& chunk)
{
    for (int strategy = 0; strategy < int(m_strategies.size()); ++strategy) {
        addMonths(strategy, costs, chunk);
        addEnds(strategy, costs, chunk);
    }
}

void CostStatistics::addMonths(int strategy, const ChunkCosts& costs, const ChunkOutcome& chunk)
{
    const int trials = chunk.trials();
    m_buffer.resize(trials);
    for (int month = 0; month < m_months; ++month) {
        const std::size_t at = (std::size_t(strategy) * m_months + month) * trials;
        const bool last = month == m_months - 1;
        const std::int64_t* cash = chunk.view().cash + at;
        const std::int64_t* closing = chunk.view().closing + at;
        const std::int64_t* closed = costs.closed(1, strategy, month);
        Month& figures = m_strategies[strategy].months[month];
        for (int trial = 0; trial < trials; ++trial) {
            m_buffer[trial] = cash[trial] + (last ? closing[trial] : 0);
            figures.sum += m_buffer[trial];
        }
        figures.monthly.add(m_buffer.data(), trials);
        figures.cumulative.add(last ? closed : costs.running(1, strategy, month), trials);
    }
}

void CostStatistics::addEnds(int strategy, const ChunkCosts& costs, const ChunkOutcome& chunk)
{
    const int trials = chunk.trials(), last = m_months - 1;
    const kernel::ChunkView& view = chunk.view();
    Strategy& figures = m_strategies[strategy];
    figures.total.add(costs.closed(1, strategy, last), trials);
    figures.present.add(costs.closed(0, strategy, last), trials);
    const std::int64_t* running = costs.running(1, strategy, last);
    const std::int64_t* runningPresent = costs.running(0, strategy, last);
    const std::int64_t* closed = costs.closed(1, strategy, last);
    for (int trial = 0; trial < trials; ++trial) {
        const std::size_t at = std::size_t(strategy) * trials + trial;
        figures.closing += closed[trial] - running[trial];
        figures.otherEnd += running[trial] + view.otherClosing[at];
        figures.otherEndPresent += runningPresent[trial] + view.otherClosingPresent[at];
    }
    m_buffer.assign(trials, 0);
    for (int month = 0; month < m_months; ++month) {
        const std::int64_t* cumulative = costs.running(1, strategy, month);
        for (int trial = 0; trial < trials; ++trial)
            m_buffer[trial] = std::max(m_buffer[trial], cumulative[trial]);
    }
    for (int trial = 0; trial < trials; ++trial)
        figures.peak += m_buffer[trial];
}

void CostStatistics::merge(const CostStatistics& other)
{
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        Strategy& strategy = m_strategies[i];
        const Strategy& added = other.m_strategies[i];
        strategy.total.merge(added.total);
        strategy.present.merge(added.present);
        strategy.closing += added.closing;
        strategy.otherEnd += added.otherEnd;
        strategy.otherEndPresent += added.otherEndPresent;
        strategy.peak += added.peak;
        for (int month = 0; month < m_months; ++month) {
            strategy.months[month].sum += added.months[month].sum;
            strategy.months[month].monthly.merge(added.months[month].monthly);
            strategy.months[month].cumulative.merge(added.months[month].cumulative);
        }
    }
}

void CostStatistics::useBins()
{
    for (Strategy& strategy : m_strategies) {
        strategy.total.useBins();
        strategy.present.useBins();
        for (Month& month : strategy.months) {
            month.monthly.useBins();
            month.cumulative.useBins();
        }
    }
}

void CostStatistics::save(IntegerWriter& writer) const
{
    for (const Strategy& strategy : m_strategies) {
        strategy.total.save(writer);
        strategy.present.save(writer);
        writer(strategy.closing, strategy.otherEnd, strategy.otherEndPresent, strategy.peak);
        for (const Month& month : strategy.months) {
            writer(month.sum);
            month.monthly.save(writer);
            month.cumulative.save(writer);
        }
    }
}

void CostStatistics::load(IntegerReader& reader, std::uint64_t trials)
{
    for (Strategy& strategy : m_strategies) {
        strategy.total.load(reader);
        strategy.present.load(reader);
        reader.require(strategy.total.count() == trials && strategy.present.count() == trials);
        reader(strategy.closing, strategy.otherEnd, strategy.otherEndPresent, strategy.peak);
        for (Month& month : strategy.months) {
            reader(month.sum);
            month.monthly.load(reader);
            month.cumulative.load(reader);
            reader.require(month.monthly.count() == trials && month.cumulative.count() == trials);
        }
    }
}

void CostStatistics::describe(int strategy, std::uint64_t trials, StrategyResult& result) const
{
    const Strategy& figures = m_strategies[strategy];
    result.totalCost = figures.total.figures();
    result.presentValue = figures.present.figures();
    const bool independent = m_sampling == kernel::RandomSampling;
    const std::vector<RankRange> ranks = independent ? fanRanks(trials) : std::vector<RankRange>();
    Wide running = 0;
    for (const Month& month : figures.months) {
        running += month.sum;
        appendFan(result.monthlyCost, meanMoney(month.sum, trials), month.monthly, ranks);
        appendFan(result.cumulativeCost, meanMoney(running, trials), month.cumulative, ranks);
    }
    result.closingMean = meanMoney(figures.closing, trials);
    result.otherHorizonEndMean = meanMoney(figures.otherEnd, trials);
    result.otherHorizonEndPresentValue = meanMoney(figures.otherEndPresent, trials);
    result.peakCumulativeCash = meanMoney(figures.peak, trials);
}

} // namespace rackrate
