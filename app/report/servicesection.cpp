// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/charts/heatmap.h"
#include "model/base/translate.h"
#include "simulation/decisions/limits.h"

#include <algorithm>
#include <cmath>

namespace rackrate::report {

namespace {

constexpr double heatHeight = 178, heatGap = 20, heatHead = 20;

QString seconds(const Context& context, double value)
{
    return std::isfinite(value) ? secondsText(value, context.locale()) : noFigure();
}

/// A share beside the limit that it is held against.
QString measured(const Context& context, double share, double limit)
{
    return std::isfinite(share) ? measuredShareText(share, limit, context.locale()) : noFigure();
}

QString hours(const Context& context, double value)
{
    return std::isfinite(value) ? hoursText(value, context.locale()) : noFigure();
}

QString unitCost(const Context& context, const ServiceResult& service)
{
    if (!std::isfinite(service.costPerUnit))
        return noFigure();
    const bool request = service.unit == "request";
    const double amount = request ? service.costPerUnit * 1000 : service.costPerUnit;
    return context.number(amount, amount < 1 ? 3 : amount < 1000 ? 2 : 0);
}

QString unitHead(const Context& context, const std::string& unit)
{
    const QString currency = QString::fromStdString(context.scenario().currency);
    if (unit == "request")
        return translate("Report", "%1 per 1,000 requests").arg(currency);
    if (unit == "job")
        return translate("Report", "%1 per job").arg(currency);
    return translate("Report", "%1 per GPU-hour").arg(currency);
}

bool known(const Context& context, std::size_t workload, double ServiceResult::*figure)
{
    return std::any_of(context.results().strategies.begin(), context.results().strategies.end(), [&](const StrategyResult& result) {
        return workload < result.service.size() && std::isfinite(result.service[workload].*figure);
    });
}

void addWorkload(Builder& builder, std::size_t workload)
{
    const Context& context = builder.context();
    const StrategyResult& first = context.result(0);
    if (workload >= first.service.size())
        return;
    struct Figure {
        QString head;
        std::function<QString(const ServiceResult&)> text;
    };
    std::vector<Figure> figures;
    if (known(context, workload, &ServiceResult::meanResponseSeconds)) {
        figures.push_back({translate("Report", "Mean response"), [&](const ServiceResult& each) { return seconds(context, each.meanResponseSeconds); }});
        figures.push_back({translate("Report", "P95 response"), [&](const ServiceResult& each) { return seconds(context, each.p95ResponseSeconds); }});
    }
    if (known(context, workload, &ServiceResult::targetMissShare))
        figures.push_back({translate("Report", "Over target"), [&](const ServiceResult& each) { return measured(context, each.targetMissShare, context.scenario().workloads[workload].service.maximumMissShare); }});
    if (known(context, workload, &ServiceResult::meanWaitHours))
        figures.push_back({translate("Report", "Mean wait"), [&](const ServiceResult& each) { return hours(context, each.meanWaitHours); }});
    figures.push_back({translate("Report", "Unserved"), [&](const ServiceResult& each) { return measured(context, each.unservedShare, context.scenario().unservedTolerance); }});
    figures.push_back({unitHead(context, first.service[workload].unit), [&](const ServiceResult& each) { return unitCost(context, each); }});

    std::vector<Column> columns{{translate("Report", "Strategy")}};
    for (const Figure& figure : figures)
        columns.push_back({figure.head, true});
    Table table = builder.newTable(columns);
    for (const int strategy : context.ranking()) {
        const ServiceResult& service = context.result(strategy).service[workload];
        std::vector<Cell> cells{Cell(context.name(strategy), strategy)};
        for (const Figure& figure : figures)
            cells.push_back(figure.text(service));
        table.row(std::move(cells));
    }
    builder.subheading(workloadName(context.scenario(), int(workload), context.locale()));
    builder.table(table);
}

void addHeatMaps(Builder& builder)
{
    const Context& context = builder.context();
    std::vector<HeatMapData> maps;
    for (const int strategy : {context.baseline(), context.best()}) {
        if (!context.result(strategy).utilisationBySlot.empty() && (maps.empty() || maps.front().strategy != strategy))
            maps.push_back(heatMapData(context.scenario(), context.results(), strategy, context.locale()));
    }
    if (maps.empty())
        return;
    builder.subheading(translate("Report", "Utilisation by hour of the week"), translate("Report", "busy share of the GPU-hours paid for"));
    const double each = (builder.width() - heatGap) / 2;
    builder.chart(heatHead + heatHeight, [maps, each, &context](QPainter& painter, const QRectF& area) {
        for (std::size_t index = 0; index < maps.size(); ++index) {
            const QRectF place(area.left() + double(index) * (each + heatGap), area.top(), each, area.height());
            paintSwatch(painter, QPointF(place.left() + 5, place.top() + 8), context.theme(), maps[index].strategy, 10);
            const SetText title(translate("Report", "%1, %2 in the mean").arg(maps[index].name, context.share(maps[index].mean)),
                                {type::label, 16, true, context.theme().ink1, false}, each - 17);
            title.paintLine(painter, 0, place.adjusted(17, 0, 0, 0));
            paintHeatMap(painter, place.adjusted(0, heatHead, 0, 0), maps[index], context.theme(), context.locale());
        }
    });
}

} // namespace

void addService(Builder& builder)
{
    const Context& context = builder.context();
    builder.section(translate("Report", "Service"), translate("Report", "what the users of the GPUs get, over all futures"));
    for (std::size_t workload = 0; workload < context.scenario().workloads.size(); ++workload)
        addWorkload(builder, workload);
    builder.note(translate("Report", "The mean response is a ratio of sums over all requests; P95 is the quantile of all requests of all hours and futures. Cost per unit: the "
                                     "strategy's mean total, shared out by GPU-hours served, over the units served."));
    addHeatMaps(builder);
}

} // namespace rackrate::report
