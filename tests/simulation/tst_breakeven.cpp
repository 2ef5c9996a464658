// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/breakevendemand.h"
#include "simulation/statistics/integercoding.h"
#include "tests/support/handmaderun.h"

#include <QTest>

#include <cmath>

using namespace rackrate;
using rackrate::tests::HandmadeRun;

namespace {

/// Strategy a is the baseline with `baseline` a month, b the challenger with the months given.
HandmadeRun challenge(double baseline, const std::vector<double>& challenger, double closing = 0)
{
    HandmadeRun run;
    run.months = int(challenger.size());
    run.cash = [baseline, challenger](int s, int m, std::uint64_t) { return s == 0 ? baseline : challenger[m]; };
    run.closing = [closing](int s, int, std::uint64_t) { return s == 1 ? closing : 0.0; };
    return run;
}

BreakEven breakEvenOf(const HandmadeRun& run)
{
    return *run.results().breakEvenOf("a", "b", true);
}

} // namespace

class TestBreakEven : public QObject {
    Q_OBJECT

private slots:
    void cheaperInEveryMonthIsFromTheStart()
    {
        const BreakEven pair = breakEvenOf(challenge(10, {9, 11, 9, 10}));
        QCOMPARE(pair.fromStart, 1.0);
        QCOMPARE(pair.probability + pair.throughClosing + pair.never, 0.0);
        QCOMPARE(pair.cumulative, (std::vector<double>{1, 1, 1, 1}));
        QVERIFY(std::isnan(pair.p50));
    }

    void equalCostsAreFromTheStartBothWays()
    {
        const Results results = challenge(10, {10, 10}).results();
        QCOMPARE(results.breakEvenOf("a", "b", true)->fromStart, 1.0);
        QCOMPARE(results.breakEvenOf("b", "a", true)->fromStart, 1.0);
        QCOMPARE(results.breakEvenOf("a", "b", true)->same, 1.0);
        QCOMPARE(results.breakEvenOf("b", "a", true)->same, 1.0);
    }

    void sameIsOnlyWhatNeverDiffers()
    {
        // D = 0 to the end, but closing values make b cheaper; and D = -1 once, 0 at the end.
        QCOMPARE(breakEvenOf(challenge(10, {10, 10}, -1)).same, 0.0);
        QCOMPARE(breakEvenOf(challenge(10, {9, 11})).same, 0.0);
        QCOMPARE(breakEvenOf(challenge(10, {9, 11})).fromStart, 1.0);
        std::vector<double> late(100, 10.0);
        late[80] = 9;
        QCOMPARE(breakEvenOf(challenge(10, late)).same, 0.0);
        HandmadeRun run = challenge(10, {10, 10});
        run.trials = 8;
        run.ineligible = [](int, std::uint64_t trial) { return trial < 2; };
        QCOMPARE(breakEvenOf(run).same, 0.75);
        QCOMPARE(breakEvenOf(run).never, 0.25);
    }

    void theMonthIsLinearWithinTheMonth()
    {
        // D = 24, 18, 12, 6, -2: from 6 to -2 in the fifth month, at 4 + 6/8.
        const BreakEven pair = breakEvenOf(challenge(10, {34, 4, 4, 4, 2}));
        QCOMPARE(pair.probability, 1.0);
        QCOMPARE(pair.p5, 4.75);
        QCOMPARE(pair.p50, 4.75);
        QCOMPARE(pair.p95, 4.75);
        QCOMPARE(pair.byMonth, (std::vector<double>{0, 0, 0, 0, 1}));
        QCOMPARE(pair.cumulative, (std::vector<double>{0, 0, 0, 0, 1}));
        QCOMPARE(pair.multipleCrossings, 0.0);
    }

    void simplePaybackMatchesTheWorkedExample()
    {
        // 250,000 up front against 9,000 a month: simple payback after 27.778 months.
        std::vector<double> owned(36, 0.0);
        owned[0] = 250000;
        const BreakEven pair = breakEvenOf(challenge(9000, owned));
        QVERIFY(std::fabs(pair.p50 - 27.778) < 5e-4); // to the digits the example prints
    }

    void reachingZeroAtAMonthsEndCountsInThatMonth()
    {
        const BreakEven pair = breakEvenOf(challenge(10, {20, 0, 10}));
        QCOMPARE(pair.probability, 1.0);
        QCOMPARE(pair.p50, 2.0);
        QCOMPARE(pair.byMonth[1], 1.0);
    }

