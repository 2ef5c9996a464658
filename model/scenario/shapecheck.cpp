// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/shapecheck.h"

#include "model/base/nearest.h"
#include "model/base/translate.h"
#include "model/scenario/distributionreader.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schematables.h"

#include <algorithm>
#include <set>

namespace rackrate
{

namespace
{

QString label(const Field& field)
{
    return translate("Schema", field.label);
}

/// A list that no scenario can be without holds nothing, which is an error of its own, and `target` is that list or within it.
bool followsFromAnEmptyList(const Json& root, const std::string& target)
{
    const std::string list = pointerSteps(target).front();
    const Field* field = scenarioSchema().field(list);
    const auto content = root.find(list);
    return field && field->required && (content == root.end() || !content->is_array() || content->empty());
}

void collectIds(const Json& place, const std::vector<std::string>& steps, std::size_t depth, std::set<std::string>& ids)
{
    if (depth == steps.size()) {
        for (const Json& member : place.is_array() ? place : Json::array()) {
            const auto id = member.is_object() ? member.find("id") : member.end();
            if (member.is_object() && id != member.end() && id->is_string())
                ids.insert(id->get<std::string>());
        }
    } else if (steps[depth] == "*" && place.is_array()) {
        for (const Json& member : place)
            collectIds(member, steps, depth + 1, ids);
    } else if (place.is_object() && place.contains(steps[depth])) {
        collectIds(place[steps[depth]], steps, depth + 1, ids);
    }
}

bool wellFormed(const std::string& id, bool slashAllowed)
{
    const bool onlyDigits = std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
    return !onlyDigits && id.size() <= 100 && std::all_of(id.begin(), id.end(), [&](char c) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return letter || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' || (slashAllowed && c == '/');
    });
}

} // namespace

void ShapeCheck::checkObject(const Json& value, const ObjectSchema& schema, const std::string& path)
{
    if (!value.is_object()) {
        m_findings.error(
            path,
            translate("Scenario", "“%1” must be an object with named fields.").arg(translate("Schema", schema.title)));
        return;
    }
    for (const Field& field : schema.fields) { // first, because much may follow from it
        if (field.required && !value.contains(field.key))
            m_findings.error(pointerTo(path, field.key),
                             translate("Scenario", "“%1” (%2) is missing.").arg(label(field), QLatin1String(field.key)));
    }
    for (const auto& [key, content] : value.items()) {
        if (const Field* field = schema.field(key))
            checkField(content, *field, pointerTo(path, key));
        else
            checkUnknown(key, schema, pointerTo(path, key));
    }
}

void ShapeCheck::checkUnknown(const std::string& key, const ObjectSchema& schema, const std::string& path)
{
    std::vector<std::string> keys;
    for (const Field& field : schema.fields)
        keys.emplace_back(field.key);
    if (const std::string meant = nearest(key, keys); !meant.empty())
        m_findings.note(path, translate("Scenario", "%1 is unknown and has no effect; “%2” is the nearest known field.")
                                  .arg(quoted(key), QString::fromStdString(meant)));
    else
        m_findings.note(path, translate("Scenario", "%1 is unknown; it is kept and has no effect.").arg(quoted(key)));
}

void ShapeCheck::checkField(const Json& value, const Field& field, const std::string& path)
{
    if (!field.computed) {
        m_findings.error(path, translate("Scenario", "“%1” (%2) is not computed in this version; remove it or use %3.")
                                   .arg(label(field), QLatin1String(field.key), translate("Schema", field.instead)));
        return;
    }
    switch (field.kind) {
    case FieldKind::Object: return checkObject(value, *field.object, path);
    case FieldKind::List: return checkList(value, field, path);
    case FieldKind::Reference: return checkReference(value, field, path);
    case FieldKind::References: return checkReferences(value, field, path);
    case FieldKind::Uncertain: return checkUncertain(value, field, path);
    case FieldKind::Escalator:
        if (value.is_object())
            return checkUncertain(value, field, path);
        break;
    default: break;
    }
    if (const QString problem = problemWithValue(value, field); !problem.isEmpty())
        m_findings.error(path, problem);
}

void ShapeCheck::checkUncertain(const Json& value, const Field& field, const std::string& path)
{
    if (value.is_object() && ++m_uncertainNumbers == maximumUncertainNumbers + 1)
        m_findings.error(path, translate("Scenario", "A scenario can hold %1 uncertain numbers at most; this is one more.")
                                   .arg(maximumUncertainNumbers));
    if (const QString problem = problemWithValue(value, field); !problem.isEmpty())
        m_findings.error(path, problem);
}

