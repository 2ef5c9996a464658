// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// When a challenger's cumulative cost is, and stays, at or below the baseline's. All bars are shares of all futures.
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

struct BreakEvenChartData {
    BreakEven pair;                ///< figures as the run gave them
    int baseline = 0, challenger = 0;
    QString baselineName, challengerName;
    TimeAxis time;                 ///< months as a whole
    ValueAxis share;               ///< of the bars; rows of one page share the widest
    std::vector<double> cumulative; ///< by position 0 to the last month, without closing values
    int percentBroken = 0, percentClosing = 0, percentNever = 0, percentRuledOut = 0; ///< whole percents that sum to 100, rounded as in the sentences
    QString sentence;
    ChartTable table;
    std::vector<QString> monthTexts;

    /// Broken even by the end of the plan or cheaper from the start; what only closing values bring is apart.
    double broken() const { return pair.fromStart + pair.probability; }
    /// Whether the bars by month show more than an empty plot: at least one percent of the futures.
    bool hasBars() const { return pair.probability + pair.throughClosing >= 0.01; }
};

/// Empty if the results have no such pair.
std::optional<BreakEvenChartData> breakEvenChartData(const Scenario& scenario, const Results& results, int baseline,
                                                     int challenger, bool nominal, const QLocale& locale);
/// Gives all charts the widest of their axes.
void shareAxis(std::vector<BreakEvenChartData>& charts);

/// Bars by month; what only closing values bring stands hatched on the last month's bar. `summary` adds the marks P5–P95,
/// P25–P75 where known, and the median of the month above the bars.
void paintBreakEvenBars(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                        const QLocale& locale, bool summary = false, int markedMonth = -1);
/// Cumulative probability on a scale of 0 to 100 %.
void paintBreakEvenCurve(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                         const QLocale& locale, int markedMonth = -1);
/// One bar of 0 to 100 %: broken even, only through closing values (hatched in the strategy's colour), never (hatched grey), ruled
/// out (plain grey), with figures at its right.
void paintBreakEvenShares(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                          const QLocale& locale);
/// Bars and shares side by side.
void paintBreakEvenChart(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                         const QLocale& locale);

Plot breakEvenPlot(const BreakEvenChartData& data, const QRectF& barsRect);
Plot breakEvenCurvePlot(const BreakEvenChartData& data, const QRectF& curveRect);
/// The part of paintBreakEvenChart's rectangle that holds the bars.
QRectF breakEvenBarsRect(const QRectF& rect);
/// Month by the horizontal place; none outside the bars.
std::optional<ChartHover> breakEvenHover(const BreakEvenChartData& data, const Plot& plot, int month, const QLocale& locale);

} // namespace rackrate
