// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/fanchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr int namedStrategies = 8;

std::vector<double> fromZero(const std::vector<double>& months)
{
    std::vector<double> result{0.0};
    result.insert(result.end(), months.begin(), months.end());
    return result;
}

FanSeries seriesOf(const Scenario& scenario, const StrategyResult& result, int index, FanChoice::View view,
                   const QLocale& locale)
{
    FanSeries series;
    series.strategy = index;
    series.name = strategyName(scenario, index, locale);
    if (view == FanChoice::View::Difference) {
        series.line = fromZero(result.differenceMean);
        return series;
    }
    const bool cumulative = view == FanChoice::View::Cumulative;
    const MonthlyFan& fan = cumulative ? result.cumulativeCost : result.monthlyCost;
    const auto taken = [&](const std::vector<double>& months) { return cumulative ? fromZero(months) : months; };
    series.line = taken(fan.p50);
    series.p5 = taken(fan.p5);
    series.p25 = taken(fan.p25);
    series.p75 = taken(fan.p75);
    series.p95 = taken(fan.p95);
    return series;
}

void chooseFocus(FanChartData& data, const Results& results, std::vector<int> focus)
{
    if (focus.empty())
        focus = {results.best(), runnerUp(results)};
    for (FanSeries& series : data.series)
        series.focus = std::find(focus.begin(), focus.end(), series.strategy) != focus.end();
    std::vector<double> ends;
    for (const FanSeries& series : data.series)
        ends.push_back(series.focus ? 1e300 : -series.end());
    const std::vector<int> order = orderByDescending(ends);
    for (std::size_t i = namedStrategies; i < order.size(); ++i)
        data.series[order[i]].folded = true;
}

void scaleAxes(FanChartData& data, const FanChoice& choice, const std::string& currency)
{
    double low = 0, high = 0;
    for (const FanSeries& series : data.series) {
        for (const auto* values : {&series.line, &series.p5, &series.p95}) {
            if (values != &series.line && !series.focus && data.view == FanChoice::View::Monthly)
                continue;
            for (const double value : *values) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
    }
    data.money = moneyScale(std::max(high, -low), currency);
    data.value = niceAxis(low, high, 5);
    if (choice.widest && choice.widest->contains(data.value))
        data.value = *choice.widest;
}

QString sentenceOf(const FanChartData& data, const Scenario& scenario, const Results& results, const QLocale& locale)
{
    if (data.series.empty())
        return {};
    const std::string& currency = scenario.currency;
    if (data.view == FanChoice::View::Difference) {
        const auto cheapest = std::min_element(data.series.begin(), data.series.end(),
                                               [](const FanSeries& a, const FanSeries& b) { return a.end() < b.end(); });
        return translate("Charts", "Against %1, the lowest mean cost after %2 is that of %3, by %4.")
            .arg(strategyName(scenario, results.baseline, locale), monthsText(data.time.months, locale), cheapest->name,
                 moneyText(cheapest->end(), currency, locale));
    }
    const FanSeries* best = &data.series.front();
    for (const FanSeries& series : data.series) {
        if (series.strategy == results.best())
            best = &series;
    }
    if (data.view == FanChoice::View::Monthly)
        return translate("Charts", "The median cost of %1 is %2 in the first month and %3 in the last, which includes the closing values.")
            .arg(best->name, moneyText(best->line.front(), currency, locale), moneyText(best->end(), currency, locale));
    return translate("Charts", "After %1 months %2 has cost %3 in the median, and between %4 and %5 in 90% of futures.")
        .arg(locale.toString(data.time.months), best->name, moneyText(best->end(), currency, locale),
             moneyText(best->p5.back(), currency, locale), moneyText(best->p95.back(), currency, locale));
}

ChartTable tableOf(const FanChartData& data, const QLocale& locale)
{
    ChartTable table;
    table.head << translate("Charts", "Month") << translate("Charts", "Date");
    const bool bands = data.view != FanChoice::View::Difference;
    for (const FanSeries& series : data.series) {
        if (!bands) {
            table.head << translate("Charts", "%1, mean difference").arg(series.name);
            continue;
        }
        table.head << translate("Charts", "%1, P5").arg(series.name) << translate("Charts", "%1, P25").arg(series.name) << translate("Charts", "%1, median").arg(series.name)
                   << translate("Charts", "%1, P75").arg(series.name) << translate("Charts", "%1, P95").arg(series.name);
    }
    const int offset = data.time.fromZero ? 0 : 1;
    for (int month = 1; month <= data.time.months; ++month) {
        QStringList row{locale.toString(month), data.monthTexts[std::size_t(month - 1)]};
        const std::size_t k = std::size_t(month - offset);
        for (const FanSeries& series : data.series) {
            for (const auto* values : {&series.p5, &series.p25, &series.line, &series.p75, &series.p95}) {
                if (k < values->size())
                    row << amountText((*values)[k], locale);
            }
        }
        table.rows.push_back(row);
    }
    return table;
}

void nameChart(FanChartData& data, const Scenario& scenario, const Results& results, const QLocale& locale)
{
    switch (data.view) {
    case FanChoice::View::Cumulative: data.title = translate("Charts", "Cumulative cost"); break;
    case FanChoice::View::Monthly: data.title = translate("Charts", "Cost by month"); break;
    case FanChoice::View::Difference:
        data.title = translate("Charts", "Difference to %1").arg(strategyName(scenario, results.baseline, locale));
        data.subtitle = translate("Charts", "%1 · mean; below zero is cheaper").arg(data.money.unit);
        return;
    }
    data.subtitle = translate("Charts", "%1 · median, P25–P75, P5–P95").arg(data.money.unit);
}

// A crossing of two lines between positions k and k + 1, added to the places where the polygon may have a corner.
void addCrossing(std::vector<double>& places, double k, double a0, double a1, double b0, double b1)
{
    const double before = a0 - b0, after = a1 - b1;
    if ((before < 0) != (after < 0) && before != after)
        places.push_back(k + before / (before - after));
}

} // namespace

