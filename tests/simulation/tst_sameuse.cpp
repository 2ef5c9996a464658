// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Pools that several strategies use alike are worked out once.
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/engine/run.h"
#include "simulation/plan/compile.h"

#include <QTest>
#include <algorithm>

using namespace rackrate;

namespace {

SimulationPlan planOf(const Scenario& scenario)
{
    const Result<CompiledPlan> result = compilePlan(scenario);
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return result->plan;
}

/// Cash, unserved work and waits of a chunk.
std::vector<std::int64_t> cashOf(const SimulationPlan& plan)
{
    std::vector<std::int64_t> all;
    RunControl control;
    runOnCpu(plan, {0, 100, 1, 1.0}, control, [&all](int, const ChunkOutcome& chunk) {
        const PlanShape& shape = chunk.shape();
        all.assign(chunk.view().cash, chunk.view().cash + std::ptrdiff_t(shape.strategies) * shape.months * chunk.trials());
        all.insert(all.end(), chunk.view().unservedUnits, chunk.view().unservedUnits + shape.strategies * shape.workloads);
        all.insert(all.end(), chunk.view().waitHours, chunk.view().waitHours + shape.strategies * shape.workloads);
        all.insert(all.end(), chunk.view().busyGpuHours, chunk.view().busyGpuHours + shape.strategies);
    });
    return all;
}

} // namespace

class TestSameUse : public QObject {
    Q_OBJECT

private slots:
    void sharingChangesNothing_data()
    {
        QTest::addColumn<QString>("id");
        for (const std::string& id : templateIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    void sharingChangesNothing()
    {
        QFETCH(QString, id);
        Scenario scenario = readScenario(loadTemplate(id.toStdString()).value()).scenario;
        Strategy twin = scenario.strategies.back();
        twin.id = "twin";
        scenario.strategies.push_back(twin);
        SimulationPlan plan = planOf(scenario);
        const auto shares = [](const kernel::Pool& pool) { return pool.sameUse >= 0; };
        QVERIFY(std::any_of(plan.pools.begin(), plan.pools.end(), shares));
        const std::vector<std::int64_t> shared = cashOf(plan);
        for (kernel::Pool& pool : plan.pools)
            pool.sameUse = -1;
        QVERIFY(shared == cashOf(plan));
    }

    void anotherCountIsAnotherUse()
    {
        Scenario scenario = readScenario(loadTemplate("fine-tuning-startup").value()).scenario;
        Strategy larger = scenario.strategies.front();
        larger.id = "larger";
        larger.pools[0].tranches[0].count.fixed += 1;
        scenario.strategies = {scenario.strategies.front(), larger};
        const SimulationPlan plan = planOf(scenario);
        QCOMPARE(plan.pools[std::size_t(plan.strategies.back().poolBegin)].sameUse, -1);
    }
};

QTEST_APPLESS_MAIN(TestSameUse)
#include "tst_sameuse.moc"
