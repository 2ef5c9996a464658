// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/queueing.h"

#include "simulation/kernel/queue.h"
#include "simulation/plan/specialfunctions.h"

#include <algorithm>

namespace rackrate {

namespace {

using kernel::exponential;
using kernel::naturalLog;

constexpr double secondsPerHour = 3600;
constexpr int largestLevels = 48;

} // namespace

std::vector<ResidentLevel> residentJobs(double load, double quota)
{
    if (quota < 1 || load >= quota)
        return {{quota, 1}};
    const double spread = 5 * kernel::squareRoot(load) + 8;
    const auto low = std::int64_t(std::max(0.0, load - spread)), end = std::int64_t(std::min(quota, load + spread + 1)); // end: not in
    const std::int64_t step = 1 + (end - low - 1) / largestLevels;
    const double logLoad = naturalLog(load), mode = double(std::int64_t(load));
    const auto term = [&](double jobs) { // Poisson's, as a multiple of the largest: the plain one leaves a double's range
        return exponential((jobs - mode) * logLoad - (logGamma(jobs + 1) - logGamma(mode + 1)));
    };
    std::vector<ResidentLevel> levels;
    double sum = 0;
    const auto add = [&](double jobs, double share) {
        levels.push_back({jobs, share});
        sum += share;
    };
    for (std::int64_t first = low; first < end; first += step) {
        const double width = double(std::min(step, end - first)), middle = double(first) + (width - 1) / 2;
        add(middle, width * term(middle));
    }
    add(quota, term(quota) / (1 - load / quota));
    for (ResidentLevel& level : levels)
        level.share /= sum;
    return levels;
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
    answer.stochasticWait = std::min(step.stochasticWait, input.timeoutSeconds);
    answer.wait = std::min(step.wait, input.timeoutSeconds);
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
        answer.wait = std::min(area * service / c + step.stochasticWait, input.timeoutSeconds);
        queue.inSystem -= queue.backlog - largest;
        queue.backlog = largest;
    }
    // Beside the backlog no more can wait than the timeout lets through: servers that went may have left more behind.
    if (step.stochasticWait > input.timeoutSeconds) {
        const double tooMany = (step.stochasticWait - input.timeoutSeconds) * c * step.busyShare / service;
        answer.lost = std::min(answer.lost + tooMany, arrivals);
        queue.inSystem -= tooMany;
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
