// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// A device at work, and failing in every way it can, played by a plug-in whose device is this machine. Whatever
// happens, each chunk reaches the sink once, with the bytes of the CPU.
#include "simulation/engine/backend.h"
#include "tests/cuda/outcomedifference.h"
#include "tests/simulation/handplan.h"

#include <QTest>

#include <map>
#include <mutex>

using namespace rackrate;
using namespace rackrate::testing;

namespace {

constexpr std::uint64_t trials = 20 * kernel::chunkTrials + 61;

const std::shared_ptr<const SimulationPlan>& plan()
{
    static const auto shared = std::make_shared<const SimulationPlan>(busyPlan(4));
    return shared;
}

/// What the sink of one run got.
struct Delivery {
    RunStatus status = RunStatus::Cancelled;
    std::map<std::uint64_t, KeptOutcome> chunks;
    int repeated = 0, strangeWorkers = 0;
    std::uint64_t counted = 0;
};

/// Runs a range; cancels when `cancelAfter` chunks have come.
Delivery runOn(Backend& backend, const RunRange& range, std::size_t cancelAfter = SIZE_MAX)
{
    Delivery delivery;
    RunControl control;
    std::mutex mutex;
    delivery.status = backend.run(range, control, [&](int worker, const ChunkOutcome& chunk) {
        const std::lock_guard lock(mutex);
        delivery.repeated += delivery.chunks.emplace(chunk.firstTrial(), keep(chunk)).second ? 0 : 1;
        delivery.strangeWorkers += worker < 0 || worker >= workerCount(range) ? 1 : 0;
        control.cancelled = control.cancelled || delivery.chunks.size() >= cancelAfter;
    });
    delivery.counted = control.trialsDone;
    return delivery;
}

/// Empty if the chunks are the first of what the CPU gives for the whole.
std::string difference(const Delivery& delivery, const RunRange& range)
{
    const auto cpu = openBackend(BackendChoice::Cpu, plan());
    const Delivery expected = runOn(*cpu, range);
    if (delivery.repeated > 0 || delivery.strangeWorkers > 0)
        return "a chunk came twice, or from a worker that does not exist";
    auto wanted = expected.chunks.begin();
    std::uint64_t done = 0;
    for (const auto& [first, chunk] : delivery.chunks) {
        if (std::string found = firstDifference(PlanShape(*plan()), wanted->second, chunk); !found.empty())
            return found;
        done += std::uint64_t(chunk.trials);
        ++wanted;
    }
    if (delivery.counted != done)
        return "counted " + std::to_string(delivery.counted) + " trials instead of " + std::to_string(done);
    if (delivery.status == RunStatus::Finished && done != range.trials)
        return "finished after " + std::to_string(done) + " trials";
    return {};
}

void askFor(const QByteArray& wishes)
{
    qputenv("RACKRATE_CUDA_PLUGIN", FAKE_PLUGINS "/fake-device.so");
    qputenv("RACKRATE_FAKE_DEVICE", wishes);
}

} // namespace

#define COMPARE_WITH_CPU(delivery, range)                                                                              \
    do {                                                                                                               \
        const std::string found = difference(delivery, range);                                                         \
        QVERIFY2(found.empty(), found.c_str());                                                                        \
    } while (false)

class TestDeviceBackend : public QObject
{
    Q_OBJECT
private slots:
    void init() { askFor({}); }

