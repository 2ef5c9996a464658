// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/headline.h"

#include "simulation/decisions/limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rackrate {

namespace {

int bestUnderOtherEnd(const Results& results)
{
    return results.bestBy(results.nominalBasis, [&](const StrategyResult& strategy) {
        return results.nominalBasis ? strategy.otherHorizonEndMean : strategy.otherHorizonEndPresentValue;
    });
}

QString otherMeasureSentence(int measure)
{
    switch (measure) {
    case 1: return QCoreApplication::translate("Headline", "By the mean of the worst 5% of futures, {0} would be first.");
    case 2: return QCoreApplication::translate("Headline", "By expected regret, {0} would be first.");
    default: return QCoreApplication::translate("Headline", "By mean cost, {0} would be first.");
    }
}

/// The month by the end of which half of those that break even have done so.
QString middleMonth(const BreakEven& pair, const QLocale& locale)
{
    return locale.toString(int(std::ceil(pair.p50 - 1e-9)));
}

QString together(const QStringList& sentences)
{
    QString text = sentences.value(0);
    for (const QString& sentence : sentences.mid(1))
        text = QCoreApplication::translate("Headline", "%1 %2", "two sentences, one after the other").arg(text, sentence);
    return text;
}

/// In which share the challenger is cheaper from the start, breaks even, only through closing, never, costs the same, or is ruled
/// out.
QString breakEvenPattern(const BreakEven& pair, int months, const QLocale& locale)
{
    const double cheaper = std::max(pair.fromStart - pair.same, 0.0), never = neverByCost(pair);
    const std::vector<QString> share = complementaryTexts({cheaper, pair.probability, pair.throughClosing, never, pair.same, pair.ineligible}, locale);
    const QString horizon = monthsText(months);
    if (pair.ineligible == 1)
        return QCoreApplication::translate("Headline", "{0} is ruled out in every future, so that it cannot break even with {1}.");
    if (never == 1)
        return QCoreApplication::translate("Headline", "{0} never breaks even with {1} within %1.").arg(horizon);
    if (pair.same == 1)
        return QCoreApplication::translate("Headline", "{0} costs the same as {1} in every future.");
    if (cheaper == 1)
        return QCoreApplication::translate("Headline", "{0} is cheaper than {1} from the start in every future.");
    const QString middle = pair.probability > 0 ? middleMonth(pair, locale) : QString();
    QStringList sentences;
    if (cheaper > 0 && pair.probability > 0)
        sentences << QCoreApplication::translate("Headline", "{0} is cheaper than {1} from the start in %1 of futures and breaks even in %2, half of those by month %3.").arg(share[0], share[1], middle);
    else if (cheaper > 0)
        sentences << QCoreApplication::translate("Headline", "{0} is cheaper than {1} from the start in %1 of futures.").arg(share[0]);
    else if (pair.probability == 1)
        sentences << QCoreApplication::translate("Headline", "{0} breaks even with {1} in every future, in half of them by month %1.").arg(middle);
    else if (pair.probability > 0 && never > 0)
        sentences << QCoreApplication::translate("Headline", "{0} breaks even with {1} in %1 of futures, half of those by month %2; in %3 it never does within %4.")
                         .arg(share[1], middle, share[3], horizon);
    else if (pair.probability > 0)
        sentences << QCoreApplication::translate("Headline", "{0} breaks even with {1} in %1 of futures, half of those by month %2.").arg(share[1], middle);
    if (pair.same > 0)
        sentences << QCoreApplication::translate("Headline", "{0} costs the same as {1} in %1 of futures.").arg(share[4]);
    if (never > 0 && (cheaper > 0 || pair.probability == 0))
        sentences << QCoreApplication::translate("Headline", "In %1 of futures {0} never breaks even with {1} within %2.").arg(share[3], horizon);
    if (pair.throughClosing > 0)
        sentences << QCoreApplication::translate("Headline", "In %1 of futures only closing values at the horizon make {0} cheaper than {1}.").arg(share[2]);
    if (pair.ineligible > 0)
        sentences << QCoreApplication::translate("Headline", "In %1 of futures {0} cannot break even, because it is ruled out.").arg(share[5]);
    return together(sentences);
}

} // namespace

RichSentence breakEvenSentence(const Scenario& scenario, const Results& results, int baseline, int challenger, const QLocale& locale)
{
    const BreakEven* pair = results.breakEvenOf(results.strategies.at(baseline).id, results.strategies.at(challenger).id, results.nominalBasis);
    if (pair == nullptr)
        return {};
    return withNames(breakEvenPattern(*pair, results.months, locale), {challenger, baseline}, scenario, locale);
}

