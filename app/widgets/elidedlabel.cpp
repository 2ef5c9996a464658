// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/elidedlabel.h"

namespace rackrate {

ElidedLabel::ElidedLabel(QWidget* parent, Mode mode) : QLabel(parent), m_mode(mode)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void ElidedLabel::setFullText(const QString& text)
{
    m_full = text;
    setToolTip(text);
    setVisible(!text.isEmpty());
    updateGeometry();
    elide();
}

QSize ElidedLabel::sizeHint() const { return {fontMetrics().horizontalAdvance(m_full) + 1, QLabel::sizeHint().height()}; }

QSize ElidedLabel::minimumSizeHint() const { return {0, QLabel::minimumSizeHint().height()}; }

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::elide()
{
    ensurePolished();
    const QString shown = fontMetrics().elidedText(m_full, Qt::ElideRight, width());
    setText(m_mode == Mode::WholeOrNothing && shown != m_full ? QString() : shown);
}

} // namespace rackrate
