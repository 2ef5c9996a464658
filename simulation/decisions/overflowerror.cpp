// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/overflowerror.h"

#include "simulation/decisions/headline.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackrate {

namespace {

QString sentenceOf(const Scenario& scenario, const Overflow& overflow, const QLocale& locale)
{
    if (overflow.what >= kernel::overflowKinds)
        return QCoreApplication::translate("Overflow", "The demand of %1 is larger than what can be counted. Check its base level, its "
                                                       "growth and its events.")
            .arg(workloadName(scenario, overflow.what - kernel::overflowKinds, locale));
    const QString strategy = strategyName(scenario, overflow.strategy, locale);
    if (overflow.what == kernel::useOverflow)
        return QCoreApplication::translate("Overflow", "The GPU-hours of strategy %1 are more than what can be counted. Check the demand "
                                                       "and the counts of its supply.")
            .arg(strategy);
    const QString limit = amountText(kernel::largestMoneyQuanta * kernel::moneyQuantum, locale);
    const QString currency = QString::fromStdString(scenario.currency);
    if (overflow.what == kernel::monthOverflow)
        return QCoreApplication::translate("Overflow", "What strategy %1 pays in a single month, or owns, is worth more than %2 %3, which is "
                                                       "the most that can be counted. State all prices in a larger unit, such as "
                                                       "thousands of %3.")
            .arg(strategy, limit, currency);
    return QCoreApplication::translate("Overflow", "In strategy %1, a single month's amount for “%2” is more than %3 %4, which is the most "
                                                   "that can be counted. State all prices in a larger unit, such as thousands of %4.")
        .arg(strategy, costKindText(overflow.what), limit, currency);
}

} // namespace

std::optional<Error> overflowError(const Scenario& scenario, const std::vector<Overflow>& overflows, const QLocale& locale)
{
    if (overflows.empty())
        return std::nullopt;
    const auto ofDemand = [](const Overflow& overflow) { return overflow.what >= kernel::overflowKinds; };
    const auto demand = std::find_if(overflows.begin(), overflows.end(), ofDemand);
    const Overflow& first = demand != overflows.end() ? *demand : overflows.front();
    const std::string place = first.what >= kernel::overflowKinds
                                  ? "/workloads/" + scenario.workloads[first.what - kernel::overflowKinds].id + "/demand"
                                  : "/strategies/" + scenario.strategies[first.strategy].id;
    return Error{ErrorCode::RunFailed, sentenceOf(scenario, first, locale), {}, QString::fromStdString(place)};
}

} // namespace rackrate
