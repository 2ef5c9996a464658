// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/theme/theme.h"
#include "app/widgets/numbertext.h"
#include "app/widgets/weekfields.h"

#include <QInputDialog>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr int barsHeight = 72, figuresHeight = 16, namesHeight = 16;
constexpr double step = 0.05, smallestTop = 2;

NumberFormat factorFormat()
{
    NumberFormat format;
    format.minimum = 0;
    format.maximum = 1000;
    format.locale = QLocale();
    return format;
}

} // namespace

SeasonField::SeasonField(QWidget* parent) : FieldEditor(parent)
{
    m_factors.fill(1);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Season by calendar month"));
}

void SeasonField::showValue(const Json* value)
{
    m_factors.fill(1);
    for (std::size_t month = 0; value && value->is_array() && month < std::min<std::size_t>(value->size(), 12); ++month)
        m_factors[month] = (*value)[month].is_number() ? (*value)[month].get<double>() : 1;
    if (!m_dragging)
        m_top = std::max(smallestTop, std::ceil(*std::max_element(m_factors.begin(), m_factors.end())));
    update();
}

QSize SeasonField::sizeHint() const
{
    return {360, barsHeight + figuresHeight + namesHeight};
}

QRectF SeasonField::plot() const
{
    return {2, figuresHeight, width() - 4.0, 1.0 * barsHeight};
}

void SeasonField::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(uiFont(type::tick));
    const QRectF area = plot();
    const double column = area.width() / 12;
    const double one = area.bottom() - area.height() / m_top;
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(area.left(), one), QPointF(area.right(), one));
    for (int month = 0; month < 12; ++month) {
        const double factor = m_factors[static_cast<std::size_t>(month)];
        const double barHeight = std::min(factor / m_top, 1.0) * area.height();
        const QRectF bar(area.left() + month * column + 3, area.bottom() - barHeight, column - 6, barHeight);
        painter.fillRect(bar, theme.inputBandInner);
        painter.fillRect(QRectF(bar.left(), bar.top() - 1, bar.width(), 2), theme.accent);
        const QRectF all(area.left() + month * column, 0, column, height());
        if (hasFocus() && month == m_month) {
            painter.setPen(QPen(theme.ink1, 2));
            painter.drawRect(QRectF(all.left() + 1, 1, all.width() - 2, all.height() - 2));
        }
        painter.setPen(theme.ink2);
        painter.drawText(QRectF(all.left(), bar.top() - figuresHeight, column, figuresHeight), Qt::AlignCenter,
                         QStringLiteral("×") + roundedNumberText(factor, factorFormat()));
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(all.left(), area.bottom(), column, namesHeight), Qt::AlignCenter,
                         QLocale().monthName(month + 1, QLocale::ShortFormat));
    }
    painter.setPen(QPen(theme.axis, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
}

void SeasonField::setFactor(int month, double factor)
{
    m_month = std::clamp(month, 0, 11);
    const double rounded = std::max(0.0, std::round(factor / 0.01) * 0.01);
    if (m_factors[static_cast<std::size_t>(m_month)] == rounded)
        return;
    m_factors[static_cast<std::size_t>(m_month)] = rounded;
    m_top = std::max(m_top, std::ceil(rounded));
    Json list = Json::array();
    for (const double entry : m_factors)
        list.push_back(std::round(entry * 100) / 100);
    update();
    emit edited(list);
}

void SeasonField::mousePressEvent(QMouseEvent* event)
{
    m_dragging = true;
    mouseMoveEvent(event);
    update();
}

void SeasonField::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const QRectF area = plot();
    const int month = static_cast<int>((event->position().x() - area.left()) / area.width() * 12);
    const double factor = (area.bottom() - event->position().y()) / area.height() * m_top;
    setFactor(month, std::round(std::max(factor, 0.0) / step) * step);
}

void SeasonField::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
    emit finished();
}

void SeasonField::mouseDoubleClickEvent(QMouseEvent*)
{
    typeFactor();
}

void SeasonField::keyPressEvent(QKeyEvent* event)
{
    const double factor = m_factors[static_cast<std::size_t>(m_month)];
    const double size = event->modifiers() & Qt::ShiftModifier ? 10 * step : step;
    switch (event->key()) {
    case Qt::Key_Left: m_month = std::max(m_month - 1, 0); break;
    case Qt::Key_Right: m_month = std::min(m_month + 1, 11); break;
    case Qt::Key_Up: setFactor(m_month, factor + size); break;
    case Qt::Key_Down: setFactor(m_month, factor - size); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: typeFactor(); break;
    default: FieldEditor::keyPressEvent(event); return;
    }
    setAccessibleDescription(tr("%1, factor %2").arg(QLocale().monthName(m_month + 1))
                                 .arg(roundedNumberText(m_factors[static_cast<std::size_t>(m_month)], factorFormat())));
    update();
}

void SeasonField::typeFactor()
{
    bool ok = false;
    const QString text = QInputDialog::getText(this, tr("Season"), tr("Factor for %1").arg(QLocale().monthName(m_month + 1)),
                                               QLineEdit::Normal,
                                               roundedNumberText(m_factors[static_cast<std::size_t>(m_month)], factorFormat()), &ok);
    const ParsedNumber parsed = parseNumber(text, factorFormat());
    if (ok && parsed.value) {
        setFactor(m_month, parsed.value->get<double>());
        emit finished();
    }
}

void SeasonField::focusInEvent(QFocusEvent* event)
{
    FieldEditor::focusInEvent(event);
    update();
}

void SeasonField::focusOutEvent(QFocusEvent* event)
{
    FieldEditor::focusOutEvent(event);
    update();
}

} // namespace rackrate
