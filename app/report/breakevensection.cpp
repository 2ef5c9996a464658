// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/charts/breakevenchart.h"
#include "model/base/translate.h"

#include <QPainter>

#include <cmath>

namespace rackrate::report {

namespace {

constexpr int chartsPerRow = 2;
constexpr double chartHeight = 124, chartHead = 20, chartGap = 28;

struct Pair {
    int baseline = 0, challenger = 0;
    const BreakEven* figures = nullptr;
};

std::vector<Pair> pairsAgainst(const Context& context, int baseline)
{
    std::vector<Pair> pairs;
    for (const int challenger : context.ranking()) {
        if (challenger == baseline)
            continue;
        if (const BreakEven* figures = context.results().breakEvenOf(context.result(baseline).id, context.result(challenger).id,
                                                                     context.results().nominalBasis))
            pairs.push_back({baseline, challenger, figures});
    }
    return pairs;
}

/// The first in line against each of the others, the way round in which there is something to break even.
void addMultiples(Builder& builder)
{
    const Context& context = builder.context();
    std::vector<BreakEvenChartData> charts;
    for (const int other : context.ranking()) {
        if (other == context.best())
            continue;
        const auto [baseline, challenger] = naturalPair(context.results(), context.best(), other);
        auto chart = breakEvenChartData(context.scenario(), context.results(), baseline, challenger, context.results().nominalBasis,
                                        context.locale());
        if (chart && chart->hasBars()) // where there are none, the table says all
            charts.push_back(std::move(*chart));
    }
    shareAxis(charts);
    const double each = (builder.width() - chartGap * (chartsPerRow - 1)) / chartsPerRow;
    for (std::size_t first = 0; first < charts.size(); first += chartsPerRow) {
        const std::vector<BreakEvenChartData> row(charts.begin() + std::ptrdiff_t(first),
                                                  charts.begin() + std::ptrdiff_t(std::min(charts.size(), first + chartsPerRow)));
        builder.chart(chartHead + chartHeight, [row, each, &context](QPainter& painter, const QRectF& area) {
            for (std::size_t index = 0; index < row.size(); ++index) {
                const QRectF place(area.left() + double(index) * (each + chartGap), area.top(), each, area.height());
                paintSwatch(painter, QPointF(place.left() + 5, place.top() + 8), context.theme(), row[index].challenger, 10);
                const SetText title(translate("Report", "%1 against %2").arg(row[index].challengerName, row[index].baselineName),
                                    {type::label, 16, true, context.theme().ink1, false}, each - 17);
                title.paintLine(painter, 0, place.adjusted(17, 0, 0, 0));
                paintBreakEvenChart(painter, place.adjusted(0, chartHead, 0, 0), row[index], context.theme(), context.locale());
            }
        });
    }
}

QString months(const Context& context, const BreakEven& pair)
{
    if (!std::isfinite(pair.p5) || !std::isfinite(pair.p95))
        return noFigure();
    return range(context.number(std::ceil(pair.p5)), context.number(std::ceil(pair.p95)));
}

void addPairTable(Builder& builder, int baseline, const std::vector<Pair>& pairs)
{
    const Context& context = builder.context();
    Table table = builder.newTable({
        {translate("Report", "Against %1").arg(context.name(baseline))},
        {translate("Report", "From the start"), true},
        {translate("Report", "In some month"), true},
        {translate("Report", "Median month"), true},
        {translate("Report", "P5–P95"), true},
        {translate("Report", "Only by closing"), true},
        {translate("Report", "Never"), true},
        {translate("Report", "Ruled out"), true},
        {translate("Report", "Several crossings"), true},
        {translate("Report", "Demand factor"), true},
        {translate("Report", "Utilisation there"), true},
    });
    for (const Pair& pair : pairs) {
        const BreakEven& figures = *pair.figures;
        const std::vector<QString> shares =
            complementaryTexts({figures.fromStart, figures.probability, figures.throughClosing, neverByCost(figures), figures.ineligible}, context.locale());
        table.row({
            Cell(context.name(pair.challenger), pair.challenger),
            shares[0],
            shares[1],
            std::isfinite(figures.p50) ? context.number(std::ceil(figures.p50)) : noFigure(),
            months(context, figures),
            shares[2],
            shares[3],
            shares[4],
            context.share(figures.multipleCrossings),
            context.number(figures.demandFactor, 2),
            context.share(figures.utilisation),
        });
    }
    builder.table(table);
}

} // namespace

void addBreakEven(Builder& builder)
{
    const Context& context = builder.context();
    const std::vector<Pair> pairs = pairsAgainst(context, context.best());
    if (pairs.empty())
        return;
    builder.section(translate("Report", "Break-even"),
                    translate("Report", "share of futures by month (%1); hatched grey: never within %2; plain grey: ruled out")
                        .arg(basisText(context.results().nominalBasis), monthsText(context.results().months)));
    addMultiples(builder);
    addPairTable(builder, context.best(), pairs);
    if (context.baseline() != context.best())
        addPairTable(builder, context.baseline(), pairsAgainst(context, context.baseline()));
    builder.note(translate("Report", "A strategy breaks even in the month after which its cumulative cost stays at or below the other's. From the start: it is never "
                                     "dearer. Only by closing: dearer in cash at the horizon, cheaper once hardware and prepaid terms are credited. Ruled out: it "
                                     "breaks a limit on demand or service and cannot break even, whatever it costs; never leaves those futures out. The five shares sum to 100%. Demand factor: all demand times this factor makes the mean costs equal."));
}

} // namespace rackrate::report
