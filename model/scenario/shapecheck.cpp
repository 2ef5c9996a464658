// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/shapecheck.h"

#include "model/base/translate.h"
#include "model/scenario/distributionreader.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schematables.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace rackrate
{

namespace
{

QString label(const Field& field)
{
    return translate("Schema", field.label);
}

/// Levenshtein distance, for guessing which key was meant; keys of very unlike length are simply far apart.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    if (a.size() > 2 * b.size() + 2)
        return a.size();
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = std::min({above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.back();
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
    for (const auto& [key, content] : value.items()) {
        if (const Field* field = schema.field(key))
            checkField(content, *field, pointerTo(path, key));
        else
            checkUnknown(key, schema, pointerTo(path, key));
    }
    for (const Field& field : schema.fields) {
        if (field.required && !value.contains(field.key))
            m_findings.error(
                pointerTo(path, field.key),
                translate("Scenario", "“%1” (%2) is missing.").arg(label(field), QLatin1String(field.key)));
    }
}

void ShapeCheck::checkUnknown(const std::string& key, const ObjectSchema& schema, const std::string& path)
{
    const Field* nearest = nullptr;
    std::size_t distance = 3; // two slips of the finger are still recognised
    for (const Field& field : schema.fields) {
        if (const std::size_t d = editDistance(key, field.key); d < distance && d < key.size()) {
            nearest = &field;
            distance = d;
        }
    }
    if (nearest)
        m_findings.note(path, translate("Scenario", "%1 is unknown and has no effect; “%2” is the nearest known field.")
                                  .arg(quoted(key), QLatin1String(nearest->key)));
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
    std::set<std::string> ids;
    for (std::size_t i = 0; i < std::min(value.size(), limit); ++i) {
        const std::string memberPath = pointerTo(path, memberStep(value[i], i));
        checkId(value[i], *field.object, memberPath, ids);
        checkObject(value[i], *field.object, memberPath);
    }
}

void ShapeCheck::checkId(const Json& member, const ObjectSchema& schema, const std::string& path,
                         std::set<std::string>& earlier)
{
    if (!schema.field("id") || !member.is_object())
        return;
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
    if (!earlier.insert(text).second)
        m_findings.error(
            path + "/id",
            translate("Scenario", "The id %1 is used twice in this list; each needs its own.").arg(quoted(text)));
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
    if (ids.contains(value.get_ref<const std::string&>()))
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
