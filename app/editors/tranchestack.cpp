// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/tranchestack.h"

#include "app/charts/chartscale.h"
#include "app/editors/growthchart.h"
#include "app/editors/pooleditor.h"
#include "app/theme/theme.h"
#include "app/widgets/numbertext.h"
#include "app/widgets/simplefields.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"
#include "simulation/plan/distributions.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace rackrate {
namespace {

constexpr int stackWidth = 192, blockHeight = 76, gap = 4, leastHeight = 240, topMargin = 26, axisHeight = 34;

NumberFormat plainFormat()
{
    NumberFormat format;
    format.locale = QLocale();
    return format;
}

QString figure(double value)
{
    return roundedNumberText(value, plainFormat());
}

/// From zero in whole GPUs.
ValueAxis gpuAxis(double highest)
{
    for (const int lines : {4, 5, 3, 2}) {
        const ValueAxis axis = niceAxis(0, highest, lines);
        if (axis.step == std::round(axis.step))
            return axis;
    }
    return niceAxis(0, std::max(1.0, std::ceil(highest)), 1);
}

double gpusBusyAtMean(const Scenario& scenario, const Workload& workload, int month)
{
    const Demand& demand = workload.demand;
    const double base = baseCase(demand.base) * growthFactors(demand.growth, month, 0).back()
        * demand.season[static_cast<std::size_t>((scenario.startMonth - 1 + month - 1) % 12)];
    if (demand.unit == DemandUnit::RequestsPerSecond)
        return base * workload.service.serviceSeconds * workload.service.gpusPerReplica;
    const double perJob = demand.unit == DemandUnit::JobsPerMonth ? baseCase(workload.parallel.gpuHoursPerJob) : 1;
    const double hours = scenario.hoursIn(month);
    return hours > 0 ? base * perJob * (1 + baseCase(demand.rerunShare)) / hours : 0;
}

} // namespace

std::vector<double> expectedLoad(const Scenario& scenario, const Pool& pool, int month)
{
    std::vector<double> load(slotsPerWeek, 0.0);
    for (const std::string& id : pool.workloads) {
        const Workload* workload = scenario.workload(id);
        if (!workload)
            continue;
        const double mean = gpusBusyAtMean(scenario, *workload, month);
        for (std::size_t slot = 0; slot < load.size(); ++slot)
            load[slot] += mean * workload->demand.week[slot];
    }
    std::sort(load.begin(), load.end(), std::greater<>());
    return load;
}

TrancheStack::TrancheStack(ScenarioDocument& document, const std::string& poolPointer, QWidget* parent)
    : QWidget(parent), m_document(document), m_pointer(poolPointer)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Tranches in merit order"));
    setMinimumHeight(leastHeight);
}

TrancheStack::Block TrancheStack::blockOf(const Json& tranche) const
{
    const Scenario& scenario = m_document.reading().scenario;
    Block block;
    const std::string id = tranche.value("id", std::string());
    block.id = QString::fromStdString(id);
    const std::string procurement = tranche.value("procurement", std::string("on-demand"));
    block.tint = trancheTint(procurement);
    block.title = localizedText(tranche.contains("name") ? tranche["name"] : Json(id), languageOf(QLocale()));
    const std::string offerId = tranche.value("offer", std::string());
    const Offer* offer = scenario.offer(offerId);
    const int gpus = offer ? offer->gpus : 1;
    const Json count = tranche.value("count", Json(1));
    const QString name = offer ? QString::fromStdString(offer->name.in(languageOf(QLocale()))) : QString::fromStdString(offerId);
    block.elastic = count.is_object();
    if (block.elastic) {
        const auto max = count.find("max");
        const bool limited = max != count.end() && max->is_number();
        block.gpus = limited ? max->get<double>() * gpus : std::numeric_limits<double>::infinity();
        block.minimum = count.value("min", 0.0) * gpus;
        block.size = limited ? (block.gpus == 1 ? tr("up to 1 GPU") : tr("up to %1 GPUs, whole machines").arg(figure(block.gpus))) : tr("as many as needed, whole machines");
    } else {
        block.gpus = block.minimum = (count.is_number() ? count.get<double>() : 0) * gpus;
        block.size = block.gpus == 1 ? tr("1 GPU") : tr("%1 GPUs").arg(figure(block.gpus));
    }
    block.price = name.isEmpty() || name == block.title ? QString() : name;
    return block;
}

