// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The strokes all charts share, so that the window and the report look alike. Sizes in logical pixels; the painter may be
// scaled. Nothing here keeps state: each function leaves the painter as it found it.
#pragma once

#include "app/charts/chartscale.h"
#include "app/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <functional>

namespace rackrate {

/// Restores the painter when it goes out of scope.
class PainterState {
public:
    explicit PainterState(QPainter& painter) : m_painter(painter) { painter.save(); }
    ~PainterState() { m_painter.restore(); }
    PainterState(const PainterState&) = delete;
    PainterState& operator=(const PainterState&) = delete;

private:
    QPainter& m_painter;
};

double textWidth(const QString& text, const QFont& font);
/// One line of text in `rect`, shortened with an ellipsis where it does not fit.
void paintText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, const QFont& font,
               const QColor& colour);

/// Horizontal lines at the ticks (8 % ink, meant to lie over bands), the axis line at `baseline` and figures at left.
void paintValueGrid(QPainter& painter, const Plot& plot, const Theme& theme);
void paintValueLabels(QPainter& painter, const Plot& plot, const Theme& theme,
                      const std::function<QString(double value, bool top)>& text);
/// Bottom line, ticks, month numbers, years below; `title` at the lower left when there are no years.
void paintTimeAxis(QPainter& painter, const Plot& plot, const TimeAxis& axis, const Theme& theme, const QLocale& locale,
                   const QString& title = {});

/// Diagonal lines over a plain ground, as vectors, clipped to the rectangle.
void paintHatched(QPainter& painter, const QRectF& rect, const QColor& ground, const QColor& lines, double spacing = 5);
/// Fills a shape; repeated colours (slots 6 to 8) get the second cue of hatch lines.
void fillStrategy(QPainter& painter, const QRectF& rect, const Theme& theme, int strategy, const QColor& colour);
void paintSwatch(QPainter& painter, const QPointF& centre, const Theme& theme, int strategy, double size = 8);
/// Pen of a strategy's line: solid, or dashed 5-4 for repeated colours.
QPen strategyPen(const Theme& theme, int strategy, double width);
/// Ink that reads on `ground`.
QColor inkOn(const QColor& ground, const Theme& theme);

/// Figures at the line's ends use the locale; a share as "8%" (the unit on the top tick only) or "8".
QString percentTick(double share, bool withUnit, const QLocale& locale);

/// Name, unit text, hover and tables need strategies in one order: ends from high to low.
std::vector<int> orderByDescending(const std::vector<double>& values);

} // namespace rackrate
