// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/validatecommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "simulation/decisions/headline.h"

#include <QCoreApplication>

namespace rackrate {

namespace {

/// "3 workloads, 5 strategies, 36 months, 19 independent draws for uncertain inputs": inputs that share a draw count once
QString contents(const PreparedRun& run)
{
    const Scenario& scenario = run.scenario;
    const QStringList parts{
        QCoreApplication::translate("CommandLine", "%n workload(s)", nullptr, int(scenario.workloads.size())),
        QCoreApplication::translate("CommandLine", "%n strategy(ies)", nullptr, int(scenario.strategies.size())),
        monthsText(scenario.months),
        QCoreApplication::translate("CommandLine", "%n independent draw(s) for uncertain inputs", nullptr, int(run.plan->draws.size()))};
    return parts.join(QCoreApplication::translate("CommandLine", ", "));
}

} // namespace

CLI::App* addValidateCommand(CLI::App& program, RunOptions& options)
{
    CLI::App* verb = addCommand(
        program, "validate", QCoreApplication::translate("CommandLine", "Check a scenario and list everything found").toStdString());
    verb->add_option("scenario", options.scenario,
                     QCoreApplication::translate("CommandLine", "Scenario file, or the id of a template").toStdString())
        ->required()
        ->type_name("SCENARIO");
    addLanguageOption(*verb, options.language);
    return verb;
}

int executeValidate(const RunOptions& options, RunControl& control)
{
    const Result<PreparedRun> prepared = prepareRun(options, control);
    Result<void> said = prepared ? Result<void>() : Result<void>(prepared.error());
    if (prepared) {
        const QString sentence = QCoreApplication::translate("CommandLine", "The scenario can be run: %1.").arg(contents(*prepared));
        said = writeOutput(QStringLiteral("-"), (sentence + QLatin1Char('\n')).toUtf8());
    }
    if (said)
        return 0;
    printError(said.error());
    return exitCode(said.error().code);
}

} // namespace rackrate