void TrancheStack::refresh(const QString& chosen)
{
    const Scenario& scenario = m_document.reading().scenario;
    const std::vector<std::string> steps = pointerSteps(m_pointer);
    const Json* strategies = m_document.at("/strategies");
    m_strategy = strategies ? static_cast<int>(memberIndex(*strategies, steps[1])) : 0;
    m_blocks.clear();
    const Json* tranches = m_document.at(m_pointer + "/tranches");
    for (std::size_t index = 0; tranches && tranches->is_array() && index < tranches->size(); ++index) {
        m_blocks.push_back(blockOf((*tranches)[index]));
        if (m_blocks.back().id == chosen)
            m_chosen = static_cast<int>(index);
    }
    m_load.clear();
    m_month = std::max(1, scenario.months);
    if (const Strategy* strategy = scenario.strategy(steps[1])) {
        for (const Pool& pool : strategy->pools) {
            if (pool.id == steps[3])
                m_load = expectedLoad(scenario, pool, m_month);
        }
    }
    double supply = 0;
    for (const Block& block : m_blocks)
        supply += std::isfinite(block.gpus) ? block.gpus : 0;
    const double peak = m_load.empty() ? 0 : m_load.front();
    const double highest = std::max({1.0, peak * 1.1, std::min(supply, std::max(peak * 2.5, 8.0)) * 1.02});
    m_top = gpuAxis(highest).maximum;
    setFixedHeight(std::max(leastHeight, static_cast<int>(m_blocks.size()) * (blockHeight + gap) + topMargin + axisHeight));
    update();
}

QRectF TrancheStack::plot() const
{
    return {stackWidth + 48.0, topMargin, std::max(60.0, width() - stackWidth - 48.0 - 8), height() - 1.0 * topMargin - axisHeight};
}

QRectF TrancheStack::blockRect(int index) const
{
    const double bottom = height() - axisHeight - index * (blockHeight + gap);
    return {0, bottom - blockHeight, stackWidth, blockHeight};
}

double TrancheStack::level(double gpus) const
{
    return plot().bottom() - std::min(gpus, m_top) / m_top * plot().height();
}

int TrancheStack::blockAt(const QPointF& point) const
{
    for (int index = 0; index < static_cast<int>(m_blocks.size()); ++index) {
        if (blockRect(index).adjusted(0, -gap, 0, 0).contains(point))
            return index;
    }
    return -1;
}

void TrancheStack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int index = 0; index < static_cast<int>(m_blocks.size()); ++index)
        paintBlock(painter, index);
    if (m_dropAt >= 0 && m_dropAt != m_dragged) {
        const QRectF target = blockRect(m_dropAt);
        const double y = m_dropAt > m_dragged ? target.top() - gap / 2.0 : target.bottom() + gap / 2.0;
        painter.setPen(QPen(currentTheme().accent, 3));
        painter.drawLine(QPointF(0, y), QPointF(stackWidth, y));
    }
    paintSupply(painter);
    paintCurve(painter);
}

