// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/cheapestchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double axisWidth = 40;

QString sentenceOf(const CheapestChartData& data, const QLocale& locale)
{
    if (data.layers.empty() || data.time.months < 1)
        return {};
    const auto winnerIn = [&](std::size_t k) {
        return std::max_element(data.layers.begin(), data.layers.end(), [&](const auto& a, const auto& b) {
            return a.high[k] - a.low[k] < b.high[k] - b.low[k];
        });
    };
    const std::size_t last = std::size_t(data.time.months - 1);
    const auto first = winnerIn(0), end = winnerIn(last);
    const QString endShare = shareText(end->high[last] - end->low[last], locale);
    if (first == end)
        return translate("Charts", "%1 is cheapest most often from month 1 to month %2, where it wins in %3 of futures.")
            .arg(end->name, locale.toString(data.time.months), endShare);
    return translate("Charts", "Over one month %1 would be cheapest most often; over %2 %3 is, in %4 of futures.")
        .arg(first->name, monthsText(data.time.months), end->name, endShare);
}

double labelWidth(const CheapestChartData& data, const QRectF& rect)
{
    double widest = 70;
    for (const CheapestChartData::Layer& layer : data.layers)
        widest = std::max(widest, textWidth(layer.name, uiFont(type::label, true)) + 56);
    return std::min(widest, rect.width() * 0.35);
}

QPolygonF layerShape(const Plot& plot, const CheapestChartData::Layer& layer)
{
    QPolygonF shape;
    for (std::size_t k = 0; k < layer.high.size(); ++k)
        shape << QPointF(plot.x(double(k) + 1), plot.y(layer.high[k]));
    for (std::size_t k = layer.low.size(); k-- > 0;)
        shape << QPointF(plot.x(double(k) + 1), plot.y(layer.low[k]));
    return shape;
}

void paintLabels(QPainter& painter, const Plot& plot, const CheapestChartData& data, double left, double width,
                 const Theme& theme, const QLocale& locale)
{
    std::vector<double> wanted;
    for (const CheapestChartData::Layer& layer : data.layers)
        wanted.push_back(plot.y((layer.low.back() + layer.high.back()) / 2));
    const std::vector<double> centres = nudgedApart(wanted, 18, plot.area.top() + 6, plot.area.bottom() - 6);
    for (std::size_t i = 0; i < data.layers.size(); ++i) {
        const CheapestChartData::Layer& layer = data.layers[i];
        paintSwatch(painter, {left + 4, centres[i]}, theme, layer.strategy);
        paintText(painter, {left + 13, centres[i] - 9, width - 53, 18}, Qt::AlignLeft | Qt::AlignVCenter, layer.name,
                  uiFont(type::label, true), theme.strategy(layer.strategy).text);
        const QString share = shareText(layer.high.back() - layer.low.back(), locale);
        paintText(painter, {left + width - 60, centres[i] - 9, 60, 18}, Qt::AlignRight | Qt::AlignVCenter, share,
                  uiFont(type::label, true), theme.ink1);
    }
}

} // namespace

CheapestChartData cheapestChartData(const Scenario& scenario, const Results& results, bool nominal, const QLocale& locale)
{
    CheapestChartData data;
    data.time = timeAxis(scenario, results.months, false, locale);
    data.time.fromZero = false;
    for (int month = 1; month <= results.months; ++month)
        data.monthTexts.push_back(monthText(scenario, month, locale));
    const auto sharesOf = [&](int strategy) -> const std::vector<double>& {
        return results.strategies[strategy].decision(nominal).cheapestByMonth;
    };
    std::vector<double> ends;
    for (int i = 0; i < int(results.strategies.size()); ++i)
        ends.push_back(sharesOf(i).empty() ? 0 : sharesOf(i).back());
    std::vector<double> base(std::size_t(results.months), 0.0);
    data.table.head << translate("Charts", "Month") << translate("Charts", "Date");
    for (const int index : orderByDescending(ends)) {
        const std::vector<double>& shares = sharesOf(index);
        if (shares.size() != base.size() || std::all_of(shares.begin(), shares.end(), [](double s) { return s <= 0; }))
            continue;
        CheapestChartData::Layer layer{index, strategyName(scenario, index, locale), base, base};
        for (std::size_t k = 0; k < base.size(); ++k)
            base[k] = layer.high[k] = layer.low[k] + shares[k];
        data.table.head << translate("Charts", "%1, % of futures").arg(layer.name);
        data.layers.push_back(layer);
    }
    for (std::size_t k = 0; k < base.size(); ++k) {
        QStringList row{locale.toString(int(k) + 1), data.monthTexts[k]};
        for (const CheapestChartData::Layer& layer : data.layers)
            row << amountText(100 * (layer.high[k] - layer.low[k]), locale, 2);
        data.table.rows.push_back(row);
    }
    data.sentence = sentenceOf(data, locale);
    return data;
}

Plot cheapestPlot(const CheapestChartData& data, const QRectF& rect)
{
    return {rect.adjusted(axisWidth, 9, -labelWidth(data, rect) - 12, -36), ValueAxis{0, 1, 0.25}, 1,
            double(std::max(2, data.time.months))};
}

void paintCheapestChart(QPainter& painter, const QRectF& rect, const CheapestChartData& data, const Theme& theme,
                        const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Plot plot = cheapestPlot(data, rect);
    for (const CheapestChartData::Layer& layer : data.layers) {
        const StrategyColours colours = theme.strategy(layer.strategy);
        painter.setPen(QPen(theme.base, 1.25));
        painter.setBrush(theme.tint(colours.line, theme.dark ? 0.6 : 0.72));
        painter.drawPolygon(layerShape(plot, layer));
        if (!colours.dashed)
            continue;
        const PainterState clipped(painter);
        QPainterPath path;
        path.addPolygon(layerShape(plot, layer));
        painter.setClipPath(path, Qt::IntersectClip);
        painter.setPen(QPen(theme.tint(theme.base, 1), 1));
        for (double sum = plot.area.left() + plot.area.top(); sum < plot.area.right() + plot.area.bottom(); sum += 7)
            painter.drawLine(QPointF(sum - plot.area.bottom(), plot.area.bottom()),
                             QPointF(sum - plot.area.top(), plot.area.top()));
    }
    paintValueGrid(painter, plot, theme);
    paintValueLabels(painter, plot, theme, [&](double value, bool top) { return percentTick(value, top, locale); });
    paintTimeAxis(painter, plot, data.time, theme, locale, translate("Charts", "if the plan ended after month"));
    const double width = labelWidth(data, rect);
    paintLabels(painter, plot, data, rect.right() - width, width, theme, locale);
}

std::optional<ChartHover> cheapestHover(const CheapestChartData& data, const QRectF& rect, int month, const QLocale& locale)
{
    if (month < 1 || month > data.time.months)
        return std::nullopt;
    const std::size_t k = std::size_t(month - 1);
    ChartHover hover;
    hover.month = month;
    hover.x = cheapestPlot(data, rect).x(month);
    hover.title = translate("Charts", "Month %1 · %2").arg(locale.toString(month), data.monthTexts[k]);
    for (std::size_t i = data.layers.size(); i-- > 0;) {
        const CheapestChartData::Layer& layer = data.layers[i];
        hover.rows.push_back({layer.strategy, {}, layer.name, shareText(layer.high[k] - layer.low[k], locale)});
    }
    return hover;
}

} // namespace rackrate
