// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/fanchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double axisWidth = 42, markSpacing = 8, labelHeight = 32, shortLabelHeight = 16, topMargin = 9, bottomMargin = 36;
constexpr double swatchIndent = 13, figureGap = 6, widestLabels = 0.38;

int namedCount(const FanChartData& data)
{
    return int(std::count_if(data.series.begin(), data.series.end(), [](const FanSeries& s) { return !s.folded; }));
}

bool hasMarks(const FanChartData& data) { return data.view == FanChoice::View::Cumulative; }

/// Room for labels beside the plot: its height and the line below it, which "others" takes if there are any.
double labelRoom(const FanChartData& data, const QRectF& rect)
{
    const bool others = namedCount(data) < int(data.series.size());
    return rect.height() - topMargin - bottomMargin + 20 - (others ? shortLabelHeight : 0);
}

/// Name and figures on two lines where the height allows, else on one.
bool tallLabels(const FanChartData& data, const QRectF& rect) { return labelHeight * namedCount(data) <= labelRoom(data, rect); }

/// What a label says of the end: the median, and from where to where 90% of futures go (empty where there is no band).
struct EndFigures {
    QString middle, range;
};

EndFigures endFigures(const FanChartData& data, const FanSeries& series, const QLocale& locale)
{
    const int decimals = data.money.decimalsFor(std::max(std::abs(data.value.maximum), std::abs(data.value.minimum)));
    const auto text = [&](double amount) { return data.money.text(amount, locale, decimals); };
    if (series.p5.empty())
        return {text(series.end()), {}};
    return {text(series.end()), translate("Charts", "%1–%2").arg(text(series.p5.back()), text(series.p95.back()))};
}

struct SideColumns {
    double marks = 0, labels = 0;
};

SideColumns sideColumns(const FanChartData& data, const QRectF& rect)
{
    const bool tall = tallLabels(data, rect);
    const QFont name = uiFont(type::label, true), font = uiFont(type::tick), medium = uiFont(type::tick, true);
    double widest = 60;
    for (const FanSeries& series : data.series) {
        if (series.folded)
            continue;
        const EndFigures figures = endFigures(data, series, QLocale());
        const double first = textWidth(series.name, name), middle = textWidth(figures.middle, medium);
        const double needed = tall ? std::max(first, middle + figureGap + textWidth(figures.range, font)) : first + figureGap + middle;
        widest = std::max(widest, swatchIndent + needed + 3);
    }
    return {hasMarks(data) ? markSpacing * namedCount(data) + 6 : 6, std::min(widest, rect.width() * widestLabels)};
}

double firstPosition(const FanChartData& data) { return data.time.fromZero ? 0 : 1; }

QPolygonF linePoints(const Plot& plot, const std::vector<double>& values, double first)
{
    QPolygonF points;
    for (std::size_t k = 0; k < values.size(); ++k)
        points << QPointF(plot.x(first + double(k)), plot.y(values[k]));
    return points;
}

void fillBand(QPainter& painter, const Plot& plot, const std::vector<double>& low, const std::vector<double>& high,
              double first, const QColor& colour)
{
    QPolygonF points = linePoints(plot, high, first);
    QPolygonF below = linePoints(plot, low, first);
    std::reverse(below.begin(), below.end());
    painter.setBrush(colour);
    painter.drawPolygon(points + below);
}

QColor overlapColour(const QColor& a, const QColor& b, const Theme& theme)
{
    const auto mixed = [&](double x, double y, double ink) { return float((x + y) / 2 * 0.95 + ink * 0.05); };
    return QColor::fromRgbF(mixed(a.redF(), b.redF(), theme.ink1.redF()), mixed(a.greenF(), b.greenF(), theme.ink1.greenF()),
                            mixed(a.blueF(), b.blueF(), theme.ink1.blueF()));
}

void paintBands(QPainter& painter, const Plot& plot, const FanChartData& data, const Theme& theme)
{
    std::vector<const FanSeries*> pair;
    for (const FanSeries& series : data.series) {
        if (series.focus && !series.p5.empty() && pair.size() < 2)
            pair.push_back(&series);
    }
    const double first = firstPosition(data);
    painter.setPen(Qt::NoPen);
    for (const bool inner : {false, true}) {
        const auto low = [&](const FanSeries& s) -> const auto& { return inner ? s.p25 : s.p5; };
        const auto high = [&](const FanSeries& s) -> const auto& { return inner ? s.p75 : s.p95; };
        const auto colour = [&](const FanSeries& s) {
            const StrategyColours colours = theme.strategy(s.strategy);
            return inner ? colours.band75 : colours.band95;
        };
        for (const FanSeries* series : pair)
            fillBand(painter, plot, low(*series), high(*series), first, colour(*series));
        if (pair.size() < 2)
            continue;
        painter.setBrush(overlapColour(colour(*pair[0]), colour(*pair[1]), theme));
        for (QPolygonF shape : bandOverlap(low(*pair[0]), high(*pair[0]), low(*pair[1]), high(*pair[1]), first)) {
            for (QPointF& point : shape)
                point = {plot.x(point.x()), plot.y(point.y())};
            painter.drawPolygon(shape);
        }
    }
}

