// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/limits.h"

#include "simulation/decisions/headline.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace rackrate {

namespace {

constexpr int mostDecimals = 9;
constexpr std::size_t namedCheaper = 2; ///< of those that cost less but are ruled out; the others are counted

/// Decimals, from `fewest` on, that show on which side of the limit the value is.
int decimalsAgainst(double value, double limit, int fewest)
{
    double scale = 1;
    for (int decimals = 0; decimals < mostDecimals; ++decimals, scale *= 10) {
        if (decimals >= fewest && (limit < 0 || (std::round(value * scale) > limit * scale) == (value > limit)))
            return decimals;
    }
    return mostDecimals;
}

/// Decimals for two digits of a percentage.
int percentDecimals(double percent)
{
    int decimals = percent >= 9.95 ? 0 : 1;
    for (double scaled = percent; scaled < 0.95 && decimals < mostDecimals; scaled *= 10)
        ++decimals;
    return decimals;
}

/// "5%", "0.1%", as the user wrote it.
QString limitShareText(double limit, const QLocale& locale)
{
    return locale.toString(limit * 100, 'g', 6) + QLatin1Char('%');
}

QString limitHoursText(double limit, const QLocale& locale)
{
    return QCoreApplication::translate("Headline", "%1 h").arg(locale.toString(limit, 'g', 6));
}

QString targetText(double seconds, const QLocale& locale)
{
    return QCoreApplication::translate("Headline", "%1 s").arg(locale.toString(seconds, 'g', 6));
}

double targetOf(const Scenario& scenario, const std::string& workload)
{
    const auto found = std::find_if(scenario.workloads.begin(), scenario.workloads.end(), [&](const Workload& each) { return each.id == workload; });
    return found == scenario.workloads.end() ? 0 : found->service.targetSeconds;
}

/// What a strategy does that the limit forbids, in the futures in which it does.
QString breachText(const Scenario& scenario, const Breach& breach, const QLocale& locale)
{
    const QString workload = workloadName(scenario, breach.workload, locale), reached = reachedText(breach, locale), most = allowedText(breach, locale);
    switch (breach.limit) {
    case kernel::MissedLimit:
        return QCoreApplication::translate("Headline", "it misses the %1 target of %2 in %3 of requests; the limit is %4.")
            .arg(targetText(targetOf(scenario, breach.workload), locale), workload, reached, most);
    case kernel::WaitLimit:
        return QCoreApplication::translate("Headline", "jobs of %1 wait %2 on average; the limit is %3.").arg(workload, reached, most);
    default:
        return QCoreApplication::translate("Headline", "it leaves %1 of %2 unserved; the limit is %3.").arg(reached, workload, most);
    }
}

QString leadPattern(double share, const QString& cheaper, const QLocale& locale)
{
    if (cheaper.isEmpty())
        return share == 1 ? QCoreApplication::translate("Headline", "{0} is ruled out in every future:")
                          : QCoreApplication::translate("Headline", "{0} is ruled out in %1 of futures:").arg(shareText(share, locale));
    return share == 1 ? QCoreApplication::translate("Headline", "{0} costs %1 less on average, but is ruled out in every future:").arg(cheaper)
                      : QCoreApplication::translate("Headline", "{0} costs %1 less on average, but is ruled out in %2 of futures:")
                            .arg(cheaper, shareText(share, locale));
}

RichSentence plain(const QString& text)
{
    return {withoutHanGaps(text), {}};
}

/// The clauses of limitsSentence().
QStringList limitClauses(const Scenario& scenario, const QLocale& locale)
{
    QStringList clauses{QCoreApplication::translate("Headline", "it leaves more than %1 of a workload unserved")
                            .arg(limitShareText(scenario.unservedTolerance, locale))};
    for (const Workload& workload : scenario.workloads) {
        const QString name = nameText(workload.name, workload.id, locale);
        if (workload.service.maximumMissShare >= 0)
            clauses << QCoreApplication::translate("Headline", "it misses the %1 target of %2 in more than %3 of requests")
                           .arg(targetText(workload.service.targetSeconds, locale), name, limitShareText(workload.service.maximumMissShare, locale));
        if (workload.service.maximumWaitHours >= 0)
            clauses << QCoreApplication::translate("Headline", "jobs of %1 wait more than %2 on average")
                           .arg(name, limitHoursText(workload.service.maximumWaitHours, locale));
    }
    return clauses;
}

} // namespace

QString measuredShareText(double share, double limit, const QLocale& locale)
{
    if (!std::isfinite(share) || share <= 0)
        return shareText(share, locale);
    const double least = limit > 0 ? limit / 10 : limit < 0 ? 1e-4 : 0;
    if (share < least)
        return QCoreApplication::translate("Headline", "below %1").arg(limitShareText(least, locale));
    const double percent = share * 100;
    const int decimals = decimalsAgainst(percent, limit < 0 ? limit : limit * 100, percentDecimals(percent));
    return locale.toString(percent, 'f', share == 1 ? 0 : decimals) + QLatin1Char('%');
}

