// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/resultsjson.h"
#include "simulation/statistics/confidence.h"
#include "simulation/statistics/quantileoftail.h"
#include "simulation/statistics/sensitivity.h"
#include "tests/support/handmaderun.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

using namespace rackrate;
using rackrate::tests::HandmadeRun;

namespace {

Histogram histogramOf(const std::vector<std::int64_t>& values, bool withContents = false)
{
    Histogram histogram(withContents);
    histogram.add(values.data(), int(values.size()));
    return histogram;
}

HandmadeRun totals(const std::vector<std::vector<double>>& costs, const std::vector<std::uint64_t>& repeats)
{
    HandmadeRun run;
    run.strategies = int(costs.size());
    std::vector<std::size_t> stateOf;
    for (std::size_t state = 0; state < repeats.size(); ++state)
        stateOf.insert(stateOf.end(), repeats[state], state);
    run.trials = stateOf.size();
    run.cash = [costs, stateOf](int strategy, int, std::uint64_t trial) { return costs[strategy][stateOf[trial]]; };
    return run;
}

/// A run with every kind of trouble: signs, ties, ineligible trials, several chunks with a partial last one.
HandmadeRun troubled()
{
    HandmadeRun run;
    run.strategies = 3;
    run.months = 5;
    run.trials = 700;
    const auto noise = [](std::uint64_t key) { return double((key * 0x9E3779B97F4A7C15u) >> 40) / double(1 << 24); };
    run.cash = [noise](int s, int m, std::uint64_t t) { return t % 9 == 0 ? 10.0 : 1000 * noise(t * 31 + s * 7 + m + 1) - 300; };
    run.closing = [noise](int s, int m, std::uint64_t t) { return -50 * noise(t + s + m); };
    run.ineligible = [](int s, std::uint64_t t) { return (t + s) % 11 == 0; };
    return run;
}

std::string jsonOf(const Statistics& statistics, const SimulationPlan& plan)
{
    return resultsJson({}, "hash", statistics.results(plan), {}).dump();
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void equalValuesComeOutExactly()
    {
        const Results results = totals({{123456.7891}}, {1000}).results();
        const Distributional& cost = results.strategies[0].totalCost;
        for (const double figure : {cost.mean, cost.p5, cost.p25, cost.p50, cost.p75, cost.p95, cost.cvar95})
            QCOMPARE(figure, 123456.7891);
        QCOMPARE(cost.sd, 0.0);
        QCOMPARE(cost.standardError, 0.0);
        QCOMPARE(results.strategies[0].presentValue.mean, 61728.3945);
    }

    void smallIntegersHaveExactOrderStatistics()
    {
        std::vector<std::int64_t> values;
        for (int i = 100; i >= 1; --i)
            values.push_back(i);
        const auto percentiles = histogramOf(values).percentiles<3>({5, 50, 95});
        QCOMPARE(percentiles[0], 5.0);
        QCOMPARE(percentiles[1], 50.0);
        QCOMPARE(percentiles[2], 95.0);
    }

    void percentilesStayWithinABinOfTheTruth()
    {
        std::vector<std::int64_t> values;
        std::mt19937_64 random(7);
        std::lognormal_distribution<double> amounts(20, 1.5);
        for (int i = 0; i < 20000; ++i)
            values.push_back((i % 3 == 0 ? -1 : 1) * std::int64_t(amounts(random)));
        const auto percentiles = histogramOf(values).percentiles<5>({5, 25, 50, 75, 95});
        std::sort(values.begin(), values.end());
        const int ranks[] = {1000, 5000, 10000, 15000, 19000};
        for (int i = 0; i < 5; ++i) {
            const double truth = double(values[ranks[i] - 1]);
            QVERIFY(std::fabs(percentiles[i] - truth) <= std::fabs(truth) / 1024); // the width of a bin
        }
    }

    void zerosLieBetweenNegativeAndPositiveValues()
    {
        const auto percentiles = histogramOf({-5, 7, 0, 0, -2000000}).percentiles<5>({20, 40, 60, 80, 100});
        QCOMPARE(percentiles[0], -2000000.0);
        QCOMPARE(percentiles[1], -5.0);
        QCOMPARE(percentiles[2], 0.0);
        QCOMPARE(percentiles[3], 0.0);
        QCOMPARE(percentiles[4], 7.0);
    }

    void tailMeanCountsAFractionOfTheBoundaryValue()
    {
        std::vector<std::int64_t> ten(10);
        for (int i = 0; i < 10; ++i)
            ten[i] = 3000000 * (i + 1);
        // 15 % of ten values: the largest and half of the next, (10 + 9/2) / 1.5.
        QVERIFY(std::fabs(histogramOf(ten, true).tailMean(15) / 3000000 - 9.666667) < 5e-7);
        for (std::int64_t& value : ten)
            value /= 30000; // small numbers have a bin each
        QVERIFY(std::fabs(histogramOf(ten, true).tailMean(15) / 100 - 9.666667) < 5e-7);
        std::vector<std::int64_t> hundred(100);
        for (int i = 0; i < 100; ++i)
            hundred[i] = i + 1;
        QCOMPARE(histogramOf(hundred, true).tailMean(5), 98.0);
    }

    void atomsStayWhatTheyAre()
    {
        // Three amounts in 10,000 trials, more than are kept as they are: 30 %, 40 % and 30 % of them.
        const std::array<std::int64_t, 3> amounts{10087600000, 20087600000, 25087600000};
        Histogram histogram(true), part(true);
        for (int i = 0; i < 10000; ++i)
            (i % 2 == 0 ? histogram : part).add(amounts[i % 10 < 3 ? 0 : i % 10 < 7 ? 1 : 2]);
        part.useBins();
        histogram.merge(part);
        const std::array<double, 5> found = histogram.percentiles<5>({5, 25, 50, 75, 95});
        for (int i = 0; i < 5; ++i) {
            const double exact = double(amounts[i < 2 ? 0 : i < 3 ? 1 : 2]);
            QCOMPARE(found[i], exact);
            const Interval interval = intervalAt(histogram, independentRanks(10000, std::array{5, 25, 50, 75, 95}[i]), 1);
            QCOMPARE(interval.low, exact);
            QCOMPARE(interval.high, exact);
        }
        QCOMPARE(histogram.tailMean(40), (3000 * double(amounts[2]) + 1000 * double(amounts[1])) / 4000);
    }

    void boundsKnownNoCloserThanTheirBinAreItsEdges()
    {
        Histogram histogram; // without contents
        for (int i = 0; i < 10000; ++i)
            histogram.add(1'000'000 + i % 2); // both in the bin from 999,936 on that is 512 wide
        const Interval interval = intervalAt(histogram, independentRanks(10000, 50), 1);
        QCOMPARE(interval.low, 1'000'000.0);
        QCOMPARE(interval.high, 1'000'001.0);
        histogram.add(900'000);
        histogram.add(1'100'000);
        const Interval wider = intervalAt(histogram, independentRanks(10002, 50), 1);
        QVERIFY(wider.low <= 1'000'000 && wider.low > 1'000'000 * (1 - 1.0 / 1024));
        QVERIFY(wider.high >= 1'000'001 && wider.high < 1'000'001 * (1 + 1.0 / 1024));
    }

    void theTailMeanIsNeverBelowThePercentileItBeginsAt()
    {
        std::mt19937_64 random(8);
        for (int run = 0; run < 400; ++run) {
            // Narrow, wide and with atoms; of either sign; counts with and without a fractional last value.
            const int count = 1 + int(random() % 700);
            const double centre = (run % 3 - 1) * 7e9, width = run % 4 == 0 ? 1e4 : run % 4 == 1 ? 1e6 : 1e9;
            std::vector<std::int64_t> values;
            double sum = 0;
            for (int i = 0; i < count; ++i)
                values.push_back(std::int64_t(centre + (random() % 5 == 0 ? 0.0 : width * double(random() % 1000) / 1000)));
            const Histogram histogram = histogramOf(values, true);
            const double tail = histogram.tailMean(5);
            QVERIFY(tail >= histogram.percentiles<1>({95})[0]);
            QVERIFY(tail <= double(histogram.maximum()));
            std::sort(values.rbegin(), values.rend());
            double left = count * 0.05, wanted = left;
            for (int i = 0; left > 0; ++i) {
                sum += std::min(left, 1.0) * double(values[std::size_t(i)]);
                left -= 1;
            }
            QVERIFY(std::fabs(tail - sum / wanted) <= std::fabs(sum / wanted) / 1024); // the width of a bin
        }
    }

    void standardDeviationSurvivesALargeMean()
    {
        // 1e9 + {0, 1, 2, 3}: sample variance 5/3, lost entirely if squares of 1e13 quanta were summed in doubles.
        const Distributional cost = totals({{1e9, 1e9 + 1, 1e9 + 2, 1e9 + 3}}, {1, 1, 1, 1}).results().strategies[0].totalCost;
        QVERIFY(std::fabs(cost.sd - std::sqrt(5.0 / 3)) < 1e-9);
        QVERIFY(std::fabs(cost.standardError - std::sqrt(5.0 / 3) / 2) < 1e-9);
        QCOMPARE(cost.mean, 1e9 + 1.5);
    }

    void decisionMeasuresMatchTheWorkedExample()
    {
        const Results results = totals({{10, 14, 20}, {12, 12, 16}, {15, 13, 13}}, {5, 3, 2}).results();
        const double means[] = {13.2, 12.8, 14}, cheapest[] = {0.5, 0.3, 0.2}, regrets[] = {2.0, 1.6, 2.8};
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(results.strategies[i].totalCost.mean, means[i]);
            QCOMPARE(results.strategies[i].nominalDecision.probabilityCheapest, cheapest[i]);
            QCOMPARE(results.strategies[i].nominalDecision.expectedRegret, regrets[i]);
            QCOMPARE(results.strategies[i].presentValueDecision.expectedRegret, regrets[i] / 2);
        }
        QCOMPARE(results.best(), 1); // best by mean, though cheapest in only 30 % of trials
    }

    void tiesSplitAndTheIneligibleDoNotCompete()
    {
        HandmadeRun run = totals({{5, 5}, {5, 5}, {4, 9}}, {3, 1});
        run.ineligible = [](int strategy, std::uint64_t) { return strategy == 2; };
        const Results results = run.results();
        QCOMPARE(results.strategies[0].nominalDecision.probabilityCheapest, 0.5);
        QCOMPARE(results.strategies[1].nominalDecision.probabilityCheapest, 0.5);
        QCOMPARE(results.strategies[2].nominalDecision.probabilityCheapest, 0.0);
        QCOMPARE(results.strategies[2].nominalDecision.ineligibleShare, 1.0);
        QVERIFY(std::isnan(results.strategies[2].nominalDecision.expectedRegret));
        QCOMPARE(results.strategies[0].nominalDecision.expectedRegret, 0.0);
    }

    void cheapestByMonthClosesEachMonth()
    {
        HandmadeRun run;
        run.months = 2;
        run.cash = [](int s, int m, std::uint64_t) { return s == 0 ? 100.0 : m == 0 ? 150.0 : 20.0; };
        run.closing = [](int s, int m, std::uint64_t) { return s == 1 && m == 0 ? -60.0 : 0.0; };
        const Results results = run.results();
        QCOMPARE(results.strategies[1].nominalDecision.cheapestByMonth, (std::vector<double>{1.0, 1.0}));
        run.closing = [](int, int, std::uint64_t) { return 0.0; };
        QCOMPARE(run.results().strategies[1].nominalDecision.cheapestByMonth, (std::vector<double>{0.0, 1.0}));
    }

    void theLastMonthIncludesTheClosing()
    {
        HandmadeRun run;
        run.strategies = 1;
        run.months = 2;
        run.cash = [](int, int m, std::uint64_t) { return m == 0 ? 100.0 : 40.0; };
        run.closing = [](int, int m, std::uint64_t) { return m == 0 ? -7.0 : -30.0; };
        const StrategyResult strategy = run.results().strategies[0];
        QCOMPARE(strategy.monthlyCost.mean, (std::vector<double>{100.0, 10.0}));
        QCOMPARE(strategy.cumulativeCost.p95, (std::vector<double>{100.0, 110.0}));
        QCOMPARE(strategy.closingMean, -30.0);
        QCOMPARE(strategy.peakCumulativeCash, 140.0);
        QCOMPARE(strategy.breakdown[OnDemandCost] + strategy.breakdown[ResaleCost], strategy.totalCost.mean);
        QCOMPARE(strategy.breakdownByMonth[1][ResaleCost], -30.0);
    }

    void spreadIsExactForAmountsOfAnySize()
    {
        // 100,000 amounts of 10^13 and one unit more or less: their squares about 0 are beyond 128 bits.
        for (const std::int64_t amount : {std::int64_t(0), std::int64_t(100'000'000'000'000'000), std::int64_t(-4'000'000'000'000'000'000)}) {
            AmountStatistics first, second;
            for (int i = 0; i < 50'000; ++i) {
                const std::int64_t values[] = {amount - 10'000, amount + 10'000};
                (i % 3 == 0 ? first : second).add(values, 2);
            }
            first.merge(second);
            const Distributional figures = first.figures();
            QCOMPARE(figures.mean, double(amount) / 1e4);
            QCOMPARE(figures.sd, std::sqrt(100'000.0 / 99'999));
        }
        AmountStatistics ends; // the widest spread that 64 bits can hold
        const std::int64_t values[] = {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
        ends.add(values, 2);
        QVERIFY(std::fabs(ends.figures().sd / (std::ldexp(1.0, 63) / 1e4 * std::sqrt(2.0)) - 1) < 1e-15);
        // Against sums that fit: 1, 4, 9, 16 and -30 about their mean of 0.
        AmountStatistics small;
        const std::int64_t few[] = {1, 4, 9, 16, -30};
        small.add(few, 5);
        QCOMPARE(small.figures().sd, std::sqrt((1 + 16 + 81 + 256 + 900) / 4.0) / 1e4);
    }

    void spreadOfPairsIsExactForAmountsOfAnySize()
    {
        // Within a pair one amount is 10^14 above the middle, the other as far below: the squares of 100,000 differences are
        // beyond 128 bits. Every fourth pair is one unit higher as a whole, and only that is an error of the mean.
        constexpr int pairs = 100'000;
        const std::int64_t spread = 1'000'000'000'000'000'000;
        AmountStatistics first(kernel::AntitheticSampling), second(kernel::AntitheticSampling);
        for (int pair = 0; pair < pairs; ++pair) {
            const std::int64_t shift = pair % 4 == 0 ? 500'000'000'000'000 : 0;
            const std::int64_t values[] = {shift - spread, shift + spread};
            (pair % 3 == 0 ? first : second).add(values, 2);
        }
        first.merge(second);
        const double exact = 5e10 * std::sqrt(0.25 * 0.75 / (pairs - 1)); // sd of the pairs' means over the root of their number
        const double found = first.figures().standardError;
        // Squares of 2e34 are left of two numbers of 4e41 with 16 digits each.
        QVERIFY2(std::fabs(found / exact - 1) < 1e-6, qPrintable(QString::number(found / exact, 'g', 17)));
    }

    void mergingInAnyOrderGivesTheSameBytes()
    {
        const HandmadeRun run = troubled();
        const SimulationPlan plan = run.plan();
        const std::string expected = jsonOf(run.statistics(), plan);
        constexpr int ends[] = {256, 512, 700};
        int order[] = {0, 1, 2};
        do {
            Statistics all{PlanShape(plan)};
            for (const int third : order) {
                Statistics part{PlanShape(plan)};
                for (int first = third == 0 ? 0 : ends[third - 1]; first < ends[third]; first += kernel::chunkTrials)
                    part.add(run.chunk(std::uint64_t(first), std::min(kernel::chunkTrials, ends[third] - first)));
                all.merge(part);
            }
            QCOMPARE(jsonOf(all, plan), expected);
        } while (std::next_permutation(order, order + 3));
    }

    void permutedStrategiesGivePermutedResults()
    {
        const HandmadeRun run = troubled();
        HandmadeRun turned = run;
        turned.cash = [&](int s, int m, std::uint64_t t) { return run.cash((s + 1) % 3, m, t); };
        turned.closing = [&](int s, int m, std::uint64_t t) { return run.closing((s + 1) % 3, m, t); };
        turned.ineligible = [&](int s, std::uint64_t t) { return run.ineligible((s + 1) % 3, t); };
        const Results before = run.results(), after = turned.results();
        for (int i = 0; i < 3; ++i) {
            const StrategyResult& a = before.strategies[(i + 1) % 3];
            const StrategyResult& b = after.strategies[i];
            QCOMPARE(b.totalCost.p95, a.totalCost.p95);
            QCOMPARE(b.nominalDecision.expectedRegret, a.nominalDecision.expectedRegret);
            QCOMPARE(b.presentValueDecision.cheapestByMonth, a.presentValueDecision.cheapestByMonth);
            QCOMPARE(after.breakEvenOf(after.strategies[i].id, after.strategies[(i + 1) % 3].id, true)->cumulative,
                     before.breakEvenOf(a.id, before.strategies[(i + 2) % 3].id, true)->cumulative);
        }
    }

    void quantileOfAMixtureIsNotAMeanOfQuantiles()
    {
        // Half the requests at rate 1/s, half at 10/s: 0.5 e^-t + 0.5 e^-10t = 0.05 at t = ln 10 to 1e-9; the mean of both p95 is 1.65.
        std::vector<double> seconds;
        std::vector<float> slow, fast;
        for (int i = 0; i < 512; ++i) {
            seconds.push_back(0.001 * std::exp(0.025 * i));
            slow.push_back(float(std::exp(-seconds.back())));
            fast.push_back(float(std::exp(-10 * seconds.back())));
        }
        TailMixture mixture(seconds);
        mixture.add(3, slow);
        mixture.add(3, fast);
        // The grid's cells are 2.5 % wide; between two points the tail is nearly a power of t: second order, below 1e-3.
        QVERIFY(std::fabs(mixture.quantile(0.05) / std::numbers::ln10 - 1) < 1e-3);
        QVERIFY(std::isnan(TailMixture(seconds).quantile(0.05)));
    }

    void ranksOfEqualValuesAreShared()
    {
        // Ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3: covariance 4.5, variances 4.5 and 5.
        QVERIFY(std::fabs(rankCorrelation({1, 2, 2, 9}, {10, 20, 30, 40}) - 4.5 / std::sqrt(22.5)) < 1e-12);
        QCOMPARE(rankCorrelation({1, 2, 3, 4}, {-1, -20, -300, -4000}), -1.0);
        QCOMPARE(rankCorrelation({5, 5, 5}, {1, 2, 3}), 0.0);
    }

    void firstOrderIndicesMatchIshigami()
    {
        // Exact .3139, .4424, 0; errors at this size measured elsewhere as .0028, .0059 and 1e-4 (root mean square): four of them.
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> uniform(-std::numbers::pi, std::numbers::pi);
        std::vector<double> x[3], y;
        for (int i = 0; i < sensitivityTrials; ++i) {
            for (std::vector<double>& input : x)
                input.push_back(uniform(random));
            const double third = x[2].back() * x[2].back();
            y.push_back(std::sin(x[0].back()) * (1 + 0.1 * third * third) + 7 * std::sin(x[1].back()) * std::sin(x[1].back()));
        }
        QVERIFY(std::fabs(firstOrderIndex(x[0], y) - 0.3139) < 0.012);
        QVERIFY(std::fabs(firstOrderIndex(x[1], y) - 0.4424) < 0.024);
        QVERIFY(firstOrderIndex(x[2], y) < 0.002);
    }
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
