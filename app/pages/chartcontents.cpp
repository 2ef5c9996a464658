// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/chartcontents.h"

#include "simulation/decisions/headline.h"

#include <cmath>
#include <memory>

namespace rackrate {
namespace {

template <typename Data>
ChartContent contentOf(const std::shared_ptr<const Data>& data, const QString& title)
{
    ChartContent content;
    content.table = data->table;
    content.sentence = data->sentence;
    content.title = title;
    return content;
}

/// Hover by the month nearest to the pointer inside a plot.
template <typename PlotOf>
void hoverByMonth(ChartContent& content, int first, int last, PlotOf plotOf,
                  std::function<std::optional<ChartHover>(const QRectF&, int)> at)
{
    content.firstIndex = first;
    content.lastIndex = last;
    content.hoverIndex = at;
    content.hoverAt = [=](const QRectF& rect, const QPointF& point) -> std::optional<ChartHover> {
        const Plot plot = plotOf(rect);
        if (!plot.area.adjusted(-4, -8, 4, 8).contains(point))
            return std::nullopt;
        return at(rect, int(std::lround(plot.positionAt(point.x()))));
    };
}

} // namespace

ChartContent fanContent(FanChartData given)
{
    const auto data = std::make_shared<const FanChartData>(std::move(given));
    ChartContent content = contentOf(data, data->title);
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintFanChart(painter, rect, *data, theme, locale);
    };
    hoverByMonth(content, data->time.fromZero ? 0 : 1, data->time.months, [data](const QRectF& r) { return fanPlot(*data, r); },
                 [data](const QRectF& rect, int month) { return fanHover(*data, rect, month, QLocale()); });
    content.strategyAt = [data](const QRectF& rect, const QPointF& point) { return fanStrategyAt(*data, rect, point); };
    return content;
}

ChartContent shareBarContent(ShareBarData given)
{
    const auto data = std::make_shared<const ShareBarData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Who is cheapest"));
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintShareBar(painter, rect, *data, theme, locale);
    };
    content.strategyAt = [data](const QRectF& rect, const QPointF& point) {
        const int piece = shareBarPieceAt(*data, rect, point.x());
        return piece < 0 ? -1 : data->pieces[std::size_t(piece)].strategy;
    };
    return content;
}

ChartContent breakEvenContent(BreakEvenChartData given)
{
    const auto data = std::make_shared<const BreakEvenChartData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Break-even"));
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintBreakEvenChart(painter, rect, *data, theme, locale);
    };
    const auto plotOf = [data](const QRectF& rect) { return breakEvenPlot(*data, breakEvenBarsRect(rect)); };
    hoverByMonth(content, 1, data->time.months, plotOf, [data, plotOf](const QRectF& rect, int month) {
        return breakEvenHover(*data, plotOf(rect), month, QLocale());
    });
    return content;
}

ChartContent breakEvenBarsContent(BreakEvenChartData given, int marked)
{
    const auto data = std::make_shared<const BreakEvenChartData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Break-even"));
    content.hairline = false;
    content.paint = [data, marked](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintBreakEvenBars(painter, rect, *data, theme, locale, true, marked);
    };
    hoverByMonth(content, 1, data->time.months, [data](const QRectF& rect) { return breakEvenPlot(*data, rect); },
                 [data](const QRectF& rect, int month) {
                     return breakEvenHover(*data, breakEvenPlot(*data, rect), month, QLocale());
                 });
    return content;
}

ChartContent breakEvenCurveContent(BreakEvenChartData given, int marked)
{
    const auto data = std::make_shared<const BreakEvenChartData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Cumulative probability of break-even"));
    content.hairline = false;
    content.paint = [data, marked](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintBreakEvenCurve(painter, rect, *data, theme, locale, marked);
    };
    hoverByMonth(content, 1, data->time.months, [data](const QRectF& rect) { return breakEvenCurvePlot(*data, rect); },
                 [data](const QRectF& rect, int month) {
                     return breakEvenHover(*data, breakEvenCurvePlot(*data, rect), month, QLocale());
                 });
    return content;
}

ChartContent breakEvenSharesContent(BreakEvenChartData given)
{
    const auto data = std::make_shared<const BreakEvenChartData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Break-even"));
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintBreakEvenShares(painter, rect, *data, theme, locale);
    };
    return content;
}

ChartContent breakdownContent(BreakdownChartData given)
{
    const auto data = std::make_shared<const BreakdownChartData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Cost by kind"));
    content.hairline = false;
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintBreakdownChart(painter, rect, *data, theme, locale);
    };
    content.hoverAt = [data](const QRectF& rect, const QPointF& point) {
        return breakdownHover(*data, rect, point, currentTheme(), QLocale());
    };
    return content;
}

ChartContent cheapestContent(CheapestChartData given)
{
    const auto data = std::make_shared<const CheapestChartData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Who is cheapest by horizon"));
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintCheapestChart(painter, rect, *data, theme, locale);
    };
    hoverByMonth(content, 1, data->time.months, [data](const QRectF& rect) { return cheapestPlot(*data, rect); },
                 [data](const QRectF& rect, int month) { return cheapestHover(*data, rect, month, QLocale()); });
    return content;
}

ChartContent heatMapContent(HeatMapData given)
{
    const auto data = std::make_shared<const HeatMapData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Utilisation by hour of the week"));
    content.hairline = false;
    content.firstIndex = 0;
    content.lastIndex = slotsPerWeek - 1;
    content.rowStep = 24;
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintHeatMap(painter, rect, *data, theme, locale);
    };
    content.hoverIndex = [data](const QRectF& rect, int slot) { return heatMapHover(*data, rect, slot, QLocale()); };
    content.hoverAt = [data](const QRectF& rect, const QPointF& point) {
        return heatMapHover(*data, rect, heatMapSlotAt(rect, point), QLocale());
    };
    content.paintOver = [](QPainter& painter, const QRectF& rect, const ChartHover& hover, const Theme& theme) {
        painter.setPen(QPen(theme.ink1, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(heatMapCell(rect, hover.month));
    };
    return content;
}

ChartContent tornadoContent(TornadoData given)
{
    const auto data = std::make_shared<const TornadoData>(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "What decides"));
    content.hairline = false;
    content.paint = [data](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paintTornado(painter, rect, *data, theme, locale);
    };
    content.hoverAt = [data](const QRectF& rect, const QPointF& point) {
        return tornadoHover(*data, rect, point, QLocale());
    };
    return content;
}

} // namespace rackrate
