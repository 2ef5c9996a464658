// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/plan/queueing.h"

#include <vector>

namespace rackrate {

/// A law of service times. variability (squared coefficient of variation): 0 is a constant, exactly 1 the exponential law,
/// anything else the lognormal law with that variability.
class ServiceLaw {
public:
    ServiceLaw(double meanSeconds, double variability);

    /// The services that take at most a time: their share of all, and what they contribute to the mean, in seconds.
    struct Part {
        double share = 0, seconds = 0;
    };
    Part upTo(double seconds) const;

private:
    double m_mean, m_variability, m_sigma, m_logMedian;
};

/// From the tail of waits on a grid of times to the tail of responses, wait plus service, on the same grid: a request's wait
/// does not depend on its own service. The integral over the law of services is exact for waits whose tail is linear between
/// the grid's times, and from 0 to the first of them; an exponential tail of mean m differs from that by at most step^2/15 of
/// its weight, before the first time by (first/m)^2/8. The slowest 1e-9 of the services are left out.
class ResponseTail {
public:
    /// targetSeconds >= 0: the one time besides the grid's that is asked for.
    ResponseTail(const LogGrid& grid, const ServiceLaw& law, double targetSeconds);

    /// Adds to tail[i] the weight of responses above the grid's time i, of requests of total `weight` whose waits are as
    /// WaitMixture::tail gives them.
    void addTo(std::vector<double>& tail, const std::vector<double>& waits, double weight) const;
    /// The weight of responses above the target.
    double aboveTarget(const std::vector<double>& waits, double weight) const;

private:
    /// A stretch of one row (a time: what waits `first`, `first` + 1, ... count there) or one column (a wait: what it counts at
    /// times `first`, `first` + 1, ...) of the weights that turn waits into responses.
    struct Stretch {
        std::size_t first = 0;
        std::vector<double> weights;
    };
    Stretch rowAt(double seconds) const;
    double slowerThan(double seconds) const { return 1 - m_law.upTo(seconds).share; }

    ServiceLaw m_law;
    std::vector<double> m_waits;    ///< times of the waits: 0 and the grid's
    std::vector<Stretch> m_columns; ///< by wait
    std::vector<double> m_slower;   ///< share of services that alone take longer than the grid's times
    Stretch m_target;
    double m_targetSlower = 0;
};

} // namespace rackrate
