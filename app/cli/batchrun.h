// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// From options to results without a window: load, change, check, compile, run, with progress on standard error.
#pragma once

#include "app/cli/runoptions.h"
#include "model/base/json.h"
#include "model/base/result.h"
#include "model/scenario/scenario.h"
#include "simulation/engine/backend.h"
#include "simulation/engine/run.h"
#include "simulation/engine/simulationplan.h"
#include "simulation/statistics/results.h"

#include <memory>
#include <string>

namespace rackrate {

/// A scenario that passed every check, with its plan.
struct PreparedRun {
    Json tree;                ///< after --set
    Scenario scenario;        ///< with --trials, --seed and --sampling applied
    std::string scenarioHash; ///< SHA-256 of the canonical tree
    Findings findings;        ///< warnings and notes, of the reading and of the plan
    std::shared_ptr<const SimulationPlan> plan;
};

/// Loads the scenario and gets it ready. Errors in the scenario are printed as findings and then summed up in the Error; once
/// `control` is cancelled the error is ErrorCode::Cancelled.
Result<PreparedRun> prepareRun(const RunOptions& options, RunControl& control);

/// The same for a scenario that is loaded and changed already; options.scenario and options.assignments are not looked at.
Result<PreparedRun> prepareTree(Json tree, const RunOptions& options, RunControl& control);

BackendChoice backendOf(const RunOptions& options);

/// Runs all trials, or as many as the tolerance needs, with a bar on standard error if that is a terminal and the run is not quiet;
/// cancelled like prepareRun.
Result<Results> runAllTrials(const PreparedRun& prepared, const RunOptions& options, RunControl& control);

/// Prints what a run has to say beside its results, unless quiet. Refuses results of amounts that could not be counted.
Result<void> checkResults(const PreparedRun& prepared, const Results& results, bool quiet, const std::string& language);

/// What a cancelled run ends with.
Error runCancelled();

/// "error: /path: sentence", one line each, on standard error.
void printFindings(const Findings& findings);
void printError(const Error& error);
/// What a command that is done returns: 0, or the exit code of its error, which is printed.
int finished(const Result<void>& done);

} // namespace rackrate
