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
    ShapeCheck(tree, findings).checkObject(tree, scenarioSchema(), {});
    ReadOutcome outcome;
    outcome.scenario = readTyped(tree);
    validateWorkloads(outcome.scenario, findings);
    validateSupply(outcome.scenario, findings);
    validateReferences(tree, outcome.scenario, findings);
    noteUnused(tree, outcome.scenario, findings);
    outcome.findings = findings.take();
    return outcome;
}

} // namespace rackrate
