// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/runoutput.h"

#include "app/cli/commandline.h"
#include "app/cli/ledgertable.h"
#include "app/cli/output.h"
#include "app/cli/resultfiles.h"
#include "app/cli/summary.h"
#include "simulation/decisions/devicetexts.h"
#include "simulation/decisions/resultsjson.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace rackrate {

namespace {

Result<void> writeJson(const OutputOptions& options, const PreparedRun& prepared, const Results& results,
                       const std::optional<TrialLedger>& ledger)
{
    Findings findings = prepared.findings;
    addRunNotes(results, findings);
    Json json = resultsJson(prepared.scenario, prepared.scenarioHash, results, findings);
    if (ledger)
        json["ledger"] = ledgerJson(*prepared.plan, *ledger);
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    return writeOutput(QString::fromStdString(options.json), QByteArray::fromStdString(text));
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

Result<void> writeCsv(const OutputOptions& options, const PreparedRun& prepared, const Results& results,
                      const std::optional<TrialLedger>& ledger)
{
    const QString folder = QString::fromStdString(options.csvFolder);
    Result<void> written = writeResultFiles(folder, prepared.scenario, results);
    if (!written)
        return written;
    const QString path = folder + QStringLiteral("/ledger.csv");
    return ledger ? writeOutput(path, ledgerTable(*prepared.plan, *ledger)) : removeLedger(path);
}

} // namespace

void addOutputOptions(CLI::App& command, OutputOptions& options)
{
    command
        .add_option("--json", options.json,
                    QCoreApplication::translate("CommandLine", "Write all results to this file; - means standard output").toStdString())
        ->check(notEmpty())
        ->type_name("FILE");
    command
        .add_option("--csv", options.csvFolder, QCoreApplication::translate("CommandLine", "Write tables into this folder").toStdString())
        ->check(notEmpty())
        ->type_name("DIR");
}

Result<void> checkOutputs(const OutputOptions& options, const QStringList& inputs)
{
    if (!options.json.empty()) {
        if (Result<void> fit = checkFilePlace(QString::fromStdString(options.json)); !fit)
            return fit;
    }
    if (!options.csvFolder.empty()) {
        if (Result<void> fit = checkFolderPlace(QString::fromStdString(options.csvFolder)); !fit)
            return fit;
    }
    for (const QString& input : inputs) {
        if (Result<void> kept = keepsInput(input, QString::fromStdString(options.json)); !kept)
            return kept;
        if (options.csvFolder.empty())
            continue;
        if (Result<void> fit = checkResultFolder(QString::fromStdString(options.csvFolder), input); !fit)
            return fit;
    }
    return {};
}

Result<void> writeRun(const OutputOptions& options, const PreparedRun& prepared, const Results& results,
                      const std::optional<TrialLedger>& ledger, const QLocale& locale)
{
    if (options.none())
        return writeOutput(QStringLiteral("-"), summaryText(prepared.scenario, results, locale).toUtf8());
    if (!options.csvFolder.empty()) {
        if (Result<void> written = writeCsv(options, prepared, results, ledger); !written)
            return written;
    }
    return options.json.empty() ? Result<void>() : writeJson(options, prepared, results, ledger);
}

} // namespace rackrate
