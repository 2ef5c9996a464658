// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

namespace
{

constexpr const char* const units[] = {"gpu-hours-per-month", "requests-per-second", "jobs-per-month"};
constexpr const char* const unitsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "GPU-hours per month"),
    QT_TRANSLATE_NOOP("Schema", "Requests per second"),
    QT_TRANSLATE_NOOP("Schema", "Jobs per month"),
};
constexpr const char* const forms[] = {"constant", "linear", "exponential", "logistic", "step", "piecewise"};
constexpr const char* const formsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Constant"),    QT_TRANSLATE_NOOP("Schema", "Linear"),
    QT_TRANSLATE_NOOP("Schema", "Exponential"), QT_TRANSLATE_NOOP("Schema", "Logistic, up to a limit"),
    QT_TRANSLATE_NOOP("Schema", "In steps"),    QT_TRANSLATE_NOOP("Schema", "Between points"),
};
constexpr const char* const weeks[] = {"flat", "office-hours", "day-wave", "evening-peak", "nights", "weekdays"};
constexpr const char* const weeksLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "The same in every hour"),
    QT_TRANSLATE_NOOP("Schema", "Office hours"),
    QT_TRANSLATE_NOOP("Schema", "Higher by day than by night"),
    QT_TRANSLATE_NOOP("Schema", "Evening peak"),
    QT_TRANSLATE_NOOP("Schema", "Nights"),
    QT_TRANSLATE_NOOP("Schema", "Weekdays"),
};

} // namespace

const ObjectSchema& knotSchema()
{
    static const ObjectSchema schema{
        "knot",
        QT_TRANSLATE_NOOP("Schema", "Point"),
        {
            {.key = "month",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Month"),
             .help = QT_TRANSLATE_NOOP("Schema", "The month of the plan, 1 for the first."),
             .minimum = 1,
             .maximum = maximumMonths,
             .required = true},
            {.key = "factor",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Factor"),
             .help = QT_TRANSLATE_NOOP("Schema", "Demand in that month as a multiple of the base."),
             .minimum = 0,
             .maximum = 1e6,
             .required = true},
        }};
    return schema;
}

const ObjectSchema& growthSchema()
{
    static const ObjectSchema schema{
        "growth",
        QT_TRANSLATE_NOOP("Schema", "Growth"),
        {
            {.key = "form",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Form"),
             .help = QT_TRANSLATE_NOOP("Schema", "How demand grows over the months."),
             .fallback = "\"constant\"",
             .choices = forms,
             .choiceLabels = formsLabels},
            {.key = "rate",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Growth rate"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Growth per month for linear, exponential and logistic growth; it must be above −1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share/month"),
             .minimum = -0.99,
             .maximum = 10,
             .fallback = "0"},
            {.key = "limit",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Limit"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "Where logistic growth ends, as a multiple of the base; it must be above 1."),
             .minimum = 1,
             .maximum = 1e6},
            {.key = "knots",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Points"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Months and factors for growth in steps or between points, in the order of months."),
             .object = &knotSchema()},
        }};
    return schema;
}

const ObjectSchema& noiseSchema()
{
    static const ObjectSchema schema{
        "noise",
        QT_TRANSLATE_NOOP("Schema", "Noise"),
        {
            {.key = "sigma",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Size"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "How far demand strays from month to month, as a standard deviation of its logarithm."),
             .minimum = 0,
             .maximum = 3,
             .fallback = "0"},
            {.key = "halfLifeMonths",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Half-life"),
             .help = QT_TRANSLATE_NOOP("Schema", "After how many months half of a deviation is gone."),
             .unit = QT_TRANSLATE_NOOP("Schema", "months"),
             .minimum = 0.01,
             .maximum = 120,
             .fallback = "1"},
        }};
    return schema;
}

