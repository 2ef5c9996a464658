// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/weekgrid.h"

#include "app/theme/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace rackrate {
namespace {

constexpr int labelWidth = 40, shareWidth = 64, hoursHeight = 18, rowHeight = 24;
constexpr double gap = 1;

QString dayName(int day)
{
    return QLocale().dayName(day + 1, QLocale::ShortFormat);
}

QString percent(double share)
{
    return QLocale().toString(share * 100, 'f', 0) + QLatin1Char('%');
}

} // namespace

WeekGrid::WeekGrid(Mode mode, QWidget* parent) : QWidget(parent), m_mode(mode)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Hours of the week"));
}

void WeekGrid::setShares(const Shares& shares)
{
    m_shares = shares;
    update();
}

QSize WeekGrid::sizeHint() const
{
    return {640, hoursHeight + days * rowHeight + 2};
}

QSize WeekGrid::minimumSizeHint() const
{
    return {420, sizeHint().height()};
}

QRectF WeekGrid::gridRect() const
{
    return {labelWidth, hoursHeight, std::max(1.0, width() - labelWidth - (m_mode == Mode::Brush ? shareWidth : 2) * 1.0),
            1.0 * days * rowHeight};
}

QRectF WeekGrid::cellRect(Cell cell) const
{
    const QRectF grid = gridRect();
    const double cellWidth = grid.width() / hours;
    return {grid.left() + cell.hour * cellWidth, grid.top() + cell.day * rowHeight, cellWidth - gap, rowHeight - gap};
}

bool WeekGrid::cellAt(const QPointF& point, Cell& cell) const
{
    const QRectF grid = gridRect();
    if (!grid.contains(point))
        return false;
    cell.hour = std::clamp(static_cast<int>((point.x() - grid.left()) / grid.width() * hours), 0, hours - 1);
    cell.day = std::clamp(static_cast<int>((point.y() - grid.top()) / rowHeight), 0, days - 1);
    return true;
}

void WeekGrid::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    paintHours(painter);
    for (int day = 0; day < days; ++day)
        paintRow(painter, day);
    if (hasFocus() || m_painting) {
        const QRectF selection = cellRect({std::min(m_cursor.day, m_anchor.day), std::min(m_cursor.hour, m_anchor.hour)})
                                     .united(cellRect({std::max(m_cursor.day, m_anchor.day), std::max(m_cursor.hour, m_anchor.hour)}));
        painter.setPen(QPen(theme.ink1, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(selection.adjusted(0, 0, -1, -1));
    }
}

void WeekGrid::paintHours(QPainter& painter) const
{
    const Theme& theme = currentTheme();
    painter.setFont(uiFont(type::tick));
    const QRectF grid = gridRect();
    for (int hour = 0; hour < hours; hour += 3) {
        painter.setPen(m_hover.hour / 3 == hour / 3 && m_hover.hour >= 0 ? theme.ink1 : theme.ink3);
        painter.drawText(QRectF(grid.left() + hour * grid.width() / hours, 0, 40, hoursHeight), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("%1").arg(hour, 2, 10, QLatin1Char('0')));
    }
    if (m_mode == Mode::Brush) {
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(grid.right() + 8, 0, shareWidth - 8, hoursHeight), Qt::AlignRight | Qt::AlignVCenter, tr("share"));
    }
}

void WeekGrid::paintRow(QPainter& painter, int day) const
{
    const Theme& theme = currentTheme();
    const double top = gridRect().top() + day * rowHeight;
    painter.setFont(uiFont(type::tick, m_hover.day == day));
    painter.setPen(m_hover.day == day ? theme.ink1 : theme.ink2);
    painter.drawText(QRectF(0, top, labelWidth - 8, rowHeight), Qt::AlignRight | Qt::AlignVCenter, dayName(day));
    for (int hour = 0; hour < hours; ++hour)
        painter.fillRect(cellRect({day, hour}), theme.heat(m_shares[static_cast<std::size_t>(Cell{day, hour}.slot())]));
    if (m_mode != Mode::Brush)
        return;
    const double sum = std::accumulate(m_shares.begin(), m_shares.end(), 0.0);
    const double ofDay = std::accumulate(m_shares.begin() + day * hours, m_shares.begin() + (day + 1) * hours, 0.0);
    const double share = sum > 0 ? ofDay / sum : 0;
    const QRectF column(gridRect().right() + 8, top, shareWidth - 8, rowHeight);
    painter.fillRect(QRectF(column.left(), top + 8, std::min(share / 0.2, 1.3) * 22, 7), theme.inputBandInner);
    painter.setFont(uiFont(type::tick));
    painter.setPen(theme.ink2);
    painter.drawText(column, Qt::AlignRight | Qt::AlignVCenter, percent(share));
}

