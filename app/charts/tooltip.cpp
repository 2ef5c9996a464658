// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/chartwidget.h"

#include <algorithm>

namespace rackrate {

void paintTooltip(QPainter& painter, const QRectF& bounds, const QPointF& at, const ChartHover& hover, const Theme& theme)
{
    constexpr double rowHeight = 17, padding = 9, swatch = 14;
    const QFont font = uiFont(type::label), medium = uiFont(type::label, true);
    double names = textWidth(hover.title, font), values = 0;
    bool swatches = false;
    for (const ChartHover::Row& row : hover.rows) {
        swatches = swatches || row.strategy >= 0 || row.colour.isValid();
        values = std::max(values, textWidth(row.value, medium));
    }
    const double indent = swatches ? swatch : 0;
    double rows = 0;
    for (const ChartHover::Row& row : hover.rows)
        rows = std::max(rows, indent + textWidth(row.name, font) + 18 + values);
    const double width = std::max(names, rows) + 2 * padding;
    const double height = rowHeight * double(hover.rows.size() + 1) + 2 * padding - 4;
    double left = at.x() + 14;
    if (left + width > bounds.right())
        left = at.x() - 14 - width;
    left = std::clamp(left, bounds.left(), std::max(bounds.left(), bounds.right() - width));
    const double top = std::clamp(at.y() - height / 2, bounds.top(), std::max(bounds.top(), bounds.bottom() - height));

    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QColor ground = theme.dark ? QColor(0x2E, 0x36, 0x44) : theme.ink1;
    const QColor text = theme.dark ? theme.ink1 : theme.base;
    QColor quiet = text;
    quiet.setAlphaF(0.78F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(left, top, width, height), 3, 3);
    double y = top + padding - 2;
    const auto line = [&](const QRectF& rect, Qt::Alignment side, const QString& words, const QFont& in, const QColor& ink) {
        paintText(painter, rect, side | Qt::AlignVCenter, words, in, ink);
    };
    line({left + padding, y, width - 2 * padding, rowHeight}, Qt::AlignLeft, hover.title, font, quiet);
    for (const ChartHover::Row& row : hover.rows) {
        y += rowHeight;
        const QPointF centre(left + padding + 4, y + rowHeight / 2);
        // Swatches of the dark theme read on the dark ground of both.
        if (row.strategy >= 0)
            paintSwatch(painter, centre, Theme::darkTheme(), row.strategy);
        else if (row.colour.isValid())
            painter.fillRect(QRectF(centre.x() - 4, centre.y() - 4, 8, 8), row.colour);
        line({left + padding + indent, y, width, rowHeight}, Qt::AlignLeft, row.name, font, text);
        line({left + width - padding - values, y, values, rowHeight}, Qt::AlignRight, row.value, medium, text);
    }
}

} // namespace rackrate
