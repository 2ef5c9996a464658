// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/theme/icons.h"

#include "app/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <functional>

namespace rackrate {
namespace {

constexpr int side = 16;

QIcon drawn(const std::function<void(QPainter&)>& draw)
{
    QIcon icon;
    for (const int scale : {1, 2, 3}) {
        QPixmap pixmap(side * scale, side * scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        draw(painter);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        icon.addPixmap(pixmap);
    }
    return icon;
}

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes)
{
    QPainterPath path;
    for (const auto& stroke : strokes) {
        bool first = true;
        for (const QPointF& point : stroke) {
            first ? path.moveTo(point) : path.lineTo(point);
            first = false;
        }
    }
    return path;
}

QPainterPath turn(bool left)
{
    QPainterPath path = lines({{{6, 3}, {2.5, 6.5}, {6, 10}}, {{2.5, 6.5}, {9.5, 6.5}}});
    path.arcTo(QRectF(6.3, 6.5, 7, 7), 90, -180);
    path.lineTo(7, 13.5);
    return left ? path : QTransform(-1, 0, 0, 1, side, 0).map(path);
}

QPainterPath shape(Icon which)
{
    switch (which) {
    case Icon::Home: return lines({{{2, 8}, {8, 2.5}, {14, 8}}, {{3.8, 6.8}, {3.8, 13.5}, {6.5, 13.5}, {6.5, 9.5}, {9.5, 9.5}, {9.5, 13.5}, {12.2, 13.5}, {12.2, 6.8}}});
    case Icon::Undo: return turn(true);
    case Icon::Redo: return turn(false);
    case Icon::Run: return lines({{{4.5, 2.5}, {13, 8}, {4.5, 13.5}, {4.5, 2.5}}});
    case Icon::Stop: return lines({{{4, 4}, {12, 4}, {12, 12}, {4, 12}, {4, 4}}});
    case Icon::Report: return lines({{{3.5, 1.5}, {9.5, 1.5}, {12.5, 4.5}, {12.5, 14.5}, {3.5, 14.5}, {3.5, 1.5}}, {{6, 8}, {10, 8}}, {{6, 11}, {10, 11}}});
    case Icon::Add: return lines({{{8, 3}, {8, 13}}, {{3, 8}, {13, 8}}});
    case Icon::Remove: return lines({{{4, 4}, {12, 12}}, {{12, 4}, {4, 12}}});
    case Icon::Up: return lines({{{3.5, 10}, {8, 5.5}, {12.5, 10}}});
    case Icon::Down:
    case Icon::Chevron: return lines({{{4, 6.2}, {8, 10.2}, {12, 6.2}}});
    case Icon::Copy: return lines({{{5.5, 5.5}, {13.5, 5.5}, {13.5, 13.5}, {5.5, 13.5}, {5.5, 5.5}}, {{10.5, 5.5}, {10.5, 2.5}, {2.5, 2.5}, {2.5, 10.5}, {5.5, 10.5}}});
    case Icon::Open: return lines({{{1.8, 13}, {1.8, 3.5}, {6, 3.5}, {7.5, 5.2}, {13.5, 5.2}, {13.5, 7}}, {{1.8, 13}, {4, 7}, {15, 7}, {12.8, 13}, {1.8, 13}}});
    case Icon::Reset: return turn(true);
    case Icon::Help: return lines({{{6, 6}, {6.3, 4.6}, {8, 4}, {9.7, 4.6}, {10, 6}, {8.2, 8}, {8, 9.6}}, {{8, 11.6}, {8, 12.2}}});
    }
    return {};
}

} // namespace

QIcon icon(Icon which)
{
    return icon(which, currentTheme().ink2);
}

QIcon icon(Icon which, const QColor& ink)
{
    return drawn([which, ink](QPainter& painter) {
        painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (which == Icon::Run || which == Icon::Stop)
            painter.setBrush(ink);
        painter.drawPath(shape(which));
    });
}

QIcon strategyMark(int strategy)
{
    const StrategyColours colours = currentTheme().strategy(strategy);
    return drawn([colours](QPainter& painter) {
        const QRectF square(2, 2, 12, 12);
        QPainterPath path;
        path.addRoundedRect(square, 2, 2);
        painter.fillPath(path, colours.line);
        if (!colours.dashed)
            return;
        painter.setClipPath(path);
        painter.setPen(QPen(currentTheme().base, 1.5));
        for (int offset = -12; offset <= 12; offset += 5)
            painter.drawLine(QPointF(2 + offset, 14), QPointF(14 + offset, 2));
    });
}

QIcon workloadMark()
{
    return drawn([](QPainter& painter) {
        painter.setPen(QPen(currentTheme().accent, 1.8));
        painter.drawEllipse(QRectF(4.5, 4.5, 7, 7));
    });
}

} // namespace rackrate