void WeekGrid::mousePressEvent(QMouseEvent* event)
{
    Cell cell;
    if (event->button() != Qt::LeftButton || !cellAt(event->position(), cell))
        return;
    m_painting = true;
    const double here = m_shares[static_cast<std::size_t>(cell.slot())];
    m_stroke = m_mode == Mode::Switch ? (here > 0.5 ? 0 : 1) : m_brush;
    m_anchor = m_cursor = cell;
    setSelection(m_stroke);
}

void WeekGrid::mouseMoveEvent(QMouseEvent* event)
{
    Cell cell;
    if (!cellAt(event->position(), cell)) {
        leaveEvent(nullptr);
        return;
    }
    const bool moved = !(cell == m_hover);
    m_hover = cell;
    if (m_painting && !(cell == m_cursor)) {
        m_anchor = m_cursor = cell;
        setSelection(m_stroke);
    }
    if (moved) {
        showHover(cell);
        update();
    }
}

void WeekGrid::mouseReleaseEvent(QMouseEvent*)
{
    if (!m_painting)
        return;
    m_painting = false;
    update();
    emit paintingEnded();
}

void WeekGrid::leaveEvent(QEvent*)
{
    m_hover = {-1, -1};
    update();
}

void WeekGrid::showHover(Cell cell)
{
    const double share = m_shares[static_cast<std::size_t>(cell.slot())];
    QString text = tr("%1 %2:00–%2:59").arg(dayName(cell.day), QStringLiteral("%1").arg(cell.hour, 2, 10, QLatin1Char('0')));
    const QString value = m_mode == Mode::Switch ? (share > 0.5 ? tr("on") : tr("off")) : percent(share);
    text += QLatin1Char('\n') + (m_hoverText ? tr("%1 · %2").arg(value, m_hoverText(share)) : value);
    QToolTip::showText(mapToGlobal(cellRect(cell).bottomRight().toPoint()) + QPoint(8, 4), text, this);
}

void WeekGrid::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const int dx = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int dy = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (dx != 0 || dy != 0) {
        m_cursor.hour = std::clamp(m_cursor.hour + dx, 0, hours - 1);
        m_cursor.day = std::clamp(m_cursor.day + dy, 0, days - 1);
        if (!(event->modifiers() & Qt::ShiftModifier))
            m_anchor = m_cursor;
        setAccessibleDescription(tr("%1 %2:00, %3").arg(dayName(m_cursor.day)).arg(m_cursor.hour)
                                     .arg(percent(m_shares[static_cast<std::size_t>(m_cursor.slot())])));
        update();
    } else if (m_mode == Mode::Brush && key >= Qt::Key_0 && key <= Qt::Key_9) {
        setSelection((key - Qt::Key_0) / 10.0);
        emit paintingEnded();
    } else if (m_mode == Mode::Brush && key == Qt::Key_Plus) {
        setSelection(1);
        emit paintingEnded();
    } else if (key == Qt::Key_Space) {
        const bool on = m_shares[static_cast<std::size_t>(m_cursor.slot())] > 0.5;
        setSelection(m_mode == Mode::Switch ? (on ? 0 : 1) : m_brush);
        emit paintingEnded();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void WeekGrid::setSelection(double share)
{
    bool changed = false;
    for (int day = std::min(m_anchor.day, m_cursor.day); day <= std::max(m_anchor.day, m_cursor.day); ++day) {
        for (int hour = std::min(m_anchor.hour, m_cursor.hour); hour <= std::max(m_anchor.hour, m_cursor.hour); ++hour) {
            double& cell = m_shares[static_cast<std::size_t>(Cell{day, hour}.slot())];
            changed = changed || cell != share;
            cell = share;
        }
    }
    update();
    if (changed)
        emit painted();
}

void WeekGrid::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void WeekGrid::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace rackrate
