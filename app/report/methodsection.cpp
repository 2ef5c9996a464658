// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "model/base/translate.h"
#include "model/persistence/scenariofile.h"
#include "simulation/decisions/accuracy.h"

#include <algorithm>

namespace rackrate::report {

namespace {

QString horizonEndText(HorizonEnd end)
{
    return end == HorizonEnd::Continue ? translate("Report", "continue: terms are charged pro rata, hardware is credited at market value")
                                       : translate("Report", "stop: remaining commitments are paid, hardware is sold and taken out");
}

QString commandLine(const Context& context)
{
    const EngineBlock& engine = context.results().engine;
    const QString sampling = engine.sampling == EngineBlock().sampling ? QString() : QStringLiteral(" --sampling ") + QString::fromStdString(engine.sampling);
    return QStringLiteral("rackrate-cli run %1 --trials %2 --seed %3%4 --json -").arg(context.rerun()).arg(engine.trials).arg(engine.seed).arg(sampling);
}

void addRun(Builder& builder)
{
    const Context& context = builder.context();
    const EngineBlock& engine = context.results().engine;
    const Scenario& scenario = context.scenario();
    Table table = builder.newTable({{translate("Report", "This run"), false, 0.5}, {translate("Report", "Value"), false, 1.5}});
    table.row({translate("Report", "Program"), translate("Report", "Rackrate %1").arg(QString::fromStdString(engine.version))});
    table.row({translate("Report", "Scenario"), translate("Report", "%1, SHA-256 %2").arg(QString::fromStdString(scenario.id), QString::fromStdString(context.answer().scenarioHash))});
    table.row({translate("Report", "Plan"), translate("Report", "hash %1").arg(QString::fromStdString(context.results().planHash))});
    table.row({translate("Report", "Futures"), context.answer().complete && !context.answer().cancelled
                                                   ? context.whole(qint64(engine.trials))
                                                   : translate("Report", "%1 of %2; the run was not finished").arg(context.whole(qint64(engine.trials)), context.whole(scenario.trials))});
    table.row({translate("Report", "Seed"), QString::number(engine.seed)});
    table.row({translate("Report", "Sampling"), context.samplingText()});
    table.row({translate("Report", "Backend"), engine.device.empty() ? QString::fromStdString(engine.backend).toUpper()
                                                                    : QStringLiteral("%1, %2").arg(QString::fromStdString(engine.backend).toUpper(), QString::fromStdString(engine.device).section(QLatin1Char(','), 0, 0))});
    table.row({translate("Report", "Horizon end"), horizonEndText(scenario.finance.horizonEnd)});
    table.row({translate("Report", "Discount rate"), translate("Report", "%1 a year, effective and nominal; running costs %2")
                                                         .arg(context.discountText(), scenario.finance.cashTiming == CashTiming::MidMonth
                                                                                          ? translate("Report", "at mid-month")
                                                                                          : translate("Report", "at the month's end"))});
    table.row({translate("Report", "Run it again"), commandLine(context)});
    builder.table(table);
}

/// The figures of the decision with what chance leaves open in them.
void addAccuracy(Builder& builder)
{
    const Context& context = builder.context();
    Table table = builder.newTable({{translate("Report", "Accuracy, %1 in %2").arg(basisText(context.results().nominalBasis), QString::fromStdString(context.scenario().currency)), false, 1},
                                    {translate("Report", "Mean"), true},
                                    {translate("Report", "Standard error"), true},
                                    {translate("Report", "P5, 95% confidence"), true},
                                    {translate("Report", "Median, 95% confidence"), true},
                                    {translate("Report", "P95, 95% confidence"), true}});
    for (const int strategy : context.ranking()) {
        const Distributional& cost = context.cost(strategy);
        const auto interval = [&](int index) { return intervalText(cost.intervals[index], context.locale()); };
        table.row({Cell(context.name(strategy), strategy), context.number(cost.mean), context.number(cost.standardError), interval(0), interval(2),
                   interval(4)});
    }
    builder.table(table);
    if (const QString tolerance = toleranceSentence(context.results(), context.locale()); !tolerance.isEmpty())
        builder.text(tolerance);
}

void addFindings(Builder& builder)
{
    const Context& context = builder.context();
    if (context.answer().findings.empty())
        return;
    Table table = builder.newTable({{translate("Report", "Place"), false, 0.8}, {translate("Report", "What the program noticed"), false, 1.6}});
    for (const Finding& finding : context.answer().findings)
        table.row({finding.path.empty() ? noFigure() : QString::fromStdString(finding.path), finding.message});
    builder.table(table);
}

} // namespace

void addMethod(Builder& builder)
{
    builder.section(translate("Report", "Method and reproducibility"));
    builder.text(translate("Report", "Every strategy is simulated month by month on the same random futures, so that differences between strategies come from the "
                                     "strategies and not from chance. An uncertain input is drawn once for each future; demand and prices also move from month to month. "
                                     "The same scenario and seed give the same figures on every machine, whatever the number of threads."));
    builder.text(translate("Report", "P5 to P95 is the range that holds 90% of futures. The mean of the worst 5% is over the dearest twentieth of futures. A future in which "
                                     "several strategies tie is shared between them. Present value discounts purchases and upfront payments from the start of their month. "
                                     "Figures are estimates from the assumptions in this report, not observations."));
    addAccuracy(builder);
    addRun(builder);
    addFindings(builder);
}

} // namespace rackrate::report
