// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/resulttables.h"

#include "simulation/decisions/accuracy.h"
#include "simulation/decisions/limits.h"
#include "simulation/decisions/servicechange.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

QString translate(const char* context, const char* text) { return QCoreApplication::translate(context, text); }

QString dash() { return QStringLiteral("–"); }

QString amount(double value, const QLocale& locale, int decimals = 0)
{
    return std::isfinite(value) ? amountText(value, locale, decimals) : dash();
}

/// Shares in tables keep one decimal, so that columns line up; a share that is not zero never reads as zero.
QString percent(double value, const QLocale& locale)
{
    if (!std::isfinite(value))
        return dash();
    if (value > 0 && value < 0.0005)
        return translate("Results", "below %1").arg(locale.toString(0.1, 'f', 1) + QLatin1Char('%'));
    return amountText(100 * value, locale, 1) + QStringLiteral("%");
}

/// A share beside the limit that it is held against.
QString measured(double value, double limit, const QLocale& locale)
{
    return std::isfinite(value) ? measuredShareText(value, limit, locale) : dash();
}

QString hours(double value, const QLocale& locale) { return std::isfinite(value) ? hoursText(value, locale) : dash(); }

QString seconds(double value, const QLocale& locale) { return std::isfinite(value) ? secondsText(value, locale) : dash(); }

QString otherHorizonHead(const Scenario& scenario)
{
    return (scenario.finance.horizonEnd == HorizonEnd::Continue ? translate("Results", "Mean if all stops, %1")
                                                                : translate("Results", "Mean if all goes on, %1"))
        .arg(QString::fromStdString(scenario.currency));
}

/// Leaves out columns in which no row has a figure.
ChartTable withoutEmptyColumns(const ChartTable& table)
{
    ChartTable kept;
    kept.rows.resize(table.rows.size());
    for (int column = 0; column < table.head.size(); ++column) {
        const bool empty = std::all_of(table.rows.begin(), table.rows.end(),
                                       [&](const QStringList& row) { return row.value(column) == dash(); });
        if (empty && !table.rows.empty())
            continue;
        kept.head << table.head[column];
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            kept.rows[row] << table.rows[row].value(column);
    }
    return kept;
}

} // namespace

ChartTable totalsTable(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    ChartTable table;
    table.head << translate("Results", "Strategy")
               << translate("Results", "Mean, %1").arg(QString::fromStdString(scenario.currency))
               << translate("Results", "± standard error") << translate("Results", "P5") << translate("Results", "P25")
               << translate("Results", "Median") << translate("Results", "P75") << translate("Results", "P95")
               << translate("Results", "Mean of worst 5%") << translate("Results", "Present value, mean")
               << translate("Results", "Present value, P5") << translate("Results", "Present value, P95")
               << translate("Results", "Accrual, mean") << translate("Results", "Real, mean");
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const StrategyResult& s = results.strategies[i];
        QStringList row{strategyName(scenario, i, locale)};
        for (const double value : {s.totalCost.mean, s.totalCost.standardError, s.totalCost.p5, s.totalCost.p25,
                                   s.totalCost.p50, s.totalCost.p75, s.totalCost.p95, s.totalCost.cvar95,
                                   s.presentValue.mean, s.presentValue.p5, s.presentValue.p95, s.accrualTotal, s.realTotal})
            row << amount(value, locale);
        table.rows.push_back(row);
    }
    return table;
}

ChartTable accuracyTable(const Scenario& scenario, const Results& results, const QLocale& locale, std::vector<int>* strategies)
{
    ChartTable table;
    table.head << translate("Results", "Strategy") << translate("Results", "Basis")
               << translate("Results", "Mean, %1").arg(QString::fromStdString(scenario.currency))
               << translate("Results", "± standard error") << translate("Results", "P5, 95% confidence")
               << translate("Results", "P25, 95% confidence") << translate("Results", "Median, 95% confidence")
               << translate("Results", "P75, 95% confidence") << translate("Results", "P95, 95% confidence");
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        for (const bool nominal : {false, true}) {
            const Distributional& cost = results.strategies[i].cost(nominal);
            QStringList row{strategyName(scenario, i, locale), basisText(nominal), amount(cost.mean, locale),
                            amount(cost.standardError, locale)};
            for (const Interval& interval : cost.intervals)
                row << intervalText(interval, locale);
            table.rows.push_back(row);
            if (strategies)
                strategies->push_back(i);
        }
    }
    return table;
}

