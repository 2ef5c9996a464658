// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/breakevenchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double axisWidth = 34, sharesWidth = 112, sharesBar = 26;

QRectF barRect(const Plot& plot, int month, double low, double high)
{
    const double width = plot.area.width() / (plot.last - plot.first);
    const double bar = std::max(1.0, width - (width > 4 ? 1.5 : 0.5));
    const double top = plot.y(high);
    return {plot.x(month) - bar / 2, top, bar, plot.y(low) - top};
}

void paintMonthMarks(QPainter& painter, const Plot& plot, const BreakEven& pair, const Theme& theme)
{
    if (!(pair.probability > 0) || !std::isfinite(pair.p50) || !std::isfinite(pair.p5) || !std::isfinite(pair.p95))
        return;
    const double y = plot.area.top() + 4;
    // A crossing at 29.3 lies within month 30, whose bar is centred on 30.
    const auto x = [&](double month) { return plot.x(std::clamp(month + 0.5, plot.first, plot.last)); };
    painter.fillRect(QRectF(x(pair.p5), y - 0.75, x(pair.p95) - x(pair.p5), 1.5), theme.ink2);
    painter.fillRect(QRectF(x(pair.p50) - 1.25, y - 4.5, 2.5, 9), theme.ink1);
}

void paintMarkedMonth(QPainter& painter, const Plot& plot, int month, const Theme& theme)
{
    if (month < 1 || month > plot.last)
        return;
    const double width = plot.area.width() / (plot.last - plot.first);
    painter.fillRect(QRectF(plot.x(month) - width / 2, plot.area.top(), width, plot.area.height()), theme.selection);
}

void paintNote(QPainter& painter, const Plot& plot, double y, const QString& text, const Theme& theme, Qt::Alignment side)
{
    paintText(painter, {plot.area.left() + 4, y, plot.area.width() - 8, 14}, side | Qt::AlignVCenter, text,
              uiFont(type::tick), theme.ink2);
}

/// Whether the highest bar stands in the first half of the months.
bool highestIsEarly(const BreakEven& pair)
{
    const auto highest = std::max_element(pair.byMonth.begin(), pair.byMonth.end());
    return highest != pair.byMonth.end() && 2 * (highest - pair.byMonth.begin()) < std::ptrdiff_t(pair.byMonth.size());
}

QColor hatchLine(const Theme& theme) { return theme.tint(theme.ink3, 0.6); }

/// What stands beside a piece of the bar of shares.
struct ShareLabel {
    double low, high; ///< of the piece
    int percent;
    QColor colour;
    QString words, shortWords;
};

/// From the top of the bar. Never and broken even are always said, the others where there are any.
std::vector<ShareLabel> shareLabels(const BreakEvenChartData& data, const Theme& theme, const QLocale& locale)
{
    const double broken = data.broken(), closing = broken + data.pair.throughClosing, never = closing + neverByCost(data.pair);
    const QColor own = theme.strategy(data.challenger).text;
    std::vector<ShareLabel> labels;
    if (data.pair.ineligible > 0)
        labels.push_back({never, 1, data.percentRuledOut, theme.ink1, translate("Charts", "ruled out"), translate("Charts", "ruled out")});
    if (never > closing || data.pair.ineligible == 0)
        labels.push_back({closing, never, data.percentNever, theme.ink1, translate("Charts", "never"), translate("Charts", "never")});
    if (closing > broken)
        labels.push_back({broken, closing, data.percentClosing, own, translate("Charts", "only by closing"), translate("Charts", "by closing")});
    const QString month = translate("Charts", "by month %1").arg(locale.toString(data.time.months));
    labels.push_back({0, broken, data.percentBroken, own, month, month});
    return labels;
}

