// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

namespace
{

constexpr const char* const formats[] = {"rackrate-scenario"};
constexpr const char* const formatsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Rackrate scenario"),
};
constexpr const char* const monthLengths[] = {"730", "720", "calendar"};
constexpr const char* const monthLengthsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "730 hours (a twelfth of a year)"),
    QT_TRANSLATE_NOOP("Schema", "720 hours (30 days)"),
    QT_TRANSLATE_NOOP("Schema", "As many hours as the calendar month has"),
};

} // namespace

Field nameField()
{
    return {.key = "name",
            .kind = FieldKind::Localized,
            .label = QT_TRANSLATE_NOOP("Schema", "Name"),
            .help = QT_TRANSLATE_NOOP("Schema", "The name people read; without one the id is shown."),
            .maximum = maximumNameLength};
}

const ObjectSchema& correlationSchema()
{
    static const ObjectSchema schema{
        "correlation",
        QT_TRANSLATE_NOOP("Schema", "Correlation"),
        {
            {.key = "a",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "First number"),
             .help = QT_TRANSLATE_NOOP("Schema", "The path of an uncertain number, or the name of a shared draw."),
             .maximum = maximumTextLength,
             .required = true},
            {.key = "b",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Second number"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "The path of another uncertain number, or the name of another shared draw."),
             .maximum = maximumTextLength,
             .required = true},
            {.key = "rho",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Rank correlation"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "From −1 (one high when the other is low) to 1 (high together); 0 is no relation."),
             .minimum = -1,
             .maximum = 1,
             .required = true},
        }};
    return schema;
}

const ObjectSchema& scenarioSchema()
{
    static const ObjectSchema schema{
        "scenario",
        QT_TRANSLATE_NOOP("Schema", "Scenario"),
        {
            {.key = "format",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "File format"),
             .help = QT_TRANSLATE_NOOP("Schema", "Says that the file is a Rackrate scenario."),
             .required = true,
             .choices = formats,
             .choiceLabels = formatsLabels},
            {.key = "version",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Format version"),
             .help = QT_TRANSLATE_NOOP("Schema", "The version of the file format, 1 today."),
             .minimum = 1,
             .maximum = 1,
             .required = true},
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this scenario."),
             .required = true},
            {.key = "name",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Name"),
             .help = QT_TRANSLATE_NOOP("Schema", "The title of the plan, on the window and on the report."),
             .maximum = maximumNameLength,
             .required = true},
            {.key = "description",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Description"),
             .help = QT_TRANSLATE_NOOP("Schema", "What the plan is about, in a few sentences.")},
            {.key = "question",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Question"),
             .help = QT_TRANSLATE_NOOP("Schema", "The decision that the plan should answer.")},
            {.key = "currency",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Currency"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "The one currency of every amount in the plan, as a code of three letters."),
             .fallback = "\"USD\""},
            {.key = "start",
             .kind = FieldKind::YearMonth,
             .label = QT_TRANSLATE_NOOP("Schema", "First month"),
             .help = QT_TRANSLATE_NOOP("Schema", "The first month of the plan, as year and month."),
             .fallback = "\"2027-01\""},
            {.key = "months",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Horizon"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many months the plan covers, from 1 to 120."),
             .unit = QT_TRANSLATE_NOOP("Schema", "months"),
             .minimum = 1,
             .maximum = maximumMonths,
             .fallback = "36"},
            {.key = "hoursPerMonth",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Hours in a month"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many hours a month is charged with; cloud vendors use 730."),
             .fallback = "730",
             .choices = monthLengths,
             .choiceLabels = monthLengthsLabels},
            {.key = "baseline",
             .kind = FieldKind::Reference,
             .label = QT_TRANSLATE_NOOP("Schema", "Baseline"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "The strategy that the others are compared with; without one it is the first."),
             .target = "/strategies"},
            {.key = "unservedTolerance",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Tolerated unserved share"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema",
                 "A strategy that leaves more than this share of a workload unserved is ruled out in that future."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 1,
             .fallback = "0.001"},
            {.key = "criterion",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Decision criterion"),
             .help = QT_TRANSLATE_NOOP("Schema", "What makes one strategy better than another in the headline."),
             .object = &criterionSchema()},
            {.key = "simulation",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Simulation"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many futures are simulated, and from which seed."),
             .object = &simulationSchema()},
            {.key = "finance",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Finance"),
             .help = QT_TRANSLATE_NOOP("Schema", "Discounting, inflation and what happens at the end of the horizon."),
             .object = &financeSchema()},
            {.key = "market",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Market"),
             .help = QT_TRANSLATE_NOOP("Schema", "How prices may move over the months of the plan."),
             .object = &marketSchema()},
            {.key = "workloads",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Workloads"),
             .help = QT_TRANSLATE_NOOP("Schema", "What needs GPU time."),
             .required = true,
             .object = &workloadSchema()},
            {.key = "strategies",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Strategies"),
             .help = QT_TRANSLATE_NOOP("Schema", "The ways to meet all workloads that are compared."),
             .required = true,
             .object = &strategySchema()},
            {.key = "existing",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Existing fleet"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "an owned tranche from month 1 with the price paid today")},
            {.key = "correlations",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Correlations"),
             .help = QT_TRANSLATE_NOOP("Schema", "Which uncertain numbers tend to be high together."),
             .object = &correlationSchema()},
            {.key = "offers",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Offers"),
             .help = QT_TRANSLATE_NOOP("Schema", "What can be bought or rented, with the prices this plan uses."),
             .object = &offerSchema()},
            {.key = "calibrated",
             .kind = FieldKind::Pointers,
             .label = QT_TRANSLATE_NOOP("Schema", "Calibrated inputs"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Inputs that were fitted to a known outcome and are named as such in the report.")},
            {.key = "notes",
             .kind = FieldKind::Notes,
             .label = QT_TRANSLATE_NOOP("Schema", "Sources"),
             .help = QT_TRANSLATE_NOOP("Schema", "Where a figure comes from, and its date.")},
            {.key = "checks",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Checks"),
             .help = QT_TRANSLATE_NOOP("Schema", "Answers to the procurement checks; kept with the plan.")},
        }};
    return schema;
}

} // namespace rackrate
