// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/objectview.h"

#include "model/scenario/distributionreader.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schematables.h"

#include <QString>
#include <algorithm>

namespace rackrate
{

ObjectView::ObjectView(const Json* object, const ObjectSchema& schema, std::string path)
    : m_object(object && object->is_object() ? object : nullptr), m_schema(&schema), m_path(std::move(path))
{
}

const Field& ObjectView::field(const char* key) const
{
    const Field* field = m_schema->field(key);
    Q_ASSERT_X(field, m_schema->name, key);
    return *field;
}

const Json* ObjectView::raw(const char* key) const
{
    if (!m_object)
        return nullptr;
    const auto found = m_object->find(key);
    return found == m_object->end() ? nullptr : &*found;
}

Json ObjectView::valueOrDefault(const char* key) const
{
    const Json* value = raw(key);
    return value ? *value : defaultValue(field(key));
}

Number ObjectView::number(const char* key, double absent) const
{
    const Json* value = raw(key);
    return value ? numberFrom(*value, field(key), pointerTo(m_path, key), absent)
                 : numberFrom(defaultValue(field(key)), field(key), {}, absent);
}

double ObjectView::real(const char* key, double absent) const
{
    const Json value = valueOrDefault(key);
    return value.is_number() ? value.get<double>() : absent;
}

int ObjectView::integer(const char* key, int absent) const
{
    const double value = real(key, absent);
    return value >= -1e9 && value <= 1e9 ? static_cast<int>(value) : absent;
}

std::int64_t ObjectView::wholeNumber(const char* key) const
{
    const double value = real(key);
    return value >= 0 && value <= 9007199254740992.0 ? static_cast<std::int64_t>(value) : 0;
}

bool ObjectView::flag(const char* key) const
{
    const Json value = valueOrDefault(key);
    return value.is_boolean() && value.get<bool>();
}

std::string ObjectView::text(const char* key) const
{
    const Json value = valueOrDefault(key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::vector<std::string> ObjectView::texts(const char* key) const
{
    std::vector<std::string> result;
    const Json* list = raw(key);
    if (!list || !list->is_array())
        return result;
    for (const Json& value : *list) {
        if (value.is_string())
            result.push_back(value.get<std::string>());
    }
    return result;
}

LocalizedText ObjectView::localized(const char* key) const
{
    const Json* value = raw(key);
    return value ? localizedFrom(*value) : LocalizedText();
}

std::string ObjectView::id() const
{
    const std::string stated = text("id");
    const std::vector<std::string> steps = stated.empty() ? pointerSteps(m_path) : std::vector<std::string>();
    return steps.empty() ? stated : steps.back();
}

LocalizedText ObjectView::name() const
{
    LocalizedText name = localized("name");
    if (name.empty())
        name.texts["en"] = id();
    return name;
}

int ObjectView::choice(const char* key) const
{
    const Field& known = field(key);
    const Json value = valueOrDefault(key);
    for (std::size_t i = 0; i < known.choices.size(); ++i) {
        if (value == choiceValue(known.choices[i]))
            return static_cast<int>(i);
    }
    return 0;
}

Escalator ObjectView::escalator(const char* key) const
{
    const Json value = valueOrDefault(key);
    if (value.is_string())
        return {static_cast<Escalator::Kind>(choice(key)), {}};
    return {Escalator::Kind::Rate, numberFrom(value, field(key), pointerTo(m_path, key), 0)};
}

Count ObjectView::count(const char* key) const
{
    const Json value = valueOrDefault(key);
    Count count;
    if (value.is_number())
        count.fixed = value.get<double>();
    if (!value.is_object())
        return count;
    count.elastic = true;
    if (const auto minimum = value.find("min"); minimum != value.end() && minimum->is_number())
        count.minimum = minimum->get<double>();
    if (const auto maximum = value.find("max"); maximum != value.end() && maximum->is_number())
        count.maximum = maximum->get<double>();
    return count;
}

ObjectView ObjectView::object(const char* key) const
{
    return {raw(key), *field(key).object, pointerTo(m_path, key)};
}

std::vector<ObjectView> ObjectView::members(const char* key) const
{
    std::vector<ObjectView> views;
    const Json* list = raw(key);
    if (!list || !list->is_array())
        return views;
    const std::string path = pointerTo(m_path, key);
    const ObjectSchema& schema = *field(key).object;
    const auto limit = static_cast<std::size_t>(maximumMembers(schema));
    for (std::size_t i = 0; i < std::min(list->size(), limit); ++i) {
        if ((*list)[i].is_object() || !schema.field("id"))
            views.emplace_back(&(*list)[i], schema, pointerTo(path, memberStep((*list)[i], i)));
    }
    return views;
}

Number numberFrom(const Json& value, const Field& field, const std::string& path, double absent)
{
    Number number;
    number.value = absent;
    number.path = path;
    number.minimum = field.minimum;
    number.maximum = field.maximum;
    if (value.is_number())
        number.value = value.get<double>();
    if (!value.is_object())
        return number;
    DistributionReading reading = readDistribution(value, field);
    if (reading.distribution) {
        number.value = reading.central;
        number.distribution = std::move(reading.distribution);
        number.draw = std::move(reading.draw);
    }
    return number;
}

LocalizedText localizedFrom(const Json& value)
{
    LocalizedText text;
    if (value.is_string() && !value.get_ref<const std::string&>().empty())
        text.texts["en"] = value.get<std::string>();
    if (!value.is_object())
        return text;
    for (const auto& [language, content] : value.items()) {
        if (content.is_string() && !content.get_ref<const std::string&>().empty())
            text.texts[language] = content.get<std::string>();
    }
    return text;
}

} // namespace rackrate
