// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/batchrun.h"
#include "app/cli/benchcommand.h"
#include "app/cli/commandline.h"
#include "app/cli/devicescommand.h"
#include "app/cli/instructionset.h"
#include "app/cli/interruption.h"
#include "app/cli/language.h"
#include "app/cli/runcommand.h"
#include "app/cli/schemacommand.h"
#include "app/cli/shardcommands.h"
#include "app/cli/templatescommand.h"
#include "app/cli/validatecommand.h"
#include "resources/texts.h"

#include <QCoreApplication>

using namespace rackrate;

int main(int argc, char** argv)
{
    Interruption interruption;
    QCoreApplication application(argc, argv);
    installTexts(localeFor(languageAskedFor(argc, argv)));

    CLI::App program(QCoreApplication::translate("CommandLine", "Plan GPU capacity and what it costs.").toStdString(), "rackrate-cli");
    speakHelp(program);
    program.set_version_flag("--version", "rackrate-cli " RACKRATE_VERSION,
                             QCoreApplication::translate("CommandLine", "Say the version").toStdString());
    program.require_subcommand(1);
    RunCommand run;
    MergeCommand merge;
    RunOptions validate;
    TemplatesCommand templates;
    BenchCommand bench;
    std::string language, devicesLanguage, schemaLanguage;
    addLanguageOption(program, language);
    const CLI::App* runVerb = addRunCommand(program, run);
    const CLI::App* mergeVerb = addMergeCommand(program, merge);
    const CLI::App* validateVerb = addValidateCommand(program, validate);
    const CLI::App* templatesVerb = addTemplatesCommand(program, templates);
    const CLI::App* benchVerb = addBenchCommand(program, bench);
    const CLI::App* schemaVerb = addSchemaCommand(program, schemaLanguage);
    addDevicesCommand(program, devicesLanguage);
    if (const std::optional<int> done = parseCommandLine(program, argc, argv))
        return *done;
    for (std::string* own : {&run.run.language, &merge.language, &validate.language, &templates.language, &bench.language}) {
        if (own->empty()) // the language may be asked for before the command
            *own = language;
    }
    if (const Result<void> possible = checkInstructionSet(); !possible) {
        printError(possible.error());
        return exitCode(possible.error().code);
    }
    if (*runVerb)
        return executeRun(run, interruption.control());
    if (*mergeVerb)
        return executeMerge(merge, interruption.control());
    if (*validateVerb)
        return executeValidate(validate, interruption.control());
    if (*templatesVerb)
        return executeTemplates(templates);
    if (*benchVerb)
        return executeBench(bench, interruption.control());
    if (*schemaVerb)
        return executeSchema();
    return executeDevices();
}
