// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "cuda/launch.h"

#include "cuda/devicememory.h"
#include "simulation/engine/planimage.h"
#include "tests/cuda/cardlimits.h"

#include <stdexcept>

namespace rackrate::testing {

namespace {

constexpr int tries = 5;

void check(cudaError_t answer)
{
    if (answer != cudaSuccess)
        throw std::runtime_error(std::string(cudaGetErrorName(answer)) + ": " + cudaGetErrorString(answer));
}

/// Seconds of the quickest of several goes on the default stream; one goes ahead to warm up.
template <class Work>
double bestSeconds(Work work)
{
    cuda::Event begin, end;
    check(cudaEventCreate(begin.place()));
    check(cudaEventCreate(end.place()));
    double best = 1e30;
    for (int i = 0; i <= tries; ++i) {
        check(cudaEventRecord(begin.get()));
        work();
        check(cudaEventRecord(end.get()));
        check(cudaEventSynchronize(end.get()));
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()));
        if (i > 0 && milliseconds * 1e-3 < best)
            best = milliseconds * 1e-3;
    }
    return best;
}

constexpr int rounds = 2000, chains = 8;

/// Eight independent chains of one multiplication and one addition each, as many as hide the latency of either.
__global__ void arithmetic(double* out, double factor, double step)
{
    double x[chains];
    for (int i = 0; i < chains; ++i)
        x[i] = threadIdx.x + i;
    for (int round = 0; round < rounds; ++round)
        for (int i = 0; i < chains; ++i)
            x[i] = x[i] * factor + step; // two operations: contraction is off
    double sum = 0;
    for (int i = 0; i < chains; ++i)
        sum += x[i];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

double operationsPerSecond(int device)
{
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, device));
    const int blocks = properties.multiProcessorCount * 8, threads = 256;
    cuda::DeviceBytes out;
    check(cuda::allocate(out, sizeof(double) * blocks * threads));
    const double seconds = bestSeconds([&] {
        arithmetic<<<blocks, threads>>>(static_cast<double*>(out.get()), 0.999, 0.001);
        check(cudaGetLastError());
    });
    return 2.0 * rounds * chains * blocks * threads / seconds;
}

} // namespace

std::string measureLimits(int device, CardLimits& limits)
try {
    constexpr std::uint64_t bytes = std::uint64_t(256) << 20;
    check(cudaSetDevice(device));
    cuda::DeviceBytes from, to;
    cuda::PinnedBytes here;
    check(cuda::allocate(from, bytes));
    check(cuda::allocate(to, bytes));
    check(cuda::allocate(here, bytes));
    check(cudaMemset(from.get(), 0, bytes));
    limits.memoryBytesPerSecond = 2.0 * bytes / bestSeconds([&] {
                                      check(cudaMemcpyAsync(to.get(), from.get(), bytes, cudaMemcpyDeviceToDevice));
                                  });
    limits.linkBytesPerSecond = double(bytes) / bestSeconds([&] {
                                    check(cudaMemcpyAsync(here.get(), from.get(), bytes, cudaMemcpyDeviceToHost));
                                });
    limits.operationsPerSecond = operationsPerSecond(device);
    return {};
} catch (const std::runtime_error& error) {
    return error.what();
}

std::string measureKernel(int device, const SimulationPlan& plan, int chunks, KernelSpeed& speed)
try {
    check(cudaSetDevice(device));
    const PlanImage image = imageOf(plan);
    const kernel::PlanView here = plan.view();
    const kernel::OutcomeExtent extent{here.strategyCount, here.months, here.workloadCount, here.nodeCount};
    cuda::DeviceBytes bytes, outcomes, workspaces;
    check(cuda::allocate(bytes, image.bytes.size()));
    check(cudaMemcpy(bytes.get(), image.bytes.data(), image.bytes.size(), cudaMemcpyHostToDevice));
    kernel::TrialGrid grid;
    grid.plan = viewAt(image.head, image.offsets.data(), static_cast<const unsigned char*>(bytes.get()));
    grid.firstTrial = kernel::slotDetailTrials;
    grid.trials = std::int64_t(chunks) * kernel::chunkTrials;
    grid.outcomeBytes = kernel::outcomeBytes(extent);
    grid.workspaceBytes = kernel::Workspace{}.carve(here, nullptr);
    check(cuda::allocate(outcomes, grid.outcomeBytes * std::uint64_t(chunks)));
    check(cuda::allocate(workspaces, grid.workspaceBytes * std::uint64_t(kernel::workspaceCount(grid.trials))));
    grid.outcomes = static_cast<unsigned char*>(outcomes.get());
    grid.workspaces = static_cast<unsigned char*>(workspaces.get());
    check(cudaMemset(outcomes.get(), 0, grid.outcomeBytes * std::uint64_t(chunks)));
    speed.trials = grid.trials;
    speed.seconds = bestSeconds([&] { check(cuda::launchTrials(grid, nullptr)); });
    return {};
} catch (const std::runtime_error& error) {
    return error.what();
}

} // namespace rackrate::testing
