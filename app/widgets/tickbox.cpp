// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/tickbox.h"

#include "app/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int side = 16, gap = 8, margin = 2;

} // namespace

TickBox::TickBox(const QString& text, QWidget* parent) : QCheckBox(text, parent)
{
    setFont(uiFont(type::body));
}

QSize TickBox::sizeHint() const
{
    return {2 * margin + side + gap + fontMetrics().horizontalAdvance(text()) + 4, std::max(side + 2 * margin, fontMetrics().height() + 4)};
}

bool TickBox::hitButton(const QPoint& point) const
{
    return QRect(0, 0, sizeHint().width(), height()).contains(point);
}

void TickBox::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(margin + 0.5, (height() - side) / 2.0 + 0.5, side - 1, side - 1);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.controlBorder, hasFocus() ? 2 : 1));
    painter.setBrush(isChecked() ? theme.accent : theme.controlFace);
    painter.drawRoundedRect(box, 3, 3);
    if (isChecked()) {
        QPainterPath tick(box.topLeft() + QPointF(3.5, 7.8));
        tick.lineTo(box.topLeft() + QPointF(6.4, 10.8));
        tick.lineTo(box.topLeft() + QPointF(11.6, 4.4));
        painter.setPen(QPen(theme.dark ? theme.window : theme.base, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(tick);
    }
    painter.setPen(isEnabled() ? theme.ink1 : theme.ink3);
    painter.drawText(rect().adjusted(2 * margin + side + gap - margin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
}

} // namespace rackrate
