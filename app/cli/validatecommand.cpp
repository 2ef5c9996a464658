// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/validatecommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/output.h"
#include "simulation/decisions/headline.h"

#include <QCoreApplication>

namespace rackrate {

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
        const QLocale locale = localeFor(options.language);
        const Scenario& scenario = prepared->scenario;
        const auto counted = [&](const char* text, std::size_t count) {
            return QCoreApplication::translate("CommandLine", text, nullptr, int(count)).arg(locale.toString(qulonglong(count)));
        };
        const QString sentence =
            QCoreApplication::translate("CommandLine", "The scenario can be run: %1, %2, %3, %4.")
                .arg(counted(QT_TRANSLATE_N_NOOP("CommandLine", "%1 workload(s)"), scenario.workloads.size()),
                     counted(QT_TRANSLATE_N_NOOP("CommandLine", "%1 strateg(ies)"), scenario.strategies.size()), monthsText(scenario.months, locale),
                     counted(QT_TRANSLATE_N_NOOP("CommandLine", "%1 uncertain number(s)"), prepared->plan->draws.size()));
        said = writeOutput(QStringLiteral("-"), (sentence + QLatin1Char('\n')).toUtf8());
    }
    if (said)
        return 0;
    printError(said.error());
    return exitCode(said.error().code);
}

} // namespace rackrate
