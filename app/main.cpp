// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/instructionset.h"
#include "app/cli/interruption.h"
#include "app/cli/language.h"
#include "app/programarguments.h"
#include "app/report/reportcommand.h"
#include "app/windowstart.h"
#include "model/base/error.h"
#include "resources/texts.h"

#include <QApplication>
#include <QCoreApplication>

#include <cstdio>
#include <memory>
#include <optional>

using namespace rackrate;

namespace {

std::unique_ptr<QGuiApplication> makeApplication(int& argc, char** argv, bool needsWindow)
{
    if (needsWindow)
        return std::make_unique<QApplication>(argc, argv);
    useNoDisplayIfThereIsNone();
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("Rackrate"));
    QCoreApplication::setOrganizationName(QStringLiteral("Rackrate"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RACKRATE_VERSION));
    const bool needsWindow = argumentsAskForWindow(argc, argv);
    std::optional<Interruption> interruption;
    if (!needsWindow)
        interruption.emplace();
    if (needsWindow && !displayIsThere()) {
        const QCoreApplication application(argc, argv);
        installTexts(localeFor(languageAskedFor(argc, argv)));
        const QString sentence = QCoreApplication::translate("CommandLine", "The window needs a display, and there is none. Without one, use rackrate report or rackrate-cli.");
        std::fputs((sentence + QLatin1Char('\n')).toUtf8().constData(), stderr);
        return exitCode(ErrorCode::RunFailed);
    }
    const auto application = makeApplication(argc, argv, needsWindow);
    installTexts(localeFor(languageAskedFor(argc, argv)));

    CLI::App program(QCoreApplication::translate("CommandLine", "Plans GPU capacity and what it costs.").toStdString(), "rackrate");
    speakHelp(program);
    program.set_version_flag("--version", std::string("Rackrate " RACKRATE_VERSION),
                             QCoreApplication::translate("CommandLine", "Say the version").toStdString());
    std::string scenario;
    program.add_option("scenario", scenario,
                       QCoreApplication::translate("CommandLine", "Scenario file, or the id of a template, to open in the window").toStdString())
        ->type_name("SCENARIO");
    std::string language;
    addLanguageOption(program, language);
    ReportCommand command;
    CLI::App* const report = addReportCommand(program, command);
    if (const std::optional<int> done = parseCommandLine(program, argc, argv))
        return *done;
    if (const Result<void> possible = checkInstructionSet(); !possible) {
        printError(possible.error());
        return exitCode(possible.error().code);
    }
    if (!report->parsed()) {
        const QLocale asked = localeFor(language);
        return runWindow(QString::fromStdString(scenario), language.empty() ? nullptr : &asked);
    }
    if (command.run.language.empty()) // the language may be asked for before the command
        command.run.language = language;
    if (!interruption)
        interruption.emplace();
    return runReportCommand(command, interruption->control());
}
