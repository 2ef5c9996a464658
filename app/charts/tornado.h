// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What decides: how far the mean moves when one uncertain input goes from its P10 to its P90. For one strategy, or for the
// difference of two, where the zero line is where the decision flips.
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

struct TornadoData {
    struct Bar {
        QString input, path;
        double low = 0, high = 0;           ///< mean cost, or mean difference, at the input's P10 and P90
        QString lowInput, highInput, unit;  ///< the input there: "−13%", "187,000"; its unit: "% per year", "USD"
        double rankCorrelation = 0, firstOrder = 0; ///< of the same quantity as low and high
        double swing() const;
    };
    std::vector<Bar> bars; ///< longest first
    int strategy = 0, against = -1; ///< against -1: cost of one strategy
    QString name, againstName;
    double mean = 0;       ///< of the cost or the difference, on the headline's basis
    ValueAxis value;
    MoneyScale money;
    QString subtitle, sentence;
    ChartTable table;
};

/// At most `limit` bars; the table has all.
TornadoData tornadoData(const Scenario& scenario, const Results& results, int strategy, int against, int limit,
                        const QLocale& locale);

double tornadoHeight(const TornadoData& data);
void paintTornado(QPainter& painter, const QRectF& rect, const TornadoData& data, const Theme& theme, const QLocale& locale);
std::optional<ChartHover> tornadoHover(const TornadoData& data, const QRectF& rect, const QPointF& point,
                                       const QLocale& locale);

} // namespace rackrate
