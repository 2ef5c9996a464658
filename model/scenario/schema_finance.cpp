// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

namespace
{

constexpr const char* const bases[] = {"presentValue", "nominal"};
constexpr const char* const basesLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Present value"),
    QT_TRANSLATE_NOOP("Schema", "Nominal"),
};
constexpr const char* const measures[] = {"mean", "cvar95", "regret"};
constexpr const char* const measuresLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Mean cost"),
    QT_TRANSLATE_NOOP("Schema", "Mean of the worst 5% of futures"),
    QT_TRANSLATE_NOOP("Schema", "Expected regret"),
};
constexpr const char* const samplings[] = {"random", "antithetic", "latin-hypercube", "sobol"};
constexpr const char* const samplingsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Independent random futures"),
    QT_TRANSLATE_NOOP("Schema", "Antithetic pairs"),
    QT_TRANSLATE_NOOP("Schema", "Latin hypercube"),
    QT_TRANSLATE_NOOP("Schema", "Scrambled Sobol points"),
};
constexpr const char* const horizonEnds[] = {"continue", "stop"};
constexpr const char* const horizonEndsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "The business goes on"),
    QT_TRANSLATE_NOOP("Schema", "Everything is wound up"),
};
constexpr const char* const cashTimings[] = {"midMonth", "monthEnd"};
constexpr const char* const cashTimingsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Middle of the month"),
    QT_TRANSLATE_NOOP("Schema", "End of the month"),
};

} // namespace

const ObjectSchema& criterionSchema()
{
    static const ObjectSchema schema{
        "criterion",
        QT_TRANSLATE_NOOP("Schema", "Decision criterion"),
        {
            {.key = "basis",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Basis"),
             .help = QT_TRANSLATE_NOOP("Schema", "Whether costs are compared as present values or as nominal cash."),
             .fallback = "\"presentValue\"",
             .choices = bases,
             .choiceLabels = basesLabels},
            {.key = "measure",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Measure"),
             .help = QT_TRANSLATE_NOOP("Schema", "Which figure of the cost distribution decides."),
             .fallback = "\"mean\"",
             .choices = measures,
             .choiceLabels = measuresLabels},
        }};
    return schema;
}

const ObjectSchema& simulationSchema()
{
    static const ObjectSchema schema{
        "simulation",
        QT_TRANSLATE_NOOP("Schema", "Simulation"),
        {
            {.key = "trials",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Futures"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many futures are simulated; more make the percentiles steadier."),
             .minimum = 1,
             .maximum = maximumTrials,
             .fallback = "100000"},
            {.key = "seed",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Seed"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The number that the random futures grow from; the same seed gives the same futures."),
             .minimum = 0,
             .maximum = 9007199254740992.0,
             .fallback = "42"},
            {.key = "sampling",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Sampling"),
             .help = QT_TRANSLATE_NOOP("Schema", "How the futures are drawn. Spread over the uncertain inputs more evenly than at "
                                                 "random, the same number of futures gives more exact figures; Sobol points are the "
                                                 "most even."),
             .fallback = "\"random\"",
             .choices = samplings,
             .choiceLabels = samplingsLabels},
        }};
    return schema;
}

const ObjectSchema& financeSchema()
{
    static const ObjectSchema schema{
        "finance",
        QT_TRANSLATE_NOOP("Schema", "Finance"),
        {
            {.key = "discountRate",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Discount rate"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Effective annual nominal rate with which later payments count less, from −50% to 100%."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share/year"),
             .minimum = -0.5,
             .maximum = 1,
             .fallback = "0.08"},
            {.key = "inflation",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Inflation"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Yearly rise of salaries, space and prices that follow inflation, from −50% to 100%."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share/year"),
             .minimum = -0.5,
             .maximum = 1,
             .fallback = "0.02"},
            {.key = "horizonEnd",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "At the end of the horizon"),
             .help = QT_TRANSLATE_NOOP("Schema", "Going on credits hardware and prepayments at their value; winding up "
                                                 "pays what is left of every commitment and sells the hardware."),
             .fallback = "\"continue\"",
             .choices = horizonEnds,
             .choiceLabels = horizonEndsLabels},
            {.key = "fiscalYearStart",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Fiscal year starts in month"),
             .help = QT_TRANSLATE_NOOP("Schema", "The calendar month in which the fiscal year starts, 1 for January."),
             .minimum = 1,
             .maximum = 12,
             .fallback = "1"},
            {.key = "cashTiming",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Running costs are paid"),
             .help = QT_TRANSLATE_NOOP("Schema", "When in the month running costs count for discounting."),
             .fallback = "\"midMonth\"",
             .choices = cashTimings,
             .choiceLabels = cashTimingsLabels},
            {.key = "budget",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Budget"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "the monthly costs in the results to compare with a budget")},
            {.key = "tax",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Tax"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "a discount rate before tax")},
            {.key = "depreciation",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Depreciation method"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "depreciationMonths of the offer, which is straight line")},
        }};
    return schema;
}

} // namespace rackrate