ChartTable summaryTable(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    ChartTable table;
    table.head << translate("Results", "Strategy")
               << translate("Results", "Mean, %1").arg(QString::fromStdString(scenario.currency))
               << translate("Results", "P5") << translate("Results", "Median") << translate("Results", "P95")
               << translate("Results", "Mean of worst 5%") << translate("Results", "Present value, mean");
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const StrategyResult& s = results.strategies[i];
        QStringList row{strategyName(scenario, i, locale)};
        for (const double value : {s.totalCost.mean, s.totalCost.p5, s.totalCost.p50, s.totalCost.p95, s.totalCost.cvar95,
                                   s.presentValue.mean})
            row << amount(value, locale);
        table.rows.push_back(row);
    }
    return table;
}

ChartTable basisTable(const Scenario& scenario, const Results& results, bool nominal, const QLocale& locale)
{
    ChartTable table;
    const QString currency = QString::fromStdString(scenario.currency);
    table.head << translate("Results", "Strategy")
               << (nominal ? translate("Results", "Cheapest, nominal") : translate("Results", "Cheapest by present value"))
               << (nominal ? translate("Results", "Regret, nominal, %1") : translate("Results", "Regret by present value, %1"))
                      .arg(currency)
               << translate("Results", "Ruled out in") << otherHorizonHead(scenario);
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const StrategyResult& s = results.strategies[i];
        const DecisionFigures& decision = s.decision(nominal);
        table.rows.push_back({strategyName(scenario, i, locale), percent(decision.probabilityCheapest, locale),
                              amount(decision.expectedRegret, locale), percent(decision.ineligibleShare, locale),
                              amount(nominal ? s.otherHorizonEndMean : s.otherHorizonEndPresentValue, locale)});
    }
    return table;
}

ChartTable decisionTable(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    ChartTable table;
    const QString currency = QString::fromStdString(scenario.currency);
    table.head << translate("Results", "Strategy") << translate("Results", "Cheapest by present value")
               << translate("Results", "Cheapest, nominal") << translate("Results", "Regret by present value, %1").arg(currency)
               << translate("Results", "Regret, nominal, %1").arg(currency) << translate("Results", "Ruled out in")
               << otherHorizonHead(scenario);
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const StrategyResult& s = results.strategies[i];
        table.rows.push_back({strategyName(scenario, i, locale), percent(s.presentValueDecision.probabilityCheapest, locale),
                              percent(s.nominalDecision.probabilityCheapest, locale),
                              amount(s.presentValueDecision.expectedRegret, locale),
                              amount(s.nominalDecision.expectedRegret, locale),
                              percent(s.presentValueDecision.ineligibleShare, locale), amount(s.otherHorizonEndMean, locale)});
    }
    return table;
}

ChartTable breakEvenTable(const Scenario& scenario, const Results& results, int baseline, bool nominal,
                          const QLocale& locale, std::vector<int>* strategies)
{
    ChartTable table;
    table.head << translate("Results", "Challenger") << translate("Results", "From the start")
               << translate("Results", "Breaks even") << translate("Results", "Only by closing values")
               << translate("Results", "Never") << translate("Results", "Ruled out") << translate("Results", "P5")
               << translate("Results", "Median") << translate("Results", "P95") << translate("Results", "Crosses more than once")
               << translate("Results", "Break-even demand") << translate("Results", "Utilisation there")
               << translate("Results", "Mean difference, %1").arg(QString::fromStdString(scenario.currency));
    const auto mean = [&](int i) { return results.strategies[i].cost(nominal).mean; };
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const BreakEven* pair = results.breakEvenOf(results.strategies[baseline].id, results.strategies[i].id, nominal);
        if (!pair || i == baseline)
            continue;
        const auto month = [&](double value) { return std::isfinite(value) ? locale.toString(int(std::ceil(value))) : dash(); };
        table.rows.push_back({strategyName(scenario, i, locale), percent(pair->fromStart, locale),
                              percent(pair->probability, locale), percent(pair->throughClosing, locale),
                              percent(neverByCost(*pair), locale), percent(pair->ineligible, locale), month(pair->p5), month(pair->p50), month(pair->p95),
                              percent(pair->multipleCrossings, locale),
                              std::isfinite(pair->demandFactor)
                                  ? translate("Results", "× %1").arg(amountText(pair->demandFactor, locale, 2))
                                  : dash(),
                              percent(pair->utilisation, locale), amount(mean(i) - mean(baseline), locale)});
        if (strategies)
            strategies->push_back(i);
    }
    return table;
}

