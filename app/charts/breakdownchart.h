// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Where the money goes: one bar per strategy, one tint of its colour per cost kind, credits (resale, tax) left of zero.
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

struct BreakdownChartData {
    struct Kind {
        int kind = 0;       ///< CostKind
        QString name;
        double tint = 1;    ///< share of the strategy's colour; the same for a kind in all bars
    };
    struct Bar {
        int strategy = 0;
        QString name;
        std::array<double, costKindCount> amounts{}; ///< mean, nominal; credits negative
        double total = 0;
    };
    std::vector<Kind> kinds; ///< those with any money, in the order of the bars, the largest over all strategies first
    std::vector<Bar> bars;   ///< in the scenario's order
    ValueAxis value;
    MoneyScale money;
    QString subtitle, sentence;
    ChartTable table;        ///< kinds in rows, strategies in columns, totals last
};

BreakdownChartData breakdownChartData(const Scenario& scenario, const Results& results, const QLocale& locale);

/// Height at which bars and legend stand well.
double breakdownHeight(const BreakdownChartData& data);
void paintBreakdownChart(QPainter& painter, const QRectF& rect, const BreakdownChartData& data, const Theme& theme,
                         const QLocale& locale);
std::optional<ChartHover> breakdownHover(const BreakdownChartData& data, const QRectF& rect, const QPointF& point,
                                         const Theme& theme, const QLocale& locale);

/// Cost of one strategy by kind over the months, summed up to each month; the layers of a stacked area. Kinds that end as
/// credits lie below zero.
struct BreakdownLayers {
    struct Layer { int kind = 0; QString name; double tint = 1; std::vector<double> low, high; }; ///< from position 0
    std::vector<Layer> layers;
    ValueAxis value;
    MoneyScale money;
    QString sentence;
    ChartTable table; ///< by month and kind, not summed up
};
BreakdownLayers breakdownLayers(const Scenario& scenario, const Results& results, int strategy,
                                const std::vector<BreakdownChartData::Kind>& kinds, const QLocale& locale);

} // namespace rackrate
