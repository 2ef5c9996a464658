// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/accuracy.h"

#include "simulation/decisions/headline.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rackrate {

QString samplingText(const std::string& sampling)
{
    if (sampling == "antithetic")
        return QCoreApplication::translate("Accuracy", "antithetic");
    if (sampling == "latin-hypercube")
        return QCoreApplication::translate("Accuracy", "Latin hypercube");
    if (sampling == "sobol")
        return QCoreApplication::translate("Accuracy", "scrambled Sobol");
    return QCoreApplication::translate("Accuracy", "random");
}

QString errorShareText(double share, const QLocale& locale)
{
    const double percent = 100 * share;
    const int decimals = percent > 0 ? std::clamp(1 - int(std::floor(std::log10(percent))), 0, 6) : 0;
    return locale.toString(percent, 'f', decimals) + QLatin1Char('%');
}

QString intervalText(const Interval& interval, const QLocale& locale)
{
    const auto bound = [&](double value) { return std::isfinite(value) ? amountText(value, locale) : QStringLiteral("–"); };
    return QCoreApplication::translate("Accuracy", "%1 to %2", "the bounds of an interval").arg(bound(interval.low), bound(interval.high));
}

QString toleranceSentence(const Results& results, const QLocale& locale)
{
    const double asked = results.convergence.tolerance;
    if (!std::isfinite(asked))
        return {};
    const double reached = results.largestRelativeError();
    const QString trials = locale.toString(qulonglong(results.engine.trials));
    if (results.convergence.met) {
        return QCoreApplication::translate("Accuracy", "Stopped after %1 futures: the standard error of every strategy's mean and P95 is at "
                                                       "most %2 of it; at most %3 was asked for.")
            .arg(trials, errorShareText(reached, locale), errorShareText(asked, locale));
    }
    if (!std::isfinite(reached)) {
        return QCoreApplication::translate("Accuracy", "%1 futures are too few to tell the standard error of every P95; at most %2 was asked for.")
            .arg(trials, errorShareText(asked, locale));
    }
    return QCoreApplication::translate("Accuracy", "After all %1 futures the largest standard error of a strategy's mean or P95 is %2 of it; the "
                                                   "%3 asked for were not met.")
        .arg(trials, errorShareText(reached, locale), errorShareText(asked, locale));
}

} // namespace rackrate