QString measuredHoursText(double hours, double limit, const QLocale& locale)
{
    const int fewest = hours < 99.95 ? 1 : 0, decimals = std::isfinite(hours) ? decimalsAgainst(hours, limit, fewest) : 0;
    if (decimals == fewest)
        return hoursText(hours, locale);
    return QCoreApplication::translate("Headline", "%1 h").arg(locale.toString(hours, 'f', decimals));
}

QString allowedText(const Breach& breach, const QLocale& locale)
{
    return breach.limit == kernel::WaitLimit ? limitHoursText(breach.maximum, locale) : limitShareText(breach.maximum, locale);
}

QString reachedText(const Breach& breach, const QLocale& locale)
{
    return breach.limit == kernel::WaitLimit ? measuredHoursText(breach.reached, breach.maximum, locale)
                                             : measuredShareText(breach.reached, breach.maximum, locale);
}

QString limitText(const Scenario& scenario, const Breach& breach, const QLocale& locale)
{
    switch (breach.limit) {
    case kernel::MissedLimit:
        return QCoreApplication::translate("Headline", "requests over %1").arg(targetText(targetOf(scenario, breach.workload), locale));
    case kernel::WaitLimit: return QCoreApplication::translate("Headline", "mean wait");
    default: return QCoreApplication::translate("Headline", "unserved");
    }
}

QString workloadName(const Scenario& scenario, const std::string& id, const QLocale& locale)
{
    for (const Workload& workload : scenario.workloads) {
        if (workload.id == id)
            return nameText(workload.name, workload.id, locale);
    }
    return QString::fromStdString(id);
}

QString limitsSentence(const Scenario& scenario, const QLocale& locale)
{
    const QStringList clauses = limitClauses(scenario, locale);
    QString list = clauses.front();
    for (qsizetype i = 1; i < clauses.size(); ++i)
        list = (i + 1 < clauses.size() ? QCoreApplication::translate("Headline", "%1, %2", "limits: those before the last")
                                       : QCoreApplication::translate("Headline", "%1, or %2", "limits: the last"))
                   .arg(list, clauses[i]);
    return withoutHanGaps(QCoreApplication::translate("Headline", "A strategy is ruled out of a future in which %1; it can be neither the cheapest nor break even there.")
                              .arg(list));
}

RichSentence ruledOutSentence(const Scenario& scenario, const Results& results, int strategy, double cheaperBy, const QLocale& locale)
{
    const double share = results.strategies[strategy].decision(results.nominalBasis).ineligibleShare;
    const std::vector<Breach>& breaches = results.strategies[strategy].breaches;
    if (!(share > 0) || breaches.empty())
        return {};
    const QString cheaper = cheaperBy > 0 ? moneyText(cheaperBy, scenario.currency, locale) : QString();
    QString why = breachText(scenario, breaches.front(), locale);
    if (breaches.front().share < share)
        why = QCoreApplication::translate("Headline", "most often %1", "%1: it breaks a limit").arg(why);
    else if (share < 1)
        why = QCoreApplication::translate("Headline", "there %1", "%1: it breaks a limit").arg(why);
    RichSentence sentence = joined(withNames(leadPattern(share, cheaper, locale), {strategy}, scenario, locale), plain(why));
    const int others = int(breaches.size()) - 1;
    if (others > 0)
        sentence = joined(std::move(sentence), plain(QCoreApplication::translate("Headline", "It breaks %n other limit(s) too.", nullptr, others)));
    return sentence;
}

RichSentence ruledOutSentences(const Scenario& scenario, const Results& results, const QLocale& locale)
{
    const int best = results.best();
    if (best < 0)
        return {};
    const auto meanOf = [&](int strategy) { return results.strategies[strategy].cost(results.nominalBasis).mean; };
    std::vector<int> cheaper;
    for (int i = 0; i < int(results.strategies.size()); ++i) {
        if (i != best && results.strategies[i].decision(results.nominalBasis).ineligibleShare > 0.5 && meanOf(i) < meanOf(best))
            cheaper.push_back(i);
    }
    std::stable_sort(cheaper.begin(), cheaper.end(), [&](int a, int b) { return meanOf(a) < meanOf(b); });
    RichSentence all = ruledOutSentence(scenario, results, best, 0, locale);
    for (std::size_t i = 0; i < std::min(cheaper.size(), namedCheaper); ++i)
        all = joined(std::move(all), ruledOutSentence(scenario, results, cheaper[i], meanOf(best) - meanOf(cheaper[i]), locale));
    const int unnamed = int(cheaper.size()) - int(namedCheaper);
    if (unnamed > 0)
        all = joined(std::move(all), plain(QCoreApplication::translate("Headline", "%n more cost(s) less and is (are) ruled out in most futures.", nullptr, unnamed)));
    return all;
}

} // namespace rackrate
