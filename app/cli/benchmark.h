// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What `bench` measures. Rates are path-months per second: one trial's month of all strategies. Ratios compare figures of one
// run, and are what counts; the rates hold for the machine at hand. Measured on the two-strategy model of tests/bench unless
// a name says otherwise: two workloads, price paths, noise, events, an owned server and a cloud, no queues.
#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

class QString;

namespace rackrate {

/// Path-months per second of each part of the work, one thread; NaN where the model has no such part.
struct BenchPhases {
    double draws = 0, demand = 0, dispatch = 0, service = 0, cost = 0, statistics = 0;
};

struct BenchRate {
    std::string label;  ///< threads, key of an instruction set, months, …
    double rate = 0;    ///< path-months (linearity in strategies: path-strategy-months) per second
};

struct BenchCase {
    std::string id;
    int strategies = 0;
    double compileSeconds = 0;      ///< the first time
    double recompileSeconds = 0;    ///< after an edit that leaves the service tables alone
    double seconds = 0;             ///< 100,000 trials x 60 months with all strategies: simulation and all results
    double firstAnswerSeconds = 0;  ///< after such an edit: plan, first pass, results
    double newDemandSeconds = 0;    ///< the same after an edit of every workload's demand, which makes service tables anew
    double cancelSeconds = 0;       ///< from asking until the engine has stopped
    BenchPhases phases;
};

struct BenchNumpy {
    double rate = 0;
    std::string version;
    std::string reason;  ///< why there is no rate
};

struct BenchFigures {
    int threads = 0;
    std::string processor, instructionSet;
    double rate = 0;          ///< all threads
    double drawsRatio = 0;    ///< whole path-month / its draws alone, one thread
    double numpyRatio = 0;    ///< NumPy's time / ours, as many processes as threads; NaN without NumPy
    double threadSpeedup = 0; ///< two threads / one; NaN on one core
    BenchPhases phases;
    BenchNumpy numpy;
    std::vector<BenchRate> byThreads, byInstructionSet, byTrials, byMonths, byStrategies;
    std::vector<BenchCase> cases;
};

struct BenchOptions {
    int threads = 0;      ///< 0: as many as the machine has
    bool brief = false;   ///< a fiftieth of the trials: shows that it works, measures nothing
};

/// Measures everything; says what it is at through `progress`, which may cancel by returning false.
Result<BenchFigures> runBenchmark(const BenchOptions& options, const std::function<bool(const QString&)>& progress);

} // namespace rackrate
