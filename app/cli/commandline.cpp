// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/commandline.h"

#include "model/base/error.h"
#include "model/base/nearest.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdio>

namespace rackrate {

namespace {

QString said(const char* text) { return QCoreApplication::translate("CommandLine", text); }

QString shown(const std::string& text)
{
    constexpr qsizetype longest = 60;
    const QString whole = QString::fromStdString(text);
    return whole.size() > longest ? whole.left(longest) + QChar(0x2026) : whole;
}

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    const QString last = list.isEmpty() ? QString() : list.takeLast();
    return list.isEmpty()
               ? last
               : said(QT_TRANSLATE_NOOP("CommandLine", "%1 or %2")).arg(list.join(said(QT_TRANSLATE_NOOP("CommandLine", ", "))), last);
}

/// The library's frame of the help in the user's language.
class Formatter : public CLI::Formatter {
public:
    Formatter()
    {
        label("Usage", said(QT_TRANSLATE_NOOP("CommandLine", "Usage")).toStdString());
        label("OPTIONS", said(QT_TRANSLATE_NOOP("CommandLine", "OPTIONS")).toStdString());
        label("SUBCOMMAND", said(QT_TRANSLATE_NOOP("CommandLine", "COMMAND")).toStdString());
        label("SUBCOMMANDS", said(QT_TRANSLATE_NOOP("CommandLine", "COMMANDS")).toStdString());
        label("REQUIRED", said(QT_TRANSLATE_NOOP("CommandLine", "required")).toStdString());
        label("Positionals", said(QT_TRANSLATE_NOOP("CommandLine", "Arguments")).toStdString());
    }
};

/// The command that was begun: the deepest one named.
const CLI::App& commandOf(const CLI::App& program)
{
    const CLI::App* command = &program;
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    return *command;
}

/// "--name" and "-n" of everything that may be asked for here.
std::vector<std::string> optionNames(const CLI::App& program)
{
    std::vector<std::string> names;
    for (const CLI::App* app : {&program, &commandOf(program)}) {
        for (const CLI::Option* option : app->get_options()) {
            for (const std::string& name : option->get_lnames())
                names.push_back("--" + name);
        }
    }
    return names;
}

std::vector<std::string> commandNames(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::App* known : command.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(known->get_name());
    return names;
}

QString nameOf(const CLI::Option& option)
{
    return QString::fromStdString(option.get_positional() ? option.get_type_name() : option.get_name());
}

template <typename Condition>
const CLI::Option* firstOption(const CLI::App& program, Condition condition)
{
    for (const CLI::App* app : {&program, &commandOf(program)}) {
        for (const CLI::Option* option : app->get_options()) {
            if (condition(*option))
                return option;
        }
    }
    return nullptr;
}

/// A command of the one program that was given to the other, or nothing.
QString otherProgram(const CLI::App& program, const std::string& word)
{
    if (program.get_name() == "rackrate-cli" && word == "report")
        return said(QT_TRANSLATE_NOOP("CommandLine", "Reports are drawn by the other program: rackrate report SCENARIO --pdf FILE."));
    return {};
}

QString noCommand(const CLI::App& program, const std::string& word, const std::vector<std::string>& known)
{
    const QString elsewhere = otherProgram(program, word);
    if (!elsewhere.isEmpty())
        return elsewhere;
    return said(QT_TRANSLATE_NOOP("CommandLine", "“%1” is no command; it can be %2.")).arg(shown(word), joined(known)) +
           didYouMean(word, known);
}

/// A word after what the program itself takes, and so one too many; the first was perhaps meant as a command.
QString oneTooMany(const CLI::App& program, const std::string& word)
{
    constexpr std::string_view ofCommandLine[] = {"run", "merge", "validate", "templates", "bench", "schema", "devices"};
    const CLI::Option* scenario = program.get_subcommands().empty() ? program.get_option_no_throw("scenario") : nullptr;
    const std::string first = scenario && scenario->count() > 0 ? scenario->as<std::string>() : std::string();
    if (std::find(std::begin(ofCommandLine), std::end(ofCommandLine), first) != std::end(ofCommandLine))
        return said(QT_TRANSLATE_NOOP("CommandLine", "“%1” is a command of the other program: rackrate-cli %1."))
            .arg(QString::fromStdString(first));
    const QString near = word.rfind('-', 0) == 0 ? didYouMean(word.substr(0, word.find('=')), optionNames(program)) : QString();
    return said(QT_TRANSLATE_NOOP("CommandLine", "“%1” is not expected here.")).arg(shown(word)) + near;
}

QString unexpectedWords(const CLI::App& program)
{
    const CLI::App& command = commandOf(program);
    const std::vector<std::string> words = program.remaining(true), known = commandNames(command);
    const bool wantsCommand =
        !known.empty() && command.get_options([](const CLI::Option* option) { return option->get_positional(); }).empty();
    if (words.empty())
        return said(QT_TRANSLATE_NOOP("CommandLine", "A command is missing; it can be %1.")).arg(joined(known));
    const auto word = std::find_if(words.begin(), words.end(), [](const std::string& w) { return w.rfind('-', 0) != 0; });
    if (wantsCommand && word != words.end())
        return noCommand(program, *word, known);
    return oneTooMany(program, words.front());
}

QString missing(const CLI::App& program)
{
    const CLI::Option* option = firstOption(program, [](const CLI::Option& known) { return known.get_required() && known.count() == 0; });
    return option ? said(QT_TRANSLATE_NOOP("CommandLine", "%1 is missing.")).arg(nameOf(*option)) : unexpectedWords(program);
}

/// A value too many or too few, or one for an option that takes none.
QString mismatch(const CLI::App& program, const CLI::ParseError& error)
{
    const std::string text = error.what();
    const CLI::Option* option = firstOption(program, [&](const CLI::Option& known) {
        const std::string whole = known.get_name(), name = whole.substr(std::min(whole.find_first_not_of('-'), whole.size()));
        const std::size_t at = text.find(name); // the library names it with its dashes or without
        return !name.empty() && at != std::string::npos && (at == 0 || text[at - 1] == ' ' || text[at - 1] == '-') &&
               text.find_first_of(": =,", at) == at + name.size();
    });
    if (!option)
        return QString::fromStdString(text);
    if (option->get_expected_max() == 0)
        return said(QT_TRANSLATE_NOOP("CommandLine", "%1 takes no value.")).arg(nameOf(*option));
    if (option->count() > 1)
        return said(QT_TRANSLATE_NOOP("CommandLine", "%1 is given more than once.")).arg(nameOf(*option));
    return said(QT_TRANSLATE_NOOP("CommandLine", "%1 needs a value.")).arg(nameOf(*option));
}

QString sentenceOf(const CLI::App& program, const CLI::ParseError& error)
{
    if (dynamic_cast<const CLI::ExtrasError*>(&error))
        return unexpectedWords(program);
    if (dynamic_cast<const CLI::RequiredError*>(&error))
        return missing(program);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) || dynamic_cast<const CLI::ConversionError*>(&error))
        return mismatch(program, error);
    return QString::fromStdString(error.what()); // the name of an option and what its validator says
}

} // namespace

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most)
{
    const auto check = [least, most](std::string& text) -> std::string {
        const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        const bool plain = digits && (text.size() == 1 || text.front() != '0');
        bool fits = false;
        const qulonglong number = plain ? QByteArray::fromStdString(text).toULongLong(&fits) : 0;
        if (fits && number >= least && number <= most)
            return {};
        return said(QT_TRANSLATE_NOOP("CommandLine", "“%1” is no whole number from %2 to %3, written in digits alone."))
            .arg(shown(text), QString::number(least), QString::number(most))
            .toStdString();
    };
    return CLI::Validator(check, {});
}

