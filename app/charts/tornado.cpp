// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/tornado.h"

#include "app/widgets/fieldtext.h"
#include "simulation/decisions/headline.h"
#include "simulation/decisions/inputlabel.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double rowHeight = 30, barHeight = 16, headHeight = 40, axisHeight = 40;

/// An input's value in few digits: "0.44", "187,000", "−13%".
QString inputText(double value, const Field* field, const QLocale& locale)
{
    const bool percent = field && numberFormat(*field).percent;
    const double shown = percent ? 100 * value : value;
    const double size = std::abs(shown);
    const int digits = percent ? 2 : 3; // about as many count, at the usual sizes
    const int decimals = size >= 100 || size == 0 ? 0 : size >= 10 ? digits - 2 : size >= (percent ? 1 : 0.1) ? digits - 1 : digits;
    return amountText(shown, locale, decimals) + (percent ? QStringLiteral("%") : QString());
}

double meanOf(const Results& results, int strategy)
{
    return results.strategies[strategy].cost(results.nominalBasis).mean;
}

std::vector<TornadoData::Bar> barsOf(const Scenario& scenario, const Results& results, int strategy, int against,
                                      const QLocale& locale)
{
    std::vector<TornadoData::Bar> bars;
    for (const SensitivityEntry& entry : results.driversOf(strategy, against)) {
        TornadoData::Bar bar;
        bar.input = inputLabel(scenario, entry, locale);
        bar.path = QString::fromStdString(entry.path);
        bar.low = entry.low;
        bar.high = entry.high;
        bar.rankCorrelation = entry.rankCorrelation;
        bar.firstOrder = entry.firstOrder;
        const Field* field = inputField(entry.path);
        bar.lowInput = inputText(entry.lowInput, field, locale);
        bar.highInput = inputText(entry.highInput, field, locale);
        bar.unit = field ? unitText(*field, scenario.currency) : QString();
        if (std::isfinite(bar.low) && std::isfinite(bar.high))
            bars.push_back(bar);
    }
    std::stable_sort(bars.begin(), bars.end(), [](const auto& a, const auto& b) { return a.swing() > b.swing(); });
    return bars;
}

QString sentenceOf(const TornadoData& data, const std::string& currency, const QLocale& locale)
{
    if (data.bars.empty())
        return translate("Charts", "No uncertain input was varied, so nothing can be said about what decides.");
    const TornadoData::Bar& first = data.bars.front();
    if (data.against < 0)
        return translate("Charts", "%1 moves the mean cost of %2 most: by %3 between its P10 and its P90.")
            .arg(first.input, data.name, moneyText(first.swing(), currency, locale));
    const bool flips = (first.low < 0) != (first.high < 0);
    const QString swing = moneyText(first.swing(), currency, locale);
    return flips ? translate("Charts", "%1 decides between %2 and %3: it moves their difference by %4, past zero.")
                       .arg(first.input, data.name, data.againstName, swing)
                 : translate("Charts", "%1 moves the difference between %2 and %3 most, by %4; no single input flips it.")
                       .arg(first.input, data.name, data.againstName, swing);
}

void fillTable(TornadoData& data, const QLocale& locale)
{
    const bool cost = data.against < 0;
    data.table.head << translate("Charts", "Input") << translate("Charts", "Input, P10") << translate("Charts", "Input, P90")
                    << (cost ? translate("Charts", "Mean cost at P10") : translate("Charts", "Mean difference at P10"))
                    << (cost ? translate("Charts", "Mean cost at P90") : translate("Charts", "Mean difference at P90"))
                    << (cost ? translate("Charts", "Rank correlation with cost") : translate("Charts", "Rank correlation with difference"))
                    << (cost ? translate("Charts", "First-order index of cost") : translate("Charts", "First-order index of difference"));
    for (const TornadoData::Bar& bar : data.bars)
        data.table.rows.push_back({bar.input, bar.lowInput, bar.highInput,
                                   amountText(bar.low, locale), amountText(bar.high, locale),
                                   amountText(bar.rankCorrelation, locale, 2), amountText(bar.firstOrder, locale, 3)});
}

struct Frame {
    QRectF area;
    ValueAxis value;
    double row = rowHeight;
    double x(double amount) const
    {
        return area.left() + (amount - value.minimum) / (value.maximum - value.minimum) * area.width();
    }
};

