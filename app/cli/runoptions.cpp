// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/runoptions.h"

#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "model/scenario/scenario.h"
#include "simulation/kernel/plan.h"
#include "simulation/statistics/statistics.h"

#include <QCoreApplication>

#include <limits>

namespace rackrate {

namespace {

std::string said(const char* text)
{
    return QCoreApplication::translate("CommandLine", text).toStdString();
}

} // namespace

void addRunOptions(CLI::App& command, RunOptions& options)
{
    command.add_option("scenario", options.scenario,
                       said(QT_TRANSLATE_NOOP("CommandLine", "Scenario file, or the id of a template")))
        ->required()
        ->type_name("SCENARIO");
    const QString trials = QCoreApplication::translate("CommandLine", "Number of simulated futures, instead of the scenario's; percentiles "
                                                                      "are exact up to %1 of them, beyond within 0.1%");
    command.add_option("--trials", options.trials, trials.arg(Statistics::exactTrials).toStdString())
        ->check(wholeNumber(1, maximumTrials))
        ->type_name("N");
    command.add_option("--seed", options.seed,
                       said(QT_TRANSLATE_NOOP("CommandLine", "Seed of the random numbers, instead of the scenario's")))
        ->check(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("S");
    command.add_option("--sampling", options.sampling,
                       said(QT_TRANSLATE_NOOP("CommandLine", "How futures are sampled, instead of the scenario's")))
        ->check(oneOf({std::begin(kernel::samplingNames), std::end(kernel::samplingNames)}))
        ->type_name("M");
    command.add_option("--tolerance", options.tolerance,
                       said(QT_TRANSLATE_NOOP("CommandLine", "Stop before all futures are simulated, once the standard error of every "
                                                             "strategy's mean cost and P95 is at most this share of it")))
        ->check(number(1e-6, 1.0))
        ->type_name("R");
    command.add_option("--backend", options.backend,
                       said(QT_TRANSLATE_NOOP("CommandLine", "Where the simulation runs")))
        ->check(oneOf({"auto", "cpu", "cuda"}))
        ->capture_default_str();
    command.add_option("--threads", options.threads,
                       said(QT_TRANSLATE_NOOP("CommandLine", "Threads to use; 0 means as many as the machine has")))
        ->check(wholeNumber(0, 1024))
        ->type_name("N");
    command.add_option("--set", options.assignments,
                       said(QT_TRANSLATE_NOOP("CommandLine", "Change one value of the scenario first; may be repeated")))
        ->type_name("/POINTER=VALUE")
        ->expected(1)
        ->allow_extra_args(false) // the word after the value may be the scenario
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command.add_flag("--quiet", options.quiet,
                     said(QT_TRANSLATE_NOOP("CommandLine", "Say nothing but results and errors")))
        ->disable_flag_override();
    addLanguageOption(command, options.language);
}

} // namespace rackrate
