// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/fieldtext.h"

#include "model/base/translate.h"

#include <string_view>

namespace rackrate {
namespace {

struct Reading {
    std::string_view unit; ///< as the format names it
    const char* text;      ///< as people read it
};

constexpr Reading shares[] = {{"share", "%"},
                              {"share/month", QT_TRANSLATE_NOOP("Units", "% per month")},
                              {"share/year", QT_TRANSLATE_NOOP("Units", "% per year")},
                              {"share/√year", QT_TRANSLATE_NOOP("Units", "% per √year")}};

/// Things one counts: many of them, and one.
struct Counted {
    const char *many, *one;
};

constexpr Counted counted[] = {{QT_TRANSLATE_NOOP("Units", "months"), QT_TRANSLATE_NOOP("Units", "month")},
                               {QT_TRANSLATE_NOOP("Units", "weeks"), QT_TRANSLATE_NOOP("Units", "week")},
                               {QT_TRANSLATE_NOOP("Units", "GPUs"), QT_TRANSLATE_NOOP("Units", "GPU")},
                               {QT_TRANSLATE_NOOP("Units", "instances"), QT_TRANSLATE_NOOP("Units", "instance")}};

} // namespace

NumberFormat numberFormat(const Field& field, const QLocale& locale)
{
    NumberFormat format;
    format.percent = std::string_view(field.unit).substr(0, 5) == "share";
    format.uncertain = field.kind == FieldKind::Uncertain || field.kind == FieldKind::Escalator;
    format.integer = field.kind == FieldKind::Integer || field.kind == FieldKind::MonthRange;
    format.minimum = field.minimum;
    format.maximum = field.maximum;
    format.locale = locale;
    return format;
}

QString unitText(const Field& field, const std::string& currency)
{
    for (const Reading& share : shares) {
        if (share.unit == field.unit)
            return share.unit == "share" ? QStringLiteral("%") : translate("Units", share.text);
    }
    for (const Counted& thing : counted) {
        if (std::string_view(thing.many) == field.unit)
            return translate("Units", thing.many);
    }
    return *field.unit ? translate("Schema", field.unit).replace(QLatin1Char('$'), QString::fromStdString(currency)) : QString();
}

QString unitOfOne(const Field& field, const std::string& currency)
{
    for (const Counted& thing : counted) {
        if (std::string_view(thing.many) == field.unit)
            return translate("Units", thing.one);
    }
    return unitText(field, currency);
}

QString withUnit(const QString& figure, const Json& value, const Field& field, const std::string& currency)
{
    const QString unit = value == 1 ? unitOfOne(field, currency) : unitText(field, currency);
    const bool joined = unit.isEmpty() || (unit.startsWith(QLatin1Char('%')) && !figure.endsWith(QLatin1Char(')')));
    return joined ? figure + unit : QStringLiteral("%1 %2").arg(figure, unit);
}

} // namespace rackrate
