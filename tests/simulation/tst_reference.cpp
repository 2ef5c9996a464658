// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The kernel against the slow, obvious trial on random scenarios: every month, every kind of cost, every sum.
#include "simulation/engine/ledger.h"
#include "simulation/engine/run.h"
#include "simulation/plan/compile.h"
#include "tests/support/randomscenario.h"
#include "tests/support/referencetrial.h"

#include <QTest>

#include <cmath>

using namespace rackrate;

namespace {

constexpr std::uint64_t trialsPerScenario = 3;

/// Both sides round a kind once to 10^-4, from doubles whose sums were taken in different orders.
bool agree(double a, double b)
{
    return std::fabs(a - b) <= 2e-4 + 1e-9 * std::max(std::fabs(a), std::fabs(b));
}

/// Sums kept as integers of a coarser quantum.
bool agreeWithin(double a, double b, double quantum)
{
    return std::fabs(a - b) <= quantum + 1e-7 * std::max(std::fabs(a), std::fabs(b));
}

void verifySum(const char* what, double calculated, double expected, double quantum)
{
    QVERIFY2(agreeWithin(calculated, expected, quantum),
             qPrintable(QStringLiteral("%1: calculated %2, expected %3").arg(QLatin1String(what)).arg(calculated, 0, 'f', 5).arg(expected, 0, 'f', 5)));
}

/// GPU-hours of a strategy, from its 168 hours of the week.
double hoursBySlot(const SimulationPlan& plan, const kernel::ChunkView& view, int strategy, const std::int64_t* hours,
                   float (ServiceMix::*gpus)(int) const)
{
    double sum = 0;
    for (int slot = 0; slot < 168; ++slot)
        sum += double(hours[strategy * 168 + slot]) / 1024 / 168;
    for (std::size_t node = 0; node < plan.serviceNodes.size(); ++node) {
        if (plan.nodeOwner[node][0] != strategy || view.nodeHours[node] == 0)
            continue;
        for (int slot = 0; slot < 168; ++slot)
            sum += double(view.nodeHours[node]) / 1048576 * double((plan.serviceNodes[node].*gpus)(slot)) / 168;
    }
    return sum;
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private slots:
    void agreesOnRandomScenarios_data();
    void agreesOnRandomScenarios();
    void agreesUnderEverySampling_data();
    void agreesUnderEverySampling();

private:
    void compareLedger(const SimulationPlan& plan, std::uint64_t trial);
    void compareSums(const SimulationPlan& plan);
};

void TestReference::agreesOnRandomScenarios_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 200; ++seed)
        QTest::addRow("scenario %d", seed) << seed;
}

void TestReference::agreesOnRandomScenarios()
{
    QFETCH(int, seed);
    const Result<CompiledPlan> compiled = compilePlan(randomScenario(std::uint64_t(seed)));
    QVERIFY2(compiled.ok(), compiled.ok() ? "" : qPrintable(compiled.error().message));
    for (std::uint64_t trial = 0; trial < trialsPerScenario; ++trial) {
        compareLedger(compiled->plan, trial * 1001);
        if (QTest::currentTestFailed())
            return;
    }
    compareSums(compiled->plan);
}

void TestReference::agreesUnderEverySampling_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<QString>("sampling");
    for (int seed = 201; seed <= 212; ++seed) {
        for (const char* name : {"antithetic", "latin-hypercube", "sobol"})
            QTest::addRow("scenario %d, %s", seed, name) << seed << QString::fromLatin1(name);
    }
}

void TestReference::agreesUnderEverySampling()
{
    QFETCH(int, seed);
    QFETCH(QString, sampling);
    Scenario scenario = randomScenario(std::uint64_t(seed));
    scenario.sampling = sampling.toStdString();
    scenario.trials = 100 + 37 * (seed - 201);
    const Result<CompiledPlan> compiled = compilePlan(scenario);
    QVERIFY2(compiled.ok(), compiled.ok() ? "" : qPrintable(compiled.error().message));
    // The first pair, both ends of the last replicate's order, and a trial that was not planned.
    const auto last = std::uint64_t(scenario.trials) - 1;
    for (const std::uint64_t trial : {std::uint64_t(0), std::uint64_t(1), std::uint64_t(15), last, last + 1234}) {
        compareLedger(compiled->plan, trial);
        if (QTest::currentTestFailed())
            return;
    }
    compareSums(compiled->plan);
}

