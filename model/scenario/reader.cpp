// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/reader.h"

#include "model/scenario/shapecheck.h"
#include "model/scenario/typedreading.h"
#include "model/scenario/validation.h"

namespace rackrate
{

ReadOutcome readScenario(const Json& tree)
{
    FindingList findings;
    ShapeCheck shape(tree, findings);
    shape.checkObject(tree, scenarioSchema(), {});
    ReadOutcome outcome;
    outcome.scenario = readTyped(tree);
    if (!findings.sound("/months"))
        outcome.scenario.months = maximumMonths; // or everything would come after the end of the plan
    if (shape.withinLimits()) {
        validateWorkloads(outcome.scenario, findings);
        if (!outcome.scenario.workloads.empty()) // else nothing can serve anything, which follows from the one error
            validateSupply(outcome.scenario, findings);
        validateReferences(tree, outcome.scenario, findings);
    }
    if (findings.errors() == 0) { // advice about a plan that is whole; beside errors it would hide them
        validateComparability(tree, outcome.scenario, findings);
        noteUnused(tree, outcome.scenario, findings);
    }
    outcome.errors = findings.errors();
    outcome.findings = findings.take();
    return outcome;
}

} // namespace rackrate
