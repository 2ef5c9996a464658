// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/decisions/resultsjson.h"
#include "simulation/engine/draws.h"
#include "simulation/plan/session.h"
#include "simulation/statistics/sensitivity.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <thread>

using namespace rackrate;

namespace {

struct Prepared {
    Scenario scenario;
    std::shared_ptr<const SimulationPlan> plan;
};

Prepared prepared(const std::string& id, const std::string& sampling = "random", std::int64_t trials = 100000)
{
    const Result<Json> tree = loadTemplate(id);
    Prepared result;
    result.scenario = readScenario(tree.value()).scenario;
    result.scenario.sampling = sampling;
    result.scenario.trials = trials;
    result.plan = std::make_shared<const SimulationPlan>(compilePlan(result.scenario).value().plan);
    return result;
}

/// Everything the run says but how it was run, and whether it was asked to stop.
std::string answer(const Prepared& prepared, const SimulationSession& session)
{
    RunControl control;
    Json json = resultsJson(prepared.scenario, "hash", session.results(SimulationSession::Detail::Full, control), {});
    json.erase("engine");
    json["convergence"].erase("tolerance");
    json["convergence"].erase("met");
    return json.dump();
}

std::string answerAfter(const Prepared& prepared, const std::vector<std::uint64_t>& steps, int threads)
{
    SimulationSession session(prepared.plan, threads);
    RunControl control;
    for (const std::uint64_t trials : steps)
        session.advanceTo(trials, control);
    return answer(prepared, session);
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void threadsDoNotChangeAByte_data()
    {
        QTest::addColumn<QString>("id");
        for (const std::string& id : templateIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void threadsDoNotChangeAByte()
    {
        QFETCH(QString, id);
        const Prepared run = prepared(id.toStdString());
        const std::string expected = answerAfter(run, {1500}, 1);
        QVERIFY(expected.size() > 10000);
        QCOMPARE(answerAfter(run, {1500}, 2), expected);
        QCOMPARE(answerAfter(run, {1500}, 7), expected);
    }

    void threadsDoNotChangeAByteOfAnySampling_data()
    {
        QTest::addColumn<QString>("sampling");
        for (const char* name : kernel::samplingNames)
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void threadsDoNotChangeAByteOfAnySampling()
    {
        QFETCH(QString, sampling);
        const Prepared run = prepared(templateIds().back(), sampling.toStdString(), 1100);
        const std::string expected = answerAfter(run, {1100}, 1);
        QVERIFY(expected.find("\"standardError\":0.0,") == std::string::npos);
        QCOMPARE(answerAfter(run, {1100}, 2), expected);
        QCOMPARE(answerAfter(run, {500, 1100}, 7), expected);
    }

    void samplingDecidesThePlan()
    {
        const std::string id = templateIds().front();
        const auto hash = [&](const char* sampling, std::int64_t trials) { return prepared(id, sampling, trials).plan->hash; };
        QCOMPARE(hash("random", 1000), hash("random", 2000));
        QCOMPARE(hash("sobol", 1000), hash("sobol", 2000));
        QVERIFY(hash("latin-hypercube", 1000) != hash("latin-hypercube", 2000));
        QVERIFY(hash("random", 1000) != hash("sobol", 1000));
    }

    void aRunStopsAtTheDoublingThatMeetsItsTolerance_data()
    {
        QTest::addColumn<QString>("sampling");
        for (const char* name : {"random", "antithetic", "sobol"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aRunStopsAtTheDoublingThatMeetsItsTolerance()
    {
        QFETCH(QString, sampling);
        const Prepared run = prepared(templateIds().back(), sampling.toStdString(), 100000);
        RunControl control;
        SimulationSession first(run.plan, 2);
        first.advanceTo(4096, control);
        const double at4096 = first.results(SimulationSession::Detail::Headline, control).largestRelativeError();
        QVERIFY(at4096 > 0 && at4096 < 0.1);

        SimulationSession early(run.plan, 2);
        QVERIFY(early.advanceUntil(at4096, 100000, control) == RunStatus::Finished);
        QCOMPARE(early.trials(), std::uint64_t(4096));
        QVERIFY(early.results(SimulationSession::Detail::Headline, control).convergence.met);

        SimulationSession later(run.plan, 2);
        later.advanceUntil(at4096 / 1.3, 100000, control);
        const std::uint64_t trials = later.trials();
        QVERIFY2(trials > 4096 && (trials & (trials - 1)) == 0, qPrintable(QString::number(trials)));
        QVERIFY(later.results(SimulationSession::Detail::Headline, control).largestRelativeError() <= at4096 / 1.3);
        QCOMPARE(answer(run, later), answerAfter(run, {trials}, 1));
        QCOMPARE(prepared(templateIds().back(), sampling.toStdString(), std::int64_t(trials)).plan->hash, run.plan->hash);
    }

    void aToleranceThatIsNotMetIsSaid()
    {
        const Prepared run = prepared(templateIds().back());
        RunControl control;
        SimulationSession session(run.plan, 2);
        QVERIFY(session.advanceUntil(1e-6, 5000, control) == RunStatus::Finished);
        QCOMPARE(session.trials(), std::uint64_t(5000));
        const Results results = session.results(SimulationSession::Detail::Headline, control);
        QVERIFY(!results.convergence.met && results.convergence.tolerance == 1e-6);
        QCOMPARE(resultsJson(run.scenario, "hash", results, {})["convergence"]["met"].dump(), std::string("false"));
        control.cancelled = true;
        SimulationSession cancelled(run.plan, 2);
        QVERIFY(cancelled.advanceUntil(0.01, 5000, control) == RunStatus::Cancelled);
    }

    void growingARunEqualsRunningItAtOnce()
    {
        const Prepared run = prepared(templateIds().front());
        QCOMPARE(answerAfter(run, {100, 700, 701, 1500}, 2), answerAfter(run, {1500}, 2));
    }

    void aFirstPassIsBoundedByItsWork()
    {
        QCOMPARE(firstPassTrials(1, 1), std::uint64_t(2048));
        QCOMPARE(firstPassTrials(5, 36), std::uint64_t(1536));
        QCOMPARE(firstPassTrials(8, 36), std::uint64_t(1024));
        QCOMPARE(firstPassTrials(32, 120), std::uint64_t(256));
        for (int strategies = 1; strategies <= 32; ++strategies) {
            for (int months = 1; months <= 120; ++months) {
                const std::uint64_t trials = firstPassTrials(strategies, months);
                QVERIFY(trials >= 256 && trials <= 2048 && trials % kernel::chunkTrials == 0);
                QVERIFY(trials == 256 || trials * std::uint64_t(strategies * months) <= 300'000);
            }
        }
    }

    void aCancelledRunKeepsWhatItReached()
    {
        const Prepared run = prepared(templateIds().front());
        SimulationSession session(run.plan, 2);
        RunControl control;
        std::jthread user([&control] {
            while (control.trialsDone.load() < 1000)
                std::this_thread::yield();
            control.cancelled = true;
        });
        QVERIFY(session.advanceTo(50'000'000, control) == RunStatus::Cancelled);
        user.join();
        const std::uint64_t reached = session.trials();
        QVERIFY(reached >= 1000 && reached % kernel::chunkTrials == 0);
        QCOMPARE(answer(run, session), answerAfter(run, {reached}, 1));
        RunControl again;
        QVERIFY(session.advanceTo(reached + 300, again) == RunStatus::Finished);
        QCOMPARE(answer(run, session), answerAfter(run, {reached + 300}, 1));
    }

    void whatDrivesADifferenceIsMeasuredOnTheDifference()
    {
        constexpr int trials = 4096, months = 36;
        const Prepared run = prepared("fine-tuning-startup");
        SimulationSession session(run.plan, 2);
        RunControl control;
        session.advanceTo(trials, control);
        const Results results = session.results(SimulationSession::Detail::Full, control);
        std::vector<std::vector<double>> costs(results.strategies.size(), std::vector<double>(trials));
        RunRange range;
        range.trials = trials;
        range.threads = 1;
        runOnCpu(*run.plan, range, control, [&](int, const ChunkOutcome& chunk) {
            const auto count = std::size_t(chunk.trials());
            for (std::size_t s = 0; s < costs.size(); ++s)
                for (std::size_t m = 0; m < months; ++m)
                    for (std::size_t t = 0; t < count; ++t) {
                        const std::size_t at = (s * months + m) * count + t;
                        const std::int64_t closing = m + 1 == months ? chunk.view().closingPresent[at] : 0;
                        costs[s][chunk.firstTrial() + t] += double(chunk.view().presentValue[at] + closing) * kernel::moneyQuantum;
                    }
        });
        const std::vector<std::vector<double>> draws = drawsOf(*run.plan, 0, trials);
        for (const auto [strategy, against] : {std::pair(1, 3), std::pair(3, 1), std::pair(0, 4), std::pair(2, -1)}) {
            std::vector<double> quantity = costs[std::size_t(strategy)];
            for (std::size_t t = 0; against >= 0 && t < quantity.size(); ++t)
                quantity[t] -= costs[std::size_t(against)][t];
            const std::vector<SensitivityEntry> drivers = results.driversOf(strategy, against);
            std::size_t found = 0;
            for (std::size_t draw = 0; draw < draws.size(); ++draw) {
                if (!run.plan->names.draws[draw].reported)
                    continue;
                const SensitivityEntry& entry = drivers.at(found++);
                QCOMPARE(entry.path, run.plan->names.draws[draw].path);
                QCOMPARE(entry.strategy, results.strategies[std::size_t(strategy)].id);
                QVERIFY(std::fabs(entry.rankCorrelation - rankCorrelation(draws[draw], quantity)) < 1e-6);
                QVERIFY(std::fabs(entry.firstOrder - firstOrderIndex(draws[draw], quantity)) < 1e-9);
            }
            QCOMPARE(drivers.size(), found);
            QVERIFY(found > 5);
        }
    }

    void kindsAndViewsReconcile_data() { threadsDoNotChangeAByte_data(); }
    void kindsAndViewsReconcile()
    {
        QFETCH(QString, id);
        const Prepared run = prepared(id.toStdString());
        SimulationSession session(run.plan, 2);
        RunControl control;
        session.advanceTo(1024, control);
        const Results results = session.results(SimulationSession::Detail::Headline, control);
        for (const StrategyResult& strategy : results.strategies) {
            const double scale = std::fabs(strategy.totalCost.mean);
            const double kinds = std::accumulate(strategy.breakdown.begin(), strategy.breakdown.end(), 0.0);
            QVERIFY(std::fabs(kinds - strategy.totalCost.mean) <= 1e-9 * scale);
            QVERIFY(std::fabs(strategy.cumulativeCost.mean.back() - strategy.totalCost.mean) <= 1e-9 * scale);
            QVERIFY(strategy.utilisation > 0 && strategy.utilisation <= 1);
        }
        for (const BreakEven& pair : results.breakEven)
            QVERIFY(std::fabs(pair.fromStart + pair.probability + pair.throughClosing + pair.never - 1) < 1e-12);
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
