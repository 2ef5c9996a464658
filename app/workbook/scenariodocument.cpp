// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/workbook/scenariodocument.h"

#include "app/commands/treecommand.h"
#include "app/workbook/treesteps.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/evidence.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"

#include <algorithm>

namespace rackrate {
namespace {

/// Outline texts follow names and ids; everything else keeps the outline as it is.
bool namesSomething(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    const std::size_t depth = steps.size();
    return depth > 0
        && (steps[depth - 1] == "name" || steps[depth - 1] == "id" || (depth > 1 && steps[depth - 2] == "name"));
}

} // namespace

ScenarioDocument::ScenarioDocument(QObject* parent) : QObject(parent)
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
    connect(&m_undo, &QUndoStack::indexChanged, this, &ScenarioDocument::stateChanged);
}

ScenarioDocument::~ScenarioDocument()
{
    // The stack reports its own end; nobody shall hear of a document that is half gone.
    m_undo.disconnect(this);
}

const Json* ScenarioDocument::at(const std::string& pointer) const
{
    return find(m_tree, pointer);
}

void ScenarioDocument::reset(Json tree, const QString& filePath)
{
    m_undo.clear();
    m_tree = std::move(tree);
    m_filePath = filePath;
    m_lastGood = Scenario();
    m_lastGoodHash.clear();
    refreshReading();
    emit changed();
    emit structureChanged();
    emit stateChanged();
}

Result<void> ScenarioDocument::load(const QString& path)
{
    Result<Json> tree = loadScenarioFile(path);
    if (!tree)
        return tree.error();
    reset(std::move(tree).value(), path);
    return {};
}

Result<void> ScenarioDocument::save(const QString& path)
{
    const Result<void> saved = saveScenarioFile(path, m_tree);
    if (!saved)
        return saved;
    m_filePath = path;
    m_undo.setClean();
    emit stateChanged();
    return {};
}

void ScenarioDocument::setField(const std::string& pointer, Json value, const QString& text, const QString& mergeKey)
{
    setFields({{pointer, std::move(value)}}, text, mergeKey);
}

void ScenarioDocument::setFields(const std::vector<std::pair<std::string, Json>>& fields, const QString& text,
                                 const QString& mergeKey)
{
    Json next = m_tree;
    bool structural = false;
    for (const auto& [pointer, value] : fields) {
        placeValue(next, pointer, value);
        structural = structural || namesSomething(pointer);
    }
    push(std::move(next), {fields.empty() ? std::string() : fields.front().first, text, mergeKey, structural});
}

void ScenarioDocument::resetField(const std::string& pointer, const QString& text)
{
    Json next = m_tree;
    eraseValue(next, pointer);
    push(std::move(next), {pointer, text, {}, namesSomething(pointer)});
}

std::string ScenarioDocument::insertMember(const std::string& listPointer, int index, Json member, const QString& text)
{
    Json next = m_tree;
    if (!find(next, listPointer))
        placeValue(next, listPointer, Json::array());
    Json* list = find(next, listPointer);
    if (!list || !list->is_array())
        return {};
    const std::string id = uniqueId(*list, member.value("id", std::string("item")));
    if (member.is_object())
        member["id"] = id;
    const auto place = std::clamp<std::ptrdiff_t>(index, 0, static_cast<std::ptrdiff_t>(list->size()));
    list->insert(list->begin() + place, std::move(member));
    push(std::move(next), {listPointer, text, {}, true});
    return id;
}

void ScenarioDocument::removeMember(const std::string& memberPointer, const QString& text)
{
    Json next = m_tree;
    eraseValue(next, memberPointer);
    push(std::move(next), {memberPointer, text, {}, true});
}

void ScenarioDocument::moveMember(const std::string& memberPointer, int newIndex, const QString& text)
{
    const auto place = indexPointer(m_tree, memberPointer);
    if (!place || place->empty())
        return;
    Json next = m_tree;
    Json& list = next.at(place->parent_pointer());
    if (!list.is_array())
        return;
    const auto from = static_cast<std::ptrdiff_t>(std::stoul(place->back()));
    const auto to = std::clamp<std::ptrdiff_t>(newIndex, 0, static_cast<std::ptrdiff_t>(list.size()) - 1);
    Json member = std::move(list[static_cast<std::size_t>(from)]);
    list.erase(list.begin() + from);
    list.insert(list.begin() + to, std::move(member));
    push(std::move(next), {memberPointer, text, {}, true});
}

std::string ScenarioDocument::duplicateMember(const std::string& memberPointer, const QString& text)
{
    const auto place = indexPointer(m_tree, memberPointer);
    if (!place || place->empty())
        return {};
    Json next = m_tree;
    Json& list = next.at(place->parent_pointer());
    if (!list.is_array())
        return {};
    const auto index = static_cast<std::ptrdiff_t>(std::stoul(place->back()));
    Json copy = list[static_cast<std::size_t>(index)];
    keepDraws(copy, withIds(m_tree, memberPointer));
    std::string id;
    if (copy.is_object() && copy.contains("id")) {
        id = uniqueId(list, copy["id"].get<std::string>());
        copy["id"] = id;
        numberName(copy, id);
    }
    list.insert(list.begin() + index + 1, std::move(copy));
    push(std::move(next), {memberPointer, text, {}, true});
    return id;
}

void ScenarioDocument::push(Json next, const Edit& edit)
{
    keepEvidence(m_tree, next);
    const Json::json_pointer root = deepestDifference(m_tree, next);
    TreeCommand::Change change{root, m_tree.at(root), next.at(root), edit.target, edit.mergeKey, edit.structural};
    if (change.before == change.after)
        return;
    m_undo.push(new TreeCommand(*this, std::move(change), edit.text));
}

void ScenarioDocument::applyFragment(const Json::json_pointer& root, const Json& fragment, bool structural)
{
    m_tree.at(root) = fragment;
    refreshReading();
    emit changed();
    if (structural)
        emit structureChanged();
}

void ScenarioDocument::refreshReading()
{
    ++m_revision;
    m_reading = readScenario(m_tree);
    if (!m_reading.usable())
        return;
    m_lastGood = m_reading.scenario;
    m_lastGoodHash = scenarioHash(m_tree);
}

} // namespace rackrate