Frame frameOf(const TornadoData& data, const QRectF& rect)
{
    double names = 120;
    for (const TornadoData::Bar& bar : data.bars)
        names = std::max(names, textWidth(bar.input, uiFont(type::label)) + 14);
    Frame frame;
    frame.value = data.value;
    frame.area = rect.adjusted(std::min(names, rect.width() * 0.46), headHeight, -46, -axisHeight);
    frame.row = std::min(rowHeight + 8, frame.area.height() / std::max<double>(1, double(data.bars.size())));
    return frame;
}

void paintHead(QPainter& painter, const QRectF& rect, const Frame& frame, const TornadoData& data, const Theme& theme)
{
    const QFont font = uiFont(type::tick), medium = uiFont(type::tick, true);
    double x = frame.area.left();
    const auto key = [&](const QColor& colour, const QString& text) {
        painter.fillRect(QRectF(x, rect.top() + 3, 8, 8), colour);
        paintText(painter, {x + 12, rect.top(), 160, 14}, Qt::AlignLeft | Qt::AlignVCenter, text, font, theme.ink2);
        x += 24 + textWidth(text, font);
    };
    key(theme.dark ? QColor(0x56, 0x60, 0xA6) : QColor(0xB4, 0xBA, 0xEA), translate("Charts", "input at P10"));
    key(theme.accent, translate("Charts", "input at P90"));
    if (data.against < 0 || data.value.minimum >= 0 || data.value.maximum <= 0)
        return;
    const double zero = frame.x(0), y = rect.top() + 19;
    QString left = translate("Charts", "‹ %1 costs less").arg(data.name), right = translate("Charts", "%1 costs less ›").arg(data.againstName);
    if (zero + 6 + textWidth(right, medium) > rect.right()) { // near the end there is room for the names
        left = translate("Charts", "‹ %1").arg(data.name);
        right = translate("Charts", "%1 ›").arg(data.againstName);
    }
    paintText(painter, {rect.left(), y, zero - rect.left() - 6, 15}, Qt::AlignRight | Qt::AlignVCenter, left, medium,
              theme.strategy(data.strategy).text);
    paintText(painter, {zero + 6, y, rect.right() - zero - 6, 15}, Qt::AlignLeft | Qt::AlignVCenter, right, medium,
              theme.strategy(data.against).text);
}

void paintBar(QPainter& painter, const QRectF& rect, const Frame& frame, const TornadoData& data, std::size_t row,
              const Theme& theme)
{
    const TornadoData::Bar& bar = data.bars[row];
    const double centre = frame.area.top() + frame.row * (double(row) + 0.5);
    const QColor lowColour = theme.dark ? QColor(0x56, 0x60, 0xA6) : QColor(0xB4, 0xBA, 0xEA);
    const double mean = std::clamp(data.mean, std::min(bar.low, bar.high), std::max(bar.low, bar.high));
    const double height = std::min(barHeight, frame.row - 6);
    const auto piece = [&](double amount, const QColor& colour) {
        const double from = std::min(frame.x(mean), frame.x(amount)), to = std::max(frame.x(mean), frame.x(amount));
        painter.fillRect(QRectF(from, centre - height / 2, to - from, height), colour);
    };
    piece(bar.low, lowColour);
    piece(bar.high, theme.accent);
    const QFont font = uiFont(type::tick);
    const double names = frame.area.left() - rect.left() - 8;
    paintText(painter, {rect.left(), bar.unit.isEmpty() ? centre - 8 : centre - 14, names, 16}, Qt::AlignRight | Qt::AlignVCenter, bar.input,
              uiFont(type::label), theme.ink1);
    paintText(painter, {rect.left(), centre, names, 14}, Qt::AlignRight | Qt::AlignVCenter, bar.unit, font, theme.ink3);
    const bool lowLeft = bar.low <= bar.high;
    const auto end = [&](double amount, const QString& text, bool left) {
        const QRectF box(left ? frame.x(amount) - 84 : frame.x(amount) + 4, centre - 8, 80, 16);
        const double room = left ? frame.x(amount) - frame.area.left() - 2 : 80;
        const double width = textWidth(text, font);
        if (width > room)
            return;
        // A plate keeps the lines of zero and mean out of the figure.
        painter.fillRect(QRectF(left ? box.right() - width : box.left(), centre - 6, width, 12), theme.base);
        paintText(painter, box, (left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text, font, theme.ink2);
    };
    end(bar.low, bar.lowInput, lowLeft);
    end(bar.high, bar.highInput, !lowLeft);
}

} // namespace

double TornadoData::Bar::swing() const { return std::abs(high - low); }

