// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The function that a GPU's threads run, compiled for this machine and called for every thread of a launch: every word
// of every outcome is the one that the CPU's kernels give.
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/engine/run.h"
#include "simulation/kernel/outcomelayout.h"
#include "simulation/plan/compile.h"
#include "tests/cuda/emulatedgrid.h"
#include "tests/cuda/outcomedifference.h"
#include "tests/simulation/handplan.h"
#include "tests/support/randomscenario.h"

#include <QTest>

using namespace rackrate;
using namespace rackrate::testing;

namespace {

SimulationPlan planOf(const Scenario& scenario)
{
    Result<CompiledPlan> compiled = compilePlan(scenario);
    return compiled ? std::move(compiled.value().plan) : SimulationPlan();
}

SimulationPlan planOfTemplate(const std::string& id)
{
    const Result<Json> tree = loadTemplate(id);
    return tree ? planOf(readScenario(tree.value()).scenario) : SimulationPlan();
}

std::vector<KeptOutcome> onCpu(const SimulationPlan& plan, const RackrateBatch& batch)
{
    std::vector<KeptOutcome> chunks;
    RunControl control;
    runOnCpu(plan, {batch.firstTrial, std::uint64_t(batch.trials), 1, batch.demandFactor}, control,
             [&](int, const ChunkOutcome& chunk) { chunks.push_back(keep(chunk)); });
    return chunks;
}

constexpr unsigned char guard = 0xa5;

/// Outcomes of an emulated launch, with a guard of one chunk's size behind them.
std::vector<unsigned char> emulated(const SimulationPlan& plan, const RackrateBatch& batch,
                                    const EmulatedLaunch& launch)
{
    const auto chunks = static_cast<std::size_t>((batch.trials + kernel::chunkTrials - 1) / kernel::chunkTrials);
    std::vector<unsigned char> memory((chunks + 1) * kernel::outcomeBytes(PlanShape(plan)), guard);
    emulateGrid(plan.view(), batch, launch, memory.data());
    return memory;
}

/// Empty if an emulated launch gives what the CPU gives.
std::string difference(const SimulationPlan& plan, const RackrateBatch& batch, const EmulatedLaunch& launch)
{
    const PlanShape shape(plan);
    std::vector<unsigned char> memory = emulated(plan, batch, launch);
    ChunkOutcome shown(shape);
    unsigned char* at = memory.data();
    for (const KeptOutcome& expected : onCpu(plan, batch)) {
        shown.show(expected.firstTrial, expected.trials, at);
        if (std::string found = firstDifference(shape, expected, keep(shown)); !found.empty())
            return found;
        at += kernel::outcomeBytes(shape);
    }
    return {};
}

void compareLaunches(const SimulationPlan& plan, std::int64_t most)
{
    QVERIFY(plan.head.months > 0);
    struct Launch {
        RackrateBatch batch;
        EmulatedLaunch how;
    };
    const Launch launches[] = {
        {{1024, 1, 1.0}, {32, 0, 0}},
        {{1024, std::min<std::int64_t>(most, 257), 1.0}, {128, 3, 0}},
        {{7 * 256, std::min<std::int64_t>(most, 600), 1.0},
         {96, 1, 11}}, // blocks that begin in one chunk and end in the next
        {{std::uint64_t(1) << 32, std::min<std::int64_t>(most, 333), 0.5}, {7, 2, 12}},
    };
    for (const Launch& launch : launches) {
        const std::string found = difference(plan, launch.batch, launch.how);
        QVERIFY2(found.empty(), found.c_str());
    }
}

} // namespace

class TestTrialGrid : public QObject
{
    Q_OBJECT
private slots:
    void everyWordOfAHandMadePlanIsTheCpus()
    {
        compareLaunches(busyPlan(18), 600);
        compareLaunches(busyPlan(1), 600);
    }

    void everyWordOfATemplateIsTheCpus_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"fine-tuning-startup", "commerce-image-generation"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }

    void everyWordOfATemplateIsTheCpus()
    {
        QFETCH(QString, id);
        compareLaunches(planOfTemplate(id.toStdString()), 600);
    }

    void everyWordOfARandomScenarioIsTheCpus()
    {
        for (std::uint64_t seed = 1; seed <= 12; ++seed)
            compareLaunches(planOf(randomScenario(seed)), 70);
    }

    void everyCutGivesTheSameBytes()
    {
        const SimulationPlan plan = busyPlan(6);
        const RackrateBatch batch{2048, 1000, 1.0};
        const std::vector<unsigned char> whole = emulated(plan, batch, {128, 0, 0});
        for (const std::uint32_t threads : {1u, 32u, 33u, 256u, 1024u})
            QVERIFY2(emulated(plan, batch, {threads, 2, threads}) == whole, qPrintable(QString::number(threads)));
    }

    void nothingIsWrittenBehindTheLastTrial()
    {
        const SimulationPlan plan = busyPlan(6);
        const auto chunkBytes = static_cast<std::ptrdiff_t>(kernel::outcomeBytes(PlanShape(plan)));
        const std::vector<unsigned char> memory = emulated(plan, {1024, kernel::chunkTrials + 44, 1.0}, {96, 5, 3});
        QVERIFY(std::all_of(memory.begin() + 2 * chunkBytes, memory.end(),
                            [](unsigned char byte) { return byte == guard; }));
        // The last chunk has 44 trials: what a whole one would need beyond them stays as it was.
        const auto used =
            static_cast<std::ptrdiff_t>(kernel::outcomeSumBytes(PlanShape(plan))) + 44 * 5 * ((4 * 6 + 2) * 8 + 1);
        QVERIFY(std::all_of(memory.begin() + chunkBytes + used, memory.begin() + 2 * chunkBytes,
                            [](unsigned char byte) { return byte == guard; }));
    }

    void aDifferenceIsFoundAndNamed()
    {
        const SimulationPlan plan = busyPlan(6);
        const PlanShape shape(plan);
        KeptOutcome expected = onCpu(plan, {1024, 50, 1.0}).front(), found = expected;
        QCOMPARE(firstDifference(shape, expected, found), std::string());
        found.words[(2 * 6 + 3) * 50 + 17] += 1;
        QVERIFY(QString::fromStdString(firstDifference(shape, expected, found))
                    .startsWith(QLatin1String("cash[2][3][17] of the chunk from 1024: ")));
    }
};

QTEST_APPLESS_MAIN(TestTrialGrid)
#include "tst_trialgrid.moc"
