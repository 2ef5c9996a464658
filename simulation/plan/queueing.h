// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <vector>

namespace rackrate {

/// So many jobs are resident with this probability.
struct ResidentLevel {
    double jobs = 0, share = 1;
};

/// Stationary number of resident jobs, 0 .. quota (whole), of a holder with Poisson arrivals whose offered load is `load` jobs and
/// who may have `quota` resident at a time (M/M/quota; waiting jobs keep the quota full). Shares sum to 1; what lies more than
/// 5 standard deviations and 8 jobs from the load is left out (below 1e-6). Where that leaves more than 48 numbers, neighbours
/// are gathered in at most 48 levels at their middle, so that the effort does not grow with the quota: levels are then at most
/// a quarter of a standard deviation apart, and a mean over them is off by less than 0.3 % of its curvature times the variance.
std::vector<ResidentLevel> residentJobs(double load, double quota);

/// One hour of a queue of real-valued `replicas`. Below one replica the service is slowed instead.
struct HourInput {
    double rate = 0;         ///< requests per second
    double replicas = 0;     ///< > 0
    double serviceSeconds = 0;
    double variability = 1;  ///< squared coefficient of variation of the service time; arrivals are Poisson
    double timeoutSeconds = 0;
};

/// State between hours, in requests.
struct HourState {
    double inSystem = 0, backlog = 0;
};

/// What an hour's requests meet.
struct HourAnswer {
    double waitProbability = 0; ///< C of those that do not meet the backlog
    double stochasticWait = 0;  ///< seconds, mean of the stochastic part
    double wait = 0;            ///< seconds, mean over served requests
    double busyReplicas = 0;
    double lost = 0;            ///< requests lost in the hour: the backlog would outlast the timeout
    double backlogShare = 0;    ///< of the requests: meet the backlog
    double firstBacklogWait = 0, lastBacklogWait = 0, largestBacklogWait = 0; ///< seconds; linear from first to last, capped
};

/// Advances by one hour: the kernel's step with the backlog, and the stochastic queue beside it, capped at what can be served
/// within the timeout. No mean wait exceeds the timeout.
HourAnswer advanceHour(HourState& state, const HourInput& input);

/// First and last of a number of times in equal logarithmic steps.
struct LogGridRange {
    double first = 1e-3, last = 1e3;
    int points = 512;
    bool operator==(const LogGridRange&) const = default;
};

/// Times in equal logarithmic steps; index of a time and the share of the next point.
class LogGrid {
public:
    LogGrid() = default;
    explicit LogGrid(const LogGridRange& range);
    const std::vector<double>& times() const { return m_times; }
    double step() const { return m_step; }
    double logFirst() const { return m_logFirst; }
    /// -1 and time/first below the grid; else the point below and the share of the way to the next (0 beyond the end).
    struct Place {
        int index = -1;
        double share = 0;
    };
    Place place(double time) const;

private:
    std::vector<double> m_times;
    double m_logFirst = 0, m_step = 1;
};

/// Weighted mixture of waiting times over many hours: exponential tails, gathered by rate in the grid's logarithmic steps (error
/// of a tail probability at most step^2/25), and the spread of a backlog. Nobody waits `longest` seconds or more: the tail ends there.
class WaitMixture {
public:
    explicit WaitMixture(const LogGrid& grid, double longest = 1e300);
    void clear();
    void add(const HourAnswer& hour, double weight);
    double weight() const { return m_weight; }
    /// Weight of waits above zero at index 0, above the grid's times after it.
    const std::vector<double>& tail();

private:
    void addBacklog(const HourAnswer& hour, double weight);

    const LogGrid& m_grid;
    std::size_t m_end = 0; ///< first time that nobody waits
    double m_weight = 0, m_waiting = 0;
    std::vector<double> m_rates;       ///< weight by rate bucket
    int m_lowest = 0, m_highest = -1;
    std::vector<double> m_exponential; ///< e^-(rate x time) by rate bucket + time index
    int m_counted = 0;                 ///< from here on they are as good as 0
    std::vector<double> m_spread;      ///< backlog tails by time
    std::vector<double> m_certain;     ///< weight of backlog waits longer than all times before this index
    std::vector<double> m_tail;
};

} // namespace rackrate
