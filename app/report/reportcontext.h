// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What every section of the report reads, and the words and figures it takes from it.
#pragma once

#include "app/charts/chartscale.h"
#include "app/report/report.h"
#include "app/theme/theme.h"
#include "simulation/decisions/headline.h"

#include <QDate>

#include <vector>

namespace rackrate::report {

class Context {
public:
    Context(const Answer& answer, const ReportOptions& options, const QDate& date);

    const Scenario& scenario() const { return m_answer.scenario; }
    const Results& results() const { return m_answer.results; }
    const Answer& answer() const { return m_answer; }
    const Json& tree() const { return m_options.tree; }
    const QString& rerun() const { return m_options.rerun; }
    const QLocale& locale() const { return m_options.locale; }
    const Theme& theme() const { return m_theme; }
    const QDate& date() const { return m_date; }

    int strategies() const { return int(m_answer.results.strategies.size()); }
    int best() const { return m_best; }
    int second() const { return m_second; } ///< -1 if there is none
    int baseline() const { return m_answer.results.baseline; }
    /// Strategies by mean cost on the headline's basis, cheapest first; the one the headline names leads.
    const std::vector<int>& ranking() const { return m_ranking; }

    const StrategyResult& result(int strategy) const { return m_answer.results.strategies[std::size_t(strategy)]; }
    /// Cost and decision on the headline's basis.
    const Distributional& cost(int strategy) const;
    const DecisionFigures& decision(int strategy) const;

    QString name(int strategy) const { return strategyName(scenario(), strategy, locale()); }
    QString data(const LocalizedText& text) const; ///< a text of the scenario in the report's language
    QString money(double amount) const { return moneyText(amount, scenario().currency, locale()); }
    QString share(double share) const;             ///< en dash if absent
    QString number(double value, int decimals = 0) const; ///< en dash if absent
    QString whole(qint64 value) const { return locale().toString(value); }
    /// Money in tables: in the one unit of the report, see moneyUnit(). En dash if absent.
    QString scaled(double amount) const { return m_scale.text(amount, locale(), m_decimals); }
    /// The same with two more decimals, for what is much smaller than the amounts it belongs to.
    QString scaledFinely(double amount) const { return m_scale.text(amount, locale(), m_decimals + 2); }
    QString scaledRange(double low, double high) const;
    QString moneyUnit() const; ///< "Thousand USD", at the head of a column
    QString longDate(const QDate& date) const;
    QString discountText() const; ///< "8%"
    QString samplingText() const; ///< "random"

private:
    const Answer& m_answer;
    const ReportOptions& m_options;
    Theme m_theme;
    QDate m_date;
    int m_best = 0, m_second = -1;
    std::vector<int> m_ranking;
    MoneyScale m_scale;
    int m_decimals = 0;
};

/// U+2013 between two figures.
QString range(const QString& low, const QString& high);
/// What stands where there is no figure.
QString noFigure();

} // namespace rackrate::report
