// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/chartcontents.h"

#include "simulation/decisions/headline.h"

#include <cmath>
#include <memory>

namespace rackrate {
namespace {

template <typename Data>
using Shared = std::shared_ptr<const Data>;

template <typename Data>
Shared<Data> shared(Data&& data)
{
    return std::make_shared<const Data>(std::move(data));
}

/// `paint` is called with painter, place, data, theme and locale.
template <typename Data, typename Paint>
ChartContent contentOf(const Shared<Data>& data, const QString& title, Paint paint)
{
    ChartContent content;
    content.table = data->table;
    content.sentence = data->sentence;
    content.title = title;
    content.paint = [data, paint](QPainter& painter, const QRectF& rect, const Theme& theme, const QLocale& locale) {
        paint(painter, rect, *data, theme, locale);
    };
    return content;
}

/// Hover by the month nearest to the pointer inside a plot. `plotOf` is called with data and place, `at` with data, place and month.
template <typename Data, typename PlotOf, typename At>
void hoverByMonth(ChartContent& content, const Shared<Data>& data, int first, PlotOf plotOf, At at)
{
    content.firstIndex = first;
    content.lastIndex = data->time.months;
    content.hoverIndex = [=](const QRectF& rect, int month) { return at(*data, rect, month, QLocale()); };
    content.hoverAt = [=](const QRectF& rect, const QPointF& point) -> std::optional<ChartHover> {
        const Plot plot = plotOf(*data, rect);
        if (!plot.area.adjusted(-4, -8, 4, 8).contains(point))
            return std::nullopt;
        return at(*data, rect, int(std::lround(plot.positionAt(point.x()))), QLocale());
    };
}

/// One of the drawings of a break-even; its months answer alike, wherever its plot lies.
template <typename PlotOf, typename Paint>
ChartContent breakEvenDrawing(BreakEvenChartData&& given, const QString& title, PlotOf plotOf, Paint paint)
{
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, title, paint);
    hoverByMonth(content, data, 1, plotOf, [plotOf](const BreakEvenChartData& chart, const QRectF& rect, int month, const QLocale& locale) {
        return breakEvenHover(chart, plotOf(chart, rect), month, locale);
    });
    return content;
}

Plot plotOfBars(const BreakEvenChartData& data, const QRectF& rect)
{
    return breakEvenPlot(data, breakEvenBarsRect(rect));
}

} // namespace

ChartContent fanContent(FanChartData given)
{
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, data->title, paintFanChart);
    hoverByMonth(content, data, data->time.fromZero ? 0 : 1, fanPlot, fanHover);
    content.strategyAt = [data](const QRectF& rect, const QPointF& point) { return fanStrategyAt(*data, rect, point); };
    return content;
}

ChartContent shareBarContent(ShareBarData given)
{
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Who is cheapest"), paintShareBar);
    content.strategyAt = [data](const QRectF& rect, const QPointF& point) {
        const int piece = shareBarPieceAt(*data, rect, point.x());
        return piece < 0 ? -1 : data->pieces[std::size_t(piece)].strategy;
    };
    return content;
}

ChartContent breakEvenContent(BreakEvenChartData given)
{
    return breakEvenDrawing(std::move(given), translate("Charts", "Break-even"), plotOfBars, paintBreakEvenChart);
}

ChartContent breakEvenBarsContent(BreakEvenChartData given, int marked)
{
    const auto paint = [marked](QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme, const QLocale& locale) {
        paintBreakEvenBars(painter, rect, data, theme, locale, true, marked);
    };
    ChartContent content = breakEvenDrawing(std::move(given), translate("Charts", "Break-even"), breakEvenPlot, paint);
    content.hairline = false;
    return content;
}

ChartContent breakEvenCurveContent(BreakEvenChartData given, int marked)
{
    const auto paint = [marked](QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme, const QLocale& locale) {
        paintBreakEvenCurve(painter, rect, data, theme, locale, marked);
    };
    ChartContent content = breakEvenDrawing(std::move(given), translate("Charts", "Cumulative probability of break-even"), breakEvenCurvePlot, paint);
    content.hairline = false;
    return content;
}

ChartContent breakEvenSharesContent(BreakEvenChartData given)
{
    return contentOf(shared(std::move(given)), translate("Charts", "Break-even"), paintBreakEvenShares);
}

ChartContent breakdownContent(BreakdownChartData given)
{
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Cost by kind"), paintBreakdownChart);
    content.hairline = false;
    content.hoverAt = [data](const QRectF& rect, const QPointF& point) {
        return breakdownHover(*data, rect, point, currentTheme(), QLocale());
    };
    return content;
}

ChartContent cheapestContent(CheapestChartData given)
{
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Who is cheapest by horizon"), paintCheapestChart);
    hoverByMonth(content, data, 1, cheapestPlot, cheapestHover);
    return content;
}

ChartContent heatMapContent(HeatMapData given)
{
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "Utilisation by hour of the week"), paintHeatMap);
    content.hairline = false;
    content.firstIndex = 0;
    content.lastIndex = slotsPerWeek - 1;
    content.rowStep = 24;
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
    const auto data = shared(std::move(given));
    ChartContent content = contentOf(data, translate("Charts", "What decides"), paintTornado);
    content.hairline = false;
    content.hoverAt = [data](const QRectF& rect, const QPointF& point) {
        return tornadoHover(*data, rect, point, QLocale());
    };
    return content;
}

} // namespace rackrate
