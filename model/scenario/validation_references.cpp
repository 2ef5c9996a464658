// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/translate.h"
#include "model/scenario/evidence.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schema.h"
#include "model/scenario/shapecheck.h"
#include "model/scenario/validation.h"

#include <algorithm>
#include <set>

namespace rackrate
{

namespace
{

bool isUncertain(const Json& value)
{
    return value.is_object() && (value.contains("distribution") || value.contains("range"));
}

void collectDraws(const Json& value, std::set<std::string>& draws)
{
    if (isUncertain(value) && value.contains("draw") && value["draw"].is_string())
        draws.insert(value["draw"].get<std::string>());
    if (!value.is_structured())
        return;
    for (const Json& member : value)
        collectDraws(member, draws);
}

void checkCorrelations(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    std::set<std::string> draws;
    collectDraws(tree, draws);
    std::set<std::set<std::string>> pairs;
    for (std::size_t i = 0; i < scenario.correlations.size(); ++i) {
        const Correlation& correlation = scenario.correlations[i];
        const std::string path = "/correlations/" + std::to_string(i);
        if (!findings.sound(path))
            continue;
        for (const auto& [key, name] : {std::pair("/a", correlation.a), std::pair("/b", correlation.b)}) {
            const Json* number = name.starts_with('/') ? find(tree, name) : nullptr;
            if (!draws.contains(name) && !(number && isUncertain(*number)))
                findings.error(path + key,
                               translate("Scenario",
                                         "%1 is neither the path of an uncertain number nor the name of a shared draw.")
                                   .arg(quoted(name)));
        }
        if (correlation.a == correlation.b)
            findings.error(path, translate("Scenario", "A correlation needs two different numbers."));
        else if (!pairs.insert({correlation.a, correlation.b}).second)
            findings.error(path, translate("Scenario", "This pair of numbers already has a correlation."));
    }
}

bool isCurrencyCode(const std::string& code)
{
    return code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

void checkCurrencies(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    if (!isCurrencyCode(scenario.currency))
        findings.error(
            "/currency",
            translate("Scenario", "The currency must be a code of three capital letters such as USD; it is %1.")
                .arg(quoted(scenario.currency)));
    for (const Offer& offer : scenario.offers) {
        const std::string path = pointerTo("/offers", offer.id) + "/currency";
        const Json* currency = find(tree, path);
        if (currency && currency->is_string() && *currency != scenario.currency)
            findings.error(
                path,
                translate("Scenario", "The prices of this offer are in %1 and the plan is in %2; convert them to %2.")
                    .arg(QString::fromStdString(currency->get<std::string>()),
                         QString::fromStdString(scenario.currency)));
    }
}

void checkLevers(const Scenario& scenario, FindingList& findings)
{
    std::set<std::string> ids;
    for (const Workload& workload : scenario.workloads) {
        std::set<std::string> own;
        for (const Lever& lever : workload.levers) {
            own.insert(lever.id);
            if (ids.contains(lever.id))
                findings.error(
                    pointerTo(pointerTo("/workloads", workload.id) + "/levers", lever.id) + "/id",
                    translate(
                        "Scenario",
                        "Another workload has a lever %1 too; strategies name levers by id, so each needs its own.")
                        .arg(quoted(lever.id)));
        }
        ids.merge(own);
    }
}

/// A field that has its default, and so is absent, of an object that is there.
bool isDefaulted(const Json& tree, const std::string& pointer)
{
    return fieldAt(tree, pointer) && find(tree, pointer.substr(0, pointer.rfind('/')));
}

/// Says of a figure that it is no longer what its evidence was for.
void noteChangedFigure(const Json& tree, const std::string& path, FindingList& findings)
{
    const Field* field = fieldAt(tree, path);
    const Json* former = formerValue(tree, path);
    if (!field || !former)
        return;
    const std::string place = pointerTo("/notes", path) + "/value";
    if (const QString problem = problemWithValue(*former, *field); !problem.isEmpty()) {
        findings.warning(place, translate("Scenario", "What source and date were for cannot be a value of this field. %1").arg(problem));
        return;
    }
    const QString label = translate("Schema", field->label);
    const bool calibrated = isCalibrated(tree, path);
    if (former->is_number())
        findings.note(path, (calibrated ? translate("Scenario", "“%1” has been changed; it was calibrated at %2.")
                                        : translate("Scenario", "“%1” has been changed; its source was for %2."))
                                .arg(label, shown(former->get<double>())));
    else
        findings.note(path, (calibrated ? translate("Scenario", "“%1” has been changed since it was calibrated.")
                                        : translate("Scenario", "“%1” has been changed; its source was for another value."))
                                .arg(label));
}

void checkSources(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    for (std::size_t i = 0; i < scenario.calibrated.size(); ++i) {
        if (!find(tree, scenario.calibrated[i]) && !isDefaulted(tree, scenario.calibrated[i]))
            findings.error(
                "/calibrated/" + std::to_string(i),
                translate("Scenario", "The calibrated input %1 does not exist.").arg(quoted(scenario.calibrated[i])));
    }
    for (const auto& [pointer, note] : scenario.notes) {
        if (!find(tree, pointer) && !isDefaulted(tree, pointer))
            findings.warning(
                pointerTo("/notes", pointer),
                translate("Scenario", "This note belongs to %1, which does not exist.").arg(quoted(pointer)));
        else
            noteChangedFigure(tree, pointer, findings);
    }
}

} // namespace

void validateReferences(const Json& tree, const Scenario& scenario, FindingList& findings)
{
    checkCorrelations(tree, scenario, findings);
    checkCurrencies(tree, scenario, findings);
    checkLevers(scenario, findings);
    checkSources(tree, scenario, findings);
}

} // namespace rackrate
