// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Cost over time for all strategies: medians, bands P5–P95 and P25–P75 of the pair in focus, the spread of every strategy at
// the end. Nominal cash; the last month includes the closing.
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

struct FanChoice {
    enum class View { Cumulative, Monthly, Difference } view = View::Cumulative; ///< difference: mean, to the baseline
    std::vector<int> focus;          ///< strategies with bands, at most two; empty: the cheapest and the runner-up
    std::optional<ValueAxis> widest; ///< an axis to keep if the new one fits in it (while an input is dragged)
};

struct FanSeries {
    int strategy = 0;
    QString name;
    bool focus = false, folded = false; ///< folded: one of "others", beyond the eight strategies that are named
    /// By position: cumulative and difference start with position 0 (= 0), monthly with month 1.
    std::vector<double> line, p5, p25, p75, p95; ///< line: median, or the mean difference; no bands for a difference
    double end() const { return line.empty() ? 0 : line.back(); }
};

struct FanChartData {
    FanChoice::View view = FanChoice::View::Cumulative;
    std::vector<FanSeries> series; ///< in the scenario's order
    TimeAxis time;
    ValueAxis value; ///< in money
    MoneyScale money;
    QString title;     ///< "Cumulative cost"
    QString subtitle;  ///< "thousand USD · median, P25–P75, P5–P95"
    QString sentence;  ///< what the chart says
    ChartTable table;
    std::vector<QString> monthTexts; ///< by month, "Jun 2029"
};

FanChartData fanChartData(const Scenario& scenario, const Results& results, const FanChoice& choice, const QLocale& locale);

/// The plot inside `rect`; range marks and labels stand right of it.
Plot fanPlot(const FanChartData& data, const QRectF& rect);
void paintFanChart(QPainter& painter, const QRectF& rect, const FanChartData& data, const Theme& theme, const QLocale& locale);

/// Strategies at a position of the time axis, dearest first. No value outside the plan.
std::optional<ChartHover> fanHover(const FanChartData& data, const QRectF& rect, int position, const QLocale& locale);
/// The strategy whose line or label is nearest to a point, within 12 px; -1 if none.
int fanStrategyAt(const FanChartData& data, const QRectF& rect, const QPointF& point);

/// The polygons where two bands overlap. Band i at position first + k reaches from low[k] to high[k], linear between.
std::vector<QPolygonF> bandOverlap(const std::vector<double>& lowA, const std::vector<double>& highA,
                                   const std::vector<double>& lowB, const std::vector<double>& highB, double first);

} // namespace rackrate
