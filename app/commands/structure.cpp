// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/commands/structure.h"

#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("Structure", text);
}

std::string named(const char* text)
{
    return words(text).toStdString();
}

/// Several changes of the document as one undo step.
class JointStep {
public:
    JointStep(ScenarioDocument& document, const QString& text) : m_stack(document.undoStack()) { m_stack.beginMacro(text); }
    ~JointStep() { m_stack.endMacro(); }
    JointStep(const JointStep&) = delete;
    JointStep& operator=(const JointStep&) = delete;

private:
    QUndoStack& m_stack;
};

bool isWorkload(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    return steps.size() == 2 && steps[0] == "workloads";
}

/// Calls `change` with every pool's list of workloads and writes those that changed.
template <typename Change>
void changeServedWorkloads(ScenarioDocument& document, const QString& text, Change change)
{
    const Json strategies = document.tree().value("strategies", Json::array());
    for (std::size_t strategy = 0; strategy < strategies.size(); ++strategy) {
        const Json pools = strategies[strategy].value("pools", Json::array());
        for (std::size_t pool = 0; pool < pools.size(); ++pool) {
            Json served = pools[pool].value("workloads", Json::array());
            if (change(served, pool)) {
                const std::string pointer = "/strategies/" + std::to_string(strategy) + "/pools/" + std::to_string(pool) + "/workloads";
                document.setField(pointer, served, text);
            }
        }
    }
}

std::string firstOffer(const Json& scenario)
{
    const Json offers = scenario.value("offers", Json::array());
    return offers.empty() ? std::string() : memberStep(offers[0], 0);
}

void removeUnder(ScenarioDocument& document, const std::string& pointer, const QString& text)
{
    const auto below = [&pointer](const std::string& path) { return path == pointer || path.rfind(pointer + "/", 0) == 0; };
    Json notes = document.tree().value("notes", Json::object());
    Json keptNotes = Json::object();
    for (auto note = notes.begin(); note != notes.end(); ++note) {
        if (!below(note.key()))
            keptNotes[note.key()] = note.value();
    }
    if (keptNotes != notes)
        document.setField("/notes", keptNotes, text);
    Json calibrated = document.tree().value("calibrated", Json::array());
    Json keptCalibrated = Json::array();
    for (const Json& path : calibrated) {
        if (!path.is_string() || !below(path.get<std::string>()))
            keptCalibrated.push_back(path);
    }
    if (keptCalibrated != calibrated)
        document.setField("/calibrated", keptCalibrated, text);
    Json correlations = document.tree().value("correlations", Json::array());
    Json keptCorrelations = Json::array();
    for (const Json& correlation : correlations) {
        if (!below(correlation.value("a", std::string())) && !below(correlation.value("b", std::string())))
            keptCorrelations.push_back(correlation);
    }
    if (keptCorrelations != correlations)
        document.setField("/correlations", keptCorrelations, text);
}

} // namespace

Json newWorkload()
{
    return Json{{"id", "workload"}, {"name", named(QT_TRANSLATE_NOOP("Structure", "New workload"))}, {"kind", "training"}, {"stage", "production"},
                {"demand", {{"unit", "gpu-hours-per-month"}, {"base", 500}}}};
}

Json newOffer()
{
    return Json{{"id", "offer"}, {"name", named(QT_TRANSLATE_NOOP("Structure", "New offer"))}, {"gpus", 8}};
}

Json newTranche(const Json& scenario)
{
    return Json{{"id", "on-demand"}, {"name", named(QT_TRANSLATE_NOOP("Structure", "On demand"))}, {"procurement", "on-demand"},
                {"offer", firstOffer(scenario)}, {"count", {{"min", 0}, {"max", 8}}}};
}

Json newPool(const Json& scenario)
{
    return Json{{"id", "pool"}, {"name", named(QT_TRANSLATE_NOOP("Structure", "New pool"))}, {"workloads", Json::array()},
                {"tranches", Json::array({newTranche(scenario)})}};
}