FanChartData fanChartData(const Scenario& scenario, const Results& results, const FanChoice& choice, const QLocale& locale)
{
    FanChartData data;
    data.view = choice.view;
    data.time = timeAxis(scenario, results.months, choice.view != FanChoice::View::Monthly, locale);
    for (int month = 1; month <= results.months; ++month)
        data.monthTexts.push_back(monthText(scenario, month, locale));
    for (int i = 0; i < int(results.strategies.size()); ++i)
        data.series.push_back(seriesOf(scenario, results.strategies[i], i, choice.view, locale));
    chooseFocus(data, results, choice.focus);
    scaleAxes(data, choice, scenario.currency);
    nameChart(data, scenario, results, locale);
    data.sentence = sentenceOf(data, scenario, results, locale);
    data.table = tableOf(data, locale);
    return data;
}

std::vector<QPolygonF> bandOverlap(const std::vector<double>& lowA, const std::vector<double>& highA,
                                   const std::vector<double>& lowB, const std::vector<double>& highB, double first)
{
    std::vector<double> places;
    const std::size_t count = std::min({lowA.size(), highA.size(), lowB.size(), highB.size()});
    for (std::size_t k = 0; k < count; ++k) {
        places.push_back(double(k));
        if (k + 1 == count)
            break;
        for (const auto* a : {&lowA, &highA}) {
            for (const auto* b : {&lowB, &highB})
                addCrossing(places, double(k), (*a)[k], (*a)[k + 1], (*b)[k], (*b)[k + 1]);
        }
    }
    std::sort(places.begin(), places.end());
    const auto at = [](const std::vector<double>& values, double place) {
        const std::size_t k = std::min(std::size_t(place), values.size() - 1), next = std::min(k + 1, values.size() - 1);
        return values[k] + (values[next] - values[k]) * (place - double(k));
    };
    std::vector<QPolygonF> result;
    QPolygonF upper, lower;
    bool area = false;
    const auto close = [&] {
        if (area && upper.size() > 1) {
            std::reverse(lower.begin(), lower.end());
            result.push_back(upper + lower);
        }
        upper.clear();
        lower.clear();
        area = false;
    };
    for (const double place : places) {
        const double low = std::max(at(lowA, place), at(lowB, place)), high = std::min(at(highA, place), at(highB, place));
        const double tolerance = 1e-9 * (std::abs(low) + std::abs(high));
        if (high < low - tolerance) {
            close();
            continue;
        }
        upper << QPointF(first + place, std::max(low, high));
        lower << QPointF(first + place, low);
        area = area || high > low + tolerance;
    }
    close();
    return result;
}

} // namespace rackrate
