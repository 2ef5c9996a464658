// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Who would be cheapest if the plan ended after each month (closed out as at its horizon): shares of all futures, stacked.
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

struct CheapestChartData {
    struct Layer { int strategy = 0; QString name; std::vector<double> low, high; }; ///< by month
    std::vector<Layer> layers; ///< cheapest at the end lowest; strategies that never win are left out
    TimeAxis time;
    QString sentence;
    ChartTable table;
    std::vector<QString> monthTexts;
};

CheapestChartData cheapestChartData(const Scenario& scenario, const Results& results, bool nominal, const QLocale& locale);
Plot cheapestPlot(const CheapestChartData& data, const QRectF& rect);
void paintCheapestChart(QPainter& painter, const QRectF& rect, const CheapestChartData& data, const Theme& theme,
                        const QLocale& locale);
std::optional<ChartHover> cheapestHover(const CheapestChartData& data, const QRectF& rect, int month, const QLocale& locale);

} // namespace rackrate
