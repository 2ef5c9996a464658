// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/benchcommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/benchreport.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"

#include <QCoreApplication>

#include <cstdio>

namespace rackrate {

namespace {

std::string said(const char* text)
{
    return QCoreApplication::translate("CommandLine", text).toStdString();
}

Result<void> measureAndWrite(const BenchCommand& command, RunControl& control)
{
    const auto progress = [&](const QString& what) {
        if (!command.quiet)
            std::fputs((what + QLatin1Char('\n')).toUtf8().constData(), stderr);
        return !control.cancelled.load();
    };
    const Result<BenchFigures> figures = runBenchmark(command.bench, progress);
    if (!figures)
        return figures.error();
    if (command.json.empty())
        return writeOutput(QStringLiteral("-"), benchText(*figures, localeFor(command.language)).toUtf8());
    return writeOutput(QString::fromStdString(command.json), QByteArray::fromStdString(benchJson(*figures).dump(2) + '\n'));
}

} // namespace

CLI::App* addBenchCommand(CLI::App& program, BenchCommand& command)
{
    CLI::App* verb = addCommand(program, "bench", said(QT_TRANSLATE_NOOP("CommandLine", "Measure how fast this machine simulates")));
    verb->add_option("--threads", command.bench.threads, said(QT_TRANSLATE_NOOP("CommandLine", "Most threads; 0 means all of the machine's")))
        ->check(wholeNumber(0, 1024));
    verb->add_flag("--brief", command.bench.brief, said(QT_TRANSLATE_NOOP("CommandLine", "A fiftieth of the work: shows that it runs, measures nothing")));
    verb->add_flag("--quiet", command.quiet, said(QT_TRANSLATE_NOOP("CommandLine", "No progress on standard error")));
    verb->add_option("--json", command.json, said(QT_TRANSLATE_NOOP("CommandLine", "Write all figures to this file; - or nothing means standard output")))
        ->type_name("FILE")
        ->expected(0, 1)
        ->default_str("-");
    addLanguageOption(*verb, command.language);
    return verb;
}

int executeBench(const BenchCommand& command, RunControl& control)
{
    return finished(measureAndWrite(command, control));
}

} // namespace rackrate
