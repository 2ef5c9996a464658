// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/breakdownchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

// Falling shares of the strategy's colour, spread so that neighbours differ clearly.
constexpr double tints[] = {0.92, 0.66, 0.46, 0.32, 0.22, 0.8, 0.56, 0.38, 0.27, 0.18, 0.72, 0.5, 0.34, 0.24, 0.62, 0.42};

std::vector<BreakdownChartData::Kind> kindsOf(const Results& results)
{
    std::vector<double> weights(costKindCount, 0.0);
    for (const StrategyResult& strategy : results.strategies) {
        for (int kind = 0; kind < costKindCount; ++kind)
            weights[kind] += std::abs(strategy.breakdown[kind]);
    }
    std::vector<BreakdownChartData::Kind> kinds;
    for (const int kind : orderByDescending(weights)) {
        if (weights[kind] > 0)
            kinds.push_back({kind, costKindText(kind), tints[kinds.size()]});
    }
    return kinds;
}

ChartTable tableOf(const BreakdownChartData& data, const QLocale& locale)
{
    ChartTable table;
    table.head << translate("Charts", "Cost kind");
    for (const BreakdownChartData::Bar& bar : data.bars)
        table.head << bar.name;
    for (const BreakdownChartData::Kind& kind : data.kinds) {
        QStringList row{kind.name};
        for (const BreakdownChartData::Bar& bar : data.bars)
            row << amountText(bar.amounts[kind.kind], locale);
        table.rows.push_back(row);
    }
    QStringList totals{translate("Charts", "Total")};
    for (const BreakdownChartData::Bar& bar : data.bars)
        totals << amountText(bar.total, locale);
    table.rows.push_back(totals);
    return table;
}

QString sentenceOf(const BreakdownChartData& data, const Results& results, const std::string& currency, const QLocale& locale)
{
    const int best = results.best();
    if (best < 0 || data.kinds.empty())
        return {};
    const BreakdownChartData::Bar& bar = data.bars[best];
    const auto largest = std::max_element(data.kinds.begin(), data.kinds.end(), [&](const auto& a, const auto& b) {
        return bar.amounts[a.kind] < bar.amounts[b.kind];
    });
    return translate("Charts", "%1 costs %2 on average; the largest part is %3 with %4.")
        .arg(bar.name, moneyText(bar.total, currency, locale), largest->name,
             moneyText(bar.amounts[largest->kind], currency, locale));
}

} // namespace

BreakdownChartData breakdownChartData(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    BreakdownChartData data;
    data.kinds = kindsOf(results);
    double low = 0, high = 0;
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const StrategyResult& strategy = results.strategies[i];
        BreakdownChartData::Bar bar{i, strategyName(scenario, i, locale), strategy.breakdown, strategy.totalCost.mean};
        double costs = 0, credits = 0;
        for (const double amount : bar.amounts)
            (amount < 0 ? credits : costs) += amount;
        low = std::min(low, credits);
        high = std::max(high, costs);
        data.bars.push_back(bar);
    }
    data.value = niceAxis(low, high, 5);
    data.money = moneyScale(std::max(high, -low), scenario.currency);
    data.subtitle = translate("Charts", "%1 · mean, nominal; credits left of zero").arg(data.money.unit);
    data.sentence = sentenceOf(data, results, scenario.currency, locale);
    data.table = tableOf(data, locale);
    return data;
}

BreakdownLayers breakdownLayers(const Scenario& scenario, const Results& results, int strategy,
                                const std::vector<BreakdownChartData::Kind>& kinds, const QLocale& locale)
{
    BreakdownLayers data;
    const StrategyResult& result = results.strategies[strategy];
    const std::size_t months = result.breakdownByMonth.size();
    std::vector<double> costs(months + 1, 0.0), credits(months + 1, 0.0);
    for (const BreakdownChartData::Kind& kind : kinds) {
        BreakdownLayers::Layer layer{kind.kind, kind.name, kind.tint, {0.0}, {0.0}};
        const bool credit = result.breakdown[kind.kind] < 0;
        std::vector<double>& base = credit ? credits : costs;
        double sum = 0;
        bool any = false;
        for (std::size_t k = 0; k < months; ++k) {
            const double amount = result.breakdownByMonth[k][kind.kind];
            sum += amount;
            any = any || amount != 0;
            const double from = base[k + 1], to = from + sum;
            layer.low.push_back(std::min(from, to));
            layer.high.push_back(std::max(from, to));
            base[k + 1] = to;
        }
        if (any)
            data.layers.push_back(layer);
    }
    double low = 0, high = 0;
    for (const BreakdownLayers::Layer& layer : data.layers) {
        low = std::min(low, *std::min_element(layer.low.begin(), layer.low.end()));
        high = std::max(high, *std::max_element(layer.high.begin(), layer.high.end()));
    }
    data.value = niceAxis(low, high, 5);
    data.money = moneyScale(std::max(high, -low), scenario.currency);
    data.sentence = translate("Charts", "Mean cost of %1 by kind, summed up to each month; %2 in all.")
                        .arg(strategyName(scenario, strategy, locale),
                             moneyText(result.totalCost.mean, scenario.currency, locale));
    data.table.head << translate("Charts", "Month") << translate("Charts", "Date");
    for (const BreakdownLayers::Layer& layer : data.layers)
        data.table.head << layer.name;
    for (std::size_t k = 0; k < months; ++k) {
        QStringList row{locale.toString(int(k) + 1), monthText(scenario, int(k) + 1, locale)};
        for (const BreakdownLayers::Layer& layer : data.layers)
            row << amountText(result.breakdownByMonth[k][layer.kind], locale);
        data.table.rows.push_back(row);
    }
    return data;
}

} // namespace rackrate
