// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// gpu_check [PLAN…]: does the GPU give the CPU's bits, and how fast. Needs no Qt. Compares every word of every trial's
// outcome for hand-made plans and for the plan files named, then measures the kernel beside what the card can do. Exit
// codes: 0 everything equal, 1 a difference or an error, 77 no usable device (1 if RACKRATE_REQUIRE_GPU is set).
#include "simulation/engine/devicebackend.h"
#include "simulation/kernel/outcomelayout.h"
#include "tests/cuda/cardlimits.h"
#include "tests/cuda/operationcount.h"
#include "tests/cuda/outcomedifference.h"
#include "tests/cuda/planfile.h"
#include "tests/simulation/handplan.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>

using namespace rackrate;
using namespace rackrate::testing;

namespace {

struct NamedPlan {
    std::string name;
    std::shared_ptr<const SimulationPlan> plan;
};

/// Runs on the device and compares each chunk with the CPU's; prints how much was compared, or the first difference.
bool compared(const DeviceLibrary& library, const DeviceEntry& device, const NamedPlan& named, const RunRange& range)
{
    std::map<std::uint64_t, KeptOutcome> expected;
    std::mutex mutex;
    RunControl control;
    runOnCpu(*named.plan, range, control, [&](int, const ChunkOutcome& chunk) {
        const std::lock_guard lock(mutex);
        expected[chunk.firstTrial()] = keep(chunk);
    });
    DeviceBackend backend(library, device, named.plan);
    std::string difference;
    std::uint64_t words = 0;
    backend.run(range, control, [&](int, const ChunkOutcome& chunk) {
        const std::lock_guard lock(mutex);
        const KeptOutcome found = keep(chunk);
        words += found.words.size();
        if (difference.empty())
            difference = firstDifference(PlanShape(*named.plan), expected[chunk.firstTrial()], found);
    });
    if (backend.trouble())
        difference = "the device failed: " + backend.trouble()->detail;
    std::printf("  %-28s %7llu trials from %llu, demand x %g: %s\n", named.name.c_str(),
                static_cast<unsigned long long>(range.trials), static_cast<unsigned long long>(range.firstTrial),
                range.demandFactor,
                difference.empty() ? ("all " + std::to_string(words) + " words equal").c_str()
                                   : ("DIFFERENT at " + difference).c_str());
    return difference.empty() && words > 0;
}

/// Trials per second of a backend whose outcomes nobody looks at.
double trialsPerSecond(Backend& backend, std::uint64_t trials)
{
    RunControl control;
    const auto nobody = [](int, const ChunkOutcome&) {};
    backend.run({1024, 64 * 256, 0, 1.0}, control, nobody); // opens the device, warms up
    const auto start = std::chrono::steady_clock::now();
    backend.run({1024, trials, 0, 1.0}, control, nobody);
    return double(trials) / std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

bool measured(const DeviceLibrary& library, const DeviceEntry& device, const NamedPlan& named, const CardLimits& limits)
{
    const SimulationPlan& plan = *named.plan;
    const double months = plan.head.months, million = 1e6;
    const double bytes = double(kernel::outcomeBytes(PlanShape(plan))) / kernel::chunkTrials;
    const OperationCount operations = countOperations(plan);
    KernelSpeed alone;
    const int chunks = std::max(
        1, std::min(8 * device.multiprocessors, int((std::uint64_t(2) << 30) / kernel::outcomeBytes(PlanShape(plan)))));
    if (const std::string wrong = measureKernel(device.index, plan, chunks, alone); !wrong.empty()) {
        std::printf("  %s: %s\n", named.name.c_str(), wrong.c_str());
        return false;
    }
    const double kernelRate = double(alone.trials) / alone.seconds;
    DeviceBackend onDevice(library, device, named.plan);
    const double deviceRate = trialsPerSecond(onDevice, 200'000);
    const double cpuRate = trialsPerSecond(*openBackend(BackendChoice::Cpu, named.plan), 20'000);
    std::printf("  %s: million path-months per second\n", named.name.c_str());
    std::printf("    CPU, all threads     %9.2f\n", cpuRate * months / million);
    std::printf("    GPU, kernel alone    %9.2f   %.1f times the CPU\n", kernelRate * months / million,
                kernelRate / cpuRate);
    std::printf("    GPU, outcomes here   %9.2f   %.1f times the CPU\n", deviceRate * months / million,
                deviceRate / cpuRate);
    std::printf("    of the measured limits: double-precision rate %.1f %% (%.0f operations a path-month), memory %.1f "
                "%% (outcomes only), link %.1f %%\n",
                100 * kernelRate * operations.perTrial / limits.operationsPerSecond, operations.perTrial / months,
                100 * kernelRate * bytes / limits.memoryBytesPerSecond,
                100 * deviceRate * bytes / limits.linkBytesPerSecond);
    return true;
}

bool checkDevice(const DeviceLibrary& library, const DeviceEntry& device, const std::vector<NamedPlan>& plans)
{
    bool right = true;
    std::printf("%s: every trial against the CPU\n", device.name.c_str());
    for (const NamedPlan& named : plans) {
        for (const RunRange& range : {RunRange{0, 20'061, 0, 1.0}, RunRange{std::uint64_t(1) << 32, 5'333, 0, 0.5}})
            right = compared(library, device, named, range) && right;
    }
    CardLimits limits;
    if (const std::string wrong = measureLimits(device.index, limits); !wrong.empty()) {
        std::printf("limits: %s\n", wrong.c_str());
        return false;
    }
    std::printf("%s: measured limits: memory %.0f GB/s, link %.1f GB/s, double precision %.0f billion operations/s\n",
                device.name.c_str(), limits.memoryBytesPerSecond * 1e-9, limits.linkBytesPerSecond * 1e-9,
                limits.operationsPerSecond * 1e-9);
    for (const NamedPlan& named : plans)
        right = measured(library, device, named, limits) && right;
    return right;
}

int skipped(const DeviceEntry& device)
{
    const char* required = std::getenv("RACKRATE_REQUIRE_GPU");
    const bool must = required != nullptr && *required != 0 && std::string(required) != "0";
    constexpr const char* reasons[] = {"usable",
                                       "no plug-in",
                                       "plug-in cannot be loaded",
                                       "plug-in of another version",
                                       "no driver",
                                       "driver too old",
                                       "no device",
                                       "no code for this device",
                                       "out of memory",
                                       "device failure"};
    std::printf("%s: no usable GPU: %s%s%s\n", must ? "FAILED" : "SKIPPED", reasons[int(device.state)],
                device.detail.empty() ? "" : ": ", device.detail.c_str());
    return must ? 1 : 77;
}

} // namespace

int main(int argc, char** argv)
{
    const DeviceLibrary library = DeviceLibrary::find();
    const std::vector<DeviceEntry> devices = listDevices(library);
    std::vector<NamedPlan> plans{{"hand-made, 36 months", std::make_shared<const SimulationPlan>(busyPlan(36))},
                                 {"hand-made, 5 months", std::make_shared<const SimulationPlan>(busyPlan(5))}};
    for (int i = 1; i < argc; ++i) {
        SimulationPlan plan;
        if (const std::string wrong = readPlan(argv[i], plan); !wrong.empty()) {
            std::printf("%s\n", wrong.c_str());
            return 1;
        }
        plans.push_back({argv[i], std::make_shared<const SimulationPlan>(std::move(plan))});
    }
    int usable = 0, right = 0;
    for (const DeviceEntry& device : devices) {
        if (device.state == DeviceState::Usable) {
            ++usable;
            right += checkDevice(library, device, plans) ? 1 : 0;
        }
    }
    if (usable == 0)
        return skipped(devices.front());
    std::printf("%d of %d GPUs give the CPU's bits\n", right, usable);
    return right == usable ? 0 : 1;
}
