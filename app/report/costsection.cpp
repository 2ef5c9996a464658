// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/charts/cheapestchart.h"
#include "app/charts/fanchart.h"
#include "model/base/translate.h"
#include "simulation/decisions/limits.h"

#include <algorithm>

namespace rackrate::report {

namespace {

constexpr double fanHeight = 268, cheapestHeight = 170;

/// Which limits are broken, by whom, how far and how often.
void addBrokenLimits(Builder& builder)
{
    const Context& context = builder.context();
    Table table = builder.newTable({
        {translate("Report", "Ruled out")},
        {translate("Report", "Workload")},
        {translate("Report", "Limit on")},
        {translate("Report", "Allowed"), true},
        {translate("Report", "Reached there"), true},
        {translate("Report", "In futures"), true},
    });
    bool any = false;
    for (const int strategy : context.ranking()) {
        for (const Breach& breach : context.result(strategy).breaches) {
            any = true;
            table.row({Cell(context.name(strategy), strategy), workloadName(context.scenario(), breach.workload, context.locale()),
                       limitText(context.scenario(), breach, context.locale()), allowedText(breach, context.locale()),
                       reachedText(breach, context.locale()), context.share(breach.share)});
        }
    }
    if (!any)
        return;
    builder.subheading(translate("Report", "Why strategies are ruled out"), translate("Report", "limits on demand and service that are broken"));
    builder.table(table);
    builder.note(translate("Report", "Reached there: over the futures in which the limit is broken. A strategy may break several limits in the same future."));
}

void addCostTable(Builder& builder)
{
    const Context& context = builder.context();
    const bool ineligible = std::any_of(context.results().strategies.begin(), context.results().strategies.end(), [](const StrategyResult& each) {
        return each.presentValueDecision.ineligibleShare > 0;
    });
    std::vector<Column> columns{
        {context.moneyUnit()},
        {translate("Report", "Mean"), true},
        {translate("Report", "P5–P95"), true},
        {translate("Report", "Mean of worst 5%"), true},
        {translate("Report", "Present value, %1").arg(context.discountText()), true},
        {translate("Report", "Cheapest in"), true},
        {translate("Report", "Expected regret"), true},
    };
    if (ineligible)
        columns.push_back({translate("Report", "Ruled out in"), true});
    Table table = builder.newTable(columns);
    for (const int strategy : context.ranking()) {
        const StrategyResult& result = context.result(strategy);
        const DecisionFigures& decision = context.decision(strategy);
        Cell name(context.name(strategy), strategy);
        name.medium = strategy == context.best();
        std::vector<Cell> cells{
            name,
            context.scaled(result.totalCost.mean),
            context.scaledRange(result.totalCost.p5, result.totalCost.p95),
            context.scaled(result.totalCost.cvar95),
            context.scaled(result.presentValue.mean),
            cheapestTexts(context.results(), context.locale())[strategy],
            context.scaled(decision.expectedRegret),
        };
        if (ineligible)
            cells.push_back(context.share(decision.ineligibleShare));
        table.row(std::move(cells));
    }
    builder.table(table);
    const QString basis = basisText(context.results().nominalBasis);
    builder.note(translate("Report", "Mean, P5–P95 and the mean of the dearest 5% of futures are nominal cash with closing values. Cheapest in and "
                                     "expected regret are on the headline's basis (%1).").arg(basis));
}

} // namespace

void addCostOverTime(Builder& builder)
{
    const Context& context = builder.context();
    const FanChartData fan = fanChartData(context.scenario(), context.results(), {}, context.locale());
    builder.section(translate("Report", "Cost over time"), fan.title + QStringLiteral(" · ") + fan.subtitle);
    builder.chart(fanHeight, [fan, &context](QPainter& painter, const QRectF& area) {
        paintFanChart(painter, area, fan, context.theme(), context.locale());
    });
    addCostTable(builder);
    addBrokenLimits(builder);
    if (context.results().months < 2)
        return;
    const CheapestChartData cheapest =
        cheapestChartData(context.scenario(), context.results(), context.results().nominalBasis, context.locale());
    builder.subheading(translate("Report", "Who would be cheapest if the plan ended earlier"),
                       translate("Report", "share of futures by month of the end, each month closed out as at the horizon"));
    builder.chart(cheapestHeight, [cheapest, &context](QPainter& painter, const QRectF& area) {
        paintCheapestChart(painter, area, cheapest, context.theme(), context.locale());
    });
}

} // namespace rackrate::report
