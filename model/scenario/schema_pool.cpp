// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

const ObjectSchema& sharingSchema()
{
    static const ObjectSchema schema{
        "sharing",
        QT_TRANSLATE_NOOP("Schema", "Sharing"),
        {
            {.key = "holder",
             .kind = FieldKind::Reference,
             .label = QT_TRANSLATE_NOOP("Schema", "Holder"),
             .help = QT_TRANSLATE_NOOP("Schema", "The workload that may hold GPUs of this pool for its own jobs."),
             .required = true,
             .target = "/workloads"},
            {.key = "dayShare",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Share held by day"),
             .help = QT_TRANSLATE_NOOP("Schema", "The share of the pool it may hold by day, from 0 to 1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 1,
             .fallback = "0"},
            {.key = "nightShare",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Share held by night"),
             .help = QT_TRANSLATE_NOOP("Schema", "The share of the pool it may hold by night, from 0 to 1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 1,
             .fallback = "0"},
            {.key = "dayFromHour",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Day starts at"),
             .help = QT_TRANSLATE_NOOP("Schema", "The hour at which the day starts."),
             .unit = QT_TRANSLATE_NOOP("Schema", "h"),
             .minimum = 0,
             .maximum = 23,
             .fallback = "8"},
            {.key = "dayUntilHour",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Day ends at"),
             .help = QT_TRANSLATE_NOOP("Schema", "The hour at which the day ends; it lies after the start."),
             .unit = QT_TRANSLATE_NOOP("Schema", "h"),
             .minimum = 1,
             .maximum = 24,
             .fallback = "20"},
            {.key = "interference",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Interference"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "By which share requests take longer while a job of the holder runs beside them."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 10,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& autoscaleSchema()
{
    static const ObjectSchema schema{
        "autoscale",
        QT_TRANSLATE_NOOP("Schema", "Autoscaling"),
        {
            {.key = "targetUtilisation",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Target utilisation"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Elastic instances follow demand so that they are busy to this share, from 5% to 99%."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0.05,
             .maximum = 0.99,
             .fallback = "0.6"},
        }};
    return schema;
}

const ObjectSchema& poolSchema()
{
    static const ObjectSchema schema{
        "pool",
        QT_TRANSLATE_NOOP("Schema", "Pool"),
        {
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this pool."),
             .required = true},
            {.key = "name",
             .kind = FieldKind::Localized,
             .label = QT_TRANSLATE_NOOP("Schema", "Name"),
             .help = QT_TRANSLATE_NOOP("Schema", "The name people read; without one the id is shown."),
             .maximum = maximumNameLength},
            {.key = "workloads",
             .kind = FieldKind::References,
             .label = QT_TRANSLATE_NOOP("Schema", "Workloads"),
             .help = QT_TRANSLATE_NOOP("Schema", "The workloads that share this pool."),
             .required = true,
             .target = "/workloads"},
            {.key = "sharing",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Sharing"),
             .help = QT_TRANSLATE_NOOP("Schema", "How a job workload and requests share the GPUs of the pool."),
             .object = &sharingSchema()},
            {.key = "autoscale",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Autoscaling"),
             .help = QT_TRANSLATE_NOOP("Schema", "How elastic capacity follows requests."),
             .object = &autoscaleSchema()},
            {.key = "tranches",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Tranches"),
             .help = QT_TRANSLATE_NOOP("Schema", "The supply of the pool; what stands first serves first."),
             .required = true,
             .object = &trancheSchema()},
        }};
    return schema;
}

} // namespace rackrate
