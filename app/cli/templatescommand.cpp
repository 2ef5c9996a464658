// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/templatescommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "app/cli/texttable.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/decisions/headline.h"

#include <QCoreApplication>

namespace rackrate {

namespace {

/// A template's text in the language, or its id.
QString textOf(const LocalizedText& text, const QLocale& locale)
{
    return QString::fromStdString(text.in(languageOf(locale)));
}

Result<QString> listText(const QLocale& locale)
{
    TextTable table({QCoreApplication::translate("CommandLine", "Template"), QCoreApplication::translate("CommandLine", "Name"),
                     QCoreApplication::translate("CommandLine", "Question")},
                    3);
    for (const std::string& id : templateIds()) {
        const Result<Json> tree = loadTemplate(id);
        if (!tree)
            return tree.error();
        const Scenario scenario = readScenario(*tree).scenario;
        table.addRow({QString::fromStdString(id), textOf(scenario.name, locale), textOf(scenario.question, locale)});
    }
    return table.text();
}

QString itemLine(const std::string& id, const QString& name, const QString& description)
{
    const QString line =
        QStringLiteral("  ") +
        (description.isEmpty()
             ? QCoreApplication::translate("CommandLine", "%1: %2").arg(QString::fromStdString(id), name)
             : QCoreApplication::translate("CommandLine", "%1: %2. %3").arg(QString::fromStdString(id), name, description));
    return line + QLatin1Char('\n');
}

Result<QString> showText(const std::string& id, const QLocale& locale)
{
    const Result<Json> tree = loadTemplate(id);
    if (!tree)
        return tree.error();
    const Scenario scenario = readScenario(*tree).scenario;
    QString text = textOf(scenario.name, locale) + QLatin1Char('\n');
    for (const LocalizedText& paragraph : {scenario.question, scenario.description}) {
        if (!paragraph.empty())
            text += QLatin1Char('\n') + textOf(paragraph, locale) + QLatin1Char('\n');
    }
    text += QLatin1Char('\n') + QCoreApplication::translate("CommandLine", "Workloads:") + QLatin1Char('\n');
    for (std::size_t i = 0; i < scenario.workloads.size(); ++i)
        text += itemLine(scenario.workloads[i].id, workloadName(scenario, int(i), locale), {});
    text += QLatin1Char('\n') + QCoreApplication::translate("CommandLine", "Strategies:") + QLatin1Char('\n');
    for (std::size_t i = 0; i < scenario.strategies.size(); ++i)
        text += itemLine(scenario.strategies[i].id, strategyName(scenario, int(i), locale), textOf(scenario.strategies[i].description, locale));
    return text;
}

Result<void> execute(const TemplatesCommand& command)
{
    const QLocale locale = localeFor(command.language);
    if (command.action == TemplatesCommand::Action::Export) {
        const Result<Json> tree = loadTemplate(command.id);
        if (!tree)
            return tree.error();
        return writeOutput(QString::fromStdString(command.file), scenarioText(*tree));
    }
    const Result<QString> text = command.action == TemplatesCommand::Action::Show ? showText(command.id, locale) : listText(locale);
    if (!text)
        return text.error();
    return writeOutput(QStringLiteral("-"), text->toUtf8());
}

} // namespace

CLI::App* addTemplatesCommand(CLI::App& program, TemplatesCommand& command)
{
    CLI::App* verb = addCommand(
        program, "templates", QCoreApplication::translate("CommandLine", "The scenarios that come with the program").toStdString());
    addLanguageOption(*verb, command.language);
    verb->require_subcommand(0, 1);
    CLI::App* list = addCommand(*verb, "list", QCoreApplication::translate("CommandLine", "List them").toStdString());
    CLI::App* show = addCommand(*verb, "show", QCoreApplication::translate("CommandLine", "Say what one is about").toStdString());
    CLI::App* copy = addCommand(*verb, "export", QCoreApplication::translate("CommandLine", "Write one to a file").toStdString());
    for (CLI::App* action : {list, show, copy})
        action->fallthrough(); // --lang may also stand after the action
    for (CLI::App* action : {show, copy}) {
        action->add_option("id", command.id, QCoreApplication::translate("CommandLine", "Id of a template").toStdString())
            ->required()
            ->type_name("ID");
    }
    copy->add_option("file", command.file, QCoreApplication::translate("CommandLine", "File to write; - means standard output").toStdString())
        ->required()
        ->check(notEmpty())
        ->type_name("FILE");
    show->callback([&command] { command.action = TemplatesCommand::Action::Show; });
    copy->callback([&command] { command.action = TemplatesCommand::Action::Export; });
    return verb;
}

int executeTemplates(const TemplatesCommand& command)
{
    return finished(execute(command));
}

} // namespace rackrate