/// Words above their figure, or in one line where there are too many for that.
void paintShareLabels(QPainter& painter, const Plot& plot, double right, const std::vector<ShareLabel>& labels, const Theme& theme,
                      const QLocale& locale)
{
    constexpr double pitch = 34, linePitch = 18;
    const double left = plot.area.right() + 6, width = right - left, room = plot.area.height() - 30;
    const bool lines = labels.size() > 3 && pitch * double(labels.size() - 1) > room;
    std::vector<double> centres;
    for (const ShareLabel& label : labels)
        centres.push_back(plot.y((label.low + label.high) / 2));
    const double margin = lines ? 7 : 15;
    centres = nudgedApart(centres, lines ? linePitch : pitch, plot.area.top() + margin, plot.area.bottom() - margin);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const ShareLabel& label = labels[i];
        const bool rounds = label.percent == 0 || label.percent == 100;
        const QString figure = rounds ? shareText(label.high - label.low, locale) : locale.toString(label.percent) + QStringLiteral("%");
        if (lines) {
            paintText(painter, {left, centres[i] - 9, width, 18}, Qt::AlignLeft | Qt::AlignVCenter,
                      figure + QLatin1Char(' ') + label.shortWords, uiFont(type::tick), label.colour);
            continue;
        }
        paintText(painter, {left, centres[i] - 16, width, 14}, Qt::AlignLeft | Qt::AlignVCenter, label.words, uiFont(type::tick),
                  theme.ink2);
        paintText(painter, {left, centres[i] - 3, width, 19}, Qt::AlignLeft | Qt::AlignVCenter, figure,
                  uiFont(figure.size() > 5 ? type::label : 15, true), label.colour);
    }
}

} // namespace

QRectF breakEvenBarsRect(const QRectF& rect) { return rect.adjusted(0, 0, -sharesWidth, 0); }

Plot breakEvenPlot(const BreakEvenChartData& data, const QRectF& barsRect)
{
    return {barsRect.adjusted(axisWidth, 9, -6, -34), data.share, 0.5, data.time.months + 0.5};
}

Plot breakEvenCurvePlot(const BreakEvenChartData& data, const QRectF& curveRect)
{
    return {curveRect.adjusted(axisWidth, 9, -6, -34), ValueAxis{0, 1, 0.25}, 0, double(data.time.months)};
}

void paintBreakEvenBars(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                        const QLocale& locale, bool summary, int markedMonth)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Plot plot = breakEvenPlot(data, rect);
    const StrategyColours colours = theme.strategy(data.challenger);
    paintMarkedMonth(painter, plot, markedMonth, theme);
    paintValueGrid(painter, plot, theme);
    const std::vector<double>& shares = data.pair.byMonth;
    for (std::size_t k = 0; k < shares.size(); ++k) {
        if (shares[k] > 0)
            fillStrategy(painter, barRect(plot, int(k) + 1, 0, shares[k]), theme, data.challenger, colours.line);
    }
    const double closing = data.pair.throughClosing, last = shares.empty() ? 0 : shares.back();
    if (closing > 0) {
        const QRectF bar = barRect(plot, data.time.months, last, last + closing);
        paintHatched(painter, bar, theme.base, colours.line, 3.5);
        painter.setPen(QPen(colours.line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0));
        const double height = plot.area.bottom() - bar.top();
        if (plot.area.width() > 170 && height > 24) {
            const QString text = translate("Charts", "closing values, month %1").arg(locale.toString(data.time.months));
            paintText(painter, {plot.area.left(), bar.top() + (summary ? 8 : 0), bar.left() - plot.area.left() - 5, 14},
                      Qt::AlignRight | Qt::AlignVCenter, text, uiFont(type::tick), theme.ink2);
        }
    }
    paintValueLabels(painter, plot, theme,
                     [&](double value, bool top) { return percentTick(value, top, locale); });
    paintTimeAxis(painter, plot, data.time, theme, locale, translate("Charts", "month of break-even"));
    if (summary)
        paintMonthMarks(painter, plot, data.pair, theme);
    if (data.pair.fromStart > 0) { // where the bars are lower
        const QString share = shareText(data.pair.fromStart, locale);
        const QString whole = translate("Charts", "cheaper from the start: %1").arg(share);
        const bool fits = textWidth(whole, uiFont(type::tick)) <= plot.area.width() - 8;
        paintNote(painter, plot, plot.area.top() + (summary ? 12 : 2), fits ? whole : translate("Charts", "from the start: %1").arg(share), theme,
                  highestIsEarly(data.pair) ? Qt::AlignRight : Qt::AlignLeft);
    }
}