    void onlyThroughClosingValues()
    {
        const BreakEven pair = breakEvenOf(challenge(10, {40, 5, 5}, -25));
        QCOMPARE(pair.throughClosing, 1.0);
        QCOMPARE(pair.cumulative.back(), 0.0);
    }

    void closingCostsCanUndoALead()
    {
        const BreakEven pair = breakEvenOf(challenge(10, {5, 5, 5}, 16));
        QCOMPARE(pair.never, 1.0);
    }

    void crossingTwiceCountsTheLastCrossing()
    {
        // D = 5, -5, 5, -5: down in months 2 and 4.
        const BreakEven pair = breakEvenOf(challenge(10, {15, 0, 20, 0}));
        QCOMPARE(pair.probability, 1.0);
        QCOMPARE(pair.p50, 3.5);
        QCOMPARE(pair.multipleCrossings, 1.0);
        QCOMPARE(pair.byMonth, (std::vector<double>{0, 0, 0, 1}));
    }

    void threeCrossingsMayStillEndInNever()
    {
        // Owned: 200 at months 1, 37, 73, 109 and 2 a month; cloud 8 a month, over 120 months. The lead is lost with each
        // renewal and ends at -80.
        std::vector<double> owned(120, 2.0);
        for (const int month : {1, 37, 73, 109})
            owned[month - 1] += 200;
        const HandmadeRun run = challenge(8, owned);
        const BreakEven pair = breakEvenOf(run);
        QCOMPARE(pair.never, 1.0);
        QCOMPARE(pair.multipleCrossings, 1.0);
        QCOMPARE(run.results().strategies[1].totalCost.mean - run.results().strategies[0].totalCost.mean, 80.0);
        // Seen from the other side, the cloud breaks even for good in month 109: D = 48 before it, -146 after.
        const BreakEven cloud = *run.results().breakEvenOf("b", "a", true);
        QCOMPARE(cloud.probability, 1.0);
        QCOMPARE(cloud.byMonth[108], 1.0);
    }

    void monthsBeyondTheSixtyFourthCount()
    {
        std::vector<double> challenger(100, 0.0);
        challenger[0] = 1000 - 5; // D falls by 10 a month from 985 to below 0 in month 100
        const BreakEven pair = breakEvenOf(challenge(10, challenger));
        QCOMPARE(pair.probability, 1.0);
        QVERIFY(std::fabs(pair.p50 - 99.5) < 1e-6); // one tick is 2^-20 of a month
    }

    void anIneligibleChallengerNeverBreaksEven()
    {
        HandmadeRun run = challenge(10, {5, 5});
        run.ineligible = [](int strategy, std::uint64_t) { return strategy == 1; };
        QCOMPARE(breakEvenOf(run).never, 1.0);
        QCOMPARE(breakEvenOf(run).ineligible, 1.0);
        run.ineligible = [](int strategy, std::uint64_t) { return strategy == 0; };
        QCOMPARE(breakEvenOf(run).fromStart, 1.0);
        QCOMPARE(breakEvenOf(run).ineligible, 0.0);
    }

    void futuresOfTheIneligibleArePartOfNever()
    {
        // b is dearer in futures 4 to 9 and ineligible in 3 to 5: never in 3 to 9, for what it costs alone in 6 to 9.
        HandmadeRun run = challenge(10, {});
        run.months = 1;
        run.trials = 10;
        run.cash = [](int s, int, std::uint64_t trial) { return s == 0 ? 10.0 : trial < 4 ? 9.0 : 11.0; };
        run.ineligible = [](int strategy, std::uint64_t trial) { return strategy == 1 && trial >= 3 && trial <= 5; };
        const BreakEven pair = breakEvenOf(run);
        QCOMPARE(pair.fromStart, 0.3);
        QCOMPARE(pair.never, 0.7);
        QCOMPARE(pair.ineligible, 0.3);
    }