void TrancheStack::paintBlock(QPainter& painter, int index) const
{
    const Theme& theme = currentTheme();
    const Block& block = m_blocks[static_cast<std::size_t>(index)];
    const QColor line = theme.strategy(m_strategy).line;
    const QRectF area = blockRect(index).adjusted(1, 1, -1, -1);
    const bool current = index == m_chosen;
    painter.setPen(QPen(current ? theme.accent : theme.tint(line, 0.6), current ? 2 : 1));
    painter.setBrush(theme.tint(line, std::min(block.tint, 0.5)));
    painter.drawRoundedRect(area, 4, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink3);
    for (int dot = 0; dot < 6; ++dot)
        painter.drawEllipse(QPointF(area.left() + 10 + dot % 2 * 5, area.center().y() - 5 + dot / 2 * 5), 1.1, 1.1);
    QRectF text = area.adjusted(26, 9, -8, -8);
    const int width = static_cast<int>(text.width());
    painter.setFont(uiFont(type::body, true));
    painter.setPen(theme.ink1);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(QStringLiteral("%1 %2").arg(index + 1).arg(block.title), Qt::ElideRight, width));
    painter.setFont(uiFont(type::tick));
    painter.setPen(theme.ink2);
    int y = 20;
    for (const QString& row : {block.size, block.price}) {
        painter.drawText(text.adjusted(0, y, 0, 0), Qt::AlignLeft | Qt::AlignTop, painter.fontMetrics().elidedText(row, Qt::ElideRight, width));
        y += 17;
    }
    if (current && hasFocus()) {
        painter.setPen(QPen(theme.ink1, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 3, 3);
    }
}

void TrancheStack::paintSupply(QPainter& painter) const
{
    const Theme& theme = currentTheme();
    const QRectF area = plot();
    const QColor line = theme.strategy(m_strategy).line;
    const double slotWidth = area.width() / slotsPerWeek;
    double floor = 0;
    for (const Block& block : m_blocks) {
        const double ceiling = std::min(floor + block.gpus, m_top * 4);
        if (!block.elastic && ceiling > floor) {
            const QRectF paid(area.left(), level(ceiling), area.width(), level(floor) - level(ceiling));
            painter.fillRect(paid, theme.tint(line, 0.06));
            QPainterPath clip;
            clip.addRect(paid);
            painter.save();
            painter.setClipPath(clip);
            painter.setPen(QPen(theme.tint(line, 0.45), 1));
            for (double x = paid.left() - paid.height(); x < paid.right(); x += 8)
                painter.drawLine(QPointF(x, paid.bottom()), QPointF(x + paid.height(), paid.top()));
            painter.restore();
        }
        QPolygonF used{QPointF(area.left(), level(floor))};
        for (std::size_t slot = 0; slot < m_load.size(); ++slot) {
            const double y = level(std::clamp(m_load[slot], floor, ceiling));
            used << QPointF(area.left() + static_cast<double>(slot) * slotWidth, y) << QPointF(area.left() + static_cast<double>(slot + 1) * slotWidth, y);
        }
        used << QPointF(area.right(), level(floor));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.tint(line, block.tint));
        painter.drawPolygon(used);
        if (ceiling < m_top) {
            painter.setPen(QPen(line, 1));
            painter.drawLine(QPointF(area.left(), level(ceiling)), QPointF(area.right(), level(ceiling)));
        }
        paintBandNumber(painter, static_cast<int>(&block - m_blocks.data()) + 1, level(floor), level(ceiling));
        floor = ceiling;
    }
}

/// The number of a block again at the right end of its slice, so that one is found beside the other.
void TrancheStack::paintBandNumber(QPainter& painter, int number, double bottom, double top) const
{
    const Theme& theme = currentTheme();
    const QRectF place(plot().right() - 20, (bottom + top) / 2 - 7, 16, 14);
    if (bottom - top < place.height())
        return;
    painter.fillRect(place, theme.base);
    painter.setFont(uiFont(type::tick, true));
    painter.setPen(theme.strategy(m_strategy).text);
    painter.drawText(place, Qt::AlignCenter, QString::number(number));
}

