// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/numbertext.h"

#include "app/widgets/distributionforms.h"
#include "simulation/plan/distributions.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double unlimited = 1e15;
constexpr int significantDigits = 10;
constexpr int readingDigits = 3;

QString words(const char* text)
{
    return QCoreApplication::translate("NumberText", text);
}

QString rounded(double value, int digits, const QLocale& locale)
{
    if (value == 0)
        return locale.toString(0);
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const int decimals = std::clamp(digits - 1 - magnitude, 0, 12);
    QString text = locale.toString(value, 'f', decimals);
    if (decimals > 0) {
        const QString point = locale.decimalPoint();
        while (text.contains(point) && text.endsWith(QLatin1Char('0')))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

const QString numberPattern = QStringLiteral("[+-]?[0-9][0-9.,\\s]*(?:[eE][+-]?[0-9]+)?\\s*(?:%|k|K|M|万|亿)?");

QString limitsMessage(const NumberFormat& format)
{
    const bool low = format.minimum > -unlimited;
    const bool high = format.maximum < unlimited;
    if (format.integer && low && high)
        return words(QT_TRANSLATE_NOOP("NumberText", "Enter a whole number from %1 to %2."))
            .arg(roundedNumberText(format.minimum, format), roundedNumberText(format.maximum, format));
    if (low && high)
        return words(QT_TRANSLATE_NOOP("NumberText", "The value must lie between %1 and %2."))
            .arg(roundedNumberText(format.minimum, format), roundedNumberText(format.maximum, format));
    return low ? words(QT_TRANSLATE_NOOP("NumberText", "The value must be at least %1.")).arg(roundedNumberText(format.minimum, format))
               : words(QT_TRANSLATE_NOOP("NumberText", "The value must be at most %1.")).arg(roundedNumberText(format.maximum, format));
}

bool inside(double value, const NumberFormat& format)
{
    return std::isfinite(value) && (!format.integer || value == std::floor(value)) && value >= format.minimum && value <= format.maximum;
}

Json asJson(double value)
{
    // Whole numbers are written without a decimal point, as people write them.
    if (std::abs(value) < 1e15 && value == std::floor(value))
        return Json(static_cast<std::int64_t>(value));
    return Json(value);
}

QString normalised(const QString& text)
{
    QString clean = text.trimmed();
    clean.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0xFF0C), QLatin1Char(',')).replace(QChar(0xFF05), QLatin1Char('%'));
    clean.replace(QChar(0x00A0), QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char(' '));
    return clean;
}

ParsedNumber parseRange(double low, double high, const NumberFormat& format)
{
    if (!(low < high))
        return {std::nullopt, words(QT_TRANSLATE_NOOP("NumberText", "A range goes from the smaller number to the larger, such as %1."))
                                  .arg(words(QT_TRANSLATE_NOOP("NumberText", "%1 to %2")).arg(roundedNumberText(std::min(low, high), format),
                                                                                             roundedNumberText(std::max(low, high) + (low == high ? 1 : 0), format)))};
    if (!inside(low, format) || !inside(high, format))
        return {std::nullopt, limitsMessage(format)};
    return {Json{{"range", Json::array({asJson(low), asJson(high)})}}, {}};
}

Json parametersOf(const DistributionForm& form, const QStringList& parts, const NumberFormat& format, bool& ok)
{
    Json value = Json{{"distribution", form.key}};
    int part = 0;
    for (const DistributionForm::Parameter& parameter : form.parameters) {
        NumberFormat own = format;
        own.percent = format.percent && !parameter.plain;
        if (parameter.list) {
            const QStringList entries = parts.value(part++).split(QLatin1Char('|'), Qt::SkipEmptyParts);
            Json list = Json::array();
            for (const QString& entry : entries) {
                const auto number = parsePlainNumber(entry, own);
                ok = ok && number;
                list.push_back(asJson(number.value_or(0)));
            }
            value[parameter.key] = list;
            continue;
        }
        const auto number = parsePlainNumber(parts.value(part++), own);
        ok = ok && number;
        value[parameter.key] = asJson(number.value_or(0));
    }
    ok = ok && part == parts.size();
    return value;
}

