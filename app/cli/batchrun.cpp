// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/batchrun.h"

#include "app/cli/language.h"
#include "app/cli/progressbar.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/pointer.h"
#include "model/scenario/reader.h"
#include "simulation/decisions/devicetexts.h"
#include "simulation/decisions/overflowerror.h"
#include "simulation/plan/compile.h"
#include "simulation/plan/session.h"

#include <QCoreApplication>

#include <cstdio>

namespace rackrate {

namespace {

QString said(const char* text) { return QCoreApplication::translate("CommandLine", text); }

const char* severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error: return QT_TRANSLATE_NOOP("CommandLine", "error");
    case Severity::Warning: return QT_TRANSLATE_NOOP("CommandLine", "warning");
    case Severity::Note: return QT_TRANSLATE_NOOP("CommandLine", "note");
    }
    return "";
}

void applyOverrides(Scenario& scenario, const RunOptions& options)
{
    if (options.trials)
        scenario.trials = *options.trials;
    if (options.seed)
        scenario.seed = *options.seed;
    if (!options.sampling.empty())
        scenario.sampling = options.sampling;
}

Result<CompiledPlan> compiledPlan(const Scenario& scenario, const RunOptions& options, RunControl& control)
{
    const ProgressBar bar(control, 0, options.quiet);
    Result<CompiledPlan> compiled = compilePlan(scenario, {options.threads, &control.cancelled});
    if (control.cancelled.load())
        return runCancelled();
    return compiled;
}
} // namespace

Error runCancelled() { return {ErrorCode::Cancelled, said(QT_TRANSLATE_NOOP("CommandLine", "The run was cancelled.")), {}, {}}; }

void printFindings(const Findings& findings)
{
    for (const Finding& finding : findings) {
        const QString place = finding.path.empty() ? QString() : QString::fromStdString(finding.path) + QStringLiteral(": ");
        const QString line = QStringLiteral("%1: %2%3\n").arg(said(severityWord(finding.severity)), place, finding.message);
        std::fputs(line.toUtf8().constData(), stderr);
    }
}

void printError(const Error& error) { printFindings({{Severity::Error, error.place.toStdString(), error.message}}); }

Result<PreparedRun> prepareRun(const RunOptions& options, RunControl& control)
{
    Result<Json> loaded = loadScenario(QString::fromStdString(options.scenario));
    if (!loaded)
        return loaded.error();
    Json tree = std::move(loaded).value();
    for (const std::string& assignment : options.assignments) {
        if (const Result<void> applied = applyAssignment(tree, assignment); !applied)
            return applied.error();
    }
    return prepareTree(std::move(tree), options, control);
}

Result<PreparedRun> prepareTree(Json tree, const RunOptions& options, RunControl& control)
{
    PreparedRun prepared;
    prepared.tree = std::move(tree);
    ReadOutcome reading = readScenario(prepared.tree);
    if (!reading.usable()) {
        printFindings(reading.findings);
        return Error{ErrorCode::InvalidInput,
                     QCoreApplication::translate("CommandLine", "The scenario has %n error(s) and was not run.", nullptr, reading.errors),
                     {},
                     {}};
    }
    prepared.scenario = std::move(reading.scenario);
    prepared.findings = std::move(reading.findings);
    prepared.scenarioHash = scenarioHash(prepared.tree);
    applyOverrides(prepared.scenario, options);
    if (options.tolerance && prepared.scenario.sampling == kernel::samplingNames[kernel::LatinHypercubeSampling]) {
        return Error{ErrorCode::CommandLine,
                     said(QT_TRANSLATE_NOOP("CommandLine", "--tolerance cannot stop a Latin hypercube, which depends on the number of "
                                                           "futures; use --sampling sobol, or leave --tolerance out.")),
                     {},
                     {}};
    }
    Result<CompiledPlan> compiled = compiledPlan(prepared.scenario, options, control);
    if (!compiled)
        return compiled.error();
    prepared.findings.insert(prepared.findings.end(), compiled->notes.begin(), compiled->notes.end());
    prepared.plan = std::make_shared<const SimulationPlan>(std::move(compiled.value().plan));
    if (!options.quiet)
        printFindings(prepared.findings);
    return prepared;
}

BackendChoice backendOf(const RunOptions& options)
{
    if (options.backend == "cuda")
        return BackendChoice::Cuda;
    return options.backend == "cpu" ? BackendChoice::Cpu : BackendChoice::Automatic;
}

Result<Results> runAllTrials(const PreparedRun& prepared, const RunOptions& options, RunControl& control)
{
    SimulationSession session(prepared.plan, options.threads, backendOf(options));
    {
        const ProgressBar bar(control, std::uint64_t(prepared.scenario.trials), options.quiet);
        const std::uint64_t trials = std::uint64_t(prepared.scenario.trials);
        const RunStatus status =
            options.tolerance ? session.advanceUntil(*options.tolerance, trials, control) : session.advanceTo(trials, control);
        if (status == RunStatus::Cancelled)
            return runCancelled();
    }
    Results results = session.results(SimulationSession::Detail::Full, control);
    if (control.cancelled.load())
        return runCancelled();
    if (Result<void> checked = checkResults(prepared, results, options.quiet, options.language); !checked)
        return checked.error();
    return results;
}

Result<void> checkResults(const PreparedRun& prepared, const Results& results, bool quiet, const std::string& language)
{
    Findings notes;
    addRunNotes(results, notes);
    if (!quiet)
        printFindings(notes);
    if (const std::optional<Error> overflow = overflowError(prepared.scenario, results.overflows, localeFor(language)))
        return *overflow;
    return {};
}

int finished(const Result<void>& done)
{
    if (done)
        return 0;
    printError(done.error());
    return exitCode(done.error().code);
}

} // namespace rackrate
