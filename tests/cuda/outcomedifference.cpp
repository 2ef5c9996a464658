// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/cuda/outcomedifference.h"

namespace rackrate::testing {

namespace {

/// One field of a chunk's outcome: [strategies][rows][columns].
struct Field {
    const char* name;
    const std::int64_t* values;
    std::int64_t strategies, rows, columns;
};

std::vector<Field> fieldsOf(const PlanShape& shape, const kernel::ChunkView& view, int trials)
{
    const std::int64_t s = shape.strategies, m = shape.months, w = shape.workloads, t = trials;
    return {{"cash", view.cash, s, m, t},
            {"presentValue", view.presentValue, s, m, t},
            {"closing", view.closing, s, m, t},
            {"closingPresent", view.closingPresent, s, m, t},
            {"otherClosing", view.otherClosing, s, 1, t},
            {"otherClosingPresent", view.otherClosingPresent, s, 1, t},
            {"kindSum", view.kindSum, s, m, costKindCount},
            {"closingKindSum", view.closingKindSum, s, 1, costKindCount},
            {"accrualSum", view.accrualSum, s, m, 1},
            {"exitSum", view.exitSum, s, m, 1},
            {"busyGpuHours", view.busyGpuHours, s, 1, 1},
            {"paidGpuHours", view.paidGpuHours, s, 1, 1},
            {"demandUnits", view.demandUnits, s, w, 1},
            {"unservedUnits", view.unservedUnits, s, w, 1},
            {"waitHours", view.waitHours, s, w, 1},
            {"jobs", view.jobs, s, w, 1},
            {"missedRequests", view.missedRequests, s, w, 1},
            {"breaches", view.breaches, s, w, kernel::limitCount * kernel::breachSums},
            {"nodeRequests", view.nodeRequests, 1, shape.nodes, 1},
            {"nodeHours", view.nodeHours, 1, shape.nodes, 1},
            {"slotBusy", view.slotBusy, s, 168, 1},
            {"slotPaid", view.slotPaid, s, 168, 1}};
}

std::string placeIn(const Field& field, std::int64_t index)
{
    return std::string(field.name) + '[' + std::to_string(index / (field.rows * field.columns)) + "][" +
           std::to_string(index / field.columns % field.rows) + "][" + std::to_string(index % field.columns) + ']';
}

} // namespace

KeptOutcome keep(const ChunkOutcome& chunk)
{
    KeptOutcome kept{chunk.firstTrial(), chunk.trials(), {}};
    for (const Field& field : fieldsOf(chunk.shape(), chunk.view(), chunk.trials()))
        kept.words.insert(kept.words.end(), field.values, field.values + field.strategies * field.rows * field.columns);
    const std::int64_t flags = std::int64_t(chunk.shape().strategies) * chunk.trials();
    kept.words.insert(kept.words.end(), chunk.view().ineligible, chunk.view().ineligible + flags);
    return kept;
}

std::string firstDifference(const PlanShape& shape, const KeptOutcome& expected, const KeptOutcome& found)
{
    if (expected.firstTrial != found.firstTrial || expected.trials != found.trials ||
        expected.words.size() != found.words.size())
        return "chunk of " + std::to_string(found.trials) + " trials from " + std::to_string(found.firstTrial) +
               " instead of " + std::to_string(expected.trials) + " from " + std::to_string(expected.firstTrial);
    std::size_t at = 0;
    while (at < expected.words.size() && expected.words[at] == found.words[at])
        ++at;
    if (at == expected.words.size())
        return {};
    std::vector<Field> fields = fieldsOf(shape, {}, expected.trials);
    fields.push_back({"ineligible", nullptr, shape.strategies, 1, expected.trials});
    std::int64_t index = static_cast<std::int64_t>(at);
    for (const Field& field : fields) {
        const std::int64_t count = field.strategies * field.rows * field.columns;
        if (index < count)
            return placeIn(field, index) + " of the chunk from " + std::to_string(expected.firstTrial) + ": " +
                   std::to_string(found.words[at]) + " instead of " + std::to_string(expected.words[at]);
        index -= count;
    }
    return "no field";
}

} // namespace rackrate::testing