std::optional<Json> parseDistribution(const QString& text, const NumberFormat& format)
{
    static const QRegularExpression pattern(QStringLiteral("^([^0-9(（+.-]+)[(（]?([^)）]*)[)）]?$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString name = match.captured(1).trimmed();
    QString list = match.captured(2);
    const QStringList parts = list.replace(QChar(0xFF1B), QLatin1Char(';')).split(QLatin1Char(';'));
    for (const DistributionForm& form : distributionForms()) {
        const bool named = name.compare(QLatin1String(form.key), Qt::CaseInsensitive) == 0
            || name.compare(distributionLabel(form.label), Qt::CaseInsensitive) == 0;
        if (!named || std::string(form.key) == "range")
            continue;
        bool ok = true;
        Json value = parametersOf(form, parts, format, ok);
        return ok && distributionOf(value) ? std::optional(value) : std::nullopt;
    }
    return std::nullopt;
}

QString listText(const Json& list, const NumberFormat& format)
{
    QStringList parts;
    for (const Json& entry : list)
        parts << (entry.is_number() ? plainNumberText(entry.get<double>(), format) : QString());
    return parts.join(QStringLiteral(" | "));
}

} // namespace

QString plainNumberText(double value, const NumberFormat& format)
{
    return rounded(format.percent ? value * 100 : value, significantDigits, format.locale);
}

QString roundedNumberText(double value, const NumberFormat& format)
{
    const QString text = rounded(format.percent ? value * 100 : value, readingDigits, format.locale);
    return format.percent ? text + QLatin1Char('%') : text;
}

QString numberText(const Json& value, const NumberFormat& format)
{
    if (value.is_number())
        return plainNumberText(value.get<double>(), format);
    const DistributionForm* form = formOf(value);
    if (!form)
        return {};
    if (std::string(form->key) == "range") {
        const Json& ends = value["range"];
        if (!ends.is_array() || ends.size() != 2 || !ends[0].is_number() || !ends[1].is_number())
            return {};
        return words(QT_TRANSLATE_NOOP("NumberText", "%1 to %2"))
            .arg(plainNumberText(ends[0].get<double>(), format), plainNumberText(ends[1].get<double>(), format));
    }
    QStringList parts;
    for (const DistributionForm::Parameter& parameter : form->parameters) {
        NumberFormat own = format;
        own.percent = format.percent && !parameter.plain;
        const Json entry = value.contains(parameter.key) ? value[parameter.key]
            : std::string(parameter.key) == "high"       ? Json(1)
                                                         : Json(0);
        parts << (parameter.list ? listText(entry, own) : entry.is_number() ? plainNumberText(entry.get<double>(), own) : QString());
    }
    return QStringLiteral("%1 (%2)").arg(distributionLabel(form->label), parts.join(QStringLiteral("; ")));
}

std::optional<double> parsePlainNumber(const QString& text, const NumberFormat& format)
{
    static const QRegularExpression pattern(QStringLiteral("^(%1)$").arg(numberPattern));
    QString clean = normalised(text);
    if (!pattern.match(clean).hasMatch())
        return std::nullopt;
    int exponent = format.percent ? -2 : 0;
    const QChar last = clean.back();
    const std::pair<QChar, int> suffixes[] = {{QLatin1Char('%'), -2}, {QLatin1Char('k'), 3}, {QLatin1Char('K'), 3},
                                              {QLatin1Char('M'), 6}, {QChar(0x4E07), 4}, {QChar(0x4EBF), 8}};
    for (const auto& [suffix, power] : suffixes) {
        if (last == suffix) {
            exponent = power;
            clean.chop(1);
            break;
        }
    }
    clean.remove(QLatin1Char(' '));
    // Shifting the decimal point in the text gives 7% the very bits of 0.07.
    const int written = clean.indexOf(QLatin1Char('e'), 0, Qt::CaseInsensitive);
    const int total = exponent + (written < 0 ? 0 : clean.mid(written + 1).toInt());
    bool ok = false;
    const double value = format.locale.toDouble((written < 0 ? clean : clean.left(written)) + QStringLiteral("e%1").arg(total), &ok);
    return ok ? std::optional(value) : std::nullopt;
}

ParsedNumber parseNumber(const QString& text, const NumberFormat& format)
{
    const QString clean = normalised(text);
    if (!format.percent && clean.contains(QLatin1Char('%')))
        return {std::nullopt, words(QT_TRANSLATE_NOOP("NumberText", "This is no share; enter the number without a percent sign."))};
    if (const auto number = parsePlainNumber(clean, format))
        return inside(*number, format) ? ParsedNumber{asJson(*number), {}} : ParsedNumber{std::nullopt, limitsMessage(format)};
    if (!format.uncertain)
        return {std::nullopt, words(QT_TRANSLATE_NOOP("NumberText", "Enter a number such as 12."))};
    static const QRegularExpression range(QStringLiteral("^(%1)\\s*(?:to|-|–|~|～|至|到|\\.\\.+|…)\\s*(%1)$").arg(numberPattern),
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = range.match(clean);
    if (match.hasMatch()) {
        QString first = match.captured(1).trimmed();
        while (first.endsWith(QLatin1Char('.')))
            first.chop(1);
        const auto low = parsePlainNumber(first, format);
        const auto high = parsePlainNumber(match.captured(2), format);
        if (low && high)
            return parseRange(*low, *high, format);
    }
    const auto distribution = format.rangesOnly ? std::nullopt : parseDistribution(clean, format);
    if (distribution)
        return {*distribution, {}};
    return {std::nullopt, words(QT_TRANSLATE_NOOP("NumberText", "Enter a number or a range such as 5 to 10."))};
}

QString readingText(const Json& value, const NumberFormat& format)
{
    const auto distribution = distributionOf(value);
    if (!distribution)
        return {};
    const char* const families[] = {"uniform", "triangular", "pert", "normal", "lognormal", "beta", "discrete", "empirical"};
    QString family;
    for (const DistributionForm& form : distributionForms()) {
        if (std::string(form.key) == families[static_cast<int>(distribution->family)])
            family = distributionLabel(form.label);
    }
    const DistributionSummary summary = summarise(*distribution);
    return words(QT_TRANSLATE_NOOP("NumberText", "Read as %1, 90% between %2 and %3, mean %4."))
        .arg(family, roundedNumberText(summary.p5, format), roundedNumberText(summary.p95, format), roundedNumberText(summary.mean, format));
}

} // namespace rackrate