Json newStrategy(const Json& scenario)
{
    Json pool = newPool(scenario);
    const Json workloads = scenario.value("workloads", Json::array());
    for (std::size_t index = 0; index < workloads.size(); ++index)
        pool["workloads"].push_back(memberStep(workloads[index], index));
    Json strategy{{"id", "strategy"}, {"name", named(QT_TRANSLATE_NOOP("Structure", "New strategy"))}, {"pools", Json::array({pool})}};
    // Without people, data and network it would look cheaper than the others for no reason.
    for (const Json& other : scenario.value("strategies", Json::array())) {
        if (other.value("id", std::string()) != scenario.value("baseline", std::string()))
            continue;
        for (const char* overhead : {"staff", "storage", "network"}) {
            if (other.contains(overhead))
                strategy[overhead] = other[overhead];
        }
    }
    return strategy;
}

Json emptyScenario()
{
    Json scenario{{"format", "rackrate-scenario"}, {"version", 1}, {"id", "scenario"}, {"name", named(QT_TRANSLATE_NOOP("Structure", "New scenario"))},
                  {"currency", "USD"}, {"start", QDate::currentDate().addMonths(1).toString(QStringLiteral("yyyy-MM")).toStdString()}, {"months", 36},
                  {"hoursPerMonth", 730}, {"baseline", "strategy"}};
    scenario["workloads"] = Json::array({newWorkload()});
    Json supply = scenario;
    supply["offers"] = Json::array({newOffer()});
    scenario["strategies"] = Json::array({newStrategy(supply)});
    scenario["offers"] = supply["offers"];
    return scenario;
}

Json firstUnusedLever(const Json& scenario, const std::string& strategyPointer)
{
    const Json* used = find(scenario, strategyPointer + "/levers");
    for (const Json& workload : scenario.value("workloads", Json::array())) {
        for (const Json& lever : workload.value("levers", Json::array())) {
            const std::string id = lever.value("id", std::string());
            const bool taken = used && std::any_of(used->begin(), used->end(), [&id](const Json& use) { return use.value("id", std::string()) == id; });
            if (!taken)
                return Json{{"id", id}, {"from", 1}};
        }
    }
    return Json{{"id", ""}, {"from", 1}};
}

std::string duplicateObject(ScenarioDocument& document, const std::string& pointer)
{
    const QString text = words(isWorkload(pointer) ? QT_TRANSLATE_NOOP("Structure", "Workload duplicated") : QT_TRANSLATE_NOOP("Structure", "Strategy duplicated"));
    const JointStep step(document, text);
    const Json original = lastStep(pointer);
    const std::string id = document.duplicateMember(pointer, text);
    if (isWorkload(pointer)) {
        changeServedWorkloads(document, text, [&](Json& served, std::size_t) {
            const auto found = std::find(served.begin(), served.end(), original);
            if (found == served.end())
                return false;
            served.insert(found + 1, Json(id));
            return true;
        });
    }
    return id;
}

void removeObject(ScenarioDocument& document, const std::string& pointer)
{
    const QString text = words(isWorkload(pointer) ? QT_TRANSLATE_NOOP("Structure", "Workload removed") : QT_TRANSLATE_NOOP("Structure", "Strategy removed"));
    const JointStep step(document, text);
    const std::string id = lastStep(pointer);
    removeUnder(document, pointer, text);
    document.removeMember(pointer, text);
    if (isWorkload(pointer)) {
        changeServedWorkloads(document, text, [&](Json& served, std::size_t) {
            const auto found = std::find(served.begin(), served.end(), Json(id));
            if (found == served.end())
                return false;
            served.erase(found);
            return true;
        });
        return;
    }
    const Json strategies = document.tree().value("strategies", Json::array());
    if (document.tree().value("baseline", std::string()) == id && !strategies.empty())
        document.setField("/baseline", memberStep(strategies[0], 0), text);
}

std::string addWorkload(ScenarioDocument& document)
{
    const QString text = words(QT_TRANSLATE_NOOP("Structure", "Workload added"));
    const JointStep step(document, text);
    const auto end = static_cast<int>(document.tree().value("workloads", Json::array()).size());
    const std::string id = document.insertMember("/workloads", end, newWorkload(), text);
    changeServedWorkloads(document, text, [&id](Json& served, std::size_t pool) {
        if (pool == 0)
            served.push_back(id);
        return pool == 0;
    });
    return id;
}

std::string addStrategy(ScenarioDocument& document)
{
    const auto end = static_cast<int>(document.tree().value("strategies", Json::array()).size());
    return document.insertMember("/strategies", end, newStrategy(document.tree()), words(QT_TRANSLATE_NOOP("Structure", "Strategy added")));
}

} // namespace rackrate
