// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/startpage/templatecard.h"

#include "app/charts/chartpaint.h"
#include "app/theme/theme.h"
#include "app/widgets/numbertext.h"
#include "simulation/decisions/headline.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace rackrate {
namespace {

constexpr int padding = 16, valueWidth = 48, lineHeight = 15;
constexpr double widestNames = 0.42; // of the chart

/// "1.5M", "500k" on an axis, where every tick has as few digits as it needs.
QString tickText(double amount, const QLocale& locale)
{
    const auto [unit, suffix] = amount >= 1e6 ? std::pair(1e6, "M") : amount >= 1e3 ? std::pair(1e3, "k") : std::pair(1.0, "");
    return locale.toString(amount / unit, 'g', 4) + QLatin1String(suffix);
}

double highest(const Results& results)
{
    double top = 0;
    for (const StrategyResult& strategy : results.strategies) {
        for (const double value : strategy.cumulativeCost.p50)
            top = std::max(top, value);
    }
    return top > 0 ? top : 1;
}

} // namespace

TemplateCard::TemplateCard(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(288);
    setAttribute(Qt::WA_Hover);
}

void TemplateCard::setPreview(std::shared_ptr<const TemplatePreview> preview)
{
    m_preview = std::move(preview);
    const std::string language = languageOf(QLocale());
    setAccessibleName(QString::fromStdString(m_preview->scenario.name.in(language)));
    setAccessibleDescription(m_preview->simulated ? decisionSentence(m_preview->scenario, m_preview->results, QLocale()).text
                                                  : QString::fromStdString(m_preview->scenario.question.in(language)));
    update();
}

void TemplateCard::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus() || isDown();
    painter.setPen(QPen(marked ? theme.accent : underMouse() ? theme.axis : theme.rule, marked ? 2 : 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    if (!m_preview)
        return;
    const std::string language = languageOf(QLocale());
    QRectF inside = QRectF(rect()).adjusted(padding, 14, -padding, -14);
    const int width = static_cast<int>(inside.width());
    painter.setFont(uiFont(type::section, true));
    painter.setPen(theme.ink1);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(QString::fromStdString(m_preview->scenario.name.in(language)), Qt::ElideRight, width));
    painter.setFont(uiFont(type::body));
    painter.setPen(theme.ink2);
    const QRectF question(inside.left(), inside.top() + 22, inside.width(), 34);
    painter.drawText(question, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, QString::fromStdString(m_preview->scenario.question.in(language)));
    const QRectF chart(inside.left(), inside.top() + 66, inside.width(), inside.height() - 66 - 62);
    painter.setFont(uiFont(type::tick));
    painter.setPen(theme.ink3);
    if (!m_preview->simulated) {
        painter.drawText(chart, Qt::AlignCenter, tr("Being computed"));
        return;
    }
    paintChart(painter, chart);
    painter.setFont(uiFont(type::tick));
    painter.setPen(theme.ink3);
    painter.drawText(QRectF(inside.left(), inside.bottom() - 58, inside.width(), 16), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("cumulative cost by month, %1, median of %2 futures").arg(QString::fromStdString(m_preview->scenario.currency),
                                                                                 QLocale().toString(static_cast<qulonglong>(m_preview->results.engine.trials))));
    painter.setFont(uiFont(type::body));
    painter.setPen(theme.ink1);
    painter.drawText(QRectF(inside.left(), inside.bottom() - 36, inside.width(), 36), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     decisionSentence(m_preview->scenario, m_preview->results, QLocale()).text);
}

void TemplateCard::paintChart(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = currentTheme();
    const Results& results = m_preview->results;
    const ValueAxis axis = niceAxis(0, highest(results), 3);
    const double top = axis.maximum;
    double names = 0;
    for (int strategy = 0; strategy < static_cast<int>(results.strategies.size()); ++strategy)
        names = std::max(names, textWidth(strategyName(m_preview->scenario, strategy, QLocale()), uiFont(type::tick, true)) + 12);
    names = std::min(names, area.width() * widestNames);
    const QRectF plot(area.left() + valueWidth, area.top() + 6, area.width() - valueWidth - names, area.height() - 24);
    painter.setFont(uiFont(type::tick));
    for (const double value : axis.ticks()) {
        const double y = plot.bottom() - plot.height() * value / top;
        painter.setPen(QPen(value == 0 ? theme.axis : theme.grid, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme.ink3);
        painter.drawText(QRectF(area.left(), y - 8, valueWidth - 8, 16), Qt::AlignRight | Qt::AlignVCenter,
                         tickText(value, QLocale()));
    }
    const int months = results.months;
    for (int tick = 0; tick <= 3; ++tick) {
        const double x = plot.left() + plot.width() * tick / 3;
        painter.drawText(QRectF(x - 20, plot.bottom() + 3, 40, 14), Qt::AlignCenter, QString::number(months * tick / 3));
    }
    for (std::size_t index = 0; index < results.strategies.size(); ++index) {
        const std::vector<double>& median = results.strategies[index].cumulativeCost.p50;
        const StrategyColours colours = theme.strategy(static_cast<int>(index));
        QPainterPath line(plot.bottomLeft());
        for (std::size_t month = 0; month < median.size(); ++month)
            line.lineTo(plot.left() + plot.width() * static_cast<double>(month + 1) / months, plot.bottom() - median[month] / top * plot.height());
        painter.setPen(QPen(colours.line, static_cast<int>(index) == results.best() ? 2.2 : 1.4, colours.dashed ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(line);
    }
    paintLabels(painter, plot, top, names);
}

void TemplateCard::paintLabels(QPainter& painter, const QRectF& plot, double top, double width) const
{
    const Results& results = m_preview->results;
    std::vector<std::size_t> order(results.strategies.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto end = [&results](std::size_t index) {
        const std::vector<double>& median = results.strategies[index].cumulativeCost.p50;
        return median.empty() ? 0.0 : median.back();
    };
    std::sort(order.begin(), order.end(), [&end](std::size_t first, std::size_t second) { return end(first) > end(second); });
    std::vector<double> wanted;
    for (const std::size_t index : order)
        wanted.push_back(plot.bottom() - end(index) / top * plot.height());
    const std::vector<double> places = nudgedApart(wanted, lineHeight, plot.top(), plot.bottom() + 4);
    painter.setFont(uiFont(type::tick, true));
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto strategy = static_cast<int>(order[place]);
        painter.setPen(currentTheme().strategy(strategy).text);
        const QString name = strategyName(m_preview->scenario, strategy, QLocale());
        painter.drawText(QRectF(plot.right() + 8, places[place] - 8, width - 8, 16), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(width) - 8));
    }
}

} // namespace rackrate
