// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/charts/breakdownchart.h"
#include "model/base/translate.h"
#include "model/scenario/supplyrules.h"
#include "simulation/plan/distributions.h"

#include <algorithm>
#include <cmath>

namespace rackrate::report {

namespace {

QString named(const Context& context, const LocalizedText& name, const std::string& id)
{
    return nameText(name, id, context.locale());
}

QString countText(const Context& context, const Count& count)
{
    if (!count.elastic)
        return context.number(count.fixed, count.fixed == std::floor(count.fixed) ? 0 : 2);
    if (!std::isfinite(count.maximum))
        return translate("Report", "%1 or more").arg(context.number(count.minimum));
    return translate("Report", "%1 to %2").arg(context.number(count.minimum), context.number(count.maximum));
}

QString spanText(const Context& context, const Tranche& tranche)
{
    return range(context.whole(tranche.from), context.whole(lastMonthOf(tranche, context.results().months)));
}

QString priceText(const Context& context, const Tranche& tranche, const Offer& offer)
{
    const Number* price = priceOf(tranche, offer);
    if (!price)
        return noFigure();
    const double amount = baseCase(*price);
    const QString figure = context.number(amount, amount < 100 ? 2 : 0);
    switch (tranche.procurement) {
    case Procurement::Owned:
    case Procurement::Colocated: return translate("Report", "%1 a server").arg(figure);
    case Procurement::Dedicated: return translate("Report", "%1 a month").arg(figure);
    case Procurement::Reserved: return translate("Report", "%1 an hour, %2").arg(figure, monthsText(tranche.termMonths));
    default: return translate("Report", "%1 an hour").arg(figure);
    }
}

QString servedBy(const Context& context, const Pool& pool)
{
    QStringList names;
    for (const std::string& id : pool.workloads) {
        const Workload* workload = context.scenario().workload(id);
        names << (workload ? named(context, workload->name, id) : QString::fromStdString(id));
    }
    return QLocale(context.locale()).createSeparatedList(names);
}

void addBill(Builder& builder, const Strategy& strategy)
{
    const Context& context = builder.context();
    Table table = builder.newTable({
        {translate("Report", "Tranche"), false, 1.1},
        {translate("Report", "Procurement"), false, 0.8},
        {translate("Report", "Offer"), false, 1.4},
        {translate("Report", "GPUs each"), true},
        {translate("Report", "Count"), true},
        {translate("Report", "Price, %1").arg(QString::fromStdString(context.scenario().currency)), true},
        {translate("Report", "Months"), true},
    });
    for (const Pool& pool : strategy.pools) {
        table.group(translate("Report", "Pool %1, for %2").arg(named(context, pool.name, pool.id), servedBy(context, pool)));
        for (const Tranche& tranche : pool.tranches) {
            const Offer* offer = context.scenario().offer(tranche.offer);
            table.row({
                named(context, tranche.name, tranche.id),
                procurementText(tranche.procurement),
                offer ? named(context, offer->name, offer->id) : QString::fromStdString(tranche.offer),
                offer ? context.whole(offer->gpus) : noFigure(),
                countText(context, tranche.count),
                offer ? priceText(context, tranche, *offer) : noFigure(),
                spanText(context, tranche),
            });
        }
    }
    builder.table(table);
}

QString leverText(const Context& context, const LeverUse& use)
{
    for (const Workload& workload : context.scenario().workloads) {
        for (const Lever& lever : workload.levers) {
            if (lever.id == use.id)
                return translate("Report", "%1 from month %2").arg(named(context, lever.name, lever.id), context.whole(use.from));
        }
    }
    return translate("Report", "%1 from month %2").arg(QString::fromStdString(use.id), context.whole(use.from));
}

/// What a strategy needs besides GPUs, in one line.
QString overheads(const Context& context, const Strategy& strategy)
{
    QStringList parts;
    for (const LeverUse& use : strategy.levers)
        parts << leverText(context, use);
    if (const double staff = baseCase(strategy.staff.fullTimeEquivalents); staff > 0)
        parts << translate("Report", "staff %1 full-time equivalents").arg(context.number(staff, 2));
    if (const double each = baseCase(strategy.staff.fullTimeEquivalentsPerOwnedGpu); each > 0)
        parts << translate("Report", "staff %1 full-time equivalents for each owned GPU").arg(context.number(each, 3));
    if (const double terabytes = baseCase(strategy.storage.terabytes); terabytes > 0)
        parts << translate("Report", "storage %1 TB").arg(context.number(terabytes));
    if (const double egress = baseCase(strategy.network.egressGigabytesPerMonth); egress > 0)
        parts << translate("Report", "egress %1 GB a month").arg(context.number(egress));
    for (const OneOff& each : strategy.oneOff)
        parts << translate("Report", "%1 in month %2: %3")
                     .arg(named(context, each.name, each.id), context.whole(each.month), context.money(baseCase(each.amount)));
    if (parts.isEmpty())
        return {};
    return translate("Report", "Besides GPUs: %1.").arg(parts.join(translate("Report", "; ")));
}

void addKinds(Builder& builder)
{
    const Context& context = builder.context();
    const BreakdownChartData breakdown = breakdownChartData(context.scenario(), context.results(), context.locale());
    builder.subheading(translate("Report", "Where the money goes"), breakdown.subtitle);
    builder.chart(breakdownHeight(breakdown), [breakdown, &context](QPainter& painter, const QRectF& area) {
        paintBreakdownChart(painter, area, breakdown, context.theme(), context.locale());
    });
    constexpr std::size_t mostPerTable = 6;
    const std::vector<int>& order = context.ranking();
    const std::size_t tables = std::max<std::size_t>(1, (order.size() + mostPerTable - 1) / mostPerTable);
    const std::size_t strategiesPerTable = (order.size() + tables - 1) / tables; // all about as wide
    for (std::size_t first = 0; first < order.size(); first += strategiesPerTable) {
        const std::size_t end = std::min(order.size(), first + strategiesPerTable);
        std::vector<Column> columns{{translate("Report", "%1, mean").arg(context.moneyUnit())}};
        std::vector<Cell> totals{translate("Report", "Total")};
        for (std::size_t index = first; index < end; ++index) {
            columns.push_back({context.name(order[index]), true});
            totals.push_back(context.scaled(context.result(order[index]).totalCost.mean));
        }
        Table table = builder.newTable(columns);
        for (const BreakdownChartData::Kind& kind : breakdown.kinds) {
            std::vector<Cell> cells{kind.name};
            for (std::size_t index = first; index < end; ++index) {
                const double amount = context.result(order[index]).breakdown[std::size_t(kind.kind)];
                cells.push_back(amount == 0 ? noFigure() : context.scaled(amount));
            }
            table.row(std::move(cells));
        }
        table.total(std::move(totals));
        builder.table(table);
    }
}

} // namespace

void addOptions(Builder& builder)
{
    const Context& context = builder.context();
    builder.section(translate("Report", "Options in detail"),
                    translate("Report", "bill of materials; uncertain prices at their base case, in prices of the first month"));
    for (const int index : context.ranking()) {
        const Strategy& strategy = context.scenario().strategies[std::size_t(index)];
        builder.subheading(context.name(index),
                           translate("Report", "mean %1, utilisation %2")
                               .arg(context.money(context.result(index).totalCost.mean), context.share(context.result(index).utilisation)),
                           index);
        if (const QString description = context.data(strategy.description); !description.isEmpty())
            builder.lead(description);
        addBill(builder, strategy);
        if (const QString besides = overheads(context, strategy); !besides.isEmpty())
            builder.note(besides);
    }
    addKinds(builder);
}

} // namespace rackrate::report
