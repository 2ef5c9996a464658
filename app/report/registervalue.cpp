// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/registervalue.h"

#include "app/widgets/fieldtext.h"
#include "model/base/translate.h"
#include "model/scenario/distributionreader.h"
#include "simulation/decisions/headline.h"
#include "simulation/plan/distributions.h"

#include <algorithm>
#include <cstring>

namespace rackrate::report {

namespace {

QString schemaText(const char* text)
{
    return *text ? translate("Schema", text) : QString();
}

QString choiceText(const Field& field, const Json& value)
{
    for (std::size_t index = 0; index < field.choices.size() && index < field.choiceLabels.size(); ++index) {
        if (choiceValue(field.choices[index]) == value)
            return schemaText(field.choiceLabels[index]);
    }
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString::fromStdString(value.dump());
}

QString localized(const Json& value, const QLocale& locale)
{
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    LocalizedText text;
    if (value.is_object()) {
        for (const auto& [language, words] : value.items()) {
            if (words.is_string())
                text.texts[language] = words.get<std::string>();
        }
    }
    return QString::fromStdString(text.in(languageOf(locale)));
}

QString referenceText(const Field& field, const Json& value, const Scenario& scenario, const QLocale& locale)
{
    const std::string id = value.is_string() ? value.get<std::string>() : std::string();
    const auto named = [&](const LocalizedText& name) {
        return nameText(name, id, locale);
    };
    if (const Offer* offer = std::strcmp(field.target, "/offers") == 0 ? scenario.offer(id) : nullptr)
        return named(offer->name);
    if (const Strategy* strategy = std::strcmp(field.target, "/strategies") == 0 ? scenario.strategy(id) : nullptr)
        return named(strategy->name);
    if (const Workload* workload = scenario.workload(id))
        return named(workload->name);
    return QString::fromStdString(id);
}

QString spanText(const Json& value, const char* low, const char* high, const NumberFormat& format)
{
    const QString from = value.contains(low) ? numberText(value[low], format) : plainNumberText(0, format);
    return value.contains(high) ? translate("Report", "%1 to %2").arg(from, numberText(value[high], format))
                                : translate("Report", "%1 or more").arg(from);
}

QString listText(const Json& value, const NumberFormat& format)
{
    constexpr std::size_t listed = 12;
    if (value.size() > listed) {
        const auto [low, high] = std::minmax_element(value.begin(), value.end(), [](const Json& a, const Json& b) { return a.get<double>() < b.get<double>(); });
        return translate("Report", "%1 figures from %2 to %3").arg(QString::number(value.size()), numberText(*low, format), numberText(*high, format));
    }
    QStringList parts;
    for (const Json& each : value)
        parts << numberText(each, format);
    return parts.join(QStringLiteral("; "));
}

} // namespace

QString memberName(const Json& member, const QLocale& locale)
{
    if (member.contains("name"))
        return localized(member["name"], locale);
    return member.contains("id") && member["id"].is_string() ? QString::fromStdString(member["id"].get<std::string>()) : QString();
}

QString fieldText(const Field& field, const Json& value, const Scenario& scenario, const QLocale& locale)
{
    const NumberFormat format = numberFormat(field, locale);
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Uncertain:
    case FieldKind::Integer: return withUnit(numberText(value, format), value, field, scenario.currency);
    case FieldKind::Flag: return value == Json(true) ? translate("Report", "yes") : translate("Report", "no");
    case FieldKind::Localized: return localized(value, locale);
    case FieldKind::Choice: return choiceText(field, value);
    case FieldKind::Reference: return referenceText(field, value, scenario, locale);
    case FieldKind::References: {
        QStringList names;
        for (const Json& each : value)
            names << referenceText(field, each, scenario, locale);
        return locale.createSeparatedList(names);
    }
    case FieldKind::Week:
    case FieldKind::Escalator:
        if (value.is_string())
            return choiceText(field, value);
        return value.is_array() ? listText(value, format) : withUnit(numberText(value, format), value, field, scenario.currency);
    case FieldKind::Season:
    case FieldKind::Numbers: return listText(value, format);
    case FieldKind::Slots: return translate("Report", "%n hour(s) of the week", nullptr, int(value.size()));
    case FieldKind::MonthRange: return value.is_object() ? spanText(value, "from", "to", format) : numberText(value, format);
    case FieldKind::Count:
        return withUnit(value.is_object() ? spanText(value, "min", "max", format) : numberText(value, format), value, field, scenario.currency);
    case FieldKind::Throughput: {
        const Field& kinds = *scenarioSchema().field("workloads")->object->field("kind");
        QStringList parts;
        for (const auto& [kind, factor] : value.items())
            parts << QStringLiteral("%1 %2").arg(choiceText(kinds, kind), numberText(factor, format));
        return parts.join(QStringLiteral("; "));
    }
    default: return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString::fromStdString(value.dump());
    }
}

QString spreadText(const Field& field, const Json& value, const QLocale& locale)
{
    if (!value.is_object() || (field.kind != FieldKind::Uncertain && field.kind != FieldKind::Escalator))
        return {};
    const DistributionReading reading = readDistribution(value, field);
    if (!reading.distribution)
        return {};
    const DistributionSummary summary = summarise(*reading.distribution);
    const NumberFormat format = numberFormat(field, locale);
    return roundedNumberText(std::clamp(summary.p5, field.minimum, field.maximum), format) + QStringLiteral("\u2013") +
           roundedNumberText(std::clamp(summary.p95, field.minimum, field.maximum), format);
}

} // namespace rackrate::report
