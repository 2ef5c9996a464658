// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/evidence.h"

#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schema.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rackrate {

namespace {

constexpr const char* valueKey = "value";

const Json* member(const Json& object, const std::string& key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? &*found : nullptr;
}

const Json* noteOf(const Json& tree, const std::string& path)
{
    const Json* notes = member(tree, "notes");
    const Json* note = notes ? member(*notes, path) : nullptr;
    return note && note->is_object() ? note : nullptr;
}

/// Names, texts and references to sources are no figures, and members of lists are figures of their own.
bool isFigure(const Field& field)
{
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Localized:
    case FieldKind::Date:
    case FieldKind::Object:
    case FieldKind::List:
    case FieldKind::Pointers:
    case FieldKind::Notes:
    case FieldKind::Free: return false;
    default: return true;
    }
}

Json valueAt(const Json& tree, const std::string& path)
{
    if (const Json* value = find(tree, path))
        return *value;
    const Field* field = fieldAt(tree, path);
    return field ? defaultValue(*field) : Json();
}

class Keeper {
public:
    Keeper(const Json& before, Json& after) : m_before(before), m_after(after) {}

    void compare(const ObjectSchema& schema, const Json& before, const Json& after, const std::string& path)
    {
        if (!before.is_object() || !after.is_object())
            return;
        static const Json nothing = Json::object();
        for (const Field& field : schema.fields) {
            const Json* was = member(before, field.key);
            const Json* is = member(after, field.key);
            if ((was == nullptr && is == nullptr) || (was && is && *was == *is))
                continue;
            const std::string place = pointerTo(path, field.key);
            if (field.kind == FieldKind::Object)
                compare(*field.object, was ? *was : nothing, is ? *is : nothing, place);
            else if (field.kind == FieldKind::List && was && is)
                compareMembers(field, *was, *is, place);
            else if (isFigure(field))
                figureChanged(field, was, place);
        }
        const auto changed = [&](const char* key) {
            return member(before, key) && member(after, key) && *member(before, key) != *member(after, key);
        };
        if (changed("source") || changed("asOf"))
            m_renewed.push_back(path + "/");
    }

    /// Writes what was found; no reference into the tree is held any longer.
    void finish()
    {
        for (const auto& [path, value] : m_former) {
            if (!member(m_after, "notes") && !setValue(m_after, "/notes", Json::object()).ok())
                return;
            Json& notes = m_after["notes"];
            if (!notes.is_object())
                return;
            Json& note = notes[path];
            if (!note.is_object())
                note = Json::object();
            note[valueKey] = value;
        }
        for (const std::string& path : settledNotes())
            renewEvidence(m_after, path);
    }

private:
    void compareMembers(const Field& list, const Json& before, const Json& after, const std::string& path)
    {
        if (!before.is_array() || !after.is_array())
            return;
        for (std::size_t index = 0; index < before.size(); ++index) {
            const std::string step = memberStep(before[index], index);
            const std::size_t now = memberIndex(after, step);
            if (now < after.size() && memberStep(after[now], now) == step)
                compare(*list.object, before[index], after[now], pointerTo(path, step));
        }
    }

    void figureChanged(const Field& field, const Json* was, const std::string& path)
    {
        const Json* earlier = noteOf(m_before, path);
        const Json* now = noteOf(m_after, path);
        const bool ownEvidence = earlier || isCalibrated(m_before, path);
        if (earlier && now && *earlier != *now)
            return; // the step brought its own evidence
        if (now && now->contains(valueKey))
            return;
        if (!ownEvidence && !(was && hasSourceAround(path)))
            return;
        if (const Json value = was ? *was : defaultValue(field); !value.is_null())
            m_former.emplace_back(path, value);
    }

    std::vector<std::string> settledNotes() const
    {
        std::vector<std::string> settled;
        const Json* notes = member(m_after, "notes");
        if (!notes || !notes->is_object())
            return settled;
        for (const auto& [path, note] : notes->items()) {
            const bool renewed =
                std::any_of(m_renewed.begin(), m_renewed.end(), [&path = path](const std::string& root) { return path.starts_with(root); });
            const Json* value = member(note, valueKey);
            if (value && (renewed || *value == valueAt(m_after, path)))
                settled.push_back(path);
        }
        return settled;
    }

    /// Something the figure is part of states a source: an offer by itself, anything by a note.
    bool hasSourceAround(const std::string& path) const
    {
        for (std::size_t end = path.rfind('/'); end != std::string::npos && end > 0; end = path.rfind('/', end - 1)) {
            const std::string around = path.substr(0, end);
            const Json* note = noteOf(m_before, around);
            const Json* object = find(m_before, around);
            if ((note && note->contains("source")) || (object && member(*object, "source")))
                return true;
        }
        return false;
    }

    const Json& m_before;
    Json& m_after;
    std::vector<std::pair<std::string, Json>> m_former; ///< figures by path, with what their evidence was for
    std::vector<std::string> m_renewed;                 ///< roots whose source or date is another now
};

} // namespace

bool isCalibrated(const Json& tree, const std::string& path)
{
    const Json* list = member(tree, "calibrated");
    return list && list->is_array() && std::find(list->begin(), list->end(), Json(path)) != list->end();
}

void keepEvidence(const Json& before, Json& after)
{
    Keeper keeper(before, after);
    keeper.compare(scenarioSchema(), before, after, {});
    keeper.finish();
}

const Json* formerValue(const Json& tree, const std::string& path)
{
    const Json* note = noteOf(tree, path);
    const Json* value = note ? member(*note, valueKey) : nullptr;
    return value && *value != valueAt(tree, path) ? value : nullptr;
}

void renewEvidence(Json& tree, const std::string& path)
{
    if (const Json* note = noteOf(tree, path); !note || !note->contains(valueKey))
        return;
    Json& notes = tree["notes"];
    notes[path].erase(valueKey);
    if (notes[path].empty())
        notes.erase(path);
    if (notes.empty())
        tree.erase("notes");
}

} // namespace rackrate
