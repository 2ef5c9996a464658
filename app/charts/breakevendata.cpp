// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/breakevenchart.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

QString sentenceOf(const BreakEvenChartData& data, const QLocale& locale)
{
    const BreakEven& pair = data.pair;
    const QString months = monthsText(data.time.months);
    if (pair.ineligible >= 1)
        return translate("Charts", "%1 is ruled out in every future, so that it cannot break even with %2.").arg(data.challengerName, data.baselineName);
    if (neverByCost(pair) >= 1)
        return translate("Charts", "%1 never breaks even with %2 within %3 in any of the futures.")
            .arg(data.challengerName, data.baselineName, months);
    QString text = translate("Charts", "%1 breaks even with %2 in %3 of futures; in %4 it never does within %5.")
                       .arg(data.challengerName, data.baselineName, shareText(data.broken(), locale),
                            shareText(neverByCost(pair), locale), months);
    if (pair.throughClosing > 0)
        text += QLatin1Char(' ') + translate("Charts", "In %1 it does so only through closing values.").arg(shareText(pair.throughClosing, locale));
    if (pair.ineligible > 0)
        text += QLatin1Char(' ') + translate("Charts", "In %1 it is ruled out.").arg(shareText(pair.ineligible, locale));
    if (pair.probability > 0 && std::isfinite(pair.p50))
        text += QLatin1Char(' ') + translate("Charts", "Where it does so in some month, half do by month %1.")
                                       .arg(locale.toString(int(std::ceil(pair.p50))));
    return text;
}

ChartTable tableOf(const BreakEvenChartData& data, const QLocale& locale)
{
    ChartTable table;
    table.head << translate("Charts", "Month") << translate("Charts", "Date")
               << translate("Charts", "Breaks even in this month, % of futures")
               << translate("Charts", "Broken even by then, % of futures");
    const auto percent = [&](double share) { return amountText(100 * share, locale, 2); };
    table.rows.push_back({translate("Charts", "From the start"), data.time.firstText, percent(data.pair.fromStart),
                          percent(data.pair.fromStart)});
    for (std::size_t k = 0; k < data.pair.byMonth.size(); ++k)
        table.rows.push_back({locale.toString(int(k) + 1), data.monthTexts[k], percent(data.pair.byMonth[k]),
                              percent(data.cumulative[k + 1])});
    table.rows.push_back({translate("Charts", "Only through closing values"), data.time.lastText,
                          percent(data.pair.throughClosing), {}});
    table.rows.push_back({translate("Charts", "Never"), {}, percent(neverByCost(data.pair)), {}});
    if (data.pair.ineligible > 0)
        table.rows.push_back({translate("Charts", "Ruled out"), {}, percent(data.pair.ineligible), {}});
    return table;
}

} // namespace

std::optional<BreakEvenChartData> breakEvenChartData(const Scenario& scenario, const Results& results, int baseline,
                                                     int challenger, bool nominal, const QLocale& locale)
{
    const int count = int(results.strategies.size());
    if (baseline < 0 || challenger < 0 || baseline >= count || challenger >= count)
        return std::nullopt;
    const BreakEven* pair = results.breakEvenOf(results.strategies[baseline].id, results.strategies[challenger].id, nominal);
    if (!pair)
        return std::nullopt;
    BreakEvenChartData data;
    data.pair = *pair;
    data.baseline = baseline;
    data.challenger = challenger;
    data.baselineName = strategyName(scenario, baseline, locale);
    data.challengerName = strategyName(scenario, challenger, locale);
    data.time = timeAxis(scenario, results.months, false, locale);
    for (int month = 1; month <= results.months; ++month)
        data.monthTexts.push_back(monthText(scenario, month, locale));
    data.cumulative.push_back(pair->fromStart);
    for (const double share : pair->byMonth)
        data.cumulative.push_back(data.cumulative.back() + share);
    double highest = 0.01;
    for (std::size_t k = 0; k < pair->byMonth.size(); ++k) {
        const bool last = k + 1 == pair->byMonth.size();
        highest = std::max(highest, pair->byMonth[k] + (last ? pair->throughClosing : 0));
    }
    data.share = niceAxis(0, highest, 4);
    const std::vector<int> percents = wholePercents({pair->fromStart, pair->probability, pair->throughClosing, neverByCost(*pair), pair->ineligible});
    data.percentBroken = percents[0] + percents[1];
    data.percentClosing = percents[2];
    data.percentNever = percents[3];
    data.percentRuledOut = percents[4];
    data.sentence = sentenceOf(data, locale);
    data.table = tableOf(data, locale);
    return data;
}

void shareAxis(std::vector<BreakEvenChartData>& charts)
{
    ValueAxis widest{0, 0, 1};
    for (const BreakEvenChartData& chart : charts) {
        if (chart.share.maximum > widest.maximum)
            widest = chart.share;
    }
    for (BreakEvenChartData& chart : charts)
        chart.share = widest;
}

std::optional<ChartHover> breakEvenHover(const BreakEvenChartData& data, const Plot& plot, int month, const QLocale& locale)
{
    if (month < 1 || month > int(data.pair.byMonth.size()))
        return std::nullopt;
    ChartHover hover;
    hover.month = month;
    hover.x = plot.x(month);
    hover.title = translate("Charts", "Month %1 · %2").arg(locale.toString(month), data.monthTexts[std::size_t(month - 1)]);
    const auto percent = [&](double share) { return amountText(100 * share, locale, 1) + QStringLiteral("%"); };
    const std::size_t k = std::size_t(month);
    hover.rows.push_back({data.challenger, {}, translate("Charts", "this month"), percent(data.pair.byMonth[k - 1])});
    hover.rows.push_back({data.challenger, {}, translate("Charts", "by then"), percent(data.cumulative[k])});
    if (month == data.time.months && data.pair.throughClosing > 0)
        hover.rows.push_back({data.challenger, {}, translate("Charts", "only through closing values"),
                              percent(data.pair.throughClosing)});
    return hover;
}

} // namespace rackrate
