// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/charts/tornado.h"
#include "model/base/translate.h"

#include <cmath>

namespace rackrate::report {

namespace {

constexpr int shownInputs = 10;

void addTornado(Builder& builder, int against)
{
    const Context& context = builder.context();
    const TornadoData tornado =
        tornadoData(context.scenario(), context.results(), context.best(), against, shownInputs, context.locale());
    if (tornado.bars.empty())
        return;
    const QString title = against < 0 ? translate("Report", "What drives the cost of %1").arg(tornado.name)
                                      : translate("Report", "What would turn the choice between %1 and %2").arg(tornado.name, tornado.againstName);
    builder.subheading(title, tornado.subtitle);
    builder.chart(tornadoHeight(tornado), [tornado, &context](QPainter& painter, const QRectF& area) {
        paintTornado(painter, area, tornado, context.theme(), context.locale());
    });
    builder.note(tornado.sentence);
}

/// The figures behind the bars, of the same quantity.
void addInputs(Builder& builder, int against)
{
    const Context& context = builder.context();
    const TornadoData tornado =
        tornadoData(context.scenario(), context.results(), context.best(), against, shownInputs, context.locale());
    if (tornado.bars.empty())
        return;
    Table table = builder.newTable({
        {against < 0 ? translate("Report", "Uncertain input: cost of %1").arg(tornado.name)
                     : translate("Report", "Uncertain input: %1 minus %2").arg(tornado.name, tornado.againstName)},
        {translate("Report", "Its P10"), true},
        {translate("Report", "Its P90"), true},
        {translate("Report", "%1 at P10").arg(context.moneyUnit()), true},
        {translate("Report", "at P90"), true},
        {translate("Report", "Swing"), true},
        {translate("Report", "Rank correlation"), true},
        {translate("Report", "First-order index"), true},
    });
    for (const TornadoData::Bar& bar : tornado.bars)
        table.row({bar.input, bar.lowInput, bar.highInput, context.scaled(bar.low),
                   context.scaled(bar.high), context.scaled(bar.swing()), context.number(bar.rankCorrelation, 2), context.number(bar.firstOrder, 2)});
    builder.table(table);
    builder.note(against < 0 ? translate("Report", "Mean cost on the headline's basis where the input is near its P10 and P90, all others drawn as always. The rank correlation "
                                                   "is Spearman's, with that cost; the first-order index is the share of its variance that the input explains alone.")
                             : translate("Report", "Mean difference of the two costs on the headline's basis where the input is near its P10 and P90, all others drawn as always. The rank "
                                                   "correlation is Spearman's, with that difference; the first-order index is the share of its variance that the input explains alone."));
}

void addExit(Builder& builder)
{
    const Context& context = builder.context();
    const int months = context.results().months;
    std::vector<int> ends; // months after which each year ends, and the horizon
    for (int month = 12; month < months; month += 12)
        ends.push_back(month);
    ends.push_back(months);
    std::vector<Column> columns{{translate("Report", "Cost of leaving, %1").arg(context.moneyUnit())}};
    for (const int end : ends)
        columns.push_back({translate("Report", "after month %1").arg(context.whole(end)), true});
    columns.push_back({translate("Report", "Total, other horizon end"), true});
    columns.push_back({translate("Report", "Present value, other horizon end"), true});
    Table table = builder.newTable(columns);
    for (const int strategy : context.ranking()) {
        const StrategyResult& result = context.result(strategy);
        std::vector<Cell> cells{Cell(context.name(strategy), strategy)};
        for (const int end : ends)
            cells.push_back(context.scaled(std::size_t(end) <= result.exitCost.size() ? result.exitCost[std::size_t(end - 1)] : absent));
        cells.push_back(context.scaled(result.otherHorizonEndMean));
        cells.push_back(context.scaled(result.otherHorizonEndPresentValue));
        table.row(std::move(cells));
    }
    builder.table(table);
    const QString other = context.scenario().finance.horizonEnd == HorizonEnd::Continue
                              ? translate("Report", "The other horizon end is stop: remaining commitments are paid, hardware is sold and taken out.")
                              : translate("Report", "The other horizon end is continue: terms are charged pro rata, hardware is credited at market value.");
    builder.note(translate("Report", "Mean cost of stopping after the month named; below zero, more comes in than is owed. %1").arg(other));
}

void addRegret(Builder& builder)
{
    const Context& context = builder.context();
    Table table = builder.newTable({
        {translate("Report", "Choice")},
        {translate("Report", "Another is cheaper in"), true},
        {translate("Report", "Expected regret, %1").arg(context.moneyUnit()), true},
        {translate("Report", "Standard error of the mean"), true},
        {translate("Report", "Standard deviation"), true},
        {translate("Report", "P25–P75"), true},
    });
    for (const int strategy : context.ranking()) {
        const DecisionFigures& decision = context.decision(strategy);
        const Distributional& cost = context.cost(strategy);
        table.row({Cell(context.name(strategy), strategy), context.share(1 - decision.probabilityCheapest), context.scaled(decision.expectedRegret),
                   context.scaledFinely(cost.standardError), context.scaled(cost.sd), context.scaledRange(cost.p25, cost.p75)});
    }
    builder.table(table);
    builder.note(translate("Report", "On the headline's basis (%1). Regret is what a choice costs more than the cheapest one of the same future. All but the share in %2.")
                     .arg(basisText(context.results().nominalBasis), context.moneyUnit()));
}

} // namespace

void addRisk(Builder& builder)
{
    const Context& context = builder.context();
    builder.section(translate("Report", "Risk"), translate("Report", "what could make this wrong"));
    addRegret(builder);
    addTornado(builder, context.second());
    addInputs(builder, context.second());
    addExit(builder);
}

} // namespace rackrate::report