void ShapeCheck::checkList(const Json& value, const Field& field, const std::string& path)
{
    if (!value.is_array()) {
        m_findings.error(path, translate("Scenario", "“%1” must be a list.").arg(label(field)));
        return;
    }
    const auto limit = static_cast<std::size_t>(maximumMembers(*field.object));
    if (value.size() > limit) {
        m_withinLimits = false;
        m_findings.error(path, translate("Scenario", "“%1” can have %2 entries at most; there are %3.")
                                   .arg(label(field))
                                   .arg(limit)
                                   .arg(value.size()));
    }
    std::map<std::string, std::size_t> earlier;
    for (std::size_t i = 0; i < std::min(value.size(), limit); ++i) {
        const std::string memberPath = pointerTo(path, memberStep(value[i], i));
        if (field.object->field("id") && value[i].is_object()) {
            checkId(value[i], *field.object, memberPath);
            checkOnlyId(value[i], i, path, earlier);
        }
        checkObject(value[i], *field.object, memberPath);
    }
}

void ShapeCheck::checkId(const Json& member, const ObjectSchema& schema, const std::string& path)
{
    const auto id = member.find("id");
    if (id == member.end() || !id->is_string() || id->get_ref<const std::string&>().empty())
        return; // the object's own check reports it
    const std::string& text = id->get_ref<const std::string&>();
    if (!wellFormed(text, &schema == &offerSchema() || schema.field("id")->kind == FieldKind::Reference))
        m_findings.error(
            path + "/id",
            translate("Scenario",
                      "The id %1 must be made of letters, digits, “-”, “_” and “.”, and not of digits alone.")
                .arg(quoted(text)));
}

/// Both members answer to the id, so the second is named by its position.
void ShapeCheck::checkOnlyId(const Json& member, std::size_t index, const std::string& list, std::map<std::string, std::size_t>& earlier)
{
    const auto id = member.find("id");
    if (id == member.end() || !id->is_string() || id->get_ref<const std::string&>().empty())
        return;
    const auto [first, alone] = earlier.try_emplace(id->get<std::string>(), index);
    if (!alone)
        m_findings.error(pointerTo(list, std::to_string(index)) + "/id",
                         translate("Scenario", "The id %1 is used twice in this list, here and at %2; each needs its own.")
                             .arg(quoted(first->first), QString::fromStdString(pointerTo(list, std::to_string(first->second)))));
}

const std::set<std::string>& ShapeCheck::idsOf(const Field& field)
{
    const auto [found, added] = m_ids.try_emplace(field.target);
    if (added)
        collectIds(m_root, pointerSteps(field.target), 0, found->second);
    return found->second;
}

void ShapeCheck::checkReference(const Json& value, const Field& field, const std::string& path)
{
    if (!value.is_string()) {
        m_findings.error(path, translate("Scenario", "“%1” must be an id.").arg(label(field)));
        return;
    }
    const std::set<std::string>& ids = idsOf(field);
    if (ids.contains(value.get_ref<const std::string&>()) || (ids.empty() && followsFromAnEmptyList(m_root, field.target)))
        return;
    QStringList known;
    for (auto id = ids.begin(); id != ids.end() && known.size() < 12; ++id)
        known << QString::fromStdString(*id);
    const QString given = quoted(value.get<std::string>());
    if (known.isEmpty())
        m_findings.error(path,
                         translate("Scenario", "“%1” names %2, but there is none to name.").arg(label(field), given));
    else
        m_findings.error(path, translate("Scenario", "“%1” names %2, which does not exist; known are %3.")
                                   .arg(label(field), given, known.join(translate("Scenario", ", "))));
}

void ShapeCheck::checkReferences(const Json& value, const Field& field, const std::string& path)
{
    if (!value.is_array()) {
        m_findings.error(path, translate("Scenario", "“%1” must be a list of ids.").arg(label(field)));
        return;
    }
    std::set<Json> named;
    for (std::size_t i = 0; i < value.size(); ++i) {
        checkReference(value[i], field, pointerTo(path, std::to_string(i)));
        if (!named.insert(value[i]).second)
            m_findings.error(path, translate("Scenario", "“%1” must name each id once.").arg(label(field)));
    }
}

} // namespace rackrate
