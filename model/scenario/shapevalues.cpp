// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/translate.h"
#include "model/scenario/distributionreader.h"
#include "model/scenario/limittext.h"
#include "model/scenario/schematables.h"
#include "model/scenario/shapecheck.h"

#include <QDate>
#include <algorithm>
#include <cmath>

namespace rackrate
{

namespace
{

QString label(const Field& field)
{
    return translate("Schema", field.label);
}

bool isWhole(const Json& value)
{
    return value.is_number() && std::floor(value.get<double>()) == value.get<double>();
}

QString problemWithInteger(const Json& value, const Field& field)
{
    if (!isWhole(value))
        return translate("Scenario", "“%1” must be a whole number; it is %2.").arg(label(field), written(value));
    return problemWithNumber(value, field);
}

bool isTooLong(const Json& text, const Field& field)
{
    const auto& bytes = text.get_ref<const std::string&>();
    const auto characters = std::count_if(bytes.begin(), bytes.end(), [](char c) { return (c & 0xC0) != 0x80; });
    return characters > maximumLength(field);
}

QString tooLong(const Field& field)
{
    return translate("Scenario", "“%1” can have %2 characters at most.").arg(label(field)).arg(maximumLength(field));
}

QString problemWithText(const Json& value, const Field& field)
{
    if (!value.is_string())
        return translate("Scenario", "“%1” must be text; it is %2.").arg(label(field), written(value));
    if (field.required && value.get_ref<const std::string&>().empty())
        return translate("Scenario", "“%1” must not be empty.").arg(label(field));
    return isTooLong(value, field) ? tooLong(field) : QString();
}

QString problemWithLocalized(const Json& value, const Field& field)
{
    const bool byLanguage =
        value.is_object() && std::all_of(value.begin(), value.end(), [](const Json& text) { return text.is_string(); });
    if (!value.is_string() && !byLanguage)
        return translate("Scenario", "“%1” must be text, or text by language as in {\"en\":\"…\",\"zh_CN\":\"…\"}.")
            .arg(label(field));
    if (field.required && value.empty())
        return translate("Scenario", "“%1” must not be empty.").arg(label(field));
    const bool fits = value.is_string() ? !isTooLong(value, field)
                                        : std::none_of(value.begin(), value.end(), [&](const Json& text) { return isTooLong(text, field); });
    return fits ? QString() : tooLong(field);
}

bool listed(std::span<const char* const> keys, const Json& value)
{
    return std::any_of(keys.begin(), keys.end(), [&](const char* key) { return value == choiceValue(key); });
}

QString problemWithChoice(const Json& value, const Field& field)
{
    if (listed(field.choices, value))
        return {};
    const QString given = value.is_string() ? written(value) : quoted(value.dump());
    if (listed(field.refusedChoices, value))
        return translate("Scenario", "%1 is not computed in this version; “%2” can be %3.")
            .arg(given, label(field), choiceList(field));
    return translate("Scenario", "“%1” can be %2; it is %3.").arg(label(field), choiceList(field), given);
}

bool readsAsDate(const Json& value, const char* dayAfter)
{
    if (!value.is_string())
        return false;
    const QString text = QString::fromStdString(value.get<std::string>() + dayAfter);
    return text.size() == 10 && QDate::fromString(text, Qt::ISODate).isValid();
}

QString problemWithNumbers(const Json& value, const Field& field, std::size_t count)
{
    if (!value.is_array())
        return translate("Scenario", "“%1” must be a list of %2 numbers; it is %3.").arg(label(field)).arg(count).arg(written(value));
    if (value.size() != count)
        return translate("Scenario", "“%1” must be a list of %2 numbers; it has %3.").arg(label(field)).arg(count).arg(value.size());
    const auto wrong =
        std::find_if(value.begin(), value.end(), [&](const Json& number) { return !problemWithNumber(number, field).isEmpty(); });
    if (wrong != value.end())
        return translate("Scenario", "“%1” must be a list of %2 numbers, each from %3 to %4; number %5 is %6.")
            .arg(label(field))
            .arg(count)
            .arg(shown(field.minimum), shown(field.maximum))
            .arg(wrong - value.begin() + 1)
            .arg(written(*wrong));
    const bool nothing =
        std::all_of(value.begin(), value.end(), [](const Json& number) { return number.get<double>() == 0; });
    return nothing ? translate("Scenario", "“%1” must be above 0 somewhere.").arg(label(field)) : QString();
}

QString problemWithWeek(const Json& value, const Field& field)
{
    if (value.is_array())
        return problemWithNumbers(value, field, 168);
    if (value.is_string() && listed(field.choices, value))
        return {};
    return translate("Scenario", "“%1” can be %2, or a list of 168 numbers; it is %3.")
        .arg(label(field), choiceList(field), written(value));
}

QString problemWithSlots(const Json& value, const Field& field)
{
    const bool fits =
        value.is_array() && value.size() <= 168 && std::all_of(value.begin(), value.end(), [&](const Json& slot) {
            return isWhole(slot) && problemWithNumber(slot, field).isEmpty();
        });
    if (!fits)
        return translate("Scenario", "“%1” must be a list of hours of the week, from 0 to 167; it is %2.")
            .arg(label(field), written(value));
    std::vector<double> sorted = value.get<std::vector<double>>();
    std::sort(sorted.begin(), sorted.end());
    const bool twice = std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
    return twice ? translate("Scenario", "“%1” must name each hour once.").arg(label(field)) : QString();
}

QString problemWithMonths(const Json& value, const Field& field)
{
    const auto month = [&](const Json& number) { return problemWithInteger(number, field).isEmpty(); };
    if (value.is_number())
        return problemWithInteger(value, field);
    const bool range = value.is_object() && value.contains("from") && value.contains("to") && month(value["from"]) &&
                       month(value["to"]);
    if (!range)
        return translate("Scenario", "“%1” must be a month such as 7, or a range such as {\"from\":3,\"to\":9}, from 1 to 120; it is %2.")
            .arg(label(field), written(value));
    if (value["from"].get<double>() > value["to"].get<double>())
        return translate("Scenario", "The first month of “%1” must not come after the last.").arg(label(field));
    return {};
}

QString problemWithCount(const Json& value, const Field& field)
{
    if (value.is_number())
        return problemWithInteger(value, field);
    if (!value.is_object())
        return translate("Scenario", "“%1” must be a number, or a range such as {\"min\":0,\"max\":4}; it is %2.")
            .arg(label(field), written(value));
    if (value.contains("cover"))
        return translate("Scenario", "A count that covers a percentile of demand is not computed in this version; "
                                     "state a number, or a range such as {\"min\":0,\"max\":4}.");
    double ends[] = {0, field.maximum};
    for (const auto& [key, content] : value.items()) {
        if (key != "min" && key != "max")
            return translate("Scenario", "A range of “%1” has “min” and “max” only; %2 is unknown.")
                .arg(label(field), quoted(key));
        if (const QString problem = problemWithInteger(content, field); !problem.isEmpty())
            return problem;
        ends[key == "max"] = content.get<double>();
    }
    if (ends[0] > ends[1])
        return translate("Scenario", "The minimum (%1) of “%2” must not be above its maximum (%3).")
            .arg(shown(ends[0]), label(field), shown(ends[1]));
    if (ends[1] == 0)
        return translate("Scenario", "The maximum of “%1” must be 1 or more.").arg(label(field));
    return {};
}

QString problemWithEscalator(const Json& value, const Field& field)
{
    if (value.is_number())
        return problemWithNumber(value, field);
    if (value.is_object())
        return readDistribution(value, field).problem;
    if (value.is_string() && listed(field.choices, value))
        return {};
    return translate("Scenario", "“%1” can be %2, or a yearly rate such as 0.03; it is %3.")
        .arg(label(field), choiceList(field), written(value));
}

QString problemWithThroughput(const Json& value, const Field& field)
{
    if (!value.is_object())
        return translate("Scenario", "“%1” must be numbers by kind of work, as in {\"training\":1.2}.")
            .arg(label(field));
    for (const auto& [kind, number] : value.items()) {
        if (!listed(workloadKindKeys(), Json(kind)))
            return translate("Scenario", "“%1” names %2, which is no kind of work.").arg(label(field), quoted(kind));
        if (const QString problem = problemWithNumber(number, field); !problem.isEmpty())
            return problem;
    }
    return {};
}

QString problemWithPointers(const Json& value, const Field& field)
{
    const bool fits = value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& pointer) {
                          return pointer.is_string() && pointer.get_ref<const std::string&>().starts_with('/');
                      });
    return fits ? QString()
                : translate("Scenario", "“%1” must be a list of paths, each starting with a slash.").arg(label(field));
}

