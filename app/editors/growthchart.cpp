// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/growthchart.h"

#include "app/charts/chartscale.h"
#include "app/theme/theme.h"
#include "app/widgets/distributionforms.h"
#include "app/widgets/numbertext.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "simulation/decisions/headline.h"
#include "simulation/plan/distributions.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr int chartHeight = 168, labelWidth = 40, axisHeight = 32, handleReach = 10;
constexpr int axisLines = 4;
constexpr double band = 0.05;

double at(const Number& number, double probability)
{
    const bool drawn = probability > 0 && number.uncertain();
    return drawn ? std::clamp(quantile(*number.distribution, probability), number.minimum, number.maximum) : baseCase(number);
}

double knotFactor(const Growth& growth, int month, double probability)
{
    double factor = 1;
    int before = 1;
    for (const Growth::Knot& knot : growth.knots) {
        const double value = at(knot.factor, probability);
        if (knot.month > month) {
            if (growth.form == Growth::Form::Step || knot.month == before || value <= 0 || factor <= 0)
                return factor;
            const double share = static_cast<double>(month - before) / (knot.month - before);
            return factor * std::pow(value / factor, share);
        }
        factor = value;
        before = knot.month;
    }
    return factor;
}

NumberFormat plainFormat()
{
    NumberFormat format;
    format.locale = QLocale();
    return format;
}

} // namespace

std::vector<double> growthFactors(const Growth& growth, int months, double probability)
{
    std::vector<double> factors;
    const double rate = at(growth.rate, probability);
    for (int month = 1; month <= months; ++month) {
        const double elapsed = month - 1;
        switch (growth.form) {
        case Growth::Form::Constant: factors.push_back(1); break;
        case Growth::Form::Linear: factors.push_back(std::max(0.0, 1 + rate * elapsed)); break;
        case Growth::Form::Exponential: factors.push_back(std::pow(1 + rate, elapsed)); break;
        case Growth::Form::Logistic: {
            const double limit = at(growth.limit, probability);
            factors.push_back(limit / (1 + (limit - 1) * std::exp(-rate * elapsed)));
            break;
        }
        case Growth::Form::Step:
        case Growth::Form::Piecewise: factors.push_back(knotFactor(growth, month, probability)); break;
        }
    }
    return factors;
}

GrowthChart::GrowthChart(ScenarioDocument& document, const std::string& workloadPointer, QWidget* parent)
    : QWidget(parent), m_document(document), m_pointer(workloadPointer)
{
    setFixedHeight(chartHeight);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Growth of demand over the months"));
}

void GrowthChart::refresh()
{
    const Scenario& scenario = m_document.reading().scenario;
    const Workload* workload = scenario.workload(lastStep(m_pointer));
    if (!workload)
        return;
    m_growth = workload->demand.growth;
    m_months = std::max(scenario.months, 1);
    m_middle = growthFactors(m_growth, m_months, 0);
    m_low = growthFactors(m_growth, m_months, band);
    m_high = growthFactors(m_growth, m_months, 1 - band);
    m_handles.clear();
    using Form = Growth::Form;
    if (m_growth.form == Form::Linear || m_growth.form == Form::Exponential || m_growth.form == Form::Logistic)
        m_handles.push_back({m_months, m_middle.back(), -1});
    for (std::size_t index = 0; (m_growth.form == Form::Step || m_growth.form == Form::Piecewise) && index < m_growth.knots.size(); ++index)
        m_handles.push_back({m_growth.knots[index].month, baseCase(m_growth.knots[index].factor), static_cast<int>(index)});
    double highest = 1;
    for (const std::vector<double>* curve : {&m_middle, &m_high, &m_low})
        highest = std::max(highest, *std::max_element(curve->begin(), curve->end()));
    const double top = niceAxis(0, highest * 1.05, axisLines).maximum;
    m_top = m_dragging ? std::max(m_top, top) : top;
    m_active = std::clamp(m_active, 0, std::max(0, static_cast<int>(m_handles.size()) - 1));
    setVisible(m_growth.form != Form::Constant);
    setAccessibleDescription(tr("Demand in the last month is %1 times the demand at start.").arg(roundedNumberText(m_middle.back(), plainFormat())));
    update();
}

int GrowthChart::nextMonth() const
{
    return m_growth.knots.empty() ? 1 : std::min(m_growth.knots.back().month + 6, m_months);
}

double GrowthChart::lastFactor() const
{
    return m_growth.knots.empty() ? 1 : baseCase(m_growth.knots.back().factor);
}

