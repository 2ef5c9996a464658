// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/chunkkernel.h"
#include "simulation/engine/draws.h"
#include "simulation/engine/ledger.h"
#include "simulation/engine/run.h"
#include "simulation/engine/workmemory.h"
#include "simulation/kernel/trial.h"
#include "tests/simulation/handplan.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <mutex>
#include <thread>

using namespace rackrate;

namespace {

using Bytes = std::vector<std::int64_t>;

/// Everything a chunk says, in one list.
Bytes contents(const ChunkOutcome& chunk)
{
    const PlanShape& shape = chunk.shape();
    const kernel::ChunkView& view = chunk.view();
    const std::ptrdiff_t strategies = shape.strategies, cells = strategies * shape.months, trials = chunk.trials();
    Bytes all;
    const auto append = [&all](const std::int64_t* from, std::ptrdiff_t count) { all.insert(all.end(), from, from + count); };
    for (const std::int64_t* rows : {view.cash, view.presentValue, view.closing, view.closingPresent})
        append(rows, cells * trials);
    append(view.otherClosing, strategies * trials);
    append(view.otherClosingPresent, strategies * trials);
    append(view.kindSum, cells * costKindCount);
    append(view.closingKindSum, strategies * costKindCount);
    append(view.accrualSum, cells);
    append(view.exitSum, cells);
    append(view.busyGpuHours, strategies);
    append(view.paidGpuHours, strategies);
    for (const std::int64_t* sums : {view.demandUnits, view.unservedUnits, view.waitHours, view.jobs, view.missedRequests})
        append(sums, strategies * shape.workloads);
    append(view.breaches, strategies * shape.workloads * kernel::limitCount * kernel::breachSums);
    append(view.overflow, strategies * (kernel::overflowKinds + shape.workloads));
    append(view.nodeRequests, shape.nodes);
    append(view.nodeHours, shape.nodes);
    append(view.slotBusy, strategies * 168);
    append(view.slotPaid, strategies * 168);
    all.insert(all.end(), view.ineligible, view.ineligible + strategies * trials);
    return all;
}

std::map<std::uint64_t, Bytes> runAll(const SimulationPlan& plan, const RunRange& range)
{
    std::map<std::uint64_t, Bytes> chunks;
    std::mutex mutex;
    RunControl control;
    const RunStatus status = runOnCpu(plan, range, control, [&](int, const ChunkOutcome& chunk) {
        const std::lock_guard lock(mutex);
        chunks[chunk.firstTrial()] = contents(chunk);
    });
    return status == RunStatus::Finished && control.trialsDone == range.trials ? chunks : std::map<std::uint64_t, Bytes>();
}

Bytes runWithKernel(const SimulationPlan& plan, const ChunkKernel& kernel, std::uint64_t first, int trials)
{
    ChunkOutcome outcome{PlanShape(plan)};
    const kernel::PlanView view = plan.view();
    const WorkMemory memory(kernel.workspaceBytes(view));
    kernel.run(view, first, trials, 1.0, outcome.begin(first, trials), memory.data(), nullptr);
    return contents(outcome);
}

void runInto(ChunkOutcome& outcome, const SimulationPlan& plan, std::uint64_t first, int trials)
{
    const kernel::PlanView view = plan.view();
    const WorkMemory memory(kernel::Workspace{}.carve(view, nullptr));
    kernel::NoRecorder nothing;
    kernel::runChunk(view, first, trials, 1.0, outcome.begin(first, trials), memory.data(), nothing);
}

Bytes runOneLaneWide(const SimulationPlan& plan, std::uint64_t first, int trials)
{
    ChunkOutcome outcome{PlanShape(plan)};
    runInto(outcome, plan, first, trials);
    return contents(outcome);
}

/// Mean unserved GPUs of a deterministic plan's first pool in its first month.
TrialLedger::PoolMonth firstMonth(const SimulationPlan& plan)
{
    return traceTrial(plan, 0).months[0][0].pools[0];
}

} // namespace