void paintLines(QPainter& painter, const Plot& plot, const FanChartData& data, const Theme& theme)
{
    painter.setBrush(Qt::NoBrush);
    for (const bool focus : {false, true}) {
        for (const FanSeries& series : data.series) {
            if (series.focus != focus)
                continue;
            painter.setPen(series.folded ? QPen(theme.axis, 1) : strategyPen(theme, series.strategy, focus ? 2 : 1.5));
            painter.drawPolyline(linePoints(plot, series.line, firstPosition(data)));
        }
    }
}

void paintMark(QPainter& painter, const Plot& plot, double x, const FanSeries& series, const Theme& theme)
{
    const QColor line = theme.strategy(series.strategy).line;
    const auto y = [&](double value) { return plot.y(value); };
    painter.fillRect(QRectF(x - 1, y(series.p95.back()), 2, y(series.p5.back()) - y(series.p95.back())), line);
    painter.fillRect(QRectF(x - 2.5, y(series.p75.back()), 5, y(series.p25.back()) - y(series.p75.back())), line);
    painter.fillRect(QRectF(x - 4, y(series.end()) - 2, 8, 4), line);
    painter.fillRect(QRectF(x - 3, y(series.end()) - 1, 6, 2), theme.base);
}

std::vector<const FanSeries*> namedFromTop(const FanChartData& data)
{
    std::vector<const FanSeries*> named;
    for (const FanSeries& series : data.series) {
        if (!series.folded)
            named.push_back(&series);
    }
    std::stable_sort(named.begin(), named.end(), [](auto* a, auto* b) { return a->end() > b->end(); });
    return named;
}

struct Labels {
    std::vector<const FanSeries*> series; ///< from the top
    std::vector<double> centres;
    double height = labelHeight;
    double left = 0, width = 0;
};

Labels labelsOf(const FanChartData& data, const Plot& plot, const QRectF& rect)
{
    Labels labels;
    labels.series = namedFromTop(data);
    const double room = labelRoom(data, rect);
    labels.height = tallLabels(data, rect) ? labelHeight + 1 : shortLabelHeight;
    std::vector<double> wanted;
    for (const FanSeries* series : labels.series)
        wanted.push_back(plot.y(series->end()));
    labels.centres = nudgedApart(wanted, labels.height, plot.area.top() + labels.height / 2 - 8,
                                 plot.area.top() - 8 + room - labels.height / 2 + 8);
    const SideColumns side = sideColumns(data, rect);
    labels.width = side.labels;
    labels.left = rect.right() - side.labels;
    return labels;
}

void paintLabel(QPainter& painter, const Labels& labels, std::size_t i, const FanChartData& data, const Theme& theme,
                const QLocale& locale)
{
    const FanSeries& series = *labels.series[i];
    const StrategyColours colours = theme.strategy(series.strategy);
    const auto [middle, range] = endFigures(data, series, locale);
    const bool tall = labels.height > shortLabelHeight;
    const double top = labels.centres[i] - labels.height / 2;
    paintSwatch(painter, {labels.left + 4, top + 8}, theme, series.strategy);
    const QFont nameFont = uiFont(type::label, true), font = uiFont(type::tick), medium = uiFont(type::tick, true);
    const double figureWidth = textWidth(middle, medium);
    const double nameWidth = labels.width - swatchIndent - (tall ? 0 : figureWidth + figureGap);
    paintText(painter, {labels.left + swatchIndent, top, nameWidth, 16}, Qt::AlignLeft | Qt::AlignVCenter, series.name, nameFont,
              colours.text);
    if (!tall) {
        paintText(painter, {labels.left + labels.width - figureWidth, top, figureWidth, 16}, Qt::AlignLeft | Qt::AlignVCenter,
                  middle, medium, theme.ink1);
        return;
    }
    paintText(painter, {labels.left + swatchIndent, top + 16, figureWidth + 2, 15}, Qt::AlignLeft | Qt::AlignVCenter, middle, medium,
              theme.ink1);
    const double left = labels.left + swatchIndent + figureWidth + figureGap;
    paintText(painter, {left, top + 16, labels.left + labels.width + 4 - left, 15}, Qt::AlignLeft | Qt::AlignVCenter, range,
              font, theme.ink2);
}

} // namespace

