// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/runcommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/ledgertable.h"
#include "app/cli/output.h"
#include "app/cli/resultfiles.h"
#include "app/cli/summary.h"
#include "simulation/decisions/devicetexts.h"
#include "simulation/decisions/overflowerror.h"
#include "simulation/decisions/resultsjson.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

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

/// An older run's ledger must not stand among this run's tables. A file that is no ledger is left alone.
Result<void> removeLedger(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || !beginsAsLedger(file.read(100)))
        return {};
    if (file.remove())
        return {};
    return Error{ErrorCode::File,
                 QCoreApplication::translate("CommandLine", "The ledger of an older run could not be removed: %1.").arg(file.errorString()),
                 {},
                 path};
}

Result<void> writeCsv(const RunCommand& command, const PreparedRun& prepared, const Results& results,
                      const std::optional<TrialLedger>& ledger)
{
    const QString folder = QString::fromStdString(command.csvFolder);
    Result<void> written = writeResultFiles(folder, prepared.scenario, results);
    if (!written)
        return written;
    const QString path = folder + QStringLiteral("/ledger.csv");
    return ledger ? writeOutput(path, ledgerTable(*prepared.plan, *ledger)) : removeLedger(path);
}

Result<void> runAndWrite(const RunCommand& command, RunControl& control)
{
    if (Result<void> kept = keepsInput(QString::fromStdString(command.run.scenario), QString::fromStdString(command.json)); !kept)
        return kept;
    if (!command.csvFolder.empty()) {
        const Result<void> fit = checkResultFolder(QString::fromStdString(command.csvFolder), QString::fromStdString(command.run.scenario));
        if (!fit)
            return fit;
    }
    const Result<PreparedRun> prepared = prepareRun(command.run, control);
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
    const Result<Results> results = runAllTrials(*prepared, command.run, control);
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
    CLI::App* verb = addCommand(
        program, "run", QCoreApplication::translate("CommandLine", "Simulate a scenario and say which strategy is cheapest").toStdString());
    addRunOptions(*verb, command.run);
    verb->add_option("--json", command.json,
                     QCoreApplication::translate("CommandLine", "Write all results to this file; - means standard output").toStdString())
        ->check(notEmpty())
        ->type_name("FILE");
    verb->add_option("--csv", command.csvFolder, QCoreApplication::translate("CommandLine", "Write tables into this folder").toStdString())
        ->check(notEmpty())
        ->type_name("DIR");
    verb->add_option(
            "--trace", command.trace,
            QCoreApplication::translate("CommandLine", "Write the ledger of this one future, month by month; the first is 0").toStdString())
        ->check(wholeNumber(0, maximumTrials - 1))
        ->type_name("TRIAL");
    return verb;
}

int executeRun(const RunCommand& command, RunControl& control)
{
    const Result<void> done = runAndWrite(command, control);
    if (done)
        return 0;
    printError(done.error());
    return exitCode(done.error().code);
}

} // namespace rackrate
