// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/register.h"

#include "app/report/registervalue.h"
#include "model/base/translate.h"
#include "model/scenario/evidence.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schema.h"
#include "model/scenario/shapecheck.h"
#include "simulation/decisions/headline.h"
#include "simulation/decisions/inputlabel.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace rackrate::report {

namespace {

using namespace std::string_view_literals;

/// Identify or describe, or say how the simulation runs: no assumption about the plan.
constexpr std::string_view notInputs[] = {"format"sv, "version"sv, "id"sv, "name"sv, "description"sv, "question"sv,
                                          "note"sv, "simulation"sv, "source"sv, "asOf"sv};
/// Objects whose defaults hold even if the file does not name them.
constexpr std::string_view alwaysThere[] = {"criterion"sv, "finance"sv, "market"sv};
/// What strategies pay for beside GPUs; left out, it makes one look cheaper than the others.
constexpr std::string_view overheads[] = {"staff"sv, "storage"sv, "network"sv};
constexpr std::string_view neutralDefaults[] = {"0"sv, "1"sv, "\"\""sv, "false"sv, "[]"sv, "{}"sv, "\"flat\""sv, "\"constant\""sv, "\"none\""sv};

bool contains(std::span<const std::string_view> list, std::string_view key)
{
    return std::find(list.begin(), list.end(), key) != list.end();
}

class Walker {
public:
    Walker(const Json& tree, const Scenario& scenario, const QLocale& locale)
        : m_tree(tree), m_scenario(scenario), m_locale(locale)
    {
        m_group = translate("Report", "Plan");
        walk(scenarioSchema(), tree, {}, {});
    }

    std::vector<RegisterEntry> entries() && { return std::move(m_entries); }

private:
    void walk(const ObjectSchema& schema, const Json& object, const std::string& pointer, const QStringList& around);
    void noteAbsence(const Field& field, const std::string& pointer);
    bool statedElsewhere(const std::string& pointer) const;
    void leaf(const Field& field, const Json& object, const std::string& pointer, const QStringList& around);
    void list(const Field& field, const Json& members, const std::string& pointer);
    bool isRelevantObject(const Field& field, const Json& object) const;
    bool isRelevantDefault(const Field& field, const Json& object) const;
    QString referenceText(const Json& value) const;
    QString leverName(const Json& use) const;
    Note noteOf(const std::string& pointer, const Json& object) const;

    const Json& m_tree;
    const Scenario& m_scenario;
    QLocale m_locale;
    QString m_group;
    int m_strategy = -1;
    std::vector<RegisterEntry> m_entries;
};

void Walker::walk(const ObjectSchema& schema, const Json& object, const std::string& pointer, const QStringList& around)
{
    static const Json nothing = Json::object();
    for (const Field& field : schema.fields) {
        if (!field.computed || contains(notInputs, field.key))
            continue;
        const bool present = object.contains(field.key);
        const std::string place = pointer + "/" + field.key;
        if (field.kind == FieldKind::Object) {
            if (!present && statedElsewhere(place)) {
                noteAbsence(field, place);
                continue;
            }
            if (!present && !isRelevantObject(field, object))
                continue;
            // The plan's own objects are groups; deeper ones stand before their fields' labels.
            const QString title = translate("Schema", field.label);
            const QString outer = m_group;
            if (pointer.empty())
                m_group = title;
            walk(*field.object, present ? object[field.key] : nothing, place, pointer.empty() ? QStringList() : around + QStringList{title});
            m_group = outer;
        } else if (field.kind != FieldKind::List && field.kind != FieldKind::Free && field.kind != FieldKind::Notes && field.kind != FieldKind::Pointers) {
            leaf(field, object, place, around);
        }
    }
    // Members are groups of their own and come after what belongs to the object itself.
    for (const Field& field : schema.fields) {
        if (field.computed && field.kind == FieldKind::List && object.contains(field.key))
            list(field, object[field.key], pointer + "/" + field.key);
    }
}

/// Another strategy states what `pointer` would be in its own: an overhead, or one of an overhead's figures.
bool Walker::statedElsewhere(const std::string& pointer) const
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    if (steps.size() < 3 || steps[0] != "strategies"sv || !contains(overheads, steps[2]))
        return false;
    std::string within;
    for (std::size_t step = 2; step < steps.size(); ++step)
        within = pointerTo(within, steps[step]);
    const Json& strategies = m_tree["strategies"];
    return std::any_of(strategies.begin(), strategies.end(), [&within](const Json& strategy) { return find(strategy, within) != nullptr; });
}

/// An object that a strategy does not have, though others do.
void Walker::noteAbsence(const Field& field, const std::string& pointer)
{
    RegisterEntry entry;
    entry.group = m_group;
    entry.strategy = m_strategy;
    entry.label = translate("Schema", field.label);
    entry.value = translate("Report", "none");
    entry.pointer = pointer;
    entry.byDefault = true;
    m_entries.push_back(std::move(entry));
}