Plot fanPlot(const FanChartData& data, const QRectF& rect)
{
    const SideColumns side = sideColumns(data, rect);
    Plot plot;
    plot.value = data.value;
    plot.first = data.time.first();
    plot.last = data.time.last();
    plot.area = QRectF(rect.left() + axisWidth, rect.top() + topMargin, rect.width() - axisWidth - side.marks - side.labels - 8,
                       rect.height() - topMargin - bottomMargin);
    return plot;
}

void paintFanChart(QPainter& painter, const QRectF& rect, const FanChartData& data, const Theme& theme, const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Plot plot = fanPlot(data, rect);
    {
        const PainterState clipped(painter);
        painter.setClipRect(plot.area.adjusted(-1, -2, 1, 1), Qt::IntersectClip);
        paintBands(painter, plot, data, theme);
        paintValueGrid(painter, plot, theme);
        paintLines(painter, plot, data, theme);
    }
    const int decimals = ValueAxis{0, 1, data.value.step / data.money.divisor}.decimals();
    paintValueLabels(painter, plot, theme, [&](double value, bool) { return data.money.text(value, locale, decimals); });
    paintTimeAxis(painter, plot, data.time, theme, locale);
    const Labels labels = labelsOf(data, plot, rect);
    for (std::size_t i = 0; i < labels.series.size(); ++i) {
        if (hasMarks(data))
            paintMark(painter, plot, plot.area.right() + 8 + markSpacing * double(i), *labels.series[i], theme);
        paintLabel(painter, labels, i, data, theme, locale);
    }
    const int folded = int(data.series.size() - labels.series.size());
    if (folded > 0)
        paintText(painter, {labels.left + 13, plot.area.bottom() + 2, labels.width, 16}, Qt::AlignLeft | Qt::AlignVCenter,
                  translate("Charts", "others (%1)").arg(folded), uiFont(type::tick), theme.ink2);
}

std::optional<ChartHover> fanHover(const FanChartData& data, const QRectF& rect, int position, const QLocale& locale)
{
    const int first = data.time.fromZero ? 0 : 1;
    if (position < first || position > data.time.months)
        return std::nullopt;
    const std::size_t k = std::size_t(position - first);
    ChartHover hover;
    hover.month = position;
    hover.x = fanPlot(data, rect).x(position);
    hover.title = position == 0 ? translate("Charts", "Start, %1").arg(data.time.firstText)
                                : translate("Charts", "Month %1 · %2").arg(locale.toString(position), data.monthTexts[std::size_t(position - 1)]);
    std::vector<const FanSeries*> sorted;
    for (const FanSeries& series : data.series)
        sorted.push_back(&series);
    std::stable_sort(sorted.begin(), sorted.end(), [&](auto* a, auto* b) { return a->line[k] > b->line[k]; });
    const int decimals = data.money.decimalsFor(std::max(data.value.maximum, -data.value.minimum));
    for (const FanSeries* series : sorted) {
        QString value = data.money.text(series->line[k], locale, decimals);
        if (series->focus && !series->p5.empty() && position > 0)
            value = translate("Charts", "%1 (%2–%3)").arg(value, data.money.text(series->p5[k], locale, decimals),
                                         data.money.text(series->p95[k], locale, decimals));
        hover.rows.push_back({series->strategy, {}, series->name, value});
    }
    return hover;
}

int fanStrategyAt(const FanChartData& data, const QRectF& rect, const QPointF& point)
{
    const Plot plot = fanPlot(data, rect);
    const Labels labels = labelsOf(data, plot, rect);
    if (point.x() >= labels.left) {
        for (std::size_t i = 0; i < labels.series.size(); ++i) {
            if (std::abs(point.y() - labels.centres[i]) <= labels.height / 2)
                return labels.series[i]->strategy;
        }
        return -1;
    }
    const double first = firstPosition(data);
    const double place = std::clamp(plot.positionAt(point.x()) - first, 0.0, std::max(0.0, data.time.months - first));
    int nearest = -1;
    double smallest = 12;
    for (const FanSeries& series : data.series) {
        const std::size_t k = std::min(std::size_t(place), series.line.size() - 1);
        const std::size_t next = std::min(k + 1, series.line.size() - 1);
        const double value = series.line[k] + (series.line[next] - series.line[k]) * (place - double(k));
        const double distance = std::abs(plot.y(value) - point.y());
        if (distance < smallest) {
            smallest = distance;
            nearest = series.strategy;
        }
    }
    return nearest;
}

} // namespace rackrate
