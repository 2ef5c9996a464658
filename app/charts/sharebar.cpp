// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/sharebar.h"

#include "simulation/decisions/headline.h"

#include <algorithm>

namespace rackrate {
namespace {

constexpr double gap = 2, barHeight = 7;

std::vector<QRectF> pieceRects(const ShareBarData& data, const QRectF& rect)
{
    std::vector<QRectF> rects;
    const double width = rect.width() - gap * double(std::max<std::size_t>(data.pieces.size(), 1) - 1);
    double x = rect.left();
    for (const ShareBarData::Piece& piece : data.pieces) {
        const double own = std::max(1.0, width * piece.share);
        rects.push_back({x, rect.top(), own, barHeight});
        x += own + gap;
    }
    return rects;
}

QString percentText(const ShareBarData::Piece& piece, const QLocale& locale)
{
    return piece.percent == 0 || piece.percent == 100 ? shareText(piece.share, locale)
                                                      : locale.toString(piece.percent) + QStringLiteral("%");
}

} // namespace

ShareBarData shareBarData(const Scenario& scenario, const Results& results, bool nominal, const QLocale& locale)
{
    ShareBarData data;
    const std::vector<double> shares = cheapestShares(results, nominal);
    const std::vector<int> percents = wholePercents(shares);
    for (const int index : orderByDescending(shares)) {
        if (shares[index] <= 0)
            continue;
        const bool strategy = index < int(results.strategies.size());
        data.pieces.push_back({strategy ? index : -1,
                               strategy ? strategyName(scenario, index, locale)
                                        : translate("Charts", "every strategy is ruled out"),
                               shares[index], percents[index]});
    }
    data.table.head << translate("Charts", "Strategy") << translate("Charts", "Cheapest in, % of futures");
    QStringList parts;
    for (const ShareBarData::Piece& piece : data.pieces) {
        data.table.rows.push_back({piece.name, amountText(100 * piece.share, locale, 2)});
        parts << translate("Charts", "%1 %2").arg(piece.name, percentText(piece, locale));
    }
    data.sentence = translate("Charts", "Cheapest in: %1.").arg(locale.createSeparatedList(parts));
    return data;
}

void paintShareBar(QPainter& painter, const QRectF& rect, const ShareBarData& data, const Theme& theme, const QLocale& locale)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing, true);
    const std::vector<QRectF> rects = pieceRects(data, rect);
    const QFont medium = uiFont(type::tick, true), font = uiFont(type::tick);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const ShareBarData::Piece& piece = data.pieces[i];
        if (piece.strategy < 0)
            paintHatched(painter, rects[i], theme.base, theme.ink3, 4);
        else
            fillStrategy(painter, rects[i], theme, piece.strategy, theme.strategy(piece.strategy).line);
        const QColor ink = piece.strategy < 0 ? theme.ink2 : theme.strategy(piece.strategy).text;
        const QString percent = percentText(piece, locale);
        const double nameWidth = textWidth(piece.name + QLatin1Char(' '), medium), percentWidth = textWidth(percent, font);
        const double room = i + 1 == rects.size() ? rect.right() - rects[i].left() : rects[i].width() - 4;
        const QRectF below(rects[i].left(), rect.top() + barHeight + 4, room, 15);
        if (nameWidth + percentWidth <= room) {
            paintText(painter, below, Qt::AlignLeft | Qt::AlignVCenter, piece.name, medium, ink);
            paintText(painter, below.adjusted(nameWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, percent, font, ink);
        } else if (percentWidth <= room) {
            paintText(painter, below, Qt::AlignLeft | Qt::AlignVCenter, percent, font, ink);
        }
    }
}

int shareBarPieceAt(const ShareBarData& data, const QRectF& rect, double x)
{
    const std::vector<QRectF> rects = pieceRects(data, rect);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        if (x >= rects[i].left() - gap / 2 && x <= rects[i].right() + gap / 2)
            return int(i);
    }
    return -1;
}

} // namespace rackrate
