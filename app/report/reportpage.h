// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/report/reportcontext.h"

#include <QRectF>
#include <QSizeF>

class QPainter;

namespace rackrate::report {

/// Paper, margins, running head and foot. Lengths in logical pixels.
class PageFrame {
public:
    explicit PageFrame(bool letter);

    QSizeF paper() const { return m_paper; }
    QRectF body() const { return m_body; } ///< where the flow goes

    void paint(QPainter& painter, const Context& context, int page, int pages) const;

private:
    QSizeF m_paper;
    QRectF m_body;
};

/// Oldest and newest date of the offers' prices, and how many are older than 90 days on the report's date.
struct PriceDates {
    QDate oldest, newest;
    int dated = 0, old = 0;
};
PriceDates priceDates(const Context& context);

} // namespace rackrate::report