void TestReference::compareLedger(const SimulationPlan& plan, std::uint64_t trial)
{
    const auto expected = reference::runTrial(plan.view(), trial);
    const TrialLedger actual = traceTrial(plan, trial);
    const auto fail = [&](int strategy, int month, const char* what, double calculated, double wanted) {
        QFAIL(qPrintable(QStringLiteral("trial %1, strategy %2, month %3, %4: calculated %5, expected %6")
                             .arg(trial).arg(strategy).arg(month + 1).arg(QLatin1String(what))
                             .arg(calculated, 0, 'f', 5).arg(wanted, 0, 'f', 5)));
    };
    for (int s = 0; s < int(expected.size()); ++s) {
        for (int m = 0; m < plan.head.months; ++m) {
            const auto& a = actual.months[s][m];
            const auto& e = expected[s].months[m];
            for (int kind = 0; kind < costKindCount; ++kind)
                if (!agree(a.cash[kind], e.cash[kind]))
                    return fail(s, m, costKindKeys[kind], a.cash[kind], e.cash[kind]);
            if (!agree(a.presentValue, e.presentValue))
                return fail(s, m, "present value", a.presentValue, e.presentValue);
            if (!agree(a.accrual, e.accrual))
                return fail(s, m, "accrual", a.accrual, e.accrual);
            if (!agree(a.bookValue, e.bookValue))
                return fail(s, m, "book value", a.bookValue, e.bookValue);
            if (!agree(a.prepaid, e.prepaid))
                return fail(s, m, "prepaid", a.prepaid, e.prepaid);
            if (!agree(a.closing, e.closing))
                return fail(s, m, "closing", a.closing, e.closing);
            if (!agree(a.exit, e.exit))
                return fail(s, m, "exit", a.exit, e.exit);
            if (!agree(a.closingAccrual, e.closingAccrual))
                return fail(s, m, "closing accrual", a.closingAccrual, e.closingAccrual);
        }
    }
}

void TestReference::compareSums(const SimulationPlan& plan)
{
    constexpr int trials = 8;
    std::vector<std::vector<reference::StrategyTrial>> expected;
    for (int trial = 0; trial < trials; ++trial)
        expected.push_back(reference::runTrial(plan.view(), std::uint64_t(trial)));
    RunControl control;
    RunRange range;
    range.trials = trials;
    range.threads = 1;
    const int workloads = plan.head.workloadCount;
    runOnCpu(plan, range, control, [&](int, const ChunkOutcome& chunk) {
        for (int s = 0; s < plan.head.strategyCount; ++s) {
            double busy = 0, paid = 0;
            for (int trial = 0; trial < trials; ++trial) {
                busy += expected[trial][s].busyGpuHours;
                paid += expected[trial][s].paidGpuHours;
                QCOMPARE(bool(chunk.view().ineligible[s * trials + trial]), expected[trial][s].ineligible);
            }
            const auto& view = chunk.view();
            const double months = plan.head.months * trials;
            verifySum("busy GPU-hours", view.busyGpuHours[s] * kernel::quantityQuantum, busy, months * kernel::quantityQuantum);
            verifySum("paid GPU-hours", view.paidGpuHours[s] * kernel::quantityQuantum, paid, months * kernel::quantityQuantum);
            verifySum("busy GPU-hours by hour of the week", hoursBySlot(plan, view, s, view.slotBusy, &ServiceMix::busy), busy, 1e-6 * busy);
            verifySum("paid GPU-hours by hour of the week", hoursBySlot(plan, view, s, view.slotPaid, &ServiceMix::paid), paid, 1e-6 * paid);
            for (int w = 0; w < workloads; ++w) {
                reference::WorkloadService sum;
                for (int trial = 0; trial < trials; ++trial) {
                    const auto& one = expected[trial][s].workloads[w];
                    sum.demandUnits += one.demandUnits;
                    sum.unservedUnits += one.unservedUnits;
                    sum.waitHours += one.waitHours;
                    sum.jobs += one.jobs;
                    sum.missedRequests += one.missedRequests;
                }
                const int at = s * workloads + w;
                verifySum("demand", view.demandUnits[at] / 16.0, sum.demandUnits, months / 16);
                verifySum("unserved", view.unservedUnits[at] / 16.0, sum.unservedUnits, months / 16 + 1e-6 * sum.demandUnits);
                verifySum("wait", view.waitHours[at] / 256.0, sum.waitHours, months / 256 + 1e-6 * sum.waitHours);
                verifySum("jobs", view.jobs[at] / 256.0, sum.jobs, months / 256);
                verifySum("missed", view.missedRequests[at] / 16.0, sum.missedRequests, months / 16 + 1e-6 * sum.demandUnits);
            }
        }
    });
}

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
