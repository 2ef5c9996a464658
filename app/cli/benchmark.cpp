// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/benchmark.h"

#include "app/cli/benchcase.h"
#include "app/cli/benchclock.h"
#include "app/cli/numpybaseline.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/engine/chunkkernel.h"
#include "simulation/engine/workmemory.h"
#include "simulation/plan/session.h"
#include "simulation/statistics/statistics.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <limits>
#include <thread>

namespace rackrate {

namespace {

using Plan = std::shared_ptr<const SimulationPlan>;
using Detail = SimulationSession::Detail;
constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr int repetitions = 3;

QString said(const char* text)
{
    return QCoreApplication::translate("Bench", text);
}

Result<Json> benchScenario()
{
    QFile file(QStringLiteral(":/bench/two-strategies.json"));
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::File, file.errorString(), {}, file.fileName()};
    return parseScenario(file.readAll(), QStringLiteral("two-strategies.json"));
}

/// Copies of the two strategies, each with room for one machine more, so that no two pools are used alike.
Json withStrategies(Json tree, int count)
{
    const Json originals = tree.at("strategies");
    Json& strategies = tree["strategies"] = Json::array();
    for (int i = 0; i < count; ++i) {
        Json copy = originals.at(std::size_t(i % 2));
        if (i >= 2)
            copy["id"] = copy.at("id").get<std::string>() + std::to_string(i / 2 + 1);
        Json& machines = copy["pools"][0]["tranches"].back()["count"]["max"];
        machines = machines.get<int>() + i / 2;
        strategies.push_back(std::move(copy));
    }
    return tree;
}

std::string processorName()
{
    QFile file(QStringLiteral("/proc/cpuinfo"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("model name"))
            return line.mid(line.indexOf(':') + 1).trimmed().toStdString();
    }
    return {};
}

class Benchmark {
public:
    Benchmark(const BenchOptions& options, const std::function<bool(const QString&)>& progress)
        : m_options(options), m_progress(progress), m_threads(options.threads > 0 ? options.threads : defaultThreads())
    {
    }
    Result<BenchFigures> run();

private:
    static int defaultThreads() { return std::max(1, int(std::thread::hardware_concurrency())); }
    std::uint64_t trials(std::uint64_t full) const { return std::max<std::uint64_t>(m_options.brief ? full / 50 : full, 256); }
    void say(const QString& what) { m_cancelled = m_cancelled || !m_progress(what); }
    Plan planOf(const Json& tree) const
    {
        return std::make_shared<const SimulationPlan>(compilePlan(readScenario(tree).scenario).value().plan);
    }

    /// Path-months per second that passed, best of some.
    double rate(const Plan& plan, std::uint64_t count, int threads);
    /// The same on one thread, by the time it worked.
    double singleRate(const Plan& plan, std::uint64_t count, Detail detail = Detail::Headline);
    double kernelRate(const Plan& plan, std::uint64_t count, const ChunkKernel& kernel);
    double drawsRate(const Plan& plan, std::uint64_t count);
    void measureModel(BenchFigures& figures);
    void measureLinearity(BenchFigures& figures);
    void measureNumpyRatio(BenchFigures& figures);

