// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/benchreport.h"

#include "app/cli/texttable.h"

#include <QCoreApplication>

#include <cmath>

namespace rackrate {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("Bench", text);
}

Json numberOrNull(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json phasesJson(const BenchPhases& phases)
{
    return {{"draws", numberOrNull(phases.draws)},       {"demand", numberOrNull(phases.demand)},
            {"dispatch", numberOrNull(phases.dispatch)}, {"service", numberOrNull(phases.service)},
            {"cost", numberOrNull(phases.cost)},         {"statistics", numberOrNull(phases.statistics)}};
}

Json ratesJson(const std::vector<BenchRate>& rates)
{
    Json json = Json::object();
    for (const BenchRate& rate : rates)
        json[rate.label] = rate.rate;
    return json;
}

Json caseJson(const BenchCase& figures)
{
    return {{"id", figures.id},
            {"strategies", figures.strategies},
            {"seconds", figures.seconds},
            {"compileSeconds", figures.compileSeconds},
            {"recompileSeconds", figures.recompileSeconds},
            {"firstAnswerSeconds", figures.firstAnswerSeconds},
            {"newDemandSeconds", figures.newDemandSeconds},
            {"cancelSeconds", figures.cancelSeconds},
            {"phases", phasesJson(figures.phases)}};
}

QString millions(double rate, const QLocale& locale)
{
    return std::isfinite(rate) ? locale.toString(rate * 1e-6, 'f', rate < 1e7 ? 2 : 1) : QStringLiteral("–");
}

QString ratio(double value, const QLocale& locale)
{
    return std::isfinite(value) ? locale.toString(value, 'f', 2) : QStringLiteral("–");
}

QString milliseconds(double seconds, const QLocale& locale)
{
    return locale.toString(seconds * 1e3, 'f', seconds < 0.1 ? 1 : 0);
}

QString ratesText(const QString& head, const std::vector<BenchRate>& rates, const QLocale& locale)
{
    TextTable table({head, said(QT_TRANSLATE_NOOP("Bench", "Million path-months a second"))}, 1);
    for (const BenchRate& rate : rates)
        table.addRow({QString::fromStdString(rate.label), millions(rate.rate, locale)});
    return table.text() + QLatin1Char('\n');
}

QString ratiosText(const BenchFigures& figures, const QLocale& locale)
{
    TextTable table({said(QT_TRANSLATE_NOOP("Bench", "Two strategies, 60 months")), QString()}, 1);
    table.addRow({said(QT_TRANSLATE_NOOP("Bench", "Million path-months a second, %1 threads")).arg(figures.threads), millions(figures.rate, locale)});
    table.addRow({said(QT_TRANSLATE_NOOP("Bench", "Everything ÷ its draws alone")), ratio(figures.drawsRatio, locale)});
    table.addRow({said(QT_TRANSLATE_NOOP("Bench", "NumPy's time ÷ ours")), ratio(figures.numpyRatio, locale)});
    table.addRow({said(QT_TRANSLATE_NOOP("Bench", "Two threads ÷ one")), ratio(figures.threadSpeedup, locale)});
    QString text = table.text();
    if (!figures.numpy.reason.empty())
        text += QString::fromStdString(figures.numpy.reason) + QLatin1Char('\n');
    return text + QLatin1Char('\n');
}

QString phasesText(const BenchFigures& figures, const QLocale& locale)
{
    QStringList head{said(QT_TRANSLATE_NOOP("Bench", "Million path-months a second, one thread")), said(QT_TRANSLATE_NOOP("Bench", "Draws")),
                     said(QT_TRANSLATE_NOOP("Bench", "Demand")), said(QT_TRANSLATE_NOOP("Bench", "Dispatch")),
                     said(QT_TRANSLATE_NOOP("Bench", "Service")), said(QT_TRANSLATE_NOOP("Bench", "Cost")),
                     said(QT_TRANSLATE_NOOP("Bench", "Statistics"))};
    TextTable table(head, 1);
    const auto add = [&](const QString& name, const BenchPhases& p) {
        table.addRow({name, millions(p.draws, locale), millions(p.demand, locale), millions(p.dispatch, locale), millions(p.service, locale),
                      millions(p.cost, locale), millions(p.statistics, locale)});
    };
    add(said(QT_TRANSLATE_NOOP("Bench", "Two strategies")), figures.phases);
    for (const BenchCase& study : figures.cases)
        add(QString::fromStdString(study.id), study.phases);
    return table.text() + QLatin1Char('\n');
}

QString casesText(const BenchFigures& figures, const QLocale& locale)
{
    TextTable table({said(QT_TRANSLATE_NOOP("Bench", "Milliseconds, 60 months")), said(QT_TRANSLATE_NOOP("Bench", "Strategies")),
                     said(QT_TRANSLATE_NOOP("Bench", "100,000 futures")), said(QT_TRANSLATE_NOOP("Bench", "Plan")),
                     said(QT_TRANSLATE_NOOP("Bench", "Plan again")), said(QT_TRANSLATE_NOOP("Bench", "First answer")),
                     said(QT_TRANSLATE_NOOP("Bench", "… with new demand")), said(QT_TRANSLATE_NOOP("Bench", "Cancel"))},
                    1);
    for (const BenchCase& study : figures.cases)
        table.addRow({QString::fromStdString(study.id), QString::number(study.strategies), milliseconds(study.seconds, locale),
                      milliseconds(study.compileSeconds, locale), milliseconds(study.recompileSeconds, locale),
                      milliseconds(study.firstAnswerSeconds, locale), milliseconds(study.newDemandSeconds, locale),
                      milliseconds(study.cancelSeconds, locale)});
    return table.text() + QLatin1Char('\n');
}

} // namespace

