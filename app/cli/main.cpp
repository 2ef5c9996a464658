// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/devicescommand.h"
#include "app/cli/runcommand.h"
#include "app/cli/templatescommand.h"
#include "app/cli/validatecommand.h"
#include "model/base/error.h"
#include "resources/texts.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include <cstdio>

using namespace rackrate;

namespace {

/// --lang counts before anything is parsed, so that help and messages about a wrong command line speak it too.
std::string languageAskedFor(const QStringList& arguments)
{
    const QString option = QStringLiteral("--lang");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size())
            return arguments[i + 1].toStdString();
        if (arguments[i].startsWith(option + QLatin1Char('=')))
            return arguments[i].mid(option.size() + 1).toStdString();
    }
    return {};
}

int wrongCommandLine(const CLI::ParseError& error)
{
    const QString text = QCoreApplication::translate("CommandLine", "error: %1\nRun with --help to see what can be asked for.\n")
                             .arg(QString::fromStdString(error.what()));
    std::fputs(text.toUtf8().constData(), stderr);
    return exitCode(ErrorCode::CommandLine);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    installTexts(localeFor(languageAskedFor(QCoreApplication::arguments())));

    CLI::App program(QCoreApplication::translate("CommandLine", "Plan GPU capacity and what it costs.").toStdString(), "rackrate-cli");
    program.set_version_flag("--version", "rackrate-cli " RACKRATE_VERSION,
                             QCoreApplication::translate("CommandLine", "Say the version").toStdString());
    program.require_subcommand(1);
    RunCommand run;
    RunOptions validate;
    TemplatesCommand templates;
    std::string devicesLanguage;
    const CLI::App* runVerb = addRunCommand(program, run);
    const CLI::App* validateVerb = addValidateCommand(program, validate);
    const CLI::App* templatesVerb = addTemplatesCommand(program, templates);
    addDevicesCommand(program, devicesLanguage);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return error.get_exit_code() == 0 ? program.exit(error) : wrongCommandLine(error);
    }
    if (*runVerb)
        return executeRun(run);
    if (*validateVerb)
        return executeValidate(validate);
    if (*templatesVerb)
        return executeTemplates(templates);
    return executeDevices();
}
