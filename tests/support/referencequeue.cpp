// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencequeue.h"

#include "simulation/kernel/maths.h"

#include <cmath>

namespace rackrate::reference {

using namespace kernel;

namespace {

/// Probability of waiting for one of c (real, >= 1) servers at utilisation rho: the loop-free form of the modelling note, 1.1.
double erlangC(double c, double rho)
{
    const double m = 1 - rho;
    const double h = m < 0.1 ? m * m * (0.5 + m / 3 + m * m / 4 + m * m * m / 5 + m * m * m * m / 6 + m * m * m * m * m / 7)
                             : -m - naturalLog<double>(rho);
    const double alpha = std::sqrt(2 * std::min(c * h, 700.0));
    const double t = 1 / (1 + 0.2316419 * alpha);
    const double mills = t * (.319381530 + t * (-.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const double p = 2.5066282746310005 * exponential<double>(alpha * alpha / 2) - mills;
    const double c0 = m < 0.1 ? -1.0 / 3 - m / 12 - 23.0 / 540 * m * m - 353.0 / 12960 * m * m * m : std::sqrt(c) / alpha - 1 / m;
    const double gamma = 1 + 1 / (12 * c) + 1 / (288 * c * c);
    return 1 / (rho + m * (1 + gamma * (std::sqrt(c) * p + c0)));
}

/// Mean wait in hours over a month of jobs that find `servers` of mean service `jobHours`: the hour step of the modelling
/// note, 1.5, with the month as its step.
double meanWait(Queue& queue, double servers, double jobHours, double jobsPerHour, double variability, double monthHours)
{
    const double v = (1 + variability) / 2, rho = jobsPerHour * jobHours / servers, n = servers * monthHours / jobHours;
    const double b = queue.inSystem - servers + n * (rho - 1), k = n + servers;
    double x = std::min(rho, 1.0), length = 0, y = 0;
    for (int pass = 0; pass < 2; ++pass) {
        const double held = std::clamp(x, 1e-9, 0.9999);
        const double q = v * erlangC(servers, held) * held, root = std::sqrt(b * b + 4 * k * q);
        length = b < 0 ? 2 * k * q / (root - b) : (b + root) / 2;
        y = length > 0 ? q / length : -b / k;
        x = std::clamp(1 - y, 1e-9, 1.0);
    }
    const double before = queue.backlog, free = before > 0 ? 0 : std::max(0.0, servers - queue.inSystem);
    const double after = std::max(0.0, before + n * (rho - 1) - free);
    double area = 0;
    if (before > 0 && after <= 0)
        area = before / 2 * (rho >= 1 ? 1 : std::min(1.0, before / (n * (1 - rho))));
    else if (after > 0)
        area = (before + after) / 2;
    queue.inSystem = servers * (1 - y) + length;
    queue.backlog = after;
    return area * jobHours / servers + std::max(length - after, 0.0) * jobHours / (servers * x);
}

} // namespace

void addWait(const Future& future, int workloadIndex, int month, const JobsMonth& jobs, Queue& queue, WorkloadService& service)
{
    const Workload& workload = future.plan.workloads[workloadIndex];
    const double hours = future.plan.hours[month - 1], level = future.demand[workloadIndex][month - 1];
    const double jobGpuHours = future(workload.gpuHoursPerJob);
    const double count = workload.unit == JobsUnit ? level : level / jobGpuHours;
    double wait = jobs.readyHours;
    if (!jobs.unlimited) {
        const double servers = jobs.gpus / jobs.speed / workload.gpusPerJob, one = std::clamp(servers, 1e-3, 1.0);
        const double jobHours = jobGpuHours * future(workload.heldPerBusy) / jobs.speed / workload.gpusPerJob / one;
        const double rate = count * jobs.servedShare * (1 + future(workload.rerunShare)) / hours;
        wait += meanWait(queue, std::max(1.0, servers), jobHours, rate, future(workload.jobVariability), hours);
    }
    service.waitHours += std::min(wait, hours * future.plan.months) * count;
    service.jobs += count;
}

} // namespace rackrate::reference