class TestEngine : public QObject
{
    Q_OBJECT
private slots:
    void threadsChangeNoByte()
    {
        const SimulationPlan plan = busyPlan(18);
        const auto one = runAll(plan, {0, 2000, 1, 1.0});
        QCOMPARE(one.size(), std::size_t(2000 / kernel::chunkTrials + 1));
        QVERIFY(one == runAll(plan, {0, 2000, 2, 1.0}));
        QVERIFY(one == runAll(plan, {0, 2000, 7, 1.0}));
    }

    void aChunkAloneIsTheSameAsInARun()
    {
        const SimulationPlan plan = busyPlan(18);
        const auto all = runAll(plan, {0, 2000, 2, 1.0});
        const auto alone = runAll(plan, {1280, kernel::chunkTrials, 1, 1.0});
        QCOMPARE(alone.size(), std::size_t(1));
        QVERIFY(alone.at(1280) == all.at(1280));
    }

    void everyInstructionSetGivesTheBitsOfOneLane()
    {
        const SimulationPlan plan = busyPlan(25);
        for (std::uint64_t first : {std::uint64_t(0), std::uint64_t(1) << 32}) {
            for (int trials : {int(kernel::chunkTrials), 61}) { // a last pack with empty lanes
                const Bytes narrow = runOneLaneWide(plan, first, trials);
                for (int i = 0; i < chunkKernelCount(); ++i)
                    QVERIFY2(runWithKernel(plan, chunkKernel(i), first, trials) == narrow, chunkKernel(i).name);
            }
        }
        qInfo("compared: %d instruction sets, widest %s", chunkKernelCount(), instructionSet().c_str());
    }

    void aChunkCountsServedRequestsByNode()
    {
        const SimulationPlan plan = busyPlan(6);
        ChunkOutcome outcome{PlanShape(plan)};
        runInto(outcome, plan, 0, 64);
        const kernel::ChunkView& view = outcome.view();
        const PlanShape& shape = outcome.shape();
        for (int s = 0; s < shape.strategies; ++s) {
            const int table = s, requests = 3; // each strategy has one service pool, whose 12 nodes are its own
            double served = 0;
            for (int node = table * 12; node < (table + 1) * 12; ++node)
                served += double(view.nodeRequests[node]);
            const double asked = double(view.demandUnits[s * shape.workloads + requests]) / 16;
            const double unserved = double(view.unservedUnits[s * shape.workloads + requests]) / 16;
            QVERIFY(served > 0 && unserved > 0);
            // a look-up touches up to 8 nodes and rounds each
            QVERIFY(std::fabs(served - (asked - unserved)) <= 4.0 * 64 * 6 + 1e-9 * asked);
        }
    }

    void whatIsBeyondCountingIsSaid_data()
    {
        QTest::addColumn<double>("price"); // of a server
        QTest::addColumn<double>("gpuHours");
        QTest::addColumn<int>("what");
        QTest::newRow("nothing") << 9.9e10 << 730.0 << -1;
        QTest::newRow("a purchase") << 1.1e11 << 730.0 << int(HardwareCost);
        QTest::newRow("a purchase that is no number") << std::nan("") << 730.0 << int(HardwareCost);
        QTest::newRow("demand") << 1.0 << 1e15 << kernel::overflowKinds + 0;
    }