std::vector<double> cheapestShares(const Results& results, bool nominal)
{
    std::vector<double> shares;
    double nobody = 1;
    for (const StrategyResult& strategy : results.strategies) {
        shares.push_back(strategy.decision(nominal).probabilityCheapest);
        nobody -= shares.back();
    }
    shares.push_back(nobody > 1e-9 ? nobody : 0);
    return shares;
}

std::vector<QString> cheapestTexts(const Results& results, const QLocale& locale)
{
    std::vector<QString> texts = complementaryTexts(cheapestShares(results, results.nominalBasis), locale);
    texts.pop_back();
    return texts;
}

RichSentence decisionSentence(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    const int best = results.best();
    if (best < 0)
        return {};
    const DecisionFigures& decision = results.strategies[best].decision(results.nominalBasis);
    const QString share = cheapestTexts(results, locale)[best];
    QString pattern;
    if (decision.ineligibleShare > 0.5) {
        pattern = (results.measure == 0
                       ? QCoreApplication::translate("Headline", "No strategy keeps all limits on demand and service in most futures; {0} costs least, but breaks one in %1 of them.")
                       : QCoreApplication::translate("Headline", "No strategy keeps all limits on demand and service in most futures; {0} would be first, but breaks one in %1 of them."))
                      .arg(shareText(decision.ineligibleShare, locale));
    } else if (results.measure == 1) {
        pattern = QCoreApplication::translate("Headline", "{0} is safest: its worst 5% of futures cost %1 on average. It is cheapest in %2 of futures.")
                      .arg(moneyText(results.strategies[best].cost(results.nominalBasis).cvar95, scenario.currency, locale), share);
    } else if (results.measure == 2) {
        pattern = QCoreApplication::translate("Headline", "{0} has the lowest expected regret, %1. It is cheapest in %2 of futures.")
                      .arg(moneyText(decision.expectedRegret, scenario.currency, locale), share);
    } else {
        bool mostOften = true;
        for (int i = 0; i < int(results.strategies.size()); ++i)
            mostOften = mostOften && results.strategies[i].decision(results.nominalBasis).probabilityCheapest <= decision.probabilityCheapest;
        if (decision.probabilityCheapest == 1)
            pattern = QCoreApplication::translate("Headline", "{0} is cheapest in every future.");
        else if (mostOften)
            pattern = QCoreApplication::translate("Headline", "{0} is cheapest in %1 of futures.").arg(share);
        else
            pattern = QCoreApplication::translate("Headline", "{0} has the lowest mean cost and is cheapest in %1 of futures.").arg(share);
    }
    return withNames(pattern, {best}, scenario, locale);
}

double neverByCost(const BreakEven& pair)
{
    return std::max(pair.never - pair.ineligible, 0.0);
}

StrategyPair naturalPair(const Results& results, int first, int second)
{
    const auto breaksEven = [&](int challenger, int baseline) {
        const BreakEven* pair = results.breakEvenOf(results.strategies.at(baseline).id, results.strategies.at(challenger).id, results.nominalBasis);
        return pair == nullptr ? 0.0 : pair->probability;
    };
    return breaksEven(second, first) > breaksEven(first, second) ? StrategyPair{first, second} : StrategyPair{second, first};
}

int runnerUp(const Results& results)
{
    const auto before = [&](int a, int b) {
        const DecisionFigures &one = results.strategies[a].decision(results.nominalBasis), &other = results.strategies[b].decision(results.nominalBasis);
        if (one.probabilityCheapest != other.probabilityCheapest)
            return one.probabilityCheapest > other.probabilityCheapest;
        if ((one.ineligibleShare > 0.5) != (other.ineligibleShare > 0.5))
            return other.ineligibleShare > 0.5;
        return results.strategies[a].cost(results.nominalBasis).mean < results.strategies[b].cost(results.nominalBasis).mean;
    };
    const int best = results.best();
    int second = -1;
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        if (i != best && (second < 0 || before(i, second)))
            second = i;
    }
    return second;
}

