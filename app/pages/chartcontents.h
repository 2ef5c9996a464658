// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The charts of an answer, ready for a ChartWidget.
#pragma once

#include "app/charts/breakdownchart.h"
#include "app/charts/breakevenchart.h"
#include "app/charts/chartwidget.h"
#include "app/charts/cheapestchart.h"
#include "app/charts/fanchart.h"
#include "app/charts/heatmap.h"
#include "app/charts/sharebar.h"
#include "app/charts/tornado.h"

namespace rackrate {

ChartContent fanContent(FanChartData data);
ChartContent shareBarContent(ShareBarData data);
ChartContent breakEvenContent(BreakEvenChartData data);                  ///< bars and shares side by side
ChartContent breakEvenBarsContent(BreakEvenChartData data, int marked);  ///< with the marks of the month above the bars
ChartContent breakEvenCurveContent(BreakEvenChartData data, int marked);
ChartContent breakEvenSharesContent(BreakEvenChartData data);
ChartContent breakdownContent(BreakdownChartData data);
ChartContent cheapestContent(CheapestChartData data);
ChartContent heatMapContent(HeatMapData data);
ChartContent tornadoContent(TornadoData data);

} // namespace rackrate