CLI::Validator number(double least, double most)
{
    const auto check = [least, most](std::string& text) -> std::string {
        const bool plain = text.find_first_not_of("0123456789.eE+-") == std::string::npos; // no spaces, no words for infinity
        bool fits = false;
        const double value = plain ? QByteArray::fromStdString(text).toDouble(&fits) : 0;
        if (fits && value >= least && value <= most)
            return {};
        return said(QT_TRANSLATE_NOOP("CommandLine", "“%1” is no number from %2 to %3."))
            .arg(shown(text), QString::number(least), QString::number(most))
            .toStdString();
    };
    return CLI::Validator(check, {});
}

CLI::Validator oneOf(const std::vector<std::string>& values)
{
    std::string list;
    for (const std::string& value : values)
        list += (list.empty() ? "{" : ",") + value;
    const auto check = [values](std::string& text) -> std::string {
        if (std::find(values.begin(), values.end(), text) != values.end())
            return {};
        return said(QT_TRANSLATE_NOOP("CommandLine", "“%1” is unknown; it can be %2.")).arg(shown(text), joined(values)).toStdString();
    };
    return CLI::Validator(check, list + "}");
}

CLI::Validator notEmpty()
{
    const auto check = [](std::string& text) {
        return text.empty() ? said(QT_TRANSLATE_NOOP("CommandLine", "The name is empty.")).toStdString() : std::string();
    };
    return CLI::Validator(check, {});
}

void speakHelp(CLI::App& program)
{
    program.formatter(std::make_shared<Formatter>());
    program.option_defaults()->group(said(QT_TRANSLATE_NOOP("CommandLine", "Options")).toStdString());
    program.set_help_flag("-h,--help", said(QT_TRANSLATE_NOOP("CommandLine", "Say what can be asked for")).toStdString());
}

CLI::App* addCommand(CLI::App& parent, const char* name, const std::string& description)
{
    CLI::App* command = parent.add_subcommand(name, description);
    command->group(said(QT_TRANSLATE_NOOP("CommandLine", "Commands")).toStdString());
    command->get_help_ptr()->group(parent.get_help_ptr()->get_group()); // made before the defaults were inherited
    return command;
}

std::optional<int> parseCommandLine(CLI::App& program, int argc, char** argv)
{
    try {
        program.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return program.exit(error);
        const QString text = said(QT_TRANSLATE_NOOP("CommandLine", "error: %1\nRun with --help to see what can be asked for.\n"))
                                 .arg(sentenceOf(program, error));
        std::fputs(text.toUtf8().constData(), stderr);
        return exitCode(ErrorCode::CommandLine);
    }
}

} // namespace rackrate
