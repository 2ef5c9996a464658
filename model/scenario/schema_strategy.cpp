// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

const ObjectSchema& leverUseSchema()
{
    static const ObjectSchema schema{
        "leverUse",
        QT_TRANSLATE_NOOP("Schema", "Lever in use"),
        {
            {.key = "id",
             .kind = FieldKind::Reference,
             .label = QT_TRANSLATE_NOOP("Schema", "Lever"),
             .help = QT_TRANSLATE_NOOP("Schema", "The lever of a workload that this strategy switches on."),
             .required = true,
             .target = "/workloads/*/levers"},
            {.key = "from",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "From month"),
             .help = QT_TRANSLATE_NOOP("Schema", "The month from which the lever acts."),
             .minimum = 1,
             .maximum = maximumMonths,
             .fallback = "1"},
            {.key = "oneOff",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Cost once"),
             .help = QT_TRANSLATE_NOOP("Schema", "What switching it on costs, paid in that month."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$"),
             .minimum = 0,
             .maximum = 1e12,
             .fallback = "0"},
            {.key = "note",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Note"),
             .help = QT_TRANSLATE_NOOP("Schema", "What the lever means for quality.")},
        }};
    return schema;
}

const ObjectSchema& staffSchema()
{
    static const ObjectSchema schema{
        "staff",
        QT_TRANSLATE_NOOP("Schema", "Staff"),
        {
            {.key = "fullTimeEquivalents",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Full-time equivalents"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many people the strategy needs whatever its size."),
             .unit = QT_TRANSLATE_NOOP("Schema", "FTE"),
             .minimum = 0,
             .maximum = 1e5,
             .fallback = "0"},
            {.key = "salaryPerYear",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Salary with overheads"),
             .help =
                 QT_TRANSLATE_NOOP("Schema", "What one full-time equivalent costs in a year; it rises with inflation."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$/year"),
             .minimum = 0,
             .maximum = 1e9,
             .fallback = "0"},
            {.key = "fullTimeEquivalentsPerOwnedGpu",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Full-time equivalents per owned GPU"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many more people each owned GPU in service needs."),
             .unit = QT_TRANSLATE_NOOP("Schema", "FTE/GPU"),
             .minimum = 0,
             .maximum = 100,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& storageSchema()
{
    static const ObjectSchema schema{
        "storage",
        QT_TRANSLATE_NOOP("Schema", "Storage"),
        {
            {.key = "terabytes",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Data held"),
             .help = QT_TRANSLATE_NOOP("Schema", "How much data is held in the first month."),
             .unit = QT_TRANSLATE_NOOP("Schema", "TB"),
             .minimum = 0,
             .maximum = 1e9,
             .fallback = "0"},
            {.key = "pricePerTerabyteMonth",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Price of storage"),
             .help = QT_TRANSLATE_NOOP("Schema", "What a terabyte costs in a month."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$/(TB·month)"),
             .minimum = 0,
             .maximum = 1e6,
             .fallback = "0"},
            {.key = "growthPerYear",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Growth of data"),
             .help = QT_TRANSLATE_NOOP("Schema", "By which share the data grows in a year; it must be above −1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share/year"),
             .minimum = -0.99,
             .maximum = 100,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& networkSchema()
{
    static const ObjectSchema schema{
        "network",
        QT_TRANSLATE_NOOP("Schema", "Network"),
        {
            {.key = "fixedPerMonth",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Fixed cost"),
             .help = QT_TRANSLATE_NOOP("Schema", "What lines and connections cost in a month."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$/month"),
             .minimum = 0,
             .maximum = 1e9,
             .fallback = "0"},
            {.key = "egressGigabytesPerMonth",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Data sent out"),
             .help = QT_TRANSLATE_NOOP("Schema", "How much data leaves in a month."),
             .unit = QT_TRANSLATE_NOOP("Schema", "GB/month"),
             .minimum = 0,
             .maximum = 1e12,
             .fallback = "0"},
            {.key = "pricePerGigabyte",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Price of data sent out"),
             .help = QT_TRANSLATE_NOOP("Schema", "What a gigabyte that leaves costs."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$/GB"),
             .minimum = 0,
             .maximum = 1000,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& oneOffSchema()
{
    static const ObjectSchema schema{
        "oneOff",
        QT_TRANSLATE_NOOP("Schema", "One-off cost"),
        {
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this cost."),
             .required = true},
            {.key = "name",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Name"),
             .help = QT_TRANSLATE_NOOP("Schema", "The name people read; without one the id is shown."),
             .maximum = maximumNameLength},
            {.key = "month",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Month"),
             .help = QT_TRANSLATE_NOOP("Schema", "The month at whose start it is paid."),
             .minimum = 1,
             .maximum = maximumMonths,
             .fallback = "1"},
            {.key = "amount",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Amount"),
             .help = QT_TRANSLATE_NOOP("Schema", "What is paid; a negative amount is received, as with a grant."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$"),
             .minimum = -1e12,
             .maximum = 1e12,
             .required = true},
        }};
    return schema;
}

const ObjectSchema& strategySchema()
{
    static const ObjectSchema schema{
        "strategy",
        QT_TRANSLATE_NOOP("Schema", "Strategy"),
        {
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this strategy."),
             .required = true},
            {.key = "name",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Name"),
             .help = QT_TRANSLATE_NOOP("Schema", "The name people read; without one the id is shown."),
             .maximum = maximumNameLength},
            {.key = "description",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Description"),
             .help = QT_TRANSLATE_NOOP("Schema", "What this way of sourcing is about.")},
            {.key = "levers",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Levers in use"),
             .help = QT_TRANSLATE_NOOP("Schema", "The levers that this strategy switches on."),
             .object = &leverUseSchema()},
            {.key = "pools",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Pools"),
             .help = QT_TRANSLATE_NOOP("Schema", "The pools of GPUs; together they serve every workload once."),
             .required = true,
             .object = &poolSchema()},
            {.key = "staff",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Staff"),
             .help = QT_TRANSLATE_NOOP("Schema", "The people who run it, in the cloud too."),
             .object = &staffSchema()},
            {.key = "storage",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Storage"),
             .help = QT_TRANSLATE_NOOP("Schema", "What holding the data costs."),
             .object = &storageSchema()},
            {.key = "network",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Network"),
             .help = QT_TRANSLATE_NOOP("Schema", "What lines and data sent out cost."),
             .object = &networkSchema()},
            {.key = "softwarePerGpuYear",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Software"),
             .help = QT_TRANSLATE_NOOP("Schema", "Licences and support for each paid GPU and year."),
             .unit = QT_TRANSLATE_NOOP("Schema", "$/(GPU·year)"),
             .minimum = 0,
             .maximum = 1e7,
             .fallback = "0"},
            {.key = "oneOff",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "One-off costs"),
             .help = QT_TRANSLATE_NOOP("Schema", "What is paid or received once."),
             .object = &oneOffSchema()},
        }};
    return schema;
}

} // namespace rackrate
