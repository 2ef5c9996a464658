// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/validation_growth.h"

#include "model/base/oneof.h"
#include "model/base/translate.h"
#include "model/scenario/limittext.h"

#include <algorithm>
#include <cmath>

namespace rackrate {

namespace {

using Form = Growth::Form;

bool byRate(const Growth& growth) { return isOneOf(growth.form, {Form::Linear, Form::Exponential, Form::Logistic}); }

/// Largest multiple of the base within the plan, in the middle of what is uncertain; the formulas are those of kernel/demand.h.
double largestMultiple(const Growth& growth, int months)
{
    const double elapsed = months - 1, rate = growth.rate.value;
    switch (growth.form) {
    case Form::Constant: return 1;
    case Form::Linear: return std::max(1 + rate * elapsed, 1.0);
    case Form::Exponential: return std::max(std::pow(1 + rate, elapsed), 1.0);
    case Form::Logistic: return std::max(growth.limit.value / (1 + (growth.limit.value - 1) * std::exp(-rate * elapsed)), 1.0);
    case Form::Step:
    case Form::Piecewise: break;
    }
    double largest = 1;
    for (const Growth::Knot& knot : growth.knots)
        largest = knot.month <= months ? std::max(largest, knot.factor.value) : largest;
    return largest;
}

/// What is counted of the workload in a month at its base level: GPU-hours, jobs, or requests.
double countedAtBase(const Scenario& scenario, const Demand& demand)
{
    constexpr double secondsPerHour = 3600;
    return demand.base.value * (demand.unit == DemandUnit::RequestsPerSecond ? scenario.hoursIn(1) * secondsPerHour : 1);
}

QString roughly(double value) { return QString::number(value, 'g', 3); }

} // namespace

void validateSizeOfDemand(const Scenario& scenario, const Workload& workload, const std::string& path, FindingList& findings)
{
    const Growth& growth = workload.demand.growth;
    const std::string place = path + (byRate(growth) ? "/demand/growth/rate" : "/demand/growth/knots");
    const double multiple = largestMultiple(growth, scenario.months), percent = growth.rate.value * 100;
    const QString hint = byRate(growth) ? percentageHint(growth.rate.value) : QString();
    const double atBase = countedAtBase(scenario, workload.demand);
    if (atBase > uncountableDemand)
        findings.error(path + "/demand/base", translate("Scenario", "This base level is larger than what can be counted."));
    else if (atBase * multiple > uncountableDemand)
        findings.error(place,
                       translate("Scenario", "This growth makes demand %1 times its base level within the plan, which is larger than "
                                             "what can be counted.")
                               .arg(roughly(multiple)) +
                           hint);
    else if (byRate(growth) && growth.rate.value > 1)
        findings.note(place, translate("Scenario", "Demand grows by %1% per month.").arg(roughly(percent)) + hint);
}

} // namespace rackrate