    void whatIsBeyondCountingIsSaid()
    {
        QFETCH(double, price);
        QFETCH(double, gpuHours);
        QFETCH(int, what);
        SimulationPlan plan = emptyPlan(3);
        addWorkload(plan, gpuHours);
        addStrategy(plan);
        addPool(plan, {Place{}}, {onDemand(1, 0)});
        addStrategy(plan);
        addPool(plan, {Place{}}, {owned(1, price)});
        plan.tranches[1].resaleShare = constant(0);
        Bytes narrowest;
        for (int i = 0; i < chunkKernelCount(); ++i) {
            ChunkOutcome outcome{PlanShape(plan)};
            const kernel::PlanView view = plan.view();
            const WorkMemory memory(chunkKernel(i).workspaceBytes(view));
            chunkKernel(i).run(view, 0, 61, 1.0, outcome.begin(0, 61), memory.data(), nullptr);
            const std::vector<Overflow> overflows = overflowsIn(outcome.view().overflow, outcome.shape());
            const Bytes counts(outcome.view().overflow, outcome.view().overflow + 2 * (kernel::overflowKinds + 1));
            narrowest = i == 0 ? counts : narrowest;
            QVERIFY2(counts == narrowest, chunkKernel(i).name);
            QCOMPARE(std::any_of(overflows.begin(), overflows.end(), [&](const Overflow& o) { return o.strategy == 1 && o.what == what; }),
                     what >= 0);
            QCOMPARE(overflows.empty(), what < 0);
            if (what == HardwareCost) {
                QCOMPARE(outcome.view().overflow[1 * (kernel::overflowKinds + 1) + HardwareCost], std::int64_t(61)); // in one month of each trial
                QCOMPARE(overflows.front().strategy, 1);
            }
            for (std::int64_t t = 0; price > 1e11 && t < 61; ++t)
                QCOMPARE(outcome.view().cash[61 * 3 + t], std::int64_t(kernel::largestMoneyQuanta));
        }
    }

    void aSumBeyondCountingIsSaidOfTheMonth()
    {
        SimulationPlan plan = emptyPlan(1);
        addWorkload(plan, 730);
        addStrategy(plan);
        kernel::Tranche servers = owned(1, 9e10);
        servers.networkShare = constant(0.5); // 45 thousand million more: each kind can be counted, their sum cannot
        addPool(plan, {Place{}}, {servers});
        const TrialLedger ledger = traceTrial(plan, 0);
        QCOMPARE(int(ledger.overflows.size()), 1);
        QCOMPARE(ledger.overflows[0].what, kernel::monthOverflow);
    }

    void demandFactorScalesDemand()
    {
        SimulationPlan plan = emptyPlan(1);
        addWorkload(plan, 7300);
        addStrategy(plan);
        addPool(plan, {Place{}}, {elastic(0, 1e18, 2)});
        const auto half = runAll(plan, {0, 1, 1, 0.5});
        QCOMPARE(half.at(0).front(), std::int64_t(5 * 730 * 2) * 10000);
    }

    void cancellingStopsBetweenChunks()
    {
        const SimulationPlan plan = busyPlan(6);
        RunControl control;
        int chunks = 0;
        const RunStatus status = runOnCpu(plan, {0, 100000, 1, 1.0}, control, [&](int, const ChunkOutcome&) {
            if (++chunks == 3)
                control.cancelled = true;
        });
        QCOMPARE(status, RunStatus::Cancelled);
        QCOMPARE(chunks, 3);
        QCOMPARE(control.trialsDone.load(), std::uint64_t(3 * kernel::chunkTrials));
    }

