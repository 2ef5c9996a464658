// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schema.h"

#include "model/scenario/pointersteps.h"
#include "model/scenario/schematables.h"

#include <algorithm>

namespace rackrate
{

const Field* ObjectSchema::field(std::string_view key) const
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return key == field.key; });
    return found == fields.end() ? nullptr : &*found;
}

namespace
{

/// Where a pointer has led so far: in an object of known schema, or at a field.
struct SchemaPlace {
    const ObjectSchema* object = nullptr;
    const Field* field = nullptr;
};

/// Walks the schema along `pointer`. A list's member may be named by any id or index that looks like one, so that the
/// schema of members is found in an empty list too; the tree decides only when a pointer names nothing that exists.
SchemaPlace follow(const std::string& pointer)
{
    SchemaPlace place{&scenarioSchema(), nullptr};
    for (const std::string& step : pointerSteps(pointer)) {
        if (place.field && place.field->kind == FieldKind::List && !place.object) {
            place = {place.field->object, nullptr};
            continue;
        }
        if (!place.object)
            return {};
        const Field* field = place.object->field(step);
        if (!field)
            return {};
        place = {field->kind == FieldKind::Object ? field->object : nullptr, field};
    }
    return place;
}

} // namespace

const Field* fieldAt(const Json&, const std::string& pointer)
{
    return follow(pointer).field;
}

const ObjectSchema* objectAt(const Json&, const std::string& pointer)
{
    const SchemaPlace place = follow(pointer);
    if (place.field && place.field->kind == FieldKind::List)
        return place.field->object;
    return place.object;
}

Json defaultValue(const Field& field)
{
    return *field.fallback ? Json::parse(field.fallback) : Json();
}

int maximumLength(const Field& field)
{
    const bool prose = field.kind == FieldKind::Localized || field.kind == FieldKind::Notes;
    const int usual = prose ? maximumTextLength : maximumNameLength;
    return field.maximum < 1e9 ? int(field.maximum) : usual;
}

Json choiceValue(const char* key)
{
    const Json number = Json::parse(key, nullptr, false);
    return number.is_number() ? number : Json(key);
}

int maximumMembers(const ObjectSchema& member)
{
    if (&member == &strategySchema())
        return maximumStrategies;
    if (&member == &workloadSchema())
        return maximumWorkloads;
    if (&member == &poolSchema())
        return maximumPoolsPerStrategy;
    if (&member == &trancheSchema())
        return maximumTranchesPerPool;
    if (&member == &leverSchema())
        return maximumLeversPerWorkload;
    if (&member == &eventSchema())
        return maximumEventsPerWorkload;
    return maximumListMembers;
}

} // namespace rackrate
