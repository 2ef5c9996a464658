// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Utilisation by hour of the week: busy over paid GPU-hours, from 0 (pale) to 100 % (full).
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"
#include "simulation/statistics/results.h"

#include <optional>

namespace rackrate {

struct HeatMapData {
    int strategy = 0;
    QString name;
    std::vector<double> slots168; ///< Monday 00:00 first; absent where nothing is paid
    std::vector<QString> days;    ///< short names, Monday first
    double mean = absent;
    QString sentence;
    ChartTable table;             ///< days in rows, hours in columns
};

HeatMapData heatMapData(const Scenario& scenario, const Results& results, int strategy, const QLocale& locale);

QRectF heatMapCell(const QRectF& rect, int slot);
/// Slot under a point, or -1.
int heatMapSlotAt(const QRectF& rect, const QPointF& point);
void paintHeatMap(QPainter& painter, const QRectF& rect, const HeatMapData& data, const Theme& theme, const QLocale& locale);
std::optional<ChartHover> heatMapHover(const HeatMapData& data, const QRectF& rect, int slot, const QLocale& locale);

} // namespace rackrate