void paintBreakEvenCurve(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                         const QLocale& locale, int markedMonth)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Plot plot = breakEvenCurvePlot(data, rect);
    const StrategyColours colours = theme.strategy(data.challenger);
    QPolygonF line;
    for (std::size_t k = 0; k < data.cumulative.size(); ++k) {
        if (k > 0)
            line << QPointF(plot.x(double(k)), plot.y(data.cumulative[k - 1]));
        line << QPointF(plot.x(double(k)), plot.y(data.cumulative[k]));
    }
    QPolygonF area = line;
    area << QPointF(line.back().x(), plot.area.bottom()) << QPointF(line.front().x(), plot.area.bottom());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.band75);
    painter.drawPolygon(area);
    paintValueGrid(painter, plot, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strategyPen(theme, data.challenger, 1.75));
    painter.drawPolyline(line);
    paintValueLabels(painter, plot, theme, [&](double value, bool top) { return percentTick(value, top, locale); });
    TimeAxis time = data.time;
    time.fromZero = true;
    paintTimeAxis(painter, plot, time, theme, locale, translate("Charts", "broken even by month"));
    if (markedMonth < 0 || markedMonth > data.time.months)
        return;
    const QPointF at(plot.x(markedMonth), plot.y(data.cumulative[std::size_t(markedMonth)]));
    painter.setPen(QPen(theme.ink2, 1, Qt::DotLine));
    painter.drawLine(QPointF(at.x(), plot.area.top()), QPointF(at.x(), plot.area.bottom()));
    painter.setPen(QPen(theme.base, 1.5));
    painter.setBrush(colours.line);
    painter.drawEllipse(at, 4, 4);
    paintText(painter, {at.x() - 66, at.y() - 17, 60, 14}, Qt::AlignRight | Qt::AlignVCenter,
              shareText(data.cumulative[std::size_t(markedMonth)], locale), uiFont(type::tick, true), theme.ink1);
}

void paintBreakEvenShares(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                          const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Plot plot{QRectF(rect.left() + 6, rect.top() + 9, sharesBar, rect.height() - 43), ValueAxis{0, 1, 0.25}, 0, 1};
    const StrategyColours colours = theme.strategy(data.challenger);
    const double broken = data.broken(), closing = broken + data.pair.throughClosing, never = closing + neverByCost(data.pair);
    const auto piece = [&](double low, double high) {
        return QRectF(plot.area.left(), plot.y(high), sharesBar, plot.y(low) - plot.y(high));
    };
    if (never > closing)
        paintHatched(painter, piece(closing, never), theme.tint(theme.axis, 0.25), hatchLine(theme), 5);
    if (data.pair.ineligible > 0)
        painter.fillRect(piece(never, 1), theme.tint(theme.axis, 0.6));
    fillStrategy(painter, piece(0, broken), theme, data.challenger, colours.line);
    if (data.pair.fromStart > 0 && data.pair.fromStart < broken)
        painter.fillRect(QRectF(plot.area.left(), plot.y(data.pair.fromStart) - 0.75, sharesBar, 1.5), theme.base);
    if (closing > broken)
        paintHatched(painter, piece(broken, closing), theme.base, colours.line, 3.5);
    painter.setPen(QPen(theme.axis, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(plot.area);
    paintShareLabels(painter, plot, rect.right(), shareLabels(data, theme, locale), theme, locale);
}

void paintBreakEvenChart(QPainter& painter, const QRectF& rect, const BreakEvenChartData& data, const Theme& theme,
                         const QLocale& locale)
{
    paintBreakEvenBars(painter, breakEvenBarsRect(rect), data, theme, locale);
    paintBreakEvenShares(painter, {rect.right() - sharesWidth, rect.top(), sharesWidth, rect.height()}, data, theme, locale);
}

} // namespace rackrate
