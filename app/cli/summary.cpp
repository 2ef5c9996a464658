// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/summary.h"

#include "app/cli/texttable.h"
#include "simulation/decisions/accuracy.h"
#include "simulation/decisions/headline.h"
#include "simulation/decisions/limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace rackrate {

namespace {

class Summary {
public:
    Summary(const Scenario& scenario, const Results& results, const QLocale& locale)
        : m_scenario(scenario), m_results(results), m_locale(locale), m_order(results.strategies.size())
    {
        std::iota(m_order.begin(), m_order.end(), 0);
        std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) { return headlineMean(a) < headlineMean(b); });
    }

    QString heading() const
    {
        return withoutHanGaps(QCoreApplication::translate("CommandLine", "%1: %2 from %3, %4, seed %5, decided on %6.")
                                  .arg(QString::fromStdString(m_scenario.name.in(languageOf(m_locale))), monthsText(m_results.months),
                                       monthText(m_scenario, 1, m_locale), futuresText(m_results.engine.trials, m_locale),
                                       QString::number(m_results.engine.seed), basisText(m_results.nominalBasis))) +
               QLatin1Char('\n') + sampling();
    }

    QString strategies() const
    {
        TextTable table({QCoreApplication::translate("CommandLine", "Strategy (%1)").arg(QString::fromStdString(m_scenario.currency)),
                         QCoreApplication::translate("CommandLine", "Mean cost"), QCoreApplication::translate("CommandLine", "P5–P95"),
                         QCoreApplication::translate("CommandLine", "Present value"),
                         QCoreApplication::translate("CommandLine", "Cheapest in"), QCoreApplication::translate("CommandLine", "Regret"),
                         QCoreApplication::translate("CommandLine", "Use"), QCoreApplication::translate("CommandLine", "Ruled out in")},
                        1);
        const std::vector<QString> cheapest = cheapestTexts(m_results, m_locale);
        for (const int index : m_order) {
            const StrategyResult& strategy = m_results.strategies[index];
            const DecisionFigures& decision = decisionOf(index);
            table.addRow({strategyName(m_scenario, index, m_locale), amount(strategy.totalCost.mean),
                          amount(strategy.totalCost.p5) + QStringLiteral("–") + amount(strategy.totalCost.p95),
                          amount(strategy.presentValue.mean), cheapest[index], amount(decision.expectedRegret),
                          shareText(strategy.utilisation, m_locale), shareText(decision.ineligibleShare, m_locale)});
        }
        return table.text();
    }

    QString service() const
    {
        TextTable table({QCoreApplication::translate("CommandLine", "Workload"), QCoreApplication::translate("CommandLine", "Strategy"),
                         QCoreApplication::translate("CommandLine", "Mean response"), QCoreApplication::translate("CommandLine", "p95"),
                         QCoreApplication::translate("CommandLine", "Over target"), QCoreApplication::translate("CommandLine", "Mean wait"),
                         QCoreApplication::translate("CommandLine", "Unserved"),
                         QCoreApplication::translate("CommandLine", "Cost per unit")},
                        2);
        for (std::size_t workload = 0; workload < m_scenario.workloads.size(); ++workload) {
            for (const int index : m_order) {
                const ServiceResult& service = m_results.strategies[index].service[workload];
                table.addRow({workloadName(m_scenario, int(workload), m_locale), strategyName(m_scenario, index, m_locale),
                              secondsText(service.meanResponseSeconds, m_locale), secondsText(service.p95ResponseSeconds, m_locale),
                              measuredShareText(service.targetMissShare, m_scenario.workloads[workload].service.maximumMissShare, m_locale),
                              hoursText(service.meanWaitHours, m_locale),
                              measuredShareText(service.unservedShare, m_scenario.unservedTolerance, m_locale), perUnit(service)});
            }
        }
        return table.text();
    }

    /// Which limits are broken, by whom and how far; empty where none is.
    QString brokenLimits() const
    {
        TextTable table({QCoreApplication::translate("CommandLine", "Ruled out"), QCoreApplication::translate("CommandLine", "Workload"),
                         QCoreApplication::translate("CommandLine", "Limit on"), QCoreApplication::translate("CommandLine", "Allowed"),
                         QCoreApplication::translate("CommandLine", "Reached there"), QCoreApplication::translate("CommandLine", "In futures")},
                        3);
        bool any = false;
        for (const int index : m_order) {
            for (const Breach& breach : m_results.strategies[index].breaches) {
                any = true;
                table.addRow({strategyName(m_scenario, index, m_locale), workloadName(m_scenario, breach.workload, m_locale),
                              limitText(m_scenario, breach, m_locale), allowedText(breach, m_locale), reachedText(breach, m_locale),
                              shareText(breach.share, m_locale)});
            }
        }
        return any ? table.text() + QLatin1Char('\n') + limitsSentence(m_scenario, m_locale) + QLatin1Char('\n') : QString();
    }

private:
    /// A line of its own, when futures are not simply drawn at random.
    QString sampling() const
    {
        if (m_results.engine.sampling == EngineBlock().sampling)
            return {};
        return QCoreApplication::translate("CommandLine", "Sampling: %1.").arg(samplingText(m_results.engine.sampling)) + QLatin1Char('\n');
    }

    const DecisionFigures& decisionOf(int strategy) const { return m_results.strategies[strategy].decision(m_results.nominalBasis); }
    double headlineMean(int strategy) const { return m_results.strategies[strategy].cost(m_results.nominalBasis).mean; }
    QString amount(double value) const { return amountText(value, m_locale); }

    QString perUnit(const ServiceResult& service) const
    {
        if (service.unit == "request") {
            return QCoreApplication::translate("CommandLine", "%1 / 1,000 requests")
                .arg(amountText(service.costPerUnit * 1000, m_locale, 2));
        }
        if (service.unit == "job")
            return QCoreApplication::translate("CommandLine", "%1 / job").arg(amountText(service.costPerUnit, m_locale, 2));
        return QCoreApplication::translate("CommandLine", "%1 / GPU-hour").arg(amountText(service.costPerUnit, m_locale, 2));
    }

    const Scenario& m_scenario;
    const Results& m_results;
    const QLocale& m_locale;
    std::vector<int> m_order; ///< strategies, lowest mean on the headline's basis first
};

} // namespace

QString summaryText(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    const Summary summary(scenario, results, locale);
    QString text = summary.heading() + QLatin1Char('\n') + summary.strategies() + QLatin1Char('\n') + summary.service() + QLatin1Char('\n');
    if (const QString broken = summary.brokenLimits(); !broken.isEmpty())
        text += broken;
    if (const QString other = disagreementSentence(scenario, results, locale); !other.isEmpty())
        text += other + QLatin1Char('\n');
    if (const QString tolerance = toleranceSentence(results, locale); !tolerance.isEmpty())
        text += tolerance + QLatin1Char('\n');
    return text + closingSentence(scenario, results, locale) + QLatin1Char('\n');
}

} // namespace rackrate
