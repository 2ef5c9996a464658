// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/runcommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/ledgertable.h"
#include "app/cli/output.h"
#include "simulation/decisions/overflowerror.h"

#include <QCoreApplication>

namespace rackrate {

namespace {

/// What goes together on the command line and what does not.
Result<void> checkCombination(const RunCommand& command)
{
    const auto wrong = [](const QString& sentence) { return Error{ErrorCode::CommandLine, sentence, {}, {}}; };
    if (command.shard.part.empty() && !command.shard.output.empty())
        return wrong(QCoreApplication::translate("CommandLine", "--output is for the file of a shard; it needs --shard."));
    if (!command.shard.part.empty() && (!command.output.none() || command.trace))
        return wrong(QCoreApplication::translate(
            "CommandLine", "A shard has no results of its own: use --json and --csv with merge, and --trace without --shard."));
    if (!command.shard.part.empty() && command.run.tolerance)
        return wrong(QCoreApplication::translate("CommandLine",
                                                 "--tolerance looks at a run as a whole; leave it out with --shard, or --shard with it."));
    return {};
}

Result<void> runAndWrite(const RunCommand& command, RunControl& control)
{
    if (Result<void> checked = checkCombination(command); !checked)
        return checked;
    if (Result<void> fit = checkOutputs(command.output, {QString::fromStdString(command.run.scenario)}); !fit)
        return fit;
    const Result<PreparedRun> prepared = prepareRun(command.run, control);
    if (!prepared)
        return prepared.error();
    if (!command.shard.part.empty())
        return runShard(prepared.value(), command.run, command.shard, control);
    std::optional<TrialLedger> ledger;
    if (command.trace)
        ledger = traceTrial(*prepared->plan, std::uint64_t(*command.trace));
    if (ledger) {
        if (const std::optional<Error> overflow = overflowError(prepared->scenario, ledger->overflows, localeFor(command.run.language)))
            return *overflow;
    }
    if (ledger && command.output.none())
        return writeOutput(QStringLiteral("-"), ledgerTable(*prepared->plan, *ledger));
    const Result<Results> results = runAllTrials(*prepared, command.run, control);
    if (!results)
        return results.error();
    return writeRun(command.output, prepared.value(), results.value(), ledger, localeFor(command.run.language));
}

} // namespace

CLI::App* addRunCommand(CLI::App& program, RunCommand& command)
{
    CLI::App* verb = addCommand(
        program, "run", QCoreApplication::translate("CommandLine", "Simulate a scenario and say which strategy is cheapest").toStdString());
    addRunOptions(*verb, command.run);
    addOutputOptions(*verb, command.output);
    addShardOptions(*verb, command.shard);
    verb->add_option(
            "--trace", command.trace,
            QCoreApplication::translate("CommandLine", "Write the ledger of this one future, month by month; the first is 0").toStdString())
        ->check(wholeNumber(0, maximumTrials - 1))
        ->type_name("TRIAL");
    return verb;
}

int executeRun(const RunCommand& command, RunControl& control)
{
    return finished(runAndWrite(command, control));
}

} // namespace rackrate
