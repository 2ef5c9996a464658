// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/statepill.h"

#include "app/charts/chartpaint.h"

#include <QEvent>

namespace rackrate {

StatePill::StatePill(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void StatePill::setState(LiveSimulation::State state, quint64 done, quint64 wanted)
{
    m_state = state;
    m_done = done;
    m_wanted = wanted;
    setAccessibleName(text());
    setVisible(state != LiveSimulation::State::Empty);
    updateGeometry();
    update();
}

QString StatePill::text() const
{
    const QLocale locale;
    switch (m_state) {
    case LiveSimulation::State::Empty: return {};
    case LiveSimulation::State::Stale: return tr("changed");
    case LiveSimulation::State::Refining: return tr("%1 of %2").arg(locale.toString(m_done), locale.toString(m_wanted));
    case LiveSimulation::State::UpToDate: return tr("up to date");
    case LiveSimulation::State::Failed: return tr("not simulated");
    case LiveSimulation::State::Cancelled: return tr("stopped at %1").arg(locale.toString(m_done));
    }
    return {};
}

QSize StatePill::sizeHint() const { return {int(textWidth(text(), uiFont(type::tick, true))) + 16, 18}; }

void StatePill::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QColor ground = theme.faintRule, ink = theme.ink2;
    switch (m_state) {
    case LiveSimulation::State::UpToDate: ground = theme.goodGround, ink = theme.goodText; break;
    case LiveSimulation::State::Refining: ground = theme.selection, ink = theme.accentText; break;
    case LiveSimulation::State::Cancelled: ground = theme.warningGround, ink = theme.warningText; break;
    case LiveSimulation::State::Failed: ground = theme.errorGround, ink = theme.errorText; break;
    default: break;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), 9, 9);
    paintText(painter, rect(), Qt::AlignCenter, text(), uiFont(type::tick, true), ink);
}

void StatePill::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        setState(m_state, m_done, m_wanted);
}

} // namespace rackrate
