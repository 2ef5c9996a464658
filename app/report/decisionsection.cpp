// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"
#include "simulation/decisions/limits.h"
#include "simulation/decisions/servicechange.h"

#include "model/base/translate.h"
#include "simulation/decisions/inputlabel.h"

#include <cmath>
#include <optional>

namespace rackrate::report {

namespace {

QString basisSentence(const Context& context)
{
    const QString basis = context.results().nominalBasis
                              ? translate("Report", "nominal cash")
                              : translate("Report", "present value at %1 a year").arg(context.discountText());
    const char* const templates[] = {
        QT_TRANSLATE_NOOP("Report", "Strategies are compared by mean cost on the basis of %1."),
        QT_TRANSLATE_NOOP("Report", "Strategies are compared by the mean of the dearest 5% of futures on the basis of %1."),
        QT_TRANSLATE_NOOP("Report", "Strategies are compared by expected regret on the basis of %1."),
    };
    return translate("Report", templates[std::clamp(context.results().measure, 0, 2)]).arg(basis);
}

KeyFigure costFigure(const Context& context)
{
    const Distributional& cost = context.cost(context.best());
    const QString basis = basisText(context.results().nominalBasis);
    return {context.money(cost.mean),
            translate("Report", "mean cost of %1 over %2 (%3); 90% of futures between %4 and %5")
                .arg(context.name(context.best()), monthsText(context.results().months), basis, context.money(cost.p5),
                     context.money(cost.p95))};
}

/// Whether all GPUs are rented, so that what is paid for them in a month says what they cost.
bool rentsOnly(const StrategyResult& strategy)
{
    return strategy.breakdown[HardwareCost] == 0 && computeSpendPerMonth(strategy) > 0;
}

/// What the plan does to the monthly bill, against today: to that for GPUs where both rent all of theirs, else to the whole one, as
/// buying ends the rent and says nothing of what is saved.
KeyFigure spendFigure(const Context& context)
{
    const StrategyResult &best = context.result(context.best()), &today = context.result(context.baseline());
    const bool rent = rentsOnly(best) && rentsOnly(today);
    const auto monthly = [&](const StrategyResult& strategy) {
        return rent ? computeSpendPerMonth(strategy) : strategy.totalCost.mean / context.results().months;
    };
    const double own = monthly(best), before = monthly(today);
    if (context.best() == context.baseline() || !(before > 0)) {
        const QString caption = rent ? translate("Report", "monthly spend on rented GPUs of %1, mean of the first twelve months")
                                     : translate("Report", "total cost of %1 per month, closing values included, nominal, mean of all months");
        return {context.money(own), caption.arg(context.name(context.best()))};
    }
    const double change = own / before - 1;
    const QString sign = change < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
    const QString caption = rent ? translate("Report", "monthly spend on rented GPUs of %1 against %2 (%3 and %4), mean of the first twelve months")
                                 : translate("Report", "total cost per month of %1 against %2 (%3 and %4), closing values included, nominal, mean of all months");
    return {sign + shareText(std::abs(change), context.locale()),
            caption.arg(context.name(context.best()), context.name(context.baseline()), context.money(own), context.money(before))};
}

KeyFigure serviceFigure(const Context& context)
{
    const bool same = context.best() == context.baseline();
    const int from = same && context.second() >= 0 ? context.second() : context.baseline();
    const auto change = largestServiceChange(context.results(), from, context.best());
    if (!change) {
        const double busy = context.result(context.best()).utilisation;
        return {context.share(busy), translate("Report", "of the GPU-hours that %1 pays for are used").arg(context.name(context.best()))};
    }
    const auto figure = [&](double value) {
        return change->waits ? hoursText(value, context.locale()) : secondsText(value, context.locale());
    };
    const QString workload = workloadName(context.scenario(), int(change->workload), context.locale());
    const QString caption = change->waits ? translate("Report", "mean wait of %1, %2 and %3")
                                          : translate("Report", "mean response of %1, %2 and %3");
    return {figure(change->before) + QStringLiteral(" \u2192 ") + figure(change->after),
            caption.arg(workload, context.name(from), context.name(context.best()))};
}

KeyFigure breakEvenFigure(const Context& context)
{
    const bool single = context.second() < 0 || context.decision(context.second()).ineligibleShare > 0.5;
    const StrategyPair match = single ? StrategyPair{} : naturalPair(context.results(), context.best(), context.second());
    const BreakEven* pair = single ? nullptr
                                   : context.results().breakEvenOf(context.result(match.baseline).id, context.result(match.challenger).id,
                                                                   context.results().nominalBasis);
    if (!pair)
        return {cheapestTexts(context.results(), context.locale())[context.best()],
                translate("Report", "of futures in which %1 is cheapest").arg(context.name(context.best()))};
    const std::vector<QString> shares =
        complementaryTexts({pair->fromStart, pair->probability, pair->throughClosing, neverByCost(*pair), pair->ineligible}, context.locale());
    return {shares[3], translate("Report", "of futures in which %1 never breaks even with %2 within %3")
                                            .arg(context.name(match.challenger), context.name(match.baseline),
                                                 monthsText(context.results().months))};
}

QString subtitle(const Context& context)
{
    const Scenario& scenario = context.scenario();
    return translate("Report", "%1 from %2 · amounts in %3 · %4")
        .arg(monthsText(scenario.months), monthText(scenario, 1, context.locale()), QString::fromStdString(scenario.currency),
             basisText(context.results().nominalBasis));
}

} // namespace

void addDecision(Builder& builder)
{
    const Context& context = builder.context();
    const Scenario& scenario = context.scenario();
    const QString question = context.data(scenario.question);
    builder.title(context.data(scenario.name), question.isEmpty() ? QStringList{subtitle(context)} : QStringList{question, subtitle(context)});
    builder.section(translate("Report", "Decision"));
    RichText text = builder.rich();
    text.add(decisionSentence(scenario, context.results(), context.locale()));
    text.add(context.data(scenario.strategies[std::size_t(context.best())].description));
    text.add(supportingSentences(scenario, context.results(), context.locale()));
    text.add(disagreementSentence(scenario, context.results(), context.locale()));
    text.add(basisSentence(context));
    text.add(limitsSentence(scenario, context.locale()));
    builder.text(text);
    for (const Finding& finding : context.answer().findings) {
        SensitivityEntry place;
        place.path = finding.path;
        // Warnings about a strategy bear on the choice; the others stand in the section on method.
        if (finding.severity == Severity::Warning && finding.path.starts_with("/strategies/"))
            builder.warning(translate("Report", "%1. %2").arg(inputLabel(scenario, place, context.locale()), finding.message));
    }
    builder.keyFigures({costFigure(context), spendFigure(context), serviceFigure(context), breakEvenFigure(context)});
}

} // namespace rackrate::report