    void aCancelledRunEndsWithinAChunkOfEachWorkerAndLeavesNothingRunning()
    {
        const SimulationPlan plan = busyPlan(6);
        const QDir running(QStringLiteral("/proc/self/task"));
        const auto threadsNow = [&running] { return running.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
        const qsizetype threadsBefore = threadsNow();
        for (const int workers : {1, 2, 7}) {
            RunControl control;
            std::atomic<int> chunks{0}, afterCancel{0}, atCancel{0};
            qsizetype threadsDuring = 0;
            const RunStatus status = runOnCpu(plan, {0, 50'000'000, workers, 1.0}, control, [&](int, const ChunkOutcome&) {
                if (control.cancelled.load())
                    ++afterCancel;
                const int chunk = ++chunks;
                if (chunk == 10)
                    threadsDuring = threadsNow();
                if (chunk == 20) {
                    control.cancelled = true;
                    atCancel = chunks.load(); // the others may have finished more meanwhile
                }
            });
            QCOMPARE(status, RunStatus::Cancelled);
            QVERIFY2(afterCancel.load() <= workers - 1, qPrintable(QString::number(afterCancel.load()))); // what the others were at
            QVERIFY(chunks.load() >= 20 && chunks.load() <= atCancel.load() + workers - 1);
            QCOMPARE(control.trialsDone.load(), std::uint64_t(chunks.load()) * kernel::chunkTrials);
            if (!running.exists())
                QSKIP("/proc/self/task is not there to count threads in");
            QVERIFY(threadsDuring <= threadsBefore + workers - 1 && (workers == 1 || threadsDuring > threadsBefore));
            // A thread that has been waited for may stand in the list for another moment.
            for (int wait = 0; wait < 1000 && threadsNow() != threadsBefore; ++wait)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            QCOMPARE(threadsNow(), threadsBefore);
        }
    }

    void workersAreNoMoreThanChunks()
    {
        QCOMPARE(workerCount({0, kernel::chunkTrials + 1, 7, 1.0}), 2);
        QCOMPARE(workerCount({0, 100000, 7, 1.0}), 7);
        QVERIFY(workerCount({0, 100000, 0, 1.0}) >= 1);
    }

    void drawsCanBeMadeAgain()
    {
        const SimulationPlan plan = busyPlan(6);
        const auto draws = drawsOf(plan, 77, 3);
        QCOMPARE(draws.size(), plan.draws.size());
        for (std::uint64_t i = 0; i < 3; ++i) {
            const TrialLedger ledger = traceTrial(plan, 77 + i);
            for (std::size_t d = 0; d < draws.size(); ++d)
                QCOMPARE(draws[d][i], ledger.draws[d]);
        }
    }

    void correlatedDrawsHaveTheirMomentsAndCorrelation()
    {
        const SimulationPlan plan = busyPlan(6);
        constexpr int trials = 40000;
        const auto draws = drawsOf(plan, 0, trials);
        double mean[2] = {}, square[2] = {}, product = 0;
        for (int i = 0; i < trials; ++i) {
            double z[2];
            for (int d = 0; d < 2; ++d) {
                z[d] = (draws[static_cast<std::size_t>(d)][static_cast<std::size_t>(i)] - plan.draws[static_cast<std::size_t>(d)].a)
                       / plan.draws[static_cast<std::size_t>(d)].b;
                mean[d] += z[d] / trials;
                square[d] += z[d] * z[d] / trials;
            }
            product += z[0] * z[1] / trials;
        }
        // Four standard errors; Var(z0 z1) = 1 + rho^2.
        const double error = 4 / std::sqrt(double(trials));
        for (int d = 0; d < 2; ++d) {
            QVERIFY(std::fabs(mean[d]) < error);
            QVERIFY(std::fabs(square[d] - 1) < error * std::sqrt(2.0));
        }
        QVERIFY(std::fabs(product - 0.6) < error * std::sqrt(1.36));
    }

    void pricesKeepTheirMean()
    {
        SimulationPlan plan = busyPlan(25);
        plan.pricePaths[0].drift = constant(0.1);
        constexpr int trials = 4000;
        double sum = 0, square = 0;
        for (std::uint64_t trial = 0; trial < trials; ++trial) {
            const double factor = traceTrial(plan, trial).priceFactors[0][24];
            sum += factor;
            square += factor * factor;
        }
        const double mean = sum / trials, error = std::sqrt((square / trials - mean * mean) / trials);
        QVERIFY2(std::fabs(mean - 1.21) < 4 * error, qPrintable(QString::number(mean)));
    }

    void wholeInstancesServeWhatCommittedCapacityCannot()
    {
        SimulationPlan plan = emptyPlan(2);
        addWorkload(plan, 20 * 730);
        kernel::Tranche base = onDemand(1, 10), burst = elastic(0, 4, 12);
        base.gpusPerInstance = base.referenceGpusPerInstance = burst.gpusPerInstance = burst.referenceGpusPerInstance = 8;
        addStrategy(plan);
        addPool(plan, {Place{}}, {base, burst});
        burst.maximumInstances = 1;
        addStrategy(plan);
        addPool(plan, {Place{}}, {base, burst});
        const TrialLedger ledger = traceTrial(plan, 0);
        QCOMPARE(ledger.months[0][0].cash[OnDemandCost], (10 + 2 * 12) * 730.0);
        QCOMPARE(ledger.months[0][0].pools[0].unservedGpus, 0.0);
        QCOMPARE(ledger.months[1][0].cash[OnDemandCost], (10 + 12) * 730.0);
        QCOMPARE(ledger.months[1][0].pools[0].unservedGpus, 4.0);
        const auto chunk = runAll(plan, {0, 1, 1, 1.0}).at(0);
        QCOMPARE(chunk[chunk.size() - 2], std::int64_t(0)); // eligible
        QCOMPARE(chunk[chunk.size() - 1], std::int64_t(1)); // a fifth of the work is not served
    }

    void exactlyFullInstancesStartNoFurtherOne()
    {
        SimulationPlan plan = emptyPlan(1);
        addWorkload(plan, 0.1 * 3 * 730 * 10); // 3 GPUs but for the last bit
        addStrategy(plan);
        addPool(plan, {Place{}}, {elastic(0, 1e18, 1)});
        QCOMPARE(firstMonth(plan).trancheInstances[0], 3.0);
        QCOMPARE(firstMonth(plan).unservedGpus, 0.0);
    }

    void deferredWorkFillsIdleHoursOfItsDay_data()
    {
        QTest::addColumn<double>("capacity");
        QTest::addColumn<double>("overflow"); // GPU-hours a day, from a linear programme
        QTest::newRow("70") << 70.0 << 193.830;
        QTest::newRow("80") << 80.0 << 103.125;
        QTest::newRow("90") << 90.0 << 36.556;
    }

    void deferredWorkFillsIdleHoursOfItsDay()
    {
        QFETCH(double, capacity);
        QFETCH(double, overflow);
        SimulationPlan plan = emptyPlan(1);
        addWorkload(plan, 60 * 730);
        addWorkload(plan, 400.0 / 24 * 730);
        Place interactive, batch;
        interactive.profile.clear();
        for (int hour = 0; hour < 168; ++hour)
            interactive.profile.push_back(1 + 2.0 / 3 * std::sin(2 * M_PI * (hour - 9) / 24));
        batch.workload = 1;
        batch.deferral = kernel::WithinDay;
        batch.profile.assign(168, 1.0);
        addStrategy(plan);
        addPool(plan, {interactive, batch}, {onDemand(capacity, 1)}, std::vector<double>(168, 1.0));
        QVERIFY(std::fabs(firstMonth(plan).unservedGpus * 24 - overflow) < 1e-3); // printed to three digits
    }

    void deferredWorkStartsMachinesOnlyForWhatIsLeft()
    {
        SimulationPlan plan = emptyPlan(1);
        addWorkload(plan, 6 * 730);
        Place batch;
        batch.deferral = kernel::WithinWeek;
        kernel::Tranche burst = elastic(1, 2, 5);
        burst.referenceGpusPerInstance = burst.gpusPerInstance = 2;
        addStrategy(plan);
        addPool(plan, {batch}, {onDemand(3, 1), burst});
        // 3 GPUs committed, one running instance of 2, half a machine more for the last GPU.
        QVERIFY(std::fabs(firstMonth(plan).trancheInstances[1] - 1.5) < 1e-12);
        QCOMPARE(firstMonth(plan).unservedGpus, 0.0);
    }
};

QTEST_APPLESS_MAIN(TestEngine)
#include "tst_engine.moc"
