// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportcommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "app/report/report.h"
#include "app/report/shellwords.h"
#include "resources/texts.h"
#include "simulation/decisions/devicetexts.h"

#include <QCoreApplication>

namespace rackrate {

CLI::App* addReportCommand(CLI::App& program, ReportCommand& command)
{
    CLI::App* verb = addCommand(
        program, "report", QCoreApplication::translate("CommandLine", "Run a scenario and write its report as a PDF").toStdString());
    addRunOptions(*verb, command.run);
    verb->add_option("--pdf", command.pdf, QCoreApplication::translate("CommandLine", "The file to write").toStdString())
        ->required()
        ->check(notEmpty())
        ->type_name("FILE");
    verb->add_flag("--letter", command.letter,
                   QCoreApplication::translate("CommandLine", "US Letter paper instead of A4").toStdString())
        ->disable_flag_override();
    return verb;
}

int runReportCommand(const ReportCommand& command, RunControl& control)
{
    ReportOptions options;
    options.locale = localeFor(command.run.language);
    options.letter = command.letter;
    installTexts(options.locale);

    const auto failed = [](const Error& error) {
        printError(error);
        return exitCode(error.code);
    };
    const QString pdf = QString::fromStdString(command.pdf);
    if (const Result<void> kept = keepsInput(QString::fromStdString(command.run.scenario), pdf); !kept)
        return failed(kept.error());
    const Result<PreparedRun> prepared = prepareRun(command.run, control);
    if (!prepared)
        return failed(prepared.error());
    Result<Results> results = runAllTrials(*prepared, command.run, control);
    if (!results)
        return failed(results.error());

    Answer answer;
    answer.scenario = prepared->scenario;
    answer.scenarioHash = prepared->scenarioHash;
    answer.findings = prepared->findings;
    addRunNotes(*results, answer.findings);
    answer.results = std::move(results).value();
    answer.complete = true;
    options.tree = prepared->tree;
    QStringList words{QString::fromStdString(command.run.scenario)};
    for (const std::string& assignment : command.run.assignments)
        words += {QStringLiteral("--set"), QString::fromStdString(assignment)};
    options.rerun = asCommandLine(words);
    if (const Result<void> written = writeReport(answer, pdf, options); !written)
        return failed(written.error());
    return 0;
}

} // namespace rackrate
