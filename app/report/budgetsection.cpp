// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/report/fiscalyears.h"
#include "model/base/translate.h"

#include <algorithm>
#include <numeric>

namespace rackrate::report {

namespace {

constexpr std::size_t yearsPerTable = 7;

struct Line {
    QString label;
    std::vector<double> years;
    bool total = false;
};

double sum(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

std::vector<Line> linesOf(const Context& context, int strategy, const FiscalYears& years)
{
    const StrategyResult& result = context.result(strategy);
    const auto byMonth = [&](auto amount) { return years.sums(int(result.breakdownByMonth.size()), amount); };
    std::vector<Line> lines;
    lines.push_back({translate("Report", "Hardware purchases"), byMonth([&](int month) { return result.breakdownByMonth[std::size_t(month)][HardwareCost]; })});
    lines.push_back({translate("Report", "Running costs"), byMonth([&](int month) {
                         const auto& kinds = result.breakdownByMonth[std::size_t(month)];
                         return std::accumulate(kinds.begin(), kinds.end(), 0.0) - kinds[HardwareCost] - kinds[ResaleCost];
                     })});
    lines.push_back({translate("Report", "Resale and credit for hardware"), byMonth([&](int month) { return result.breakdownByMonth[std::size_t(month)][ResaleCost]; })});
    lines.push_back({translate("Report", "Cash"), byMonth([&](int month) {
                         const auto& kinds = result.breakdownByMonth[std::size_t(month)];
                         return std::accumulate(kinds.begin(), kinds.end(), 0.0);
                     }), true});
    std::erase_if(lines, [](const Line& line) {
        return !line.total && std::all_of(line.years.begin(), line.years.end(), [](double amount) { return amount == 0; });
    });
    if (result.accrualByMonth.size() == result.breakdownByMonth.size())
        lines.push_back({translate("Report", "Accrual cost"), byMonth([&](int month) { return result.accrualByMonth[std::size_t(month)]; })});
    return lines;
}

void addYears(Builder& builder, const FiscalYears& years, std::size_t first, std::size_t end)
{
    const Context& context = builder.context();
    std::vector<Column> columns{{translate("Report", "%1, mean").arg(context.moneyUnit())}};
    for (std::size_t year = first; year < end; ++year)
        columns.push_back({years.names()[year], true});
    const bool last = end == years.names().size();
    if (last)
        columns.push_back({translate("Report", "All years"), true});
    Table table = builder.newTable(columns);
    for (const int strategy : context.ranking()) {
        table.group(context.name(strategy), strategy);
        for (const Line& line : linesOf(context, strategy, years)) {
            Cell label(line.label);
            label.medium = line.total;
            std::vector<Cell> cells{label};
            for (std::size_t year = first; year < end; ++year)
                cells.push_back(context.scaled(line.years[year]));
            if (last)
                cells.push_back(context.scaled(sum(line.years)));
            for (Cell& cell : cells)
                cell.medium = line.total;
            table.row(std::move(cells));
        }
    }
    builder.table(table);
}

} // namespace

void addBudget(Builder& builder)
{
    const Context& context = builder.context();
    const FiscalYears years(context.scenario());
    builder.section(translate("Report", "Cash and budget by fiscal year"), translate("Report", "nominal, mean of all futures"));
    for (std::size_t first = 0; first < years.names().size(); first += yearsPerTable)
        addYears(builder, years, first, std::min(years.names().size(), first + yearsPerTable));
    Table peaks = builder.newTable({
        {translate("Report", "%1, mean").arg(context.moneyUnit())},
        {translate("Report", "Highest cumulative cash"), true},
        {translate("Report", "Total, nominal"), true},
        {translate("Report", "Total in money of the first month"), true},
        {translate("Report", "Total accrual cost"), true},
    });
    for (const int strategy : context.ranking()) {
        const StrategyResult& result = context.result(strategy);
        peaks.row({Cell(context.name(strategy), strategy), context.scaled(result.peakCumulativeCash), context.scaled(result.totalCost.mean),
                   context.scaled(result.realTotal), context.scaled(result.accrualTotal)});
    }
    builder.table(peaks);
    builder.note(translate("Report", "The last month includes closing values. Network equipment and fit-out that are bought with servers stand under running costs. "
                                     "Accrual spreads purchases over their depreciation and prepaid terms over their months."));
}

} // namespace rackrate::report
