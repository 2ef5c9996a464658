// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The tables of the result pages, as text: what a page shows is what it copies and saves.
#pragma once

#include "app/charts/charttable.h"
#include "simulation/decisions/headline.h"

namespace rackrate {

ChartTable totalsTable(const Scenario& scenario, const Results& results, const QLocale& locale);
/// What a reader compares first: cost, its spread, and its present value.
ChartTable summaryTable(const Scenario& scenario, const Results& results, const QLocale& locale);
/// Standard error of the mean and 95 % confidence intervals of the percentiles, on both bases.
ChartTable accuracyTable(const Scenario& scenario, const Results& results, const QLocale& locale, std::vector<int>* strategies = nullptr);
/// Chance, regret and how often ruled out on one basis.
ChartTable basisTable(const Scenario& scenario, const Results& results, bool nominal, const QLocale& locale);
/// The same on both bases.
ChartTable decisionTable(const Scenario& scenario, const Results& results, const QLocale& locale);
/// One row per challenger against one baseline.
ChartTable breakEvenTable(const Scenario& scenario, const Results& results, int baseline, bool nominal,
                          const QLocale& locale, std::vector<int>* strategies = nullptr);
/// One row per workload and strategy.
ChartTable serviceTable(const Scenario& scenario, const Results& results, const QLocale& locale,
                        std::vector<int>* strategies = nullptr);
/// Which limits are broken, by whom, how far and how often: one row each.
ChartTable brokenLimitsTable(const Scenario& scenario, const Results& results, const QLocale& locale, std::vector<int>* strategies = nullptr);
/// Use of paid GPU-hours and cash needed, by strategy.
ChartTable useTable(const Scenario& scenario, const Results& results, const QLocale& locale);
/// Mean cost, accrual and exit cost by month for every strategy.
ChartTable monthsTable(const Scenario& scenario, const Results& results, const QLocale& locale);

/// One figure of service worth a line beside the cost: the workload whose wait or response differs most between the baseline
/// and the strategy named in the headline.
struct ServiceLine {
    QString title;
    struct Figure { int strategy = 0; QString name, text; };
    std::vector<Figure> figures;
};
ServiceLine serviceLine(const Scenario& scenario, const Results& results, const QLocale& locale);

} // namespace rackrate