QString problemWithNotes(const Json& value, const Field& field)
{
    if (!value.is_object())
        return translate("Scenario",
                         "“%1” must be notes by path, as in {\"/finance/discountRate\":{\"source\":\"…\"}}.")
            .arg(label(field));
    for (const auto& [pointer, note] : value.items()) {
        bool usable = note.is_object();
        for (auto part = note.begin(); usable && part != note.end(); ++part)
            usable = part.key() == "value" || part->is_string() || part->is_object();
        if (!pointer.starts_with('/') || !usable)
            return translate("Scenario", "The note %1 must belong to a path and hold “source”, “asOf”, “text” or “value”.")
                .arg(quoted(pointer));
        for (const auto& [key, part] : note.items()) {
            if (key == "value")
                continue; // as long as the field it was for
            const std::string text = part.is_string() ? part.get<std::string>() : part.dump();
            if (isTooLong(text, field))
                return translate("Scenario", "The note %1 can have %2 characters at most.").arg(quoted(pointer)).arg(maximumLength(field));
        }
    }
    return {};
}

QString problemWithUncertain(const Json& value, const Field& field)
{
    if (value.is_object())
        return readDistribution(value, field).problem;
    if (!value.is_number())
        return translate("Scenario", "“%1” must be a number, or an uncertain one such as {\"range\":[5,10]}; it is %2.")
            .arg(label(field), written(value));
    return problemWithNumber(value, field);
}

} // namespace

