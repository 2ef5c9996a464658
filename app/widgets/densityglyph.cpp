// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/densityglyph.h"

#include "app/theme/theme.h"
#include "simulation/plan/distributions.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr QSize markSize(44, 18);
constexpr QSize largeSize(320, 88);
constexpr double tailProbability = 0.002;
constexpr int figureHeight = 20;

} // namespace

DensityGlyph::DensityGlyph(Size size, QWidget* parent) : QWidget(parent), m_size(size)
{
    if (size == Size::Mark)
        setFixedSize(markSize);
    else
        setFixedHeight(largeSize.height());
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void DensityGlyph::setDistribution(const std::optional<Distribution>& distribution, const NumberFormat& format)
{
    m_distribution = distribution;
    m_format = format;
    update();
}

QSize DensityGlyph::sizeHint() const
{
    return m_size == Size::Mark ? markSize : largeSize;
}

void DensityGlyph::paintEvent(QPaintEvent*)
{
    if (!m_distribution)
        return;
    const double low = quantile(*m_distribution, tailProbability);
    const double high = quantile(*m_distribution, 1 - tailProbability);
    const double margin = std::max((high - low) * 0.04, 1e-12);
    const double from = low - margin;
    const double to = high + margin;
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF plot = QRectF(rect()).adjusted(1, 2, -1, -1.5);
    if (m_size == Size::Large)
        plot.adjust(0, 2, 0, -figureHeight);
    const int points = static_cast<int>(plot.width());
    const std::vector<double> density = densityForDrawing(*m_distribution, from, to, points);
    QPainterPath line;
    for (int index = 0; index < points; ++index) {
        const QPointF point(plot.left() + index * plot.width() / std::max(points - 1, 1),
                            plot.bottom() - density[static_cast<std::size_t>(index)] * plot.height());
        index == 0 ? line.moveTo(point) : line.lineTo(point);
    }
    QPainterPath area = line;
    area.lineTo(plot.bottomRight());
    area.lineTo(plot.bottomLeft());
    painter.fillPath(area, theme.inputBandInner);
    painter.setPen(QPen(theme.accent, m_size == Size::Mark ? 1.2 : 1.5));
    painter.drawPath(line);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (m_size == Size::Large)
        paintFigures(painter, plot, from, to);
}

void DensityGlyph::paintFigures(QPainter& painter, const QRectF& plot, double from, double to)
{
    const Theme& theme = currentTheme();
    const DistributionSummary summary = summarise(*m_distribution);
    const std::pair<QString, double> marks[] = {
        {tr("P5 %1"), summary.p5}, {tr("median %1"), summary.p50}, {tr("P95 %1"), summary.p95}};
    painter.setFont(uiFont(type::tick));
    double rightmost = -1e9;
    for (const auto& [label, value] : marks) {
        const double x = plot.left() + (value - from) / (to - from) * plot.width();
        painter.setPen(QPen(theme.accent, 1));
        painter.drawLine(QPointF(x, plot.top() + plot.height() * 0.1), QPointF(x, plot.bottom() + 3));
        const QString text = label.arg(roundedNumberText(value, m_format));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 2;
        const double left = std::clamp(x - width / 2, 0.0, this->width() - width);
        if (left < rightmost + 6)
            continue;
        rightmost = left + width;
        painter.setPen(theme.ink2);
        painter.drawText(QRectF(left, plot.bottom() + 4, width, figureHeight - 4), Qt::AlignCenter, text);
    }
}

} // namespace rackrate
