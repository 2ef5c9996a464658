// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/chartpaint.h"

#include "simulation/decisions/headline.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackrate {

double textWidth(const QString& text, const QFont& font) { return QFontMetricsF(font).horizontalAdvance(text); }

void paintText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, const QFont& font,
               const QColor& colour)
{
    if (rect.width() <= 0 || text.isEmpty())
        return;
    const PainterState state(painter);
    painter.setFont(font);
    painter.setPen(colour);
    const QString shown = QFontMetricsF(font).elidedText(withoutHanGaps(text), Qt::ElideRight, rect.width() + 1);
    painter.drawText(rect, int(alignment | Qt::TextSingleLine | Qt::TextDontClip), shown);
}

void paintValueGrid(QPainter& painter, const Plot& plot, const Theme& theme)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    QColor line = theme.ink1;
    line.setAlphaF(0.08F);
    painter.setPen(QPen(line, 1));
    for (const double tick : plot.value.ticks()) {
        const double y = std::round(plot.y(tick)) + 0.5;
        painter.drawLine(QPointF(plot.area.left(), y), QPointF(plot.area.right(), y));
    }
    if (plot.value.minimum < 0 && plot.value.maximum > 0) {
        painter.setPen(QPen(theme.axis, 1));
        const double y = std::round(plot.y(0)) + 0.5;
        painter.drawLine(QPointF(plot.area.left(), y), QPointF(plot.area.right(), y));
    }
}

void paintValueLabels(QPainter& painter, const Plot& plot, const Theme& theme,
                      const std::function<QString(double value, bool top)>& text)
{
    const QFont font = uiFont(type::tick);
    const std::vector<double> ticks = plot.value.ticks();
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const QRectF rect(plot.area.left() - 80, plot.y(ticks[i]) - 8, 74, 16);
        paintText(painter, rect, Qt::AlignRight | Qt::AlignVCenter, text(ticks[i], i + 1 == ticks.size()), font, theme.ink2);
    }
}

void paintTimeAxis(QPainter& painter, const Plot& plot, const TimeAxis& axis, const Theme& theme, const QLocale& locale,
                   const QString& title)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.axis, 1));
    const double y = std::round(plot.area.bottom()) + 0.5;
    painter.drawLine(QPointF(plot.area.left(), y), QPointF(plot.area.right(), y));
    const QFont font = uiFont(type::tick);
    const std::vector<TimeAxis::Tick> ticks = axis.ticks(plot.area.width(), locale);
    for (const TimeAxis::Tick& tick : ticks) {
        const double x = std::round(plot.x(tick.position)) + 0.5;
        painter.setPen(QPen(theme.axis, 1));
        painter.drawLine(QPointF(x, y), QPointF(x, y + 4));
        paintText(painter, {x - 20, y + 5, 40, 14}, Qt::AlignCenter, tick.label, font, theme.ink2);
        if (!title.isEmpty() || tick.below.isEmpty())
            continue;
        const bool first = &tick == &ticks.front();
        const bool last = &tick == &ticks.back();
        const QRectF below(first ? x - 8 : last ? x - 92 : x - 50, y + 19, 100, 14);
        const Qt::Alignment side = first ? Qt::AlignLeft : last ? Qt::AlignRight : Qt::AlignHCenter;
        paintText(painter, below, side | Qt::AlignVCenter, tick.below, font, theme.ink3);
    }
    if (!title.isEmpty())
        paintText(painter, {plot.area.left(), y + 19, plot.area.width(), 14}, Qt::AlignLeft | Qt::AlignVCenter, title, font,
                  theme.ink3);
}

void paintHatched(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& lines, double spacing)
{
    if (rect.isEmpty())
        return;
    const PainterState state(painter);
    painter.fillRect(rect, ground);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(lines, 1));
    // Lines on a common lattice (x + y = constant), so that neighbouring pieces join without a seam.
    const double first = std::floor((rect.left() + rect.top()) / spacing) * spacing;
    for (double sum = first; sum <= rect.right() + rect.bottom() + spacing; sum += spacing) {
        painter.drawLine(QPointF(sum - rect.bottom() - 1, rect.bottom() + 1), QPointF(sum - rect.top() + 1, rect.top() - 1));
    }
}

void fillStrategy(QPainter& painter, const QRectF& rect, const Theme& theme, int strategy, const QColor& colour)
{
    if (theme.strategy(strategy).dashed)
        paintHatched(painter, rect, colour, theme.tint(theme.base, 0.5), 4);
    else
        painter.fillRect(rect, colour);
}

void paintSwatch(QPainter& painter, const QPointF& centre, const Theme& theme, int strategy, double size)
{
    fillStrategy(painter, {centre.x() - size / 2, centre.y() - size / 2, size, size}, theme, strategy,
                 theme.strategy(strategy).line);
}

QPen strategyPen(const Theme& theme, int strategy, double width)
{
    const StrategyColours colours = theme.strategy(strategy);
    QPen pen(colours.line, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (colours.dashed)
        pen.setDashPattern({5.0, 4.0});
    return pen;
}

QColor inkOn(const QColor& ground, const Theme& theme)
{
    const double luminance = 0.2126 * ground.redF() + 0.7152 * ground.greenF() + 0.0722 * ground.blueF();
    const bool darkGround = luminance < 0.5;
    const QColor& light = theme.dark ? theme.ink1 : theme.base;
    const QColor& dark = theme.dark ? theme.window : theme.ink1;
    return darkGround ? light : dark;
}

QString percentTick(double share, bool withUnit, const QLocale& locale)
{
    const double percent = share * 100;
    int decimals = 0;
    for (double scaled = percent; decimals < 2 && std::abs(scaled - std::round(scaled)) > 1e-6; scaled *= 10)
        ++decimals;
    const QString figure = amountText(percent, locale, decimals);
    return withUnit ? figure + QStringLiteral("%") : figure;
}

std::vector<int> orderByDescending(const std::vector<double>& values)
{
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return values[a] > values[b]; });
    return order;
}

} // namespace rackrate