QRectF GrowthChart::plot() const
{
    return {labelWidth, 12, width() - labelWidth - 56.0, chartHeight - 12.0 - axisHeight};
}

QPointF GrowthChart::position(double month, double factor) const
{
    const QRectF area = plot();
    return {area.left() + (month - 1) / std::max(m_months - 1, 1) * area.width(), area.bottom() - factor / m_top * area.height()};
}

void GrowthChart::paintEvent(QPaintEvent*)
{
    if (m_middle.empty())
        return;
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBand(painter);
    paintAxes(painter);
    paintBandLabels(painter);
    QPainterPath line;
    for (std::size_t index = 0; index < m_middle.size(); ++index) {
        const QPointF point = position(static_cast<double>(index) + 1, m_middle[index]);
        index == 0 ? line.moveTo(point) : line.lineTo(point);
    }
    painter.setPen(QPen(theme.accent, 2));
    painter.drawPath(line);
    for (int index = 0; index < static_cast<int>(m_handles.size()); ++index) {
        const Handle& handle = m_handles[static_cast<std::size_t>(index)];
        const QPointF point = position(handle.month, handle.factor);
        const bool active = index == m_active && (hasFocus() || m_dragging);
        painter.setPen(QPen(active ? theme.ink1 : theme.accent, 2));
        painter.setBrush(active ? theme.accent : theme.base);
        painter.drawEllipse(point, 5, 5);
    }
    painter.setFont(uiFont(type::tick));
    painter.setPen(theme.accentText);
    const QPointF end = position(m_months, m_middle.back());
    painter.drawText(QRectF(end.x() + 9, end.y() - 9, 48, 18), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("×") + roundedNumberText(m_middle.back(), plainFormat()));
}

void GrowthChart::paintBand(QPainter& painter) const
{
    if (m_low == m_high)
        return;
    QPolygonF area;
    for (std::size_t index = 0; index < m_high.size(); ++index)
        area << position(static_cast<double>(index) + 1, m_high[index]);
    for (std::size_t index = m_low.size(); index-- > 0;)
        area << position(static_cast<double>(index) + 1, m_low[index]);
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().inputBandOuter);
    painter.drawPolygon(area);
}

void GrowthChart::paintBandLabels(QPainter& painter) const
{
    if (m_low == m_high)
        return;
    painter.setFont(uiFont(type::tick));
    painter.setPen(currentTheme().ink3);
    for (const auto& [label, value] : {std::pair(tr("P95 ×%1"), m_high.back()), std::pair(tr("P5 ×%1"), m_low.back())}) {
        const QPointF end = position(m_months, value);
        const double y = std::clamp(end.y() + (value >= m_middle.back() ? -17 : 4), 0.0, plot().bottom() - 14);
        const QString text = label.arg(roundedNumberText(value, plainFormat()));
        const double width = painter.fontMetrics().horizontalAdvance(text);
        const QRectF place(end.x() - 4 - width, y, width, 14);
        painter.fillRect(place.adjusted(-2, 1, 2, -1), currentTheme().base); // a plate keeps the grid out of the figures
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, text);
    }
}

void GrowthChart::paintAxes(QPainter& painter) const
{
    const Theme& theme = currentTheme();
    const QRectF area = plot();
    painter.setFont(uiFont(type::tick));
    for (const double factor : niceAxis(0, m_top, axisLines).ticks()) {
        const double y = position(1, factor).y();
        painter.setPen(QPen(factor == 0 ? theme.axis : theme.grid, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(0, y - 8, labelWidth - 8, 16), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("×") + roundedNumberText(factor, plainFormat()));
    }
    const int stride = m_months > 72 ? 12 : m_months > 12 ? 6 : 1;
    for (int month = 1; month <= m_months; month = month == 1 && stride > 1 ? stride : month + stride) {
        const double x = position(month, 0).x();
        painter.drawText(QRectF(x - 20, area.bottom() + 4, 40, 14), Qt::AlignCenter, QString::number(month));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 17, 80, 14), Qt::AlignLeft | Qt::AlignVCenter, tr("month"));
}

int GrowthChart::handleAt(const QPointF& point) const
{
    int best = -1;
    double nearest = handleReach;
    for (int index = 0; index < static_cast<int>(m_handles.size()); ++index) {
        const Handle& handle = m_handles[static_cast<std::size_t>(index)];
        const double distance = QLineF(point, position(handle.month, handle.factor)).length();
        if (distance <= nearest) {
            nearest = distance;
            best = index;
        }
    }
    return best;
}

