// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/queueing.h"

#include "simulation/kernel/queue.h"

#include <algorithm>

namespace rackrate {

namespace {

using kernel::exponential;
using kernel::naturalLog;

constexpr double secondsPerHour = 3600;

} // namespace

std::vector<double> residentJobs(double load, int quota)
{
    std::vector<double> share(std::size_t(quota) + 1, 0.0);
    if (quota == 0 || load >= quota) {
        share.back() = 1;
        return share;
    }
    double term = 1, sum = 0;
    for (int n = 0; n <= quota; ++n) {
        share[n] = n < quota ? term : term / (1 - load / quota);
        sum += share[n];
        term *= load / (n + 1);
    }
    for (double& value : share)
        value /= sum;
    return share;
}

HourAnswer advanceHour(HourState& state, const HourInput& input)
{
    const double c = std::max(input.replicas, 1.0);
    const double service = input.serviceSeconds / std::min(input.replicas, 1.0);
    const double arrivals = input.rate * secondsPerHour, capacity = c * secondsPerHour / service;
    kernel::QueueState<double> queue{state.inSystem, state.backlog};
    const kernel::QueueStep<double> step = kernel::advanceQueue<double>(queue, input.rate, c, service,
                                                                        (1 + input.variability) / 2, secondsPerHour);
    HourAnswer answer;
    answer.waitProbability = step.waitProbability;
    answer.stochasticWait = step.stochasticWait;
    answer.wait = step.wait;
    answer.busyReplicas = step.busyShare * std::min(input.replicas, c);
    answer.backlogShare = step.overloadShare;
    answer.firstBacklogWait = state.backlog * service / c;
    answer.lastBacklogWait = queue.backlog * service / c;
    answer.largestBacklogWait = input.timeoutSeconds;
    const double largest = c * input.timeoutSeconds / service;
    if (queue.backlog > largest) {
        // The backlog grows (or already stands) at its cap for the rest of the hour.
        const double growth = std::max(arrivals - capacity, 0.0), room = std::max(largest - state.backlog, 0.0);
        const double rising = growth > room ? room / growth : 0;
        const double area = rising * (std::min(state.backlog, largest) + largest) / 2 + (1 - rising) * largest;
        answer.lost = std::min(queue.backlog - largest, arrivals);
        answer.wait = area * service / c + step.stochasticWait;
        queue.inSystem -= queue.backlog - largest;
        queue.backlog = largest;
    }
    state = {queue.inSystem, queue.backlog};
    return answer;
}

LogGrid::LogGrid(const LogGridRange& range) : m_logFirst(naturalLog(range.first))
{
    m_step = (naturalLog(range.last) - m_logFirst) / (range.points - 1);
    for (int i = 0; i < range.points; ++i)
        m_times.push_back(exponential(m_logFirst + i * m_step));
}

LogGrid::Place LogGrid::place(double time) const
{
    if (time < m_times.front())
        return {-1, std::max(time, 0.0) / m_times.front()};
    const double position = (naturalLog(time) - m_logFirst) / m_step;
    const int last = int(m_times.size()) - 1, index = std::min(int(position), last);
    return {index, index < last ? position - index : 0};
}

} // namespace rackrate