    void everyStateIsSaved()
    {
        HandmadeRun run = challenge(10, {});
        run.months = 2;
        run.trials = 40;
        run.cash = [](int s, int, std::uint64_t trial) { return s == 0 || trial % 4 == 0 ? 10.0 : 11.0; };
        run.ineligible = [](int strategy, std::uint64_t trial) { return strategy == 1 && trial % 8 == 3; };
        IntegerWriter writer;
        run.statistics().save(writer);
        Statistics read{PlanShape(run.plan())};
        IntegerReader reader(writer.bytes(), run.trials);
        read.load(reader, run.trials);
        QVERIFY(reader.ok() && reader.atEnd());
        const Results results = read.results(run.plan());
        const BreakEven pair = *results.breakEvenOf("a", "b", true);
        QCOMPARE(pair.same, 0.25);
        QCOMPARE(pair.ineligible, 0.125);
        QCOMPARE(pair.never, 0.75);
    }

    void sharesSumToOneAndPercentilesLeaveOutTheRest()
    {
        HandmadeRun run;
        run.months = 4;
        run.trials = 8;
        run.cash = [](int s, int m, std::uint64_t trial) {
            if (s == 0)
                return 10.0;
            const double first[] = {10, 10, 15, 15, 15, 25, 60, 60}; // from the start 2, month 2 3, month 3 1, closing, never
            return m == 0 ? first[trial] : trial == 7 ? 10.0 : 0.0;
        };
        run.closing = [](int s, int, std::uint64_t trial) { return s == 1 && trial == 6 ? -40.0 : 0.0; };
        const BreakEven pair = breakEvenOf(run);
        QCOMPARE(pair.fromStart, 0.25);
        QCOMPARE(pair.probability, 0.5);
        QCOMPARE(pair.throughClosing, 0.125);
        QCOMPARE(pair.never, 0.125);
        QVERIFY(std::fabs(pair.p50 - 1.5) < 1.5 / 1024); // the width of a bin
        QCOMPARE(pair.p95, 2.5);
        QCOMPARE(pair.cumulative, (std::vector<double>{0.25, 0.625, 0.75, 0.75}));
    }

    void demandFactorIsTheMeetingNearestToOne()
    {
        DemandSweep sweep;
        sweep.factors = {0.25, 0.5, 1, 2, 4};
        sweep.cost = {{1, 2}, {2, 1}, {4, 2}, {8, 9}, {9, 9.5}}; // meets at 0.375 and at 5/3
        sweep.busy = {{0, 1}, {0, 2}, {0, 3}, {0, 6}, {0, 7}};
        sweep.paid = {{0, 10}, {0, 10}, {0, 10}, {0, 16}, {0, 10}};
        sweep.ineligible = {{0, 0}, {0, 0}, {0, 0.5}, {0.5, 0}, {0, 0}};
        Results results = challenge(10, {9}).results();
        addBreakEvenDemand(sweep, results);
        const BreakEven& pair = *results.breakEvenOf("a", "b", true);
        QVERIFY(std::fabs(pair.demandFactor - 5.0 / 3) < 1e-12);
        QVERIFY(std::fabs(pair.utilisation - 5.0 / 14) < 1e-12); // of the hours, 5 of 14, not of their ratios
        const double other = results.breakEvenOf("b", "a", true)->demandFactor;
        QVERIFY(std::fabs(other - pair.demandFactor) < 1e-12);
        // Where the other does not serve in most futures, being dearer is no break-even: the next meeting counts, or none.
        sweep.ineligible[3][0] = 0.51;
        addBreakEvenDemand(sweep, results);
        QVERIFY(std::fabs(results.breakEvenOf("a", "b", true)->demandFactor - 0.375) < 1e-12);
        sweep.ineligible[1][1] = 0.51;
        results = challenge(10, {9}).results();
        addBreakEvenDemand(sweep, results);
        QVERIFY(std::isnan(results.breakEvenOf("a", "b", true)->demandFactor));
    }

    void demandFactorIsAbsentWhereCostsNeverMeet()
    {
        DemandSweep sweep;
        sweep.factors = {0.5, 1, 2};
        sweep.cost = {{1, 2}, {2, 3}, {3, 4}};
        sweep.busy = sweep.paid = sweep.ineligible = {{0, 0}, {0, 0}, {0, 0}};
        Results results = challenge(10, {9}).results();
        addBreakEvenDemand(sweep, results);
        QVERIFY(std::isnan(results.breakEven.front().demandFactor));
    }
};

QTEST_GUILESS_MAIN(TestBreakEven)
#include "tst_breakeven.moc"