void GrowthChart::mousePressEvent(QMouseEvent* event)
{
    const int handle = handleAt(event->position());
    if (handle < 0)
        return;
    m_active = handle;
    m_dragging = true;
    ++m_drag;
    update();
}

void GrowthChart::mouseMoveEvent(QMouseEvent* event)
{
    const QRectF area = plot();
    const double share = (event->position().x() - area.left()) / area.width();
    const int month = std::clamp(1 + static_cast<int>(std::lround(share * (m_months - 1))), 1, m_months);
    setCursor(m_dragging || handleAt(event->position()) >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
    if (m_dragging)
        moveHandle(m_active, (area.bottom() - event->position().y()) / area.height() * m_top, month);
    if (m_middle.empty())
        return;
    const auto index = static_cast<std::size_t>(std::min<int>(month, static_cast<int>(m_middle.size())) - 1);
    const NumberFormat format = plainFormat();
    const QString figure = m_low == m_high
        ? tr("×%1").arg(roundedNumberText(m_middle[index], format))
        : tr("×%1 (P5 ×%2, P95 ×%3)").arg(roundedNumberText(m_middle[index], format), roundedNumberText(m_low[index], format),
                                         roundedNumberText(m_high[index], format));
    QToolTip::showText(event->globalPosition().toPoint() + QPoint(12, 12),
                       tr("month %1 · %2").arg(month).arg(monthText(m_document.reading().scenario, month, QLocale())) + QLatin1Char('\n') + figure, this);
}

void GrowthChart::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
    refresh();
}

void GrowthChart::keyPressEvent(QKeyEvent* event)
{
    const int size = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const int up = event->key() == Qt::Key_Up ? size : event->key() == Qt::Key_Down ? -size : 0;
    const int right = event->key() == Qt::Key_Right ? size : event->key() == Qt::Key_Left ? -size : 0;
    if (m_handles.empty() || (up == 0 && right == 0)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (right != 0 && event->modifiers() & Qt::ControlModifier) {
        m_active = std::clamp(m_active + (right > 0 ? 1 : -1), 0, static_cast<int>(m_handles.size()) - 1);
        update();
        return;
    }
    const Handle handle = m_handles[static_cast<std::size_t>(m_active)];
    moveHandle(m_active, handle.factor + up * m_top / 200, handle.month + right);
}

void GrowthChart::moveHandle(int index, double factor, int month)
{
    const Handle& handle = m_handles[static_cast<std::size_t>(index)];
    const double wanted = std::round(std::max(factor, 0.0) * 100) / 100;
    const QString merge = QStringLiteral("growth-%1").arg(m_drag);
    const std::string growth = m_pointer + "/demand/growth";
    if (handle.knot >= 0) {
        const std::string knot = growth + "/knots/" + std::to_string(handle.knot);
        const auto count = static_cast<int>(m_handles.size());
        const int earliest = index > 0 ? m_handles[static_cast<std::size_t>(index - 1)].month + 1 : 1;
        const int latest = index + 1 < count ? m_handles[static_cast<std::size_t>(index + 1)].month - 1 : m_months;
        m_document.setFields({{knot + "/month", std::clamp(month, earliest, std::max(earliest, latest))}, {knot + "/factor", movedValue(knot + "/factor", wanted)}},
                             tr("Growth dragged"), merge);
        return;
    }
    const double elapsed = std::max(m_months - 1, 1);
    double rate = (wanted - 1) / elapsed;
    if (m_growth.form == Growth::Form::Exponential)
        rate = std::pow(std::max(wanted, 0.01), 1 / elapsed) - 1;
    if (m_growth.form == Growth::Form::Logistic) {
        const double limit = baseCase(m_growth.limit);
        const double inside = std::clamp(wanted, 0.01, limit * 0.999);
        rate = -std::log((limit / inside - 1) / (limit - 1)) / elapsed;
    }
    m_document.setField(growth + "/rate", movedValue(growth + "/rate", std::round(rate * 1e5) / 1e5), tr("Growth dragged"), merge);
}

Json GrowthChart::movedValue(const std::string& pointer, double centre) const
{
    const Json* value = m_document.at(pointer);
    return value ? movedTo(*value, centre) : Json(centre);
}

void GrowthChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    ++m_drag;
    update();
}

void GrowthChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace rackrate
