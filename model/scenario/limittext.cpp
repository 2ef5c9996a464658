// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/limittext.h"

#include "model/base/translate.h"
#include "model/scenario/findinglist.h"

#include <string_view>

namespace rackrate {

namespace {

/// " It is stated in kW.", or " 8% is written 0.08."; nothing where neither can explain the number.
QString explanation(const Field& field, double number)
{
    const std::string_view unit = field.unit;
    if (isShare(field))
        return number <= 100 * field.maximum ? percentageHint(number) : QString();
    const bool nameable = !unit.empty() && unit.find('$') == std::string_view::npos;
    return nameable ? translate("Scenario", " It is stated in this unit: %1.").arg(translate("Schema", field.unit)) : QString();
}

} // namespace

bool isShare(const Field& field) { return std::string_view(field.unit).starts_with("share"); }

QString percentageHint(double number) { return translate("Scenario", " %1% is written %2.").arg(shown(number), shown(number / 100)); }

QString aboveMaximum(const Field& field, double number)
{
    return translate("Scenario", "“%1” must be at most %2; it is %3.")
               .arg(translate("Schema", field.label), shown(field.maximum), shown(number)) +
           explanation(field, number);
}

QString reachesAboveMaximum(const Field& field, double number)
{
    return translate("Scenario", "“%1” must be at most %2; its distribution reaches %3.")
               .arg(translate("Schema", field.label), shown(field.maximum), shown(number)) +
           explanation(field, number);
}

} // namespace rackrate