RichSentence runnerUpSentence(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    const int best = results.best(), second = runnerUp(results);
    if (best < 0 || second < 0)
        return {};
    const double chance = results.strategies[second].decision(results.nominalBasis).probabilityCheapest;
    if (chance == 0 && results.strategies[second].decision(results.nominalBasis).ineligibleShare > 0.5)
        return {}; // nobody is next; ruledOutSentences() says why
    const double extra = results.strategies[second].cost(results.nominalBasis).mean - results.strategies[best].cost(results.nominalBasis).mean;
    const auto [baseline, challenger] = naturalPair(results, best, second);
    const BreakEven* pair = results.breakEvenOf(results.strategies[baseline].id, results.strategies[challenger].id, results.nominalBasis);
    const bool oftener = chance > results.strategies[best].decision(results.nominalBasis).probabilityCheapest; // first by its mean, but not the most often cheapest
    QString pattern;
    if (chance > 0 && !oftener && challenger == second && pair != nullptr && pair->probability > 0 && pair->never > 0 &&
        pair->fromStart + pair->throughClosing + pair->ineligible == 0) {
        const std::vector<QString> share = complementaryTexts({pair->probability, pair->never}, locale);
        pattern = QCoreApplication::translate("Headline", "{0} is next with %1. It breaks even with {1} in %2 of futures, half of those by month %3; in %4 it never does within %5.")
                      .arg(cheapestTexts(results, locale)[second], share[0], middleMonth(*pair, locale), share[1], monthsText(results.months));
        return withNames(pattern, {second, best}, scenario, locale);
    }
    if (oftener)
        pattern = QCoreApplication::translate("Headline", "{0} is cheapest more often, in %1.").arg(cheapestTexts(results, locale)[second]);
    else if (chance > 0)
        pattern = QCoreApplication::translate("Headline", "{0} is next with %1.").arg(cheapestTexts(results, locale)[second]);
    else if (extra >= 0)
        pattern = QCoreApplication::translate("Headline", "{0} is next; it costs %1 more on average.").arg(moneyText(extra, scenario.currency, locale));
    else
        pattern = QCoreApplication::translate("Headline", "{0} is next; it costs %1 less on average.").arg(moneyText(-extra, scenario.currency, locale));
    return joined(withNames(pattern, {second}, scenario, locale), breakEvenSentence(scenario, results, baseline, challenger, locale));
}

RichSentence regretSentence(const Scenario& scenario, Results results, bool nominal, const QLocale& locale)
{
    results.nominalBasis = nominal;
    const int best = results.best(), second = runnerUp(results);
    if (best < 0 || second < 0)
        return {};
    const double first = results.strategies[best].decision(nominal).expectedRegret, next = results.strategies[second].decision(nominal).expectedRegret;
    if (!std::isfinite(first) || !std::isfinite(next))
        return {}; // ruled out in every future, and so comparable in none
    const QString pattern = QCoreApplication::translate("Headline", "On average {0} costs %1 more than the cheapest strategy of each future; {1} costs %2 more.")
                                .arg(moneyText(first, scenario.currency, locale), moneyText(next, scenario.currency, locale));
    return withNames(pattern, {best, second}, scenario, locale);
}

QString disagreementSentence(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    const int best = results.best();
    if (best < 0)
        return {};
    RichSentence sentence;
    const auto differing = [&](int other, const QString& pattern) {
        if (other >= 0 && other != best)
            sentence = joined(std::move(sentence), withNames(pattern, {other}, scenario, locale));
    };
    differing(results.bestBy(!results.nominalBasis, results.measure),
              results.nominalBasis ? QCoreApplication::translate("Headline", "By present value, {0} would be first.")
                                   : QCoreApplication::translate("Headline", "By nominal cost, {0} would be first."));
    for (const int measure : {0, 1, 2}) {
        const bool known = measure != 2 || std::any_of(results.strategies.begin(), results.strategies.end(), [&](const StrategyResult& strategy) {
            return std::isfinite(strategy.decision(results.nominalBasis).expectedRegret);
        });
        if (measure != results.measure && known)
            differing(results.bestBy(results.nominalBasis, measure), otherMeasureSentence(measure));
    }
    differing(results.measure == 0 ? bestUnderOtherEnd(results) : best,
              scenario.finance.horizonEnd == HorizonEnd::Continue
                  ? QCoreApplication::translate("Headline", "If everything stopped at the horizon, {0} would be first.")
                  : QCoreApplication::translate("Headline", "If operations went on past the horizon, {0} would be first."));
    return sentence.text;
}

RichSentence supportingSentences(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    const int best = results.best();
    if (best < 0)
        return {};
    const RichSentence next = runnerUpSentence(scenario, results, locale);
    RichSentence all = joined(ruledOutSentences(scenario, results, locale), next);
    if (!next.text.isEmpty())
        all = joined(std::move(all), ruledOutSentence(scenario, results, runnerUp(results), 0, locale));
    if (best != results.baseline && (runnerUp(results) != results.baseline || next.text.isEmpty()))
        all = joined(std::move(all), breakEvenSentence(scenario, results, results.baseline, best, locale));
    return all;
}

QString closingSentence(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    return joined(decisionSentence(scenario, results, locale), supportingSentences(scenario, results, locale)).text;
}

} // namespace rackrate
