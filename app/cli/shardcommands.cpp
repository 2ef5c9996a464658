// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/shardcommands.h"

#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "app/cli/progressbar.h"
#include "model/persistence/scenariofile.h"
#include "simulation/plan/session.h"
#include "simulation/plan/shardmerge.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QRegularExpression>

namespace rackrate {

namespace {

QString said(const char* text) { return QCoreApplication::translate("CommandLine", text); }

struct Part {
    int shard = 0, shards = 0; ///< both 0: not "I/N" with I from 1 to N
};

Part partOf(const std::string& text)
{
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,9})/([0-9]{1,9})$"));
    const QRegularExpressionMatch match = form.match(QString::fromStdString(text));
    const Part part{match.captured(1).toInt(), match.captured(2).toInt()};
    const bool right = part.shard >= 1 && part.shard <= part.shards && part.shards <= largestShardCount;
    return right ? part : Part();
}

ShardHeader headerOf(const PreparedRun& prepared, const Part& part)
{
    ShardHeader header;
    header.shard = part.shard;
    header.shards = part.shards;
    header.program = RACKRATE_VERSION;
    header.trials = std::uint64_t(prepared.scenario.trials);
    header.seed = prepared.scenario.seed;
    header.sampling = prepared.scenario.sampling;
    header.scenarioHash = prepared.scenarioHash;
    header.planHash = prepared.plan->hash;
    return header;
}

QString shardFileName(const PreparedRun& prepared, const Part& part, const ShardOptions& options)
{
    if (!options.output.empty())
        return QString::fromStdString(options.output);
    return QStringLiteral("%1-%2-of-%3.shard").arg(QString::fromStdString(prepared.scenario.id)).arg(part.shard).arg(part.shards);
}

/// The run that the first shard is a part of, made ready again from the scenario inside.
Result<PreparedRun> prepareFrom(const Shard& shard, const QString& place, const MergeCommand& command, RunControl& control)
{
    Result<Json> tree = parseScenario(shard.scenario, place);
    if (!tree)
        return tree.error();
    RunOptions options;
    options.trials = std::int64_t(shard.header.trials);
    options.seed = shard.header.seed;
    options.sampling = shard.header.sampling;
    options.threads = command.threads;
    options.quiet = command.quiet;
    Result<PreparedRun> prepared = prepareTree(std::move(tree).value(), options, control);
    if (prepared && (prepared->scenarioHash != shard.header.scenarioHash || prepared->plan->hash != shard.header.planHash))
        return Error{ErrorCode::InvalidInput,
                     said(QT_TRANSLATE_NOOP("CommandLine", "The scenario in this shard is not the one it was run with; make it again.")),
                     {},
                     place};
    return prepared;
}

Result<void> mergeAndWrite(const MergeCommand& command, RunControl& control)
{
    QStringList inputs;
    for (const std::string& file : command.files)
        inputs.append(QString::fromStdString(file));
    if (Result<void> fit = checkOutputs(command.output, inputs); !fit)
        return fit;
    const QString firstPlace = QString::fromStdString(command.files.front());
    Result<Shard> shard = readShard(firstPlace);
    if (!shard)
        return shard.error();
    const Result<PreparedRun> prepared = prepareFrom(shard.value(), firstPlace, command, control);
    if (!prepared)
        return prepared.error();
    ShardMerge merge(prepared->plan, shard->header, firstPlace);
    for (std::size_t i = 0; i < command.files.size(); ++i) {
        const QString place = QString::fromStdString(command.files[i]);
        if (i > 0)
            shard = readShard(place);
        if (!shard)
            return shard.error();
        if (Result<void> added = merge.add(shard.value(), place); !added)
            return added;
    }
    if (Result<void> complete = merge.complete(); !complete)
        return complete;
    const Results results = merge.results(command.threads, control.cancelled);
    if (control.cancelled.load())
        return runCancelled();
    if (Result<void> checked = checkResults(prepared.value(), results, command.quiet, command.language); !checked)
        return checked;
    return writeRun(command.output, prepared.value(), results, {}, localeFor(command.language));
}

} // namespace

void addShardOptions(CLI::App& run, ShardOptions& options)
{
    run.add_option("--shard", options.part,
                   said(QT_TRANSLATE_NOOP("CommandLine", "Simulate only part I of N and write a shard file for merge")).toStdString())
        ->check([](const std::string& text) {
            return partOf(text).shard > 0
                       ? std::string()
                       : said(QT_TRANSLATE_NOOP("CommandLine",
                                                "a part is written as I/N, with I from 1 to N and N up to 65536, such as 3/16"))
                             .toStdString();
        })
        ->type_name("I/N");
    run.add_option("--output", options.output,
                   said(QT_TRANSLATE_NOOP("CommandLine", "File for the shard, instead of ID-I-of-N.shard here")).toStdString())
        ->check(notEmpty())
        ->type_name("FILE");
}

Result<void> runShard(const PreparedRun& prepared, const RunOptions& run, const ShardOptions& options, RunControl& control)
{
    const Part part = partOf(options.part);
    const QString output = shardFileName(prepared, part, options);
    if (Result<void> kept = keepsInput(QString::fromStdString(run.scenario), output); !kept)
        return kept;
    if (Result<void> fit = checkFilePlace(output); !fit)
        return fit;
    Shard shard;
    shard.header = headerOf(prepared, part);
    const TrialRange range = shardRange(shard.header.trials, part.shard, part.shards);
    SimulationSession session(prepared.plan, run.threads, backendOf(run), range.first, shard.header.trials);
    {
        const ProgressBar bar(control, range.count, run.quiet);
        if (session.advanceTo(range.count, control) == RunStatus::Cancelled)
            return runCancelled();
    }
    const Results results = session.results(SimulationSession::Detail::Headline, control);
    if (Result<void> checked = checkResults(prepared, results, run.quiet, run.language); !checked)
        return checked;
    shard.header.engine = session.engine();
    shard.scenario = scenarioText(prepared.tree);
    shard.sums = QByteArray::fromStdString(session.packedSums());
    return writeOutput(output, shardBytes(shard));
}

CLI::App* addMergeCommand(CLI::App& program, MergeCommand& command)
{
    CLI::App* verb =
        addCommand(program, "merge",
                   said(QT_TRANSLATE_NOOP("CommandLine", "Add up the shards of one run: the same results as one run")).toStdString());
    verb->add_option("shards", command.files,
                     said(QT_TRANSLATE_NOOP("CommandLine", "All shard files of the run, in any order")).toStdString())
        ->required()
        ->type_name("SHARD");
    addOutputOptions(*verb, command.output);
    verb->add_option("--threads", command.threads,
                     said(QT_TRANSLATE_NOOP("CommandLine", "Threads to use; 0 means as many as the machine has")).toStdString())
        ->check(wholeNumber(0, 1024))
        ->type_name("N");
    verb->add_flag("--quiet", command.quiet, said(QT_TRANSLATE_NOOP("CommandLine", "Say nothing but results and errors")).toStdString());
    addLanguageOption(*verb, command.language);
    return verb;
}

int executeMerge(const MergeCommand& command, RunControl& control)
{
    return finished(mergeAndWrite(command, control));
}

} // namespace rackrate
