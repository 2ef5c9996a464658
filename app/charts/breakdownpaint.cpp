// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/breakdownchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double rowHeight = 42, barHeight = 24, totalWidth = 64, axisHeight = 24;

struct Frame {
    QRectF area;
    ValueAxis value;
    double row = rowHeight;
    double x(double amount) const
    {
        return area.left() + (amount - value.minimum) / (value.maximum - value.minimum) * area.width();
    }
};

Frame frameOf(const BreakdownChartData& data, const QRectF& rect)
{
    double names = 60;
    for (const BreakdownChartData::Bar& bar : data.bars)
        names = std::max(names, textWidth(bar.name, uiFont(type::label, true)) + 18);
    names = std::min(names, rect.width() * 0.25);
    Frame frame;
    frame.value = data.value;
    frame.area = rect.adjusted(names + 8, 4, -totalWidth, -axisHeight);
    frame.row = frame.area.height() / std::max<double>(1, double(data.bars.size()));
    return frame;
}

struct Piece {
    int kind = 0;
    std::size_t kindIndex = 0;
    QRectF rect;
};

std::vector<Piece> piecesOf(const BreakdownChartData& data, const Frame& frame, std::size_t row)
{
    std::vector<Piece> pieces;
    const double height = std::min(barHeight, frame.row - 8);
    const double top = frame.area.top() + frame.row * double(row) + (frame.row - height) / 2;
    double costs = 0, credits = 0;
    for (std::size_t k = 0; k < data.kinds.size(); ++k) {
        const double amount = data.bars[row].amounts[data.kinds[k].kind];
        if (amount == 0)
            continue;
        double& end = amount < 0 ? credits : costs;
        const double from = frame.x(std::min(end, end + amount)), to = frame.x(std::max(end, end + amount));
        end += amount;
        pieces.push_back({data.kinds[k].kind, k, QRectF(from, top, to - from, height)});
    }
    return pieces;
}

void paintPiece(QPainter& painter, const BreakdownChartData& data, const Piece& piece, const BreakdownChartData::Bar& bar,
                double left, const Theme& theme)
{
    const QColor line = theme.strategy(bar.strategy).line;
    const QColor colour = theme.tint(line, data.kinds[piece.kindIndex].tint);
    const QRectF inner = piece.rect.width() > 3 ? piece.rect.adjusted(0.5, 0, -0.5, 0) : piece.rect;
    const bool credit = bar.amounts[piece.kind] < 0;
    if (credit)
        paintHatched(painter, inner, theme.base, line, 4);
    else
        painter.fillRect(inner, colour);
    const QFont font = uiFont(type::tick);
    const QString name = data.kinds[piece.kindIndex].name;
    if (!credit && textWidth(name, font) + 10 <= inner.width())
        paintText(painter, inner.adjusted(5, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter, name, font, inkOn(colour, theme));
    else if (credit && textWidth(name, font) + 12 <= inner.width()) {
        const double width = textWidth(name, font) + 6;
        const QRectF plate(inner.right() - width - 3, inner.center().y() - 8, width, 16);
        painter.fillRect(plate, theme.base);
        paintText(painter, plate, Qt::AlignCenter, name, font, theme.ink1);
    } else if (credit && textWidth(name, font) + 8 <= inner.left() - left) {
        paintText(painter, {left, inner.top(), inner.left() - left - 5, inner.height()}, Qt::AlignRight | Qt::AlignVCenter, name,
                  font, theme.ink2);
    }
}

} // namespace

double breakdownHeight(const BreakdownChartData& data) { return 4 + rowHeight * double(data.bars.size()) + axisHeight; }

void paintBreakdownChart(QPainter& painter, const QRectF& rect, const BreakdownChartData& data, const Theme& theme,
                         const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Frame frame = frameOf(data, rect);
    const QFont font = uiFont(type::tick);
    const int decimals = ValueAxis{0, 1, data.value.step / data.money.divisor}.decimals();
    for (const double tick : data.value.ticks()) {
        const double x = std::round(frame.x(tick)) + 0.5;
        painter.setPen(QPen(tick == 0 ? theme.axis : theme.grid, 1));
        painter.drawLine(QPointF(x, frame.area.top()), QPointF(x, frame.area.bottom() + 3));
        paintText(painter, {x - 40, frame.area.bottom() + 5, 80, 15}, Qt::AlignCenter, data.money.text(tick, locale, decimals),
                  font, theme.ink2);
    }
    const int totalDecimals = data.money.decimalsFor(data.value.maximum);
    for (std::size_t row = 0; row < data.bars.size(); ++row) {
        const BreakdownChartData::Bar& bar = data.bars[row];
        const double centre = frame.area.top() + frame.row * (double(row) + 0.5);
        paintSwatch(painter, {rect.left() + 5, centre}, theme, bar.strategy, 10);
        paintText(painter, {rect.left() + 17, centre - 9, frame.area.left() - rect.left() - 23, 18},
                  Qt::AlignLeft | Qt::AlignVCenter, bar.name, uiFont(type::label, true), theme.strategy(bar.strategy).text);
        for (const Piece& piece : piecesOf(data, frame, row))
            paintPiece(painter, data, piece, bar, frame.area.left(), theme);
        paintText(painter, {frame.area.right() + 4, centre - 9, totalWidth - 4, 18}, Qt::AlignRight | Qt::AlignVCenter,
                  data.money.text(bar.total, locale, totalDecimals), uiFont(type::label, true), theme.ink1);
    }
}

std::optional<ChartHover> breakdownHover(const BreakdownChartData& data, const QRectF& rect, const QPointF& point,
                                         const Theme& theme, const QLocale& locale)
{
    const Frame frame = frameOf(data, rect);
    const int row = int(std::floor((point.y() - frame.area.top()) / frame.row));
    if (row < 0 || row >= int(data.bars.size()) || point.x() < frame.area.left() || point.x() > frame.area.right())
        return std::nullopt;
    const BreakdownChartData::Bar& bar = data.bars[std::size_t(row)];
    ChartHover hover;
    hover.x = -1;
    hover.title = translate("Charts", "%1: %2 %3").arg(bar.name, data.money.text(bar.total, locale, 1), data.money.unit);
    for (const BreakdownChartData::Kind& kind : data.kinds) {
        if (bar.amounts[kind.kind] != 0)
            hover.rows.push_back({-1, theme.tint(theme.strategy(bar.strategy).line, kind.tint), kind.name,
                                  data.money.text(bar.amounts[kind.kind], locale, 1)});
    }
    return hover;
}

} // namespace rackrate