ChartTable serviceTable(const Scenario& scenario, const Results& results, const QLocale& locale, std::vector<int>* strategies)
{
    ChartTable table;
    table.head << translate("Results", "Strategy") << translate("Results", "Workload") << translate("Results", "Mean response")
               << translate("Results", "P95 response") << translate("Results", "Over target")
               << translate("Results", "Mean wait") << translate("Results", "Unserved")
               << translate("Results", "Cost per unit, %1").arg(QString::fromStdString(scenario.currency))
               << translate("Results", "Unit");
    const auto unitText = [](const std::string& unit) {
        return unit == "request" ? translate("Results", "request")
            : unit == "job"      ? translate("Results", "job")
                                 : translate("Results", "GPU-hour");
    };
    for (std::size_t w = 0; w < scenario.workloads.size(); ++w) {
        for (int i = 0; i < int(results.strategies.size()); ++i) {
            const std::vector<ServiceResult>& all = results.strategies[i].service;
            if (w >= all.size())
                continue;
            const ServiceResult& s = all[w];
            const int decimals = s.costPerUnit < 0.1 ? 6 : s.costPerUnit < 10 ? 3 : 2;
            table.rows.push_back({strategyName(scenario, i, locale), workloadName(scenario, int(w), locale),
                                  seconds(s.meanResponseSeconds, locale), seconds(s.p95ResponseSeconds, locale),
                                  measured(s.targetMissShare, scenario.workloads[w].service.maximumMissShare, locale),
                                  hours(s.meanWaitHours, locale), measured(s.unservedShare, scenario.unservedTolerance, locale), amount(s.costPerUnit, locale, decimals),
                                  unitText(s.unit)});
            if (strategies)
                strategies->push_back(i);
        }
    }
    return withoutEmptyColumns(table);
}

ChartTable brokenLimitsTable(const Scenario& scenario, const Results& results, const QLocale& locale, std::vector<int>* strategies)
{
    ChartTable table;
    table.head << translate("Results", "Strategy") << translate("Results", "Workload") << translate("Results", "Limit on")
               << translate("Results", "Allowed") << translate("Results", "Reached there") << translate("Results", "In futures");
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        for (const Breach& breach : results.strategies[i].breaches) {
            table.rows.push_back({strategyName(scenario, i, locale), workloadName(scenario, breach.workload, locale),
                                  limitText(scenario, breach, locale), allowedText(breach, locale), reachedText(breach, locale),
                                  percent(breach.share, locale)});
            if (strategies)
                strategies->push_back(i);
        }
    }
    return table;
}

ChartTable useTable(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    ChartTable table;
    const QString currency = QString::fromStdString(scenario.currency);
    table.head << translate("Results", "Strategy") << translate("Results", "Paid GPU-hours in use")
               << translate("Results", "Ruled out in") << translate("Results", "Most cash tied up, mean, %1").arg(currency)
               << translate("Results", "Closing values, mean, %1").arg(currency);
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const StrategyResult& s = results.strategies[i];
        table.rows.push_back({strategyName(scenario, i, locale), percent(s.utilisation, locale),
                              percent(s.presentValueDecision.ineligibleShare, locale), amount(s.peakCumulativeCash, locale),
                              amount(s.closingMean, locale)});
    }
    return table;
}

ChartTable monthsTable(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    ChartTable table;
    table.head << translate("Results", "Month") << translate("Results", "Date");
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        const QString name = strategyName(scenario, i, locale);
        table.head << translate("Results", "%1, cost").arg(name) << translate("Results", "%1, cumulative").arg(name)
                   << translate("Results", "%1, accrual").arg(name) << translate("Results", "%1, exit cost").arg(name);
    }
    const auto at = [](const std::vector<double>& values, int k) { return k < int(values.size()) ? values[k] : absent; };
    for (int k = 0; k < results.months; ++k) {
        QStringList row{locale.toString(k + 1), monthText(scenario, k + 1, locale)};
        for (const StrategyResult& s : results.strategies)
            row << amount(at(s.monthlyCost.mean, k), locale) << amount(at(s.cumulativeCost.mean, k), locale)
                << amount(at(s.accrualByMonth, k), locale) << amount(at(s.exitCost, k), locale);
        table.rows.push_back(row);
    }
    return table;
}

ServiceLine serviceLine(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    ServiceLine line;
    const int best = results.best(), baseline = results.baseline;
    if (best < 0)
        return line;
    const int shown[] = {baseline, best != baseline ? best : runnerUp(results)};
    const auto change = largestServiceChange(results, shown[0], shown[1]);
    if (!change)
        return line;
    line.title = (change->waits ? translate("Results", "Mean wait, %1") : translate("Results", "Mean response, %1"))
                     .arg(workloadName(scenario, change->workload, locale));
    const double figures[] = {change->before, change->after};
    for (int i = 0; i < 2; ++i)
        line.figures.push_back({shown[i], strategyName(scenario, shown[i], locale),
                                change->waits ? hours(figures[i], locale) : seconds(figures[i], locale)});
    return line;
}

} // namespace rackrate
