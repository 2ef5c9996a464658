// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"
#include "simulation/engine/backend.h"
#include "simulation/plan/compile.h"
#include "simulation/statistics/results.h"

#include <memory>

namespace rackrate {

/// Trials of a first answer, shown before the rest is simulated: whole chunks, at most eight and at least one, and otherwise no
/// more than 300,000 months of one strategy, so that large scenarios answer as soon as small ones.
std::uint64_t firstPassTrials(int strategies, int months);

/// A run that grows: advance to some trials, look at the results, advance further. The command line advances once; the
/// window advances to a first pass, shows it, and goes on. Used from one thread at a time.
class SimulationSession {
public:
    explicit SimulationSession(std::shared_ptr<const SimulationPlan> plan, int threads = 0, BackendChoice backend = BackendChoice::Cpu);
    /// Simulates a part of a run of `runTrials`: those from `firstTrial` on, a multiple of kernel::chunkTrials.
    SimulationSession(std::shared_ptr<const SimulationPlan> plan, int threads, BackendChoice backend, std::uint64_t firstTrial,
                      std::uint64_t runTrials);
    ~SimulationSession();

    /// Adds trials until `trials` have been simulated. Cancelled leaves what was reached (whole chunks).
    RunStatus advanceTo(std::uint64_t trials, RunControl& control);
    /// Advances to 4,096 trials and doubles them until the largest relative standard error (Results::largestRelativeError) is at
    /// most `tolerance`, or until `most` trials; a session that stops after n trials has the results of one that was advanced to
    /// n. Not for Latin hypercubes, which depend on the number of trials, nor for a part of a run.
    RunStatus advanceUntil(double tolerance, std::uint64_t most, RunControl& control);
    std::uint64_t trials() const;

    enum class Detail { Headline, Full }; ///< Full adds sensitivity and break-even demand
    Results results(Detail detail, RunControl& control) const;
    /// What was kept of the trials, to be added to the other parts of a run (see packSums()).
    std::string packedSums() const;
    /// Which trials were run, and how.
    EngineBlock engine() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace rackrate