    BenchOptions m_options;
    const std::function<bool(const QString&)>& m_progress;
    int m_threads;
    bool m_cancelled = false;
    Json m_tree;
    Plan m_plan;
};

double pathMonths(const Plan& plan, std::uint64_t count)
{
    return double(count) * plan->head.months;
}

double Benchmark::rate(const Plan& plan, std::uint64_t count, int threads)
{
    double best = 0;
    for (int i = 0; i < repetitions && !m_cancelled; ++i) {
        SimulationSession session(plan, threads);
        RunControl control;
        const double seconds = wallSeconds([&] {
            session.advanceTo(count, control);
            session.results(Detail::Headline, control);
        });
        best = std::max(best, pathMonths(plan, count) / seconds);
    }
    return best;
}

double Benchmark::singleRate(const Plan& plan, std::uint64_t count, Detail detail)
{
    double best = 0;
    for (int i = 0; i < repetitions && !m_cancelled; ++i) {
        SimulationSession session(plan, 1);
        RunControl control;
        const double seconds = workSeconds([&] {
            session.advanceTo(count, control);
            session.results(detail, control);
        });
        best = std::max(best, pathMonths(plan, count) / seconds);
    }
    return best;
}

double Benchmark::kernelRate(const Plan& plan, std::uint64_t count, const ChunkKernel& kernel)
{
    double best = 0;
    for (int i = 0; i < repetitions && !m_cancelled; ++i) {
        RunRange range;
        range.trials = count;
        range.threads = 1;
        range.kernel = &kernel;
        RunControl control;
        const double seconds = workSeconds([&] {
            Statistics statistics{PlanShape(*plan)};
            runOnCpu(*plan, range, control, [&](int, const ChunkOutcome& outcome) { statistics.add(outcome); });
            statistics.results(*plan);
        });
        best = std::max(best, pathMonths(plan, count) / seconds);
    }
    return best;
}

double Benchmark::drawsRate(const Plan& plan, std::uint64_t count)
{
    const kernel::PlanView view = plan->view();
    const ChunkKernel& kernel = activeKernel();
    const WorkMemory memory(kernel.workspaceBytes(view));
    double best = 0;
    for (int i = 0; i < repetitions && !m_cancelled; ++i) {
        const double seconds = workSeconds([&] {
            for (std::uint64_t first = 0; first < count; first += kernel::chunkTrials)
                kernel.draw(view, first, kernel::chunkTrials, memory.data());
        });
        best = std::max(best, pathMonths(plan, count) / seconds);
    }
    return best;
}

void Benchmark::measureModel(BenchFigures& figures)
{
    const std::uint64_t count = trials(400000);
    say(said(QT_TRANSLATE_NOOP("Bench", "two strategies on one thread")));
    figures.drawsRatio = drawsRate(m_plan, count) / singleRate(m_plan, count, Detail::Full);
    figures.phases = phasesOf(*m_plan, count);
    for (int i = 0; i < chunkKernelCount() && !m_cancelled; ++i)
        figures.byInstructionSet.push_back({chunkKernel(i).key, kernelRate(m_plan, count / 2, chunkKernel(i))});
    for (int threads = 1; threads <= m_threads && !m_cancelled; threads = threads < 4 ? threads + 1 : threads * 2) {
        say(said(QT_TRANSLATE_NOOP("Bench", "two strategies on %1 threads")).arg(threads));
        figures.byThreads.push_back({std::to_string(threads), rate(m_plan, count * std::uint64_t(threads), threads)});
    }
    figures.rate = figures.byThreads.empty() ? 0 : figures.byThreads.back().rate;
    figures.threadSpeedup = figures.byThreads.size() > 1 ? figures.byThreads[1].rate / figures.byThreads[0].rate : none;
}

void Benchmark::measureLinearity(BenchFigures& figures)
{
    say(said(QT_TRANSLATE_NOOP("Bench", "growing trials, months and strategies")));
    for (const std::uint64_t count : {10000, 100000, 1000000})
        figures.byTrials.push_back({std::to_string(count), singleRate(m_plan, trials(count))});
    for (const int months : {15, 30, 60, 120}) {
        Json tree = m_tree;
        tree["months"] = months;
        figures.byMonths.push_back({std::to_string(months), singleRate(planOf(tree), trials(6000000 / std::uint64_t(months)))});
    }
    for (const int strategies : {1, 2, 4, 8}) {
        const double rate = singleRate(planOf(withStrategies(m_tree, strategies)), trials(200000 / std::uint64_t(strategies)));
        figures.byStrategies.push_back({std::to_string(strategies), rate * strategies});
    }
}

void Benchmark::measureNumpyRatio(BenchFigures& figures)
{
    say(said(QT_TRANSLATE_NOOP("Bench", "the same model in NumPy")));
    SimulationSession session(m_plan, m_threads);
    RunControl control;
    session.advanceTo(trials(1000000), control);
    figures.numpyRatio = none;
    for (int i = 0; i < repetitions && !m_cancelled; ++i) {
        const BenchNumpy numpy = measureNumpy(m_threads, trials(100000) * std::uint64_t(m_threads), session.results(Detail::Headline, control));
        if (i == 0 || numpy.rate > figures.numpy.rate)
            figures.numpy = numpy;
        if (!numpy.reason.empty())
            return;
    }
    figures.numpyRatio = figures.rate / figures.numpy.rate;
}

Result<BenchFigures> Benchmark::run()
{
    Result<Json> tree = benchScenario();
    if (!tree)
        return tree.error();
    m_tree = std::move(tree).value();
    m_plan = planOf(m_tree);
    BenchFigures figures;
    figures.threads = m_threads;
    figures.processor = processorName();
    figures.instructionSet = activeKernel().name;
    for (const char* id : {"fine-tuning-startup", "commerce-image-generation"}) { // first, while no table is known
        say(said(QT_TRANSLATE_NOOP("Bench", "case study %1")).arg(QLatin1String(id)));
        Result<BenchCase> measured = measureCase(id, m_threads, trials(100000));
        if (!measured)
            return measured.error();
        figures.cases.push_back(std::move(measured).value());
    }
    measureModel(figures);
    measureLinearity(figures);
    measureNumpyRatio(figures);
    if (m_cancelled)
        return Error{ErrorCode::Cancelled, said(QT_TRANSLATE_NOOP("Bench", "The measurement was cancelled.")), {}, {}};
    return figures;
}

} // namespace

Result<BenchFigures> runBenchmark(const BenchOptions& options, const std::function<bool(const QString&)>& progress)
{
    return Benchmark(options, progress).run();
}

} // namespace rackrate
