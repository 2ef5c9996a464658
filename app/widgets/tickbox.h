// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QCheckBox>

namespace rackrate {

/// A check box drawn from the theme, with a tick that is seen in both.
class TickBox : public QCheckBox {
    Q_OBJECT
public:
    TickBox(const QString& text, QWidget* parent);

    QSize sizeHint() const override;

protected:
    bool hitButton(const QPoint& point) const override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace rackrate
