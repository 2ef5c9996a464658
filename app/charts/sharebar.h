// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Who is cheapest, as one bar of all futures.
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

namespace rackrate {

struct ShareBarData {
    struct Piece {
        int strategy = -1; ///< -1: futures in which no strategy meets the demand
        QString name;
        double share = 0;
        int percent = 0;   ///< all sum to 100
    };
    std::vector<Piece> pieces; ///< largest first; no zero shares
    QString sentence;
    ChartTable table;
};

/// On the headline's basis unless `nominal` says otherwise.
ShareBarData shareBarData(const Scenario& scenario, const Results& results, bool nominal, const QLocale& locale);

/// Bar of 7 px on top, names and percents below where they fit; 28 px high in all.
void paintShareBar(QPainter& painter, const QRectF& rect, const ShareBarData& data, const Theme& theme, const QLocale& locale);
/// The piece at a horizontal place, or -1.
int shareBarPieceAt(const ShareBarData& data, const QRectF& rect, double x);

} // namespace rackrate
