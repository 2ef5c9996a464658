// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportcontext.h"

#include "model/base/translate.h"
#include "simulation/decisions/accuracy.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackrate::report {

QString noFigure()
{
    return QStringLiteral("\u2013");
}

QString range(const QString& low, const QString& high)
{
    return low + QStringLiteral("\u2013") + high;
}

Context::Context(const Answer& answer, const ReportOptions& options, const QDate& date)
    : m_answer(answer), m_options(options), m_theme(Theme::light()), m_date(date), m_best(answer.results.best()),
      m_second(runnerUp(answer.results))
{
    m_ranking.resize(answer.results.strategies.size());
    std::iota(m_ranking.begin(), m_ranking.end(), 0);
    std::stable_sort(m_ranking.begin(), m_ranking.end(), [this](int a, int b) {
        if ((a == m_best) != (b == m_best))
            return a == m_best;
        return cost(a).mean < cost(b).mean;
    });
    double largest = 0;
    for (const StrategyResult& strategy : answer.results.strategies)
        largest = std::max({largest, std::abs(strategy.totalCost.p95), std::abs(strategy.presentValue.p95)});
    m_scale = moneyScale(largest, answer.scenario.currency);
    m_decimals = m_scale.decimalsFor(largest);
}

const Distributional& Context::cost(int strategy) const
{
    return result(strategy).cost(results().nominalBasis);
}

const DecisionFigures& Context::decision(int strategy) const
{
    return result(strategy).decision(results().nominalBasis);
}

QString Context::data(const LocalizedText& text) const
{
    return QString::fromStdString(text.in(languageOf(locale())));
}

QString Context::share(double share) const
{
    return std::isfinite(share) ? shareText(share, locale()) : noFigure();
}

QString Context::number(double value, int decimals) const
{
    return std::isfinite(value) ? amountText(value, locale(), decimals) : noFigure();
}

QString Context::scaledRange(double low, double high) const
{
    return range(scaled(low), scaled(high));
}

QString Context::moneyUnit() const
{
    QString unit = m_scale.unit;
    if (!unit.isEmpty())
        unit[0] = unit[0].toUpper();
    return unit;
}

QString Context::longDate(const QDate& date) const
{
    return locale().language() == QLocale::Chinese ? date.toString(QStringLiteral("yyyy年M月d日"))
                                                   : locale().toString(date, QStringLiteral("d MMMM yyyy"));
}

QString Context::samplingText() const
{
    return rackrate::samplingText(results().engine.sampling);
}

QString Context::discountText() const
{
    const double percent = scenario().finance.discountRate * 100;
    return locale().toString(percent, 'g', 4) + QLatin1Char('%');
}

} // namespace rackrate::report