void TrancheStack::paintCurve(QPainter& painter) const
{
    const Theme& theme = currentTheme();
    const QRectF area = plot();
    painter.setFont(uiFont(type::tick));
    painter.setPen(theme.ink3);
    painter.drawText(QRectF(area.left() - 48, 0, 42, topMargin - 4), Qt::AlignRight | Qt::AlignVCenter, tr("GPUs"));
    for (const double gpus : gpuAxis(m_top).ticks()) {
        painter.drawText(QRectF(area.left() - 48, level(gpus) - 8, 42, 16), Qt::AlignRight | Qt::AlignVCenter, figure(gpus));
    }
    painter.setPen(QPen(theme.axis, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(theme.ink3);
    const double hours = m_document.reading().scenario.hoursIn(m_month);
    for (int tick = 0; tick <= 4; ++tick) {
        const QRectF place(area.left() + area.width() * tick / 4 - (tick == 4 ? 60 : tick == 0 ? 0 : 30), area.bottom() + 3, 60, 14);
        painter.drawText(place, tick == 0 ? Qt::AlignLeft : tick == 4 ? Qt::AlignRight : Qt::AlignHCenter, tr("%1 h").arg(figure(hours * tick / 4)));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 18, area.width(), 14), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("hours of month %1, busiest first · expected demand without noise and events").arg(m_month));
    if (m_load.empty())
        return;
    QPolygonF curve;
    const double slotWidth = area.width() / slotsPerWeek;
    for (std::size_t slot = 0; slot < m_load.size(); ++slot)
        curve << QPointF(area.left() + static_cast<double>(slot) * slotWidth, level(m_load[slot]))
              << QPointF(area.left() + static_cast<double>(slot + 1) * slotWidth, level(m_load[slot]));
    painter.setPen(QPen(theme.ink1, 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
    painter.setFont(uiFont(type::tick, true));
    const double width = painter.fontMetrics().horizontalAdvance(tr("GPUs busy")) + 6;
    const QRectF label(area.left() + 4, std::max(0.0, curve.front().y() - 18), width, 15);
    painter.fillRect(label, theme.base); // a plate keeps hatching and lines out of the words
    painter.drawText(label, Qt::AlignCenter, tr("GPUs busy"));
}

void TrancheStack::mousePressEvent(QMouseEvent* event)
{
    const int block = blockAt(event->position());
    if (block < 0)
        return;
    m_dragged = block;
    emit chosen(m_blocks[static_cast<std::size_t>(block)].id);
}

void TrancheStack::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged < 0)
        return;
    const int over = blockAt(event->position());
    m_dropAt = over >= 0 ? over : m_dropAt;
    setCursor(Qt::ClosedHandCursor);
    update();
}

void TrancheStack::mouseReleaseEvent(QMouseEvent*)
{
    const int from = m_dragged;
    const int to = m_dropAt;
    m_dragged = m_dropAt = -1;
    unsetCursor();
    if (from >= 0 && to >= 0 && from != to)
        move(from, to);
    update();
}

void TrancheStack::keyPressEvent(QKeyEvent* event)
{
    const int count = static_cast<int>(m_blocks.size());
    const int step = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    const int next = m_chosen + step;
    if (event->key() == Qt::Key_Delete && count > 0) {
        remove();
    } else if (step != 0 && next >= 0 && next < count) {
        if (event->modifiers() & Qt::AltModifier)
            move(m_chosen, next);
        else
            emit chosen(m_blocks[static_cast<std::size_t>(next)].id);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TrancheStack::remove()
{
    if (m_chosen >= static_cast<int>(m_blocks.size()))
        return;
    const std::string id = m_blocks[static_cast<std::size_t>(m_chosen)].id.toStdString();
    m_document.removeMember(pointerTo(m_pointer + "/tranches", id), tr("Tranche removed"));
}

void TrancheStack::move(int from, int to)
{
    const std::string id = m_blocks[static_cast<std::size_t>(from)].id.toStdString();
    m_document.moveMember(pointerTo(m_pointer + "/tranches", id), to, tr("Tranche moved"));
}

void TrancheStack::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TrancheStack::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace rackrate
