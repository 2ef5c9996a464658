// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/jobs/livesimulation.h"
#include "app/jobs/liveworker.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace rackrate;

namespace {

Scenario caseStudy(std::int64_t trials)
{
    const Result<Json> tree = loadTemplate("fine-tuning-startup");
    Scenario scenario = readScenario(tree.value()).scenario;
    scenario.trials = trials;
    return scenario;
}

constexpr int patience = 120000; // milliseconds; generous, because machines that run tests are shared

bool settled(const LiveSimulation& live)
{
    const LiveSimulation::State state = live.state();
    return state == LiveSimulation::State::UpToDate || state == LiveSimulation::State::Failed || state == LiveSimulation::State::Cancelled;
}

} // namespace

class LiveSimulationTest : public QObject {
    Q_OBJECT

private slots:
    void firstPassComesBeforeTheWhole()
    {
        LiveSimulation live;
        std::vector<std::uint64_t> trials;
        connect(&live, &LiveSimulation::answerChanged, this, [&] { trials.push_back(live.answer()->results.engine.trials); });
        live.request(caseStudy(10000), "a", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(settled(live), patience);
        QCOMPARE(live.state(), LiveSimulation::State::UpToDate);
        QVERIFY(trials.size() >= 3);
        const Scenario scenario = caseStudy(10000);
        QCOMPARE(trials.front(), firstPassTrials(int(scenario.strategies.size()), scenario.months));
        QCOMPARE(trials.back(), std::uint64_t(10000));
        QVERIFY(std::is_sorted(trials.begin(), trials.end()));
        QVERIFY(live.answer()->complete && !live.answer()->cancelled);
    }

    void refinedAnswerEqualsOneMadeAtOnce()
    {
        LiveSimulation small, large;
        small.request(caseStudy(1500), "a", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(settled(small), patience);
        large.request(caseStudy(6000), "a", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(settled(large), patience);
        // From 1,500 to 6,000 in a second step, and from the first pass by doublings: the same futures.
        small.request(caseStudy(6000), "b", {}, 2);
        QTRY_VERIFY_WITH_TIMEOUT(settled(small) && small.answer()->results.engine.trials == 6000, patience);
        QCOMPARE(small.answer()->results.strategies[0].totalCost.mean, large.answer()->results.strategies[0].totalCost.mean);
        QCOMPARE(small.answer()->results.strategies[1].totalCost.p95, large.answer()->results.strategies[1].totalCost.p95);
    }

    void fewerFuturesAreAskedForAfterMore()
    {
        LiveSimulation live;
        live.request(caseStudy(5000), "a", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(settled(live), patience);
        live.request(caseStudy(1000), "b", {}, 2);
        QTRY_VERIFY_WITH_TIMEOUT(settled(live) && live.answer()->revision == 2, patience);
        QCOMPARE(live.answer()->results.engine.trials, std::uint64_t(1000));
    }

    void sameScenarioIsNotRunAgain()
    {
        LiveSimulation live;
        live.request(caseStudy(2000), "a", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(settled(live), patience);
        const Results* before = &live.answer()->results;
        const double seconds = before->engine.seconds;
        live.request(caseStudy(2000), "a", {}, 7);
        QCOMPARE(live.state(), LiveSimulation::State::UpToDate);
        QCOMPARE(live.answer()->revision, quint64(7));
        QCOMPARE(live.answer()->results.engine.seconds, seconds);
    }

    void newestRequestWins()
    {
        LiveSimulation live;
        for (int i = 1; i <= 8; ++i) {
            Scenario scenario = caseStudy(20000);
            scenario.finance.discountRate = 0.01 * i;
            live.request(scenario, "rate" + std::to_string(i), {}, quint64(i));
            QTest::qWait(5);
        }
        QTRY_VERIFY_WITH_TIMEOUT(settled(live), patience);
        QCOMPARE(live.answer()->scenarioHash, std::string("rate8"));
        QCOMPARE(live.answer()->revision, quint64(8));
        QVERIFY(live.answer()->complete);
    }

    void startedFirstPassIsShownDuringADrag()
    {
        LiveSimulation live;
        QSignalSpy spy(&live, &LiveSimulation::answerChanged);
        QElapsedTimer clock;
        clock.start();
        int edit = 0;
        while (spy.size() < 3 && clock.elapsed() < patience) {
            Scenario scenario = caseStudy(1000000);
            scenario.finance.discountRate = 0.0001 * ++edit;
            live.request(scenario, "drag" + std::to_string(edit), {}, quint64(edit));
            QTest::qWait(20);
        }
        QVERIFY(spy.size() >= 3);
    }

    void cancelKeepsWhatWasReached()
    {
        LiveSimulation live;
        live.request(caseStudy(50000000), "a", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(live.answer() != nullptr, patience);
        live.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveSimulation::State::Cancelled, patience);
        QVERIFY(live.answer()->cancelled);
        QVERIFY(live.answer()->results.engine.trials >= std::uint64_t(kernel::chunkTrials));
        QVERIFY(live.answer()->results.engine.trials < 50000000);
    }

    void impossiblePlanIsAFailureThatKeepsTheAnswer()
    {
        LiveSimulation live;
        live.request(caseStudy(1000), "good", {}, 1);
        QTRY_VERIFY_WITH_TIMEOUT(settled(live), patience);
        Scenario wrong = caseStudy(1000);
        wrong.strategies[0].pools[0].tranches[0].offer = "nobody/sells-this";
        live.request(wrong, "wrong", {}, 2);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveSimulation::State::Failed, patience);
        QVERIFY(!live.failure().isEmpty());
        QCOMPARE(live.answer()->scenarioHash, std::string("good"));
    }

    void goingAwayDoesNotWaitForTheRun()
    {
        std::atomic<int> partial = 0, last = 0;
        {
            LiveThread thread([&](const LiveReport& report) { ++(report.kind == LiveReport::Kind::Partial ? partial : last); });
            thread.request({caseStudy(50000000), "a", {}, 1, 1});
            QTRY_VERIFY_WITH_TIMEOUT(partial > 0, patience);
        }
        QCOMPARE(last.load(), 0); // it went away without an end of the run, which would take minutes
    }

    void amountsBeyondCountingAreAFailure()
    {
        LiveSimulation live;
        Scenario dear = caseStudy(1000000);
        dear.strategies[0].oneOff.push_back({"fee", {}, 1, {}});
        dear.strategies[0].oneOff.back().amount.value = 1e12;
        live.request(dear, "dear", {}, 1);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveSimulation::State::Failed, patience);
        QVERIFY2(live.failure().contains(QStringLiteral("larger unit")), qPrintable(live.failure()));
        QVERIFY(!live.answer());
        live.request(caseStudy(1000), "good", {}, 2);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveSimulation::State::UpToDate, patience);
        QCOMPARE(live.answer()->scenarioHash, std::string("good"));
    }
};

QTEST_MAIN(LiveSimulationTest)
#include "tst_livesimulation.moc"
