// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/breakdownareas.h"

#include "app/charts/chartscale.h"
#include "app/charts/chartwidget.h"

#include <QAreaSeries>
#include <QChart>
#include <QContextMenuEvent>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLegend>
#include <QLineSeries>
#include <QMenu>
#include <QValueAxis>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int labelGap = 12, labelHeight = 16, swatchSide = 8;

} // namespace

BreakdownAreas::BreakdownAreas(QWidget* parent) : QChartView(new QChart, parent)
{
    setMinimumHeight(300);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->legend()->hide();
    m_months = new QValueAxis(chart());
    m_money = new QValueAxis(chart());
    m_months->setLabelFormat(QStringLiteral("%.0f"));
    m_months->setGridLineVisible(false);
    m_money->setLineVisible(false);
    chart()->addAxis(m_months, Qt::AlignBottom);
    chart()->addAxis(m_money, Qt::AlignLeft);
}

void BreakdownAreas::setAreaCount(std::size_t count)
{
    while (m_areas.size() > count) {
        chart()->removeSeries(m_areas.back().series);
        delete m_areas.back().series;
        m_areas.pop_back();
    }
    while (m_areas.size() < count) {
        auto* upper = new QLineSeries;
        auto* lower = new QLineSeries;
        auto* series = new QAreaSeries(upper, lower);
        upper->setParent(series);
        lower->setParent(series);
        chart()->addSeries(series);
        series->attachAxis(m_months);
        series->attachAxis(m_money);
        m_areas.push_back({series, upper, lower});
    }
}

void BreakdownAreas::applyTheme()
{
    const Theme& theme = currentTheme();
    setBackgroundBrush(theme.base);
    for (QValueAxis* axis : {m_months, m_money}) {
        axis->setLabelsFont(uiFont(type::tick));
        axis->setLabelsColor(theme.ink2);
        axis->setLinePen(QPen(theme.axis, 1));
        axis->setGridLinePen(QPen(theme.grid, 1));
    }
}

void BreakdownAreas::show(const BreakdownLayers& layers, int strategy, const QLocale& locale)
{
    const Theme& theme = currentTheme();
    applyTheme();
    setAreaCount(layers.layers.size());
    const QColor colour = theme.strategy(strategy).line;
    for (std::size_t i = 0; i < layers.layers.size(); ++i) {
        const BreakdownLayers::Layer& layer = layers.layers[i];
        QList<QPointF> high, low;
        for (std::size_t k = 0; k < layer.high.size(); ++k) {
            high << QPointF(double(k), layer.high[k] / layers.money.divisor);
            low << QPointF(double(k), layer.low[k] / layers.money.divisor);
        }
        m_areas[i].upper->replace(high);
        m_areas[i].lower->replace(low);
        const bool credit = layer.low.back() < 0;
        QAreaSeries* series = m_areas[i].series;
        series->setName(layer.name);
        series->setPen(QPen(theme.base, 1));
        // A credit is not a cost: hatched, as in the bars.
        series->setBrush(credit ? QBrush(colour, Qt::BDiagPattern) : QBrush(theme.tint(colour, layer.tint)));
    }
    nameLayers(layers);
    const std::size_t months = layers.layers.empty() ? 1 : layers.layers.front().high.size() - 1;
    m_months->setRange(0, double(months));
    m_months->setTickType(QValueAxis::TicksDynamic);
    m_months->setTickInterval(months > 60 ? 24 : months > 12 ? 6 : 1);
    m_money->setRange(layers.value.minimum / layers.money.divisor, layers.value.maximum / layers.money.divisor);
    m_money->setTickType(QValueAxis::TicksDynamic);
    m_money->setTickInterval(layers.value.step / layers.money.divisor);
    const int decimals = ValueAxis{0, 1, layers.value.step / layers.money.divisor}.decimals();
    m_money->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
    chart()->setLocalizeNumbers(true);
    chart()->setLocale(locale);
    m_table = layers.table;
    m_sentence = layers.sentence;
    setAccessibleName(layers.sentence);
    setToolTip(layers.sentence);
}

/// Names stand at the right end of their areas; room for the widest is left beside the plot.
void BreakdownAreas::nameLayers(const BreakdownLayers& layers)
{
    m_labels.clear();
    double widest = 0;
    for (std::size_t i = 0; i < layers.layers.size(); ++i) {
        const BreakdownLayers::Layer& layer = layers.layers[i];
        m_labels.push_back({layer.name, (layer.low.back() + layer.high.back()) / 2 / layers.money.divisor, m_areas[i].series->brush()});
        widest = std::max(widest, textWidth(layer.name, uiFont(type::label)));
    }
    std::stable_sort(m_labels.begin(), m_labels.end(), [](const Label& a, const Label& b) { return a.middle > b.middle; });
    chart()->setMargins(QMargins(0, 0, int(widest) + labelGap + swatchSide + 12, 0));
}

void BreakdownAreas::drawForeground(QPainter* painter, const QRectF& exposed)
{
    QChartView::drawForeground(painter, exposed);
    const QRectF plot = chart()->plotArea();
    std::vector<double> wanted;
    for (const Label& label : m_labels)
        wanted.push_back(chart()->mapToPosition({0, label.middle}).y());
    const std::vector<double> places = nudgedApart(wanted, labelHeight, plot.top(), plot.bottom());
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const QRectF swatch(plot.right() + labelGap, places[i] - swatchSide / 2.0, swatchSide, swatchSide);
        painter->fillRect(swatch, m_labels[i].brush);
        paintText(*painter, {swatch.right() + 5, places[i] - 8, 400, 16}, Qt::AlignLeft | Qt::AlignVCenter, m_labels[i].name,
                  uiFont(type::label), currentTheme().ink1);
    }
}

void BreakdownAreas::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_T)
        return showChartTable(this, m_sentence, m_table);
    QChartView::keyPressEvent(event);
}

void BreakdownAreas::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Show as table"), QKeySequence(Qt::CTRL | Qt::Key_T), this,
                   [this] { showChartTable(this, m_sentence, m_table); });
    menu.exec(event->globalPos());
}

} // namespace rackrate