    void theDeviceGivesTheBytesOfTheCpu_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<quint64>("first");
        QTest::addColumn<double>("factor");
        QTest::newRow("one thread") << 1 << quint64(0) << 1.0;
        QTest::newRow("two threads") << 2 << quint64(512) << 1.0;
        QTest::newRow("seven threads") << 7 << (quint64(1) << 40) << 0.5;
    }

    void theDeviceGivesTheBytesOfTheCpu()
    {
        QFETCH(int, threads);
        QFETCH(quint64, first);
        QFETCH(double, factor);
        const auto backend = openBackend(BackendChoice::Automatic, plan());
        const RunRange range{first, trials, threads, factor};
        const Delivery delivery = runOn(*backend, range);
        QCOMPARE(delivery.status, RunStatus::Finished);
        COMPARE_WITH_CPU(delivery, range);
        QCOMPARE(backend->id(), std::string("cuda"));
        QCOMPARE(backend->device(), std::string("Emulated device 0"));
        QVERIFY(!backend->trouble());
    }

    void aRunMayGrow()
    {
        const auto backend = openBackend(BackendChoice::Cuda, plan());
        const RunRange first{0, 8 * 256, 2, 1.0}, second{8 * 256, 7 * 256, 2, 1.0};
        COMPARE_WITH_CPU(runOn(*backend, first), first);
        COMPARE_WITH_CPU(runOn(*backend, second), second);
        QCOMPARE(backend->id(), std::string("cuda"));
    }

    void smallRangesStayOnTheCpu()
    {
        const auto backend = openBackend(BackendChoice::Cuda, plan());
        const RunRange detailed{0, 1024, 2, 1.0}, oneChunk{4096, kernel::chunkTrials, 2, 1.0};
        COMPARE_WITH_CPU(runOn(*backend, detailed), detailed);
        COMPARE_WITH_CPU(runOn(*backend, oneChunk), oneChunk);
        QCOMPARE(backend->id(), std::string("cpu"));
        QVERIFY(!backend->trouble());
    }

    void theCpuIsUsedWhenAskedFor()
    {
        const auto backend = openBackend(BackendChoice::Cpu, plan());
        const RunRange range{0, trials, 2, 1.0};
        COMPARE_WITH_CPU(runOn(*backend, range), range);
        QCOMPARE(backend->id(), std::string("cpu"));
    }

    void theFirstUsableDeviceIsTaken()
    {
        askFor("devices=2,bad=" + QByteArray::number(int(DeviceState::OldDevice)));
        const auto backend = openBackend(BackendChoice::Automatic, plan());
        const RunRange range{0, trials, 2, 1.0};
        COMPARE_WITH_CPU(runOn(*backend, range), range);
        QCOMPARE(backend->device(), std::string("Emulated device 1"));
    }

    void withoutADeviceTheCpuRunsAndSaysWhyIfAsked()
    {
        for (const DeviceState state : {DeviceState::NoDriver, DeviceState::OldDriver}) {
            askFor("count=" + QByteArray::number(int(state)));
            const auto asked = openBackend(BackendChoice::Cuda, plan()),
                       automatic = openBackend(BackendChoice::Automatic, plan());
            const RunRange range{0, trials, 2, 1.0};
            COMPARE_WITH_CPU(runOn(*asked, range), range);
            QCOMPARE(asked->id(), std::string("cpu"));
            QVERIFY(asked->trouble().has_value());
            QCOMPARE(asked->trouble()->state, state);
            QVERIFY(!asked->trouble()->duringRun);
            QCOMPARE(automatic->trouble().has_value(),
                     state == DeviceState::OldDriver); // no driver, no GPU: nothing to tell
        }
    }

    void aDeviceThatCannotBeOpenedLeavesTheRunToTheCpu()
    {
        askFor("open=" + QByteArray::number(int(DeviceState::OutOfMemory)));
        const auto backend = openBackend(BackendChoice::Automatic, plan());
        const RunRange range{0, trials, 2, 1.0};
        COMPARE_WITH_CPU(runOn(*backend, range), range);
        QCOMPARE(backend->id(), std::string("cpu"));
        QCOMPARE(backend->trouble()->state, DeviceState::OutOfMemory);
        QCOMPARE(backend->trouble()->device, std::string("Emulated device 0"));
        QVERIFY(!backend->trouble()->duringRun);
    }

    void lessMemoryIsAskedForUntilItFits()
    {
        askFor("chunks=4"); // one for each of the four slots
        const auto backend = openBackend(BackendChoice::Automatic, plan());
        const RunRange range{0, trials, 2, 1.0};
        COMPARE_WITH_CPU(runOn(*backend, range), range);
        QCOMPARE(backend->id(), std::string("cuda"));
        askFor("chunks=3");
        const auto full = openBackend(BackendChoice::Automatic, plan());
        COMPARE_WITH_CPU(runOn(*full, range), range);
        QCOMPARE(full->trouble()->state, DeviceState::OutOfMemory);
    }

    void aFailureInMidRunCostsNothingButTime_data()
    {
        QTest::addColumn<QByteArray>("wish");
        QTest::addColumn<int>("threads");
        QTest::addColumn<bool>("begun");
        for (const int threads : {1, 2, 5}) {
            for (const char* wish : {"submit=1", "wait=1", "submit=3", "wait=4"}) {
                // Slots of one chunk, so that there is a middle to fail in.
                QTest::addRow("%s, %d threads", wish, threads)
                    << QByteArray(wish) + ",chunks=" + QByteArray::number(2 * threads) << threads
                    << !QByteArray(wish).endsWith('1');
            }
        }
    }

    void aFailureInMidRunCostsNothingButTime()
    {
        QFETCH(QByteArray, wish);
        QFETCH(int, threads);
        QFETCH(bool, begun);
        askFor(wish);
        const auto backend = openBackend(BackendChoice::Automatic, plan());
        const RunRange range{0, trials, threads, 1.0};
        const Delivery delivery = runOn(*backend, range);
        QCOMPARE(delivery.status, RunStatus::Finished);
        COMPARE_WITH_CPU(delivery, range);
        QVERIFY(backend->trouble().has_value());
        QCOMPARE(backend->trouble()->state, DeviceState::Failed);
        QVERIFY(backend->trouble()->duringRun);
        QVERIFY(backend->trouble()->redoneTrials > 0);
        QVERIFY(QByteArray::fromStdString(backend->trouble()->detail).startsWith("asked to fail"));
        QCOMPARE(backend->id(), std::string(begun ? "cuda" : "cpu"));
        const RunRange later{trials / 256 * 256, 512, threads, 1.0}; // and the CPU goes on
        COMPARE_WITH_CPU(runOn(*backend, later), later);
    }

    void cancellingLeavesTheFirstChunks_data()
    {
        QTest::addColumn<QByteArray>("wish");
        QTest::newRow("at work") << QByteArray("chunks=4");
        QTest::newRow("failing") << QByteArray("wait=3,chunks=4");
    }

    void cancellingLeavesTheFirstChunks()
    {
        QFETCH(QByteArray, wish);
        askFor(wish);
        const RunRange range{0, 60 * 256, 2, 1.0};
        for (const std::size_t after : {std::size_t(1), std::size_t(6), std::size_t(9)}) {
            const auto backend = openBackend(BackendChoice::Automatic, plan());
            const Delivery delivery = runOn(*backend, range, after);
            QCOMPARE(delivery.status, RunStatus::Cancelled);
            QVERIFY(delivery.chunks.size() >= after && delivery.chunks.size() <= after + 6);
            COMPARE_WITH_CPU(delivery, range);
        }
    }
};

QTEST_APPLESS_MAIN(TestDeviceBackend)
#include "tst_devicebackend.moc"