Json benchJson(const BenchFigures& figures)
{
    Json cases = Json::array();
    for (const BenchCase& study : figures.cases)
        cases.push_back(caseJson(study));
    return {{"format", "rackrate-bench"},
            {"version", 1},
            {"processor", figures.processor},
            {"pathMonthsPerSecond", figures.rate},
            {"threads", figures.threads},
            {"instructionSet", figures.instructionSet},
            {"drawsRatio", numberOrNull(figures.drawsRatio)},
            {"numpyRatio", numberOrNull(figures.numpyRatio)},
            {"threadSpeedup", numberOrNull(figures.threadSpeedup)},
            {"phases", phasesJson(figures.phases)},
            {"device", nullptr},
            {"numpy",
             {{"pathMonthsPerSecond", numberOrNull(figures.numpy.rate)},
              {"version", figures.numpy.version.empty() ? Json(nullptr) : Json(figures.numpy.version)},
              {"reason", figures.numpy.reason.empty() ? Json(nullptr) : Json(figures.numpy.reason)}}},
            {"byThreads", ratesJson(figures.byThreads)},
            {"byInstructionSet", ratesJson(figures.byInstructionSet)},
            {"byTrials", ratesJson(figures.byTrials)},
            {"byMonths", ratesJson(figures.byMonths)},
            {"byStrategies", ratesJson(figures.byStrategies)},
            {"cases", std::move(cases)}};
}

QString benchText(const BenchFigures& figures, const QLocale& locale)
{
    QString text = said(QT_TRANSLATE_NOOP("Bench", "%1, %2 threads, %3\n\n"))
                       .arg(QString::fromStdString(figures.processor), QString::number(figures.threads),
                            QString::fromStdString(figures.instructionSet));
    text += ratiosText(figures, locale) + phasesText(figures, locale) + casesText(figures, locale);
    text += ratesText(said(QT_TRANSLATE_NOOP("Bench", "Threads")), figures.byThreads, locale);
    text += ratesText(said(QT_TRANSLATE_NOOP("Bench", "Instruction set, one thread")), figures.byInstructionSet, locale);
    text += ratesText(said(QT_TRANSLATE_NOOP("Bench", "Trials, one thread")), figures.byTrials, locale);
    text += ratesText(said(QT_TRANSLATE_NOOP("Bench", "Months, one thread")), figures.byMonths, locale);
    text += ratesText(said(QT_TRANSLATE_NOOP("Bench", "Strategies (months of each), one thread")), figures.byStrategies, locale);
    return text;
}

} // namespace rackrate