QString problemWithNumber(const Json& value, const Field& field)
{
    if (value.is_object())
        return translate("Scenario", "“%1” must be a plain number; it cannot be uncertain.").arg(label(field));
    if (!value.is_number() || !std::isfinite(value.get<double>()))
        return translate("Scenario", "“%1” must be a number; it is %2.").arg(label(field), written(value));
    const double number = value.get<double>();
    if (number < field.minimum)
        return translate("Scenario", "“%1” must be at least %2; it is %3.")
            .arg(label(field), shown(field.minimum), shown(number));
    if (number > field.maximum)
        return aboveMaximum(field, number);
    return {};
}

QString choiceList(const Field& field)
{
    QStringList keys;
    for (const char* key : field.choices)
        keys << QString::fromUtf8(key);
    if (keys.size() < 2)
        return keys.join(QString());
    const QString last = keys.takeLast();
    return translate("Scenario", "%1 or %2").arg(keys.join(translate("Scenario", ", ")), last);
}

QString problemWithValue(const Json& value, const Field& field)
{
    switch (field.kind) {
    case FieldKind::Number: return problemWithNumber(value, field);
    case FieldKind::Integer: return problemWithInteger(value, field);
    case FieldKind::Flag:
        return value.is_boolean() ? QString()
                                  : translate("Scenario", "“%1” must be true or false; it is %2.").arg(label(field), written(value));
    case FieldKind::Text: return problemWithText(value, field);
    case FieldKind::Localized: return problemWithLocalized(value, field);
    case FieldKind::Choice: return problemWithChoice(value, field);
    case FieldKind::YearMonth:
        return readsAsDate(value, "-01")
                   ? QString()
                   : translate("Scenario", "“%1” must be a year and month such as 2027-01; it is %2.").arg(label(field), written(value));
    case FieldKind::Date:
        return readsAsDate(value, "")
                   ? QString()
                   : translate("Scenario", "“%1” must be a date such as 2026-10-10; it is %2.").arg(label(field), written(value));
    case FieldKind::Week: return problemWithWeek(value, field);
    case FieldKind::Season: return problemWithNumbers(value, field, 12);
    case FieldKind::Numbers: return problemWithNumbers(value, field, value.size());
    case FieldKind::Slots: return problemWithSlots(value, field);
    case FieldKind::MonthRange: return problemWithMonths(value, field);
    case FieldKind::Count: return problemWithCount(value, field);
    case FieldKind::Escalator: return problemWithEscalator(value, field);
    case FieldKind::Throughput: return problemWithThroughput(value, field);
    case FieldKind::Pointers: return problemWithPointers(value, field);
    case FieldKind::Notes: return problemWithNotes(value, field);
    case FieldKind::Uncertain: return problemWithUncertain(value, field);
    case FieldKind::Reference:
    case FieldKind::References:
    case FieldKind::Object:
    case FieldKind::List:
    case FieldKind::Free: break; // these nest, refer or are free; ShapeCheck walks them
    }
    return {};
}

} // namespace rackrate