bool Walker::isRelevantObject(const Field& field, const Json& object) const
{
    if (std::string_view(field.key) == "site"sv)
        return object.value("procurement", std::string()) == "owned" || object.value("procurement", std::string()) == "colocated";
    if (std::string_view(field.key) == "colocation"sv)
        return object.value("procurement", std::string()) == "colocated";
    if (std::string_view(field.key) != "autoscale"sv)
        return contains(alwaysThere, field.key);
    // Only pools that serve requests follow demand at a utilisation.
    const Json workloads = object.value("workloads", Json::array());
    return std::any_of(workloads.begin(), workloads.end(), [&](const Json& id) {
        const Workload* workload = id.is_string() ? m_scenario.workload(id.get<std::string>()) : nullptr;
        return workload && workload->kind == WorkloadKind::Inference;
    });
}

void Walker::list(const Field& field, const Json& members, const std::string& pointer)
{
    const QString outer = m_group;
    const int outerStrategy = m_strategy;
    const bool ofThePlan = pointer.find('/', 1) == std::string::npos;
    for (std::size_t index = 0; index < members.size(); ++index) {
        const Json& member = members[index];
        if (pointer == "/strategies")
            m_strategy = int(index);
        QString name = field.object->field("name") ? memberName(member, m_locale) : leverName(member);
        if (name.isEmpty())
            name = QString::number(index + 1);
        const QString title = QStringLiteral("%1 %2").arg(translate("Schema", field.object->title), name);
        m_group = ofThePlan ? title : outer + QStringLiteral(" \u203A ") + title;
        walk(*field.object, member, pointerTo(pointer, memberStep(member, index)), {});
    }
    m_group = outer;
    m_strategy = outerStrategy;
}

bool Walker::isRelevantDefault(const Field& field, const Json& object) const
{
    if (!*field.fallback || contains(neutralDefaults, field.fallback))
        return false;
    if (std::string_view(field.key) == "termMonths" && object.contains("procurement"))
        return object["procurement"] == Json("reserved") || object["procurement"] == Json("dedicated");
    return true;
}

void Walker::leaf(const Field& field, const Json& object, const std::string& pointer, const QStringList& around)
{
    RegisterEntry entry;
    const bool present = object.contains(field.key);
    const bool ofASite = pointer.find("/site/") != std::string::npos || pointer.find("/colocation/") != std::string::npos;
    if (!present && !(ofASite && *field.fallback) && !statedElsewhere(pointer) && !isRelevantDefault(field, object))
        return;
    const Json value = present ? object[field.key] : defaultValue(field);
    entry.group = m_group;
    entry.strategy = m_strategy;
    entry.label = labelWithin(around + QStringList{translate("Schema", field.label)});
    entry.value = field.kind == FieldKind::Text ? referenceText(value) : fieldText(field, value, m_scenario, m_locale);
    entry.spread = spreadText(field, value, m_locale);
    entry.pointer = pointer;
    entry.byDefault = !present;
    const Json* former = formerValue(m_tree, pointer);
    if (former && problemWithValue(*former, field).isEmpty())
        entry.changedFrom = fieldText(field, *former, m_scenario, m_locale);
    entry.calibrated = entry.changedFrom.isEmpty() && isCalibrated(m_tree, pointer);
    entry.note = noteOf(pointer, object);
    m_entries.push_back(std::move(entry));
}

/// What the workload that has a lever calls it, where a strategy uses it by its id.
QString Walker::leverName(const Json& use) const
{
    for (const Workload& workload : m_scenario.workloads) {
        for (const Lever& lever : workload.levers) {
            if (use.contains("id") && use["id"] == Json(lever.id) && !lever.name.empty())
                return QString::fromStdString(lever.name.in(languageOf(m_locale)));
        }
    }
    return memberName(use, m_locale);
}

/// A text; if it is the path of an input (in a correlation), what people call that input.
QString Walker::referenceText(const Json& value) const
{
    SensitivityEntry entry;
    entry.path = value.is_string() ? value.get<std::string>() : value.dump();
    return entry.path.rfind('/', 0) == 0 ? inputLabel(m_scenario, entry, m_locale) : QString::fromStdString(entry.path);
}

Note Walker::noteOf(const std::string& pointer, const Json& object) const
{
    // A note may be there only to say what an offer's source was for.
    const auto own = m_scenario.notes.find(pointer);
    if (own != m_scenario.notes.end() && (!own->second.source.empty() || !own->second.text.empty()))
        return own->second;
    // An offer carries source and date itself.
    if (object.contains("source") && object["source"].is_string()) {
        Note note;
        note.source = object["source"].get<std::string>();
        if (object.contains("asOf") && object["asOf"].is_string())
            note.asOf = object["asOf"].get<std::string>();
        return note;
    }
    for (std::size_t end = pointer.rfind('/'); end != std::string::npos && end > 0; end = pointer.rfind('/', end - 1)) {
        if (const auto around = m_scenario.notes.find(pointer.substr(0, end)); around != m_scenario.notes.end())
            return {around->second.source, around->second.asOf, {}};
    }
    return {};
}

} // namespace

std::vector<RegisterEntry> assumptionsOf(const Json& tree, const Scenario& scenario, const QLocale& locale)
{
    return Walker(tree, scenario, locale).entries();
}

} // namespace rackrate::report
