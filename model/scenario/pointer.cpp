// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/pointer.h"

#include "model/base/jsonparser.h"
#include "model/base/nearest.h"
#include "model/base/translate.h"
#include "model/scenario/evidence.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schema.h"

#include <QStringList>
#include <algorithm>

namespace rackrate
{

namespace
{

Error invalidPointer(const QString& message, const std::string& pointer)
{
    return {ErrorCode::InvalidInput, message, {}, QString::fromStdString(pointer)};
}

/// What the members of a list answer to, or the keys of an object: those it may have and those it has.
std::vector<std::string> namesIn(const Json& parent, const ObjectSchema* schema)
{
    std::vector<std::string> names;
    if (parent.is_array()) {
        for (std::size_t i = 0; i < parent.size(); ++i)
            names.push_back(memberStep(parent[i], i));
    }
    if (!parent.is_object())
        return names;
    if (schema) {
        for (const Field& field : schema->fields)
            names.emplace_back(field.key);
    }
    for (const auto& [key, value] : parent.items())
        names.push_back(key);
    return names;
}

/// What may have been meant instead of steps[at]: an id whose slash was taken for the next step, a name much like it, or, in a list,
/// one of those that are there.
QString suggestion(const std::vector<std::string>& steps, std::size_t at, const Json& parent, const std::string& parentPath,
                   const ObjectSchema* schema)
{
    constexpr std::size_t most = 12;
    const std::vector<std::string> names = namesIn(parent, schema);
    std::string joined = steps[at];
    for (std::size_t i = at + 1; i < steps.size(); ++i) {
        joined += '/' + steps[i];
        if (std::find(names.begin(), names.end(), joined) != names.end())
            return translate("Pointer", " A slash inside an id is written ~1, as in %1.")
                .arg(QString::fromStdString(pointerTo(parentPath, joined)));
    }
    const QString meant = didYouMean(steps[at], names);
    if (!meant.isEmpty() || !parent.is_array() || names.empty())
        return meant;
    QStringList known;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        known << QString::fromStdString(names[i]);
    return translate("Pointer", " Known are %1.").arg(known.join(translate("Pointer", ", ")));
}

Error nothingThere(const std::vector<std::string>& steps, std::size_t at, const Json& parent, const std::string& parentPath,
                   const ObjectSchema* schema, const std::string& pointer)
{
    const QString name = QString::fromStdString(steps[at]);
    const QString sentence = parentPath.empty()
                                 ? translate("Pointer", "There is no “%1” in the scenario.").arg(name)
                                 : translate("Pointer", "There is no “%1” in %2.").arg(name, QString::fromStdString(parentPath));
    return invalidPointer(sentence + suggestion(steps, at, parent, parentPath, schema), pointer);
}

const Json* child(const Json& parent, const std::string& step)
{
    if (parent.is_object()) {
        const auto found = parent.find(step);
        return found == parent.end() ? nullptr : &*found;
    }
    if (!parent.is_array())
        return nullptr;
    const std::size_t index = memberIndex(parent, step);
    return index < parent.size() ? &parent[index] : nullptr;
}

/// Known keys come in the schema's order: before the first known key of the object that the schema lists later.
void insertKey(Json& object, const ObjectSchema* schema, const std::string& key, Json value)
{
    const Field* field = schema ? schema->field(key) : nullptr;
    Json ordered = Json::object();
    bool placed = false;
    for (auto& [existing, content] : object.items()) {
        const Field* other = field ? schema->field(existing) : nullptr;
        if (!placed && other && other > field) {
            appendMember(ordered, key, std::move(value));
            placed = true;
        }
        appendMember(ordered, existing, std::move(content));
    }
    if (!placed)
        appendMember(ordered, key, std::move(value));
    object = std::move(ordered);
}

/// The object that holds the last step, with optional objects on the way ("/finance" of a tree without it) made when
/// the schema knows them.
Result<Json*> parentOf(Json& tree, const std::vector<std::string>& steps, const std::string& pointer)
{
    Json* place = &tree;
    std::string path;
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
        const std::string parentPath = path;
        path = pointerTo(path, steps[i]);
        if (!child(*place, steps[i])) {
            const Field* field = fieldAt(tree, path);
            if (!place->is_object() || !field || field->kind != FieldKind::Object)
                return nothingThere(steps, i, *place, parentPath, objectAt(tree, parentPath), pointer);
            insertKey(*place, objectAt(tree, parentPath), steps[i], Json::object());
        }
        place = const_cast<Json*>(child(*place, steps[i]));
    }
    return place;
}

} // namespace

const Json* find(const Json& tree, const std::string& pointer)
{
    if (!pointer.empty() && pointer.front() != '/')
        return nullptr;
    const Json* place = &tree;
    for (const std::string& step : pointerSteps(pointer)) {
        place = child(*place, step);
        if (!place)
            return nullptr;
    }
    return place;
}

Json* find(Json& tree, const std::string& pointer)
{
    return const_cast<Json*>(find(std::as_const(tree), pointer));
}

std::string withIds(const Json& tree, const std::string& pointer)
{
    std::string named;
    const Json* place = &tree;
    for (const std::string& step : pointerSteps(pointer)) {
        const std::size_t index = place && place->is_array() ? memberIndex(*place, step) : 0;
        const bool member = place && place->is_array() && index < place->size();
        named = pointerTo(named, member ? memberStep((*place)[index], index) : step);
        place = place ? child(*place, step) : nullptr;
    }
    return named;
}

Result<void> setValue(Json& tree, const std::string& pointer, Json value)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    if (steps.empty() || pointer.front() != '/')
        return invalidPointer(
            translate("Pointer", "“%1” is not a path; a path starts with a slash, as in /finance/discountRate.")
                .arg(QString::fromStdString(pointer)),
            pointer);
    Json changed = tree; // a pointer that fails half way must leave no trace
    Result<Json*> parent = parentOf(changed, steps, pointer);
    if (!parent)
        return parent.error();
    Json& holder = *parent.value();
    const std::string parentPath = pointer.substr(0, pointer.rfind('/'));
    if (const Json* existing = child(holder, steps.back()))
        *const_cast<Json*>(existing) = std::move(value);
    else if (holder.is_object() && fieldAt(tree, pointer))
        insertKey(holder, objectAt(tree, parentPath), steps.back(), std::move(value));
    else
        return nothingThere(steps, steps.size() - 1, holder, parentPath, objectAt(tree, parentPath), pointer);
    tree = std::move(changed);
    return {};
}

Result<void> applyAssignment(Json& tree, const std::string& assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string::npos)
        return invalidPointer(
            translate("Pointer", "“%1” has no value; write it as /path=value.").arg(QString::fromStdString(assignment)),
            assignment);
    const std::string pointer = assignment.substr(0, equals);
    Result<Json> value =
        parseJsonOrText(QByteArray::fromStdString(assignment.substr(equals + 1)), QString::fromStdString(pointer));
    if (!value)
        return value.error();
    Json changed = tree;
    if (Result<void> set = setValue(changed, pointer, std::move(value).value()); !set)
        return set;
    keepEvidence(tree, changed);
    tree = std::move(changed);
    return {};
}

} // namespace rackrate