TornadoData tornadoData(const Scenario& scenario, const Results& results, int strategy, int against, int limit,
                        const QLocale& locale)
{
    TornadoData data;
    data.strategy = strategy;
    data.against = against == strategy ? -1 : against;
    data.name = strategyName(scenario, strategy, locale);
    data.mean = meanOf(results, strategy);
    if (data.against >= 0) {
        data.againstName = strategyName(scenario, data.against, locale);
        data.mean -= meanOf(results, data.against);
    }
    data.bars = barsOf(scenario, results, strategy, data.against, locale);
    fillTable(data, locale);
    if (int(data.bars.size()) > limit)
        data.bars.resize(std::size_t(limit));
    double low = data.mean, high = data.mean;
    for (const TornadoData::Bar& bar : data.bars) {
        low = std::min({low, bar.low, bar.high});
        high = std::max({high, bar.low, bar.high});
    }
    if (data.against >= 0) {
        low = std::min(low, 0.0);
        high = std::max(high, 0.0);
    }
    const double margin = (high - low) * 0.06;
    data.value = niceAxis(low - margin, high + margin, 6);
    data.money = moneyScale(std::max(std::abs(high), std::abs(low)), scenario.currency);
    data.subtitle = data.against < 0
        ? translate("Charts", "mean cost of %1, %2, %3").arg(data.name, basisText(results.nominalBasis), data.money.unit)
        : translate("Charts", "%1 minus %2, mean, %3, %4")
              .arg(data.name, data.againstName, basisText(results.nominalBasis), data.money.unit);
    data.sentence = sentenceOf(data, scenario.currency, locale);
    return data;
}

double tornadoHeight(const TornadoData& data)
{
    return headHeight + axisHeight + rowHeight * double(std::max<std::size_t>(data.bars.size(), 1));
}

void paintTornado(QPainter& painter, const QRectF& rect, const TornadoData& data, const Theme& theme, const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const Frame frame = frameOf(data, rect);
    const double bottom = frame.area.top() + frame.row * double(data.bars.size());
    const int decimals = ValueAxis{0, 1, data.value.step / data.money.divisor}.decimals();
    for (const double tick : data.value.ticks()) {
        const double x = std::round(frame.x(tick)) + 0.5;
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(x, frame.area.top()), QPointF(x, bottom + 3));
        paintText(painter, {x - 40, bottom + 5, 80, 15}, Qt::AlignCenter, data.money.text(tick, locale, decimals),
                  uiFont(type::tick), theme.ink2);
    }
    if (data.against >= 0) {
        const double zero = std::round(frame.x(0)) + 0.5;
        painter.setPen(QPen(theme.ink1, 1.25));
        painter.drawLine(QPointF(zero, frame.area.top() - 4), QPointF(zero, bottom + 3));
    }
    const double mean = std::round(frame.x(data.mean)) + 0.5;
    painter.setPen(QPen(theme.ink2, 1, Qt::DashLine));
    painter.drawLine(QPointF(mean, frame.area.top() - 4), QPointF(mean, bottom + 3));
    for (std::size_t row = 0; row < data.bars.size(); ++row)
        paintBar(painter, rect, frame, data, row, theme);
    const int meanDecimals = data.money.decimalsFor(data.mean);
    paintText(painter, {mean - 90, bottom + 20, 180, 15}, Qt::AlignCenter,
              translate("Charts", "mean now %1").arg(data.money.text(data.mean, locale, meanDecimals)), uiFont(type::tick),
              theme.ink2);
    paintHead(painter, rect, frame, data, theme);
}

std::optional<ChartHover> tornadoHover(const TornadoData& data, const QRectF& rect, const QPointF& point,
                                       const QLocale& locale)
{
    const Frame frame = frameOf(data, rect);
    const int row = int(std::floor((point.y() - frame.area.top()) / frame.row));
    if (row < 0 || row >= int(data.bars.size()))
        return std::nullopt;
    const TornadoData::Bar& bar = data.bars[std::size_t(row)];
    ChartHover hover;
    hover.x = -1;
    hover.title = bar.input;
    const auto line = [&](const QString& name, const QString& input, double amount) {
        hover.rows.push_back({-1, {}, name.arg(input),
                              data.money.text(amount, locale, data.money.decimalsFor(data.value.maximum))});
    };
    line(translate("Charts", "P10, %1"), bar.lowInput, bar.low);
    line(translate("Charts", "P90, %1"), bar.highInput, bar.high);
    const QString correlation = data.against < 0 ? translate("Charts", "rank correlation with cost") : translate("Charts", "rank correlation with difference");
    hover.rows.push_back({-1, {}, correlation, amountText(bar.rankCorrelation, locale, 2)});
    return hover;
}

} // namespace rackrate
