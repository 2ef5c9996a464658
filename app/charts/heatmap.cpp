// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/heatmap.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double dayWidth = 40, hourHeight = 18, legendHeight = 26;

QRectF cellsArea(const QRectF& rect) { return rect.adjusted(dayWidth, hourHeight, 0, -legendHeight); }

QString percent(double share, const QLocale& locale)
{
    return std::isfinite(share) ? amountText(100 * share, locale) + QStringLiteral("%") : QStringLiteral("–");
}

QString hourText(int hour)
{
    return QStringLiteral("%1:00–%1:59").arg(hour, 2, 10, QLatin1Char('0'));
}

QString sentenceOf(const HeatMapData& data, const QLocale& locale)
{
    int highest = -1;
    for (int slot = 0; slot < int(data.slots168.size()); ++slot) {
        if (std::isfinite(data.slots168[slot]) && (highest < 0 || data.slots168[slot] > data.slots168[highest]))
            highest = slot;
    }
    if (highest < 0)
        return translate("Charts", "%1 pays for no GPU-hours.").arg(data.name);
    return translate("Charts", "%1 uses %2 of the GPU-hours it pays for, and most, %3, on %4 at %5.")
        .arg(data.name, percent(data.mean, locale), percent(data.slots168[highest], locale), data.days[highest / 24],
             hourText(highest % 24).left(5));
}

void paintLegend(QPainter& painter, const QRectF& cells, const Theme& theme, const QLocale& locale)
{
    const double width = cells.width() < 360 ? 84 : 140, step = width / 28, y = cells.bottom() + 11;
    for (int i = 0; i < 28; ++i)
        painter.fillRect(QRectF(cells.left() + i * step, y, step + 0.5, 8), theme.heat((i + 0.5) / 28));
    const QFont font = uiFont(type::tick);
    paintText(painter, {cells.left() + width + 8, y - 4, cells.width() - width - 8, 16}, Qt::AlignLeft | Qt::AlignVCenter,
              translate("Charts", "%1 to %2 of paid GPU-hours busy").arg(percent(0, locale), percent(1, locale)), font,
              theme.ink2);
}

} // namespace

HeatMapData heatMapData(const Scenario& scenario, const Results& results, int strategy, const QLocale& locale)
{
    HeatMapData data;
    data.strategy = strategy;
    data.name = strategyName(scenario, strategy, locale);
    data.slots168 = results.strategies[strategy].utilisationBySlot;
    data.slots168.resize(slotsPerWeek, absent);
    data.mean = results.strategies[strategy].utilisation;
    for (int day = 1; day <= 7; ++day)
        data.days.push_back(locale.standaloneDayName(day, QLocale::ShortFormat));
    data.sentence = sentenceOf(data, locale);
    data.table.head << translate("Charts", "Day");
    for (int hour = 0; hour < 24; ++hour)
        data.table.head << hourText(hour).left(5);
    for (int day = 0; day < 7; ++day) {
        QStringList row{data.days[day]};
        for (int hour = 0; hour < 24; ++hour)
            row << percent(data.slots168[day * 24 + hour], locale);
        data.table.rows.push_back(row);
    }
    return data;
}

QRectF heatMapCell(const QRectF& rect, int slot)
{
    const QRectF cells = cellsArea(rect);
    const double width = cells.width() / 24, height = cells.height() / 7;
    return {cells.left() + width * (slot % 24), cells.top() + height * (slot / 24), width, height};
}

int heatMapSlotAt(const QRectF& rect, const QPointF& point)
{
    const QRectF cells = cellsArea(rect);
    if (!cells.contains(point))
        return -1;
    const int hour = std::min(23, int((point.x() - cells.left()) / cells.width() * 24));
    const int day = std::min(6, int((point.y() - cells.top()) / cells.height() * 7));
    return day * 24 + hour;
}

void paintHeatMap(QPainter& painter, const QRectF& rect, const HeatMapData& data, const Theme& theme, const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QRectF cells = cellsArea(rect);
    const QFont font = uiFont(type::tick);
    for (int hour = 0; hour < 24; hour += 3)
        paintText(painter, {heatMapCell(rect, hour).left(), rect.top(), 40, hourHeight - 3}, Qt::AlignLeft | Qt::AlignVCenter,
                  QStringLiteral("%1").arg(hour, 2, 10, QLatin1Char('0')), font, theme.ink2);
    for (int day = 0; day < 7; ++day) {
        const QRectF first = heatMapCell(rect, day * 24);
        paintText(painter, {rect.left(), first.top(), dayWidth - 8, first.height()}, Qt::AlignRight | Qt::AlignVCenter,
                  data.days[day], font, theme.ink2);
    }
    for (int slot = 0; slot < slotsPerWeek; ++slot) {
        const QRectF cell = heatMapCell(rect, slot).adjusted(0.5, 0.5, -0.5, -0.5);
        const double share = data.slots168[slot];
        if (std::isfinite(share))
            painter.fillRect(cell, theme.heat(std::clamp(share, 0.0, 1.0)));
        else
            paintHatched(painter, cell, theme.base, theme.rule, 5);
    }
    paintLegend(painter, cells, theme, locale);
}

std::optional<ChartHover> heatMapHover(const HeatMapData& data, const QRectF& rect, int slot, const QLocale& locale)
{
    if (slot < 0 || slot >= slotsPerWeek)
        return std::nullopt;
    ChartHover hover;
    hover.month = slot;
    hover.x = heatMapCell(rect, slot).center().x();
    hover.title = translate("Charts", "%1 %2").arg(data.days[slot / 24], hourText(slot % 24));
    hover.rows.push_back({data.strategy, {}, data.name, percent(data.slots168[slot], locale)});
    return hover;
}

} // namespace rackrate
