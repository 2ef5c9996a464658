// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/numbertext.h"
#include "model/scenario/number.h"

#include <QWidget>
#include <optional>

namespace rackrate {

/// The density of an uncertain number: a small mark of 44 × 18 in a field, or large beside it with P5, median and P95 marked.
class DensityGlyph : public QWidget {
    Q_OBJECT
public:
    enum class Size { Mark, Large };

    DensityGlyph(Size size, QWidget* parent);

    void setDistribution(const std::optional<Distribution>& distribution, const NumberFormat& format);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintFigures(QPainter& painter, const QRectF& plot, double from, double to);

    Size m_size;
    std::optional<Distribution> m_distribution;
    NumberFormat m_format;
};

} // namespace rackrate
