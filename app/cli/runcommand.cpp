// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/runcommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/ledgertable.h"
#include "app/cli/output.h"
#include "app/cli/resultfiles.h"
#include "app/cli/summary.h"
#include "simulation/decisions/devicetexts.h"
#include "simulation/decisions/overflowerror.h"
#include "simulation/decisions/resultsjson.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

namespace rackrate {

namespace {

Result<void> writeJson(const RunCommand& command, const PreparedRun& prepared, const Results& results,
                       const std::optional<TrialLedger>& ledger)
{
    Findings findings = prepared.findings;
    addRunNotes(results, findings);
    Json json = resultsJson(prepared.scenario, prepared.scenarioHash, results, findings);
    if (ledger)
        json["ledger"] = ledgerJson(*prepared.plan, *ledger);
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    return writeOutput(QString::fromStdString(command.json), QByteArray::fromStdString(text));
}

Result<void> writeCsv(const RunCommand& command, const PreparedRun& prepared, const Results& results,
                      const std::optional<TrialLedger>& ledger)
{
    const QString folder = QString::fromStdString(command.csvFolder);
    Result<void> written = writeResultFiles(folder, prepared.scenario, results);
    if (written && ledger)
        written = writeOutput(folder + QStringLiteral("/ledger.csv"), ledgerTable(*prepared.plan, *ledger));
    return written;
}

Result<void> runAndWrite(const RunCommand& command)
{
    const Result<PreparedRun> prepared = prepareRun(command.run);
    if (!prepared)
        return prepared.error();
    std::optional<TrialLedger> ledger;
    if (command.trace)
        ledger = traceTrial(*prepared->plan, std::uint64_t(*command.trace));
    if (ledger) {
        if (const std::optional<Error> overflow = overflowError(prepared->scenario, ledger->overflows, localeFor(command.run.language)))
            return *overflow;
    }
    if (ledger && command.json.empty() && command.csvFolder.empty())
        return writeOutput(QStringLiteral("-"), ledgerTable(*prepared->plan, *ledger));
    const Result<Results> results = runAllTrials(*prepared, command.run);
    if (!results)
        return results.error();
    if (command.json.empty() && command.csvFolder.empty()) {
        const QString text = summaryText(prepared->scenario, *results, localeFor(command.run.language));
        return writeOutput(QStringLiteral("-"), text.toUtf8());
    }
    if (!command.csvFolder.empty()) {
        if (Result<void> written = writeCsv(command, *prepared, *results, ledger); !written)
            return written;
    }
    return command.json.empty() ? Result<void>() : writeJson(command, *prepared, *results, ledger);
}

} // namespace

CLI::App* addRunCommand(CLI::App& program, RunCommand& command)
{
    CLI::App* verb = program.add_subcommand(
        "run", QCoreApplication::translate("CommandLine", "Simulate a scenario and say which strategy is cheapest").toStdString());
    addRunOptions(*verb, command.run);
    verb->add_option("--json", command.json,
                     QCoreApplication::translate("CommandLine", "Write all results to this file; - means standard output").toStdString())
        ->type_name("FILE");
    verb->add_option("--csv", command.csvFolder,
                     QCoreApplication::translate("CommandLine", "Write tables into this folder").toStdString())
        ->type_name("DIR");
    verb->add_option("--trace", command.trace,
                     QCoreApplication::translate("CommandLine", "Write the ledger of this one future, month by month; the first is 0").toStdString())
        ->check(CLI::Range(std::int64_t(0), std::int64_t(9'999'999)))
        ->type_name("TRIAL");
    return verb;
}

int executeRun(const RunCommand& command)
{
    const Result<void> done = runAndWrite(command);
    if (done)
        return 0;
    printError(done.error());
    return exitCode(done.error().code);
}

} // namespace rackrate
