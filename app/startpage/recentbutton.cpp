// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/startpage/recentbutton.h"

#include "app/theme/theme.h"

#include <QFileInfo>
#include <QPainter>

namespace rackrate {
namespace {

QString whenText(const QDateTime& when)
{
    const qint64 days = when.date().daysTo(QDate::currentDate());
    if (days == 0)
        return RecentButton::tr("today %1").arg(QLocale().toString(when.time(), QLocale::ShortFormat));
    return days == 1 ? RecentButton::tr("yesterday") : QLocale().toString(when.date(), QLocale::ShortFormat);
}

} // namespace

RecentButton::RecentButton(const settings::RecentFile& file, QWidget* parent) : QAbstractButton(parent), m_file(file)
{
    setText(QFileInfo(file.path).fileName());
    setToolTip(file.path);
    setAccessibleName(text());
    setAccessibleDescription(file.answer);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecentButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus())
        painter.fillRect(rect(), theme.selection);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    const QRectF inside = QRectF(rect()).adjusted(8, 7, -8, -7);
    painter.setFont(uiFont(type::label));
    painter.setPen(theme.ink3);
    const QString when = whenText(m_file.when);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignTop, when);
    const double room = inside.width() - painter.fontMetrics().horizontalAdvance(when) - 12;
    painter.setFont(uiFont(type::body, true));
    painter.setPen(theme.ink1);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop, painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, static_cast<int>(room)));
    const QRectF mark(inside.left() + 1, inside.bottom() - 12, 9, 9);
    if (m_file.strategy >= 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.strategy(m_file.strategy).line);
    } else {
        painter.setPen(QPen(theme.controlBorder, 1));
        painter.setBrush(Qt::NoBrush);
    }
    painter.drawRoundedRect(mark, 1.5, 1.5);
    painter.setFont(uiFont(type::label));
    painter.setPen(theme.ink2);
    const QString answer = m_file.answer.isEmpty() ? tr("not run yet") : m_file.answer;
    painter.drawText(QRectF(mark.right() + 8, inside.bottom() - 16, inside.width() - 20, 16), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(answer, Qt::ElideRight, static_cast<int>(inside.width()) - 20));
}

} // namespace rackrate