const ObjectSchema& eventSchema()
{
    static const ObjectSchema schema{
        "event",
        QT_TRANSLATE_NOOP("Schema", "Event"),
        {
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this event."),
             .required = true},
            nameField(),
            {.key = "month",
             .kind = FieldKind::MonthRange,
             .label = QT_TRANSLATE_NOOP("Schema", "Month"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "When the event starts: one month, or a range in which the month is drawn."),
             .minimum = 1,
             .maximum = maximumMonths,
             .required = true},
            {.key = "everyMonths",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Every … months"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "Repeats the event at this interval inside its range of months; 0 means once."),
             .unit = QT_TRANSLATE_NOOP("Schema", "months"),
             .minimum = 0,
             .maximum = maximumMonths,
             .fallback = "0"},
            {.key = "factor",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Factor"),
             .help =
                 QT_TRANSLATE_NOOP("Schema", "Multiplies demand while the event acts; 0.5 halves it, 3 triples it."),
             .minimum = 0,
             .maximum = 1000,
             .required = true},
            {.key = "probability",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Probability"),
             .help = QT_TRANSLATE_NOOP("Schema", "How likely the event is each time, from 0 to 1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 1,
             .fallback = "1"},
            {.key = "lasting",
             .kind = FieldKind::Flag,
             .label = QT_TRANSLATE_NOOP("Schema", "Lasting"),
             .help = QT_TRANSLATE_NOOP("Schema", "Whether the effect stays for good."),
             .fallback = "false"},
            {.key = "durationMonths",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Duration"),
             .help = QT_TRANSLATE_NOOP("Schema", "For how many months a passing event acts."),
             .unit = QT_TRANSLATE_NOOP("Schema", "months"),
             .minimum = 1,
             .maximum = maximumMonths,
             .fallback = "1"},
            {.key = "hours",
             .kind = FieldKind::Slots,
             .label = QT_TRANSLATE_NOOP("Schema", "Hours of the week"),
             .help = QT_TRANSLATE_NOOP("Schema", "The hours of the week in which the event acts, 0 for Monday 00:00 to "
                                                 "167; without them it acts in every hour."),
             .minimum = 0,
             .maximum = 167},
            {.key = "weeksPerMonth",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Weeks in the month"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "In how many weeks of the month these hours are affected; 0 means in all."),
             .unit = QT_TRANSLATE_NOOP("Schema", "weeks"),
             .minimum = 0,
             .maximum = 4,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& demandSchema()
{
    static const ObjectSchema schema{
        "demand",
        QT_TRANSLATE_NOOP("Schema", "Demand"),
        {
            {.key = "unit",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Unit"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "What demand is counted in; requests per second are for online inference."),
             .required = true,
             .choices = units,
             .choiceLabels = unitsLabels},
            {.key = "base",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Base level"),
             .help = QT_TRANSLATE_NOOP("Schema", "Demand in the first month, as the mean of the week and not its peak."),
             .minimum = 0,
             .maximum = 1e12,
             .required = true},
            {.key = "growth",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Growth"),
             .help = QT_TRANSLATE_NOOP("Schema", "How demand grows over the months."),
             .object = &growthSchema()},
            {.key = "week",
             .kind = FieldKind::Week,
             .label = QT_TRANSLATE_NOOP("Schema", "Week"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "How demand spreads over the 168 hours of the week, scaled to a mean of 1: the base level is the mean, and each hour has a "
                           "multiple of it. Office hours, Monday to Friday from 9 to 18, have 3.73 times the base and other hours nothing. Nights, "
                           "every day from 22 to 6, have 3 times; weekdays, Monday to Friday around the clock, 1.4 times. Higher by day: 0.4 times at "
                           "4, 1.6 times at 16. Evening peak: 0.25 times at 4, 2.12 times from 20 to 22. As a list: 168 numbers from Monday 0:00."),
             .minimum = 0,
             .maximum = 1e9,
             .fallback = "\"flat\"",
             .choices = weeks,
             .choiceLabels = weeksLabels},
            {.key = "season",
             .kind = FieldKind::Season,
             .label = QT_TRANSLATE_NOOP("Schema", "Season"),
             .help =
                 QT_TRANSLATE_NOOP("Schema", "A factor for each calendar month from January; 1 is an average month."),
             .minimum = 0,
             .maximum = 1000},
            {.key = "noise",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Noise"),
             .help = QT_TRANSLATE_NOOP("Schema", "How far demand strays from its path."),
             .object = &noiseSchema()},
            {.key = "events",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Events"),
             .help = QT_TRANSLATE_NOOP("Schema", "What may lift or cut demand in some months."),
             .object = &eventSchema()},
            {.key = "heldPerBusy",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "GPUs held per GPU busy"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "How many GPUs are held for each one that works; 1 means none is held idle."),
             .minimum = 1,
             .maximum = 100,
             .fallback = "1"},
            {.key = "rerunShare",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Share of runs repeated"),
             .help = QT_TRANSLATE_NOOP("Schema", "The share of runs done again because they could not be reproduced."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 10,
             .fallback = "0"},
            {.key = "history",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Imported history"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "base and growth")},
        }};
    return schema;
}

} // namespace rackrate
