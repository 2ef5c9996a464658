// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

namespace
{

constexpr const char* const kinds[] = {"training", "inference", "rendering", "scientific", "video", "development"};
constexpr const char* const kindsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Training"),  QT_TRANSLATE_NOOP("Schema", "Online inference"),
    QT_TRANSLATE_NOOP("Schema", "Rendering"), QT_TRANSLATE_NOOP("Schema", "Scientific computing"),
    QT_TRANSLATE_NOOP("Schema", "Video"),     QT_TRANSLATE_NOOP("Schema", "Development"),
};
constexpr const char* const stages[] = {"development", "test", "production"};
constexpr const char* const stagesLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Development"),
    QT_TRANSLATE_NOOP("Schema", "Test"),
    QT_TRANSLATE_NOOP("Schema", "Production"),
};
constexpr const char* const windows[] = {"none", "day", "week"};
constexpr const char* const windowsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Runs when it arrives"),
    QT_TRANSLATE_NOOP("Schema", "May move within its day"),
    QT_TRANSLATE_NOOP("Schema", "May move within its week"),
};
constexpr const char* const leverKinds[] = {"cache"};
constexpr const char* const leverKindsLabels[] = {
    QT_TRANSLATE_NOOP("Schema", "Cache"),
};
constexpr const char* const laterLeverKinds[] = {"quantisation", "distillation", "batching", "sharing"};

} // namespace

const ObjectSchema& deferralSchema()
{
    static const ObjectSchema schema{
        "deferral",
        QT_TRANSLATE_NOOP("Schema", "Deferral"),
        {
            {.key = "window",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Window"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "How far this work may wait for idle capacity; what its window cannot hold is unserved."),
             .fallback = "\"none\"",
             .choices = windows,
             .choiceLabels = windowsLabels},
        }};
    return schema;
}

const ObjectSchema& parallelSchema()
{
    static const ObjectSchema schema{
        "parallel",
        QT_TRANSLATE_NOOP("Schema", "Jobs"),
        {
            {.key = "gpus",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "GPUs per job"),
             .help = QT_TRANSLATE_NOOP("Schema", "How many GPUs one job holds at the same time."),
             .unit = QT_TRANSLATE_NOOP("Schema", "GPUs"),
             .minimum = 1,
             .maximum = 100000,
             .fallback = "1"},
            {.key = "gpuHoursPerJob",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "GPU-hours per job"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "The GPU time that one job needs; it tells how long jobs wait for each other."),
             .unit = QT_TRANSLATE_NOOP("Schema", "GPU-h"),
             .minimum = 1e-6,
             .maximum = 1e9},
            {.key = "variability",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Variability of job length"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema",
                 "Squared coefficient of variation: 0 when all jobs are alike, 1 when lengths are exponential."),
             .minimum = 0,
             .maximum = 1000,
             .fallback = "1"},
            {.key = "efficiency",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Scaling efficiency"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "a demand that already holds the GPU-hours lost to scaling")},
        }};
    return schema;
}

const ObjectSchema& serviceSchema()
{
    static const ObjectSchema schema{
        "service",
        QT_TRANSLATE_NOOP("Schema", "Service"),
        {
            {.key = "serviceSeconds",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Service time"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "Mean time in which one replica answers one request, on hardware of throughput 1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "s"),
             .minimum = 1e-6,
             .maximum = 86400},
            {.key = "variability",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Variability of service time"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema",
                 "Squared coefficient of variation: 0 when all requests are alike, 1 when times are exponential."),
             .minimum = 0,
             .maximum = 1000,
             .fallback = "1"},
            {.key = "gpusPerReplica",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "GPUs per replica"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "How many GPUs one replica holds; below 1 when several replicas share a GPU."),
             .unit = QT_TRANSLATE_NOOP("Schema", "GPUs"),
             .minimum = 0.01,
             .maximum = 1000,
             .fallback = "1"},
            {.key = "targetSeconds",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Target response time"),
             .help = QT_TRANSLATE_NOOP("Schema", "The response time that users should get; 0 states no target."),
             .unit = QT_TRANSLATE_NOOP("Schema", "s"),
             .minimum = 0,
             .maximum = 86400,
             .fallback = "0"},
            {.key = "maximumMissShare",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Largest share over target"),
             .help = QT_TRANSLATE_NOOP("Schema", "A strategy in which more requests than this miss the target is "
                                                 "ruled out in that future; without it there is no limit."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 1},
            {.key = "clientTimeoutSeconds",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Client timeout"),
             .help = QT_TRANSLATE_NOOP("Schema", "A request that waits longer than this is lost."),
             .unit = QT_TRANSLATE_NOOP("Schema", "s"),
             .minimum = 1e-3,
             .maximum = 86400,
             .fallback = "600"},
            {.key = "maximumWaitHours",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Longest mean wait"),
             .help = QT_TRANSLATE_NOOP("Schema", "A strategy in which jobs wait longer than this on average is ruled out "
                                                 "in that future; without it there is no limit."),
             .unit = QT_TRANSLATE_NOOP("Schema", "h"),
             .minimum = 0,
             .maximum = 8760},
        }};
    return schema;
}

const ObjectSchema& leverSchema()
{
    static const ObjectSchema schema{
        "lever",
        QT_TRANSLATE_NOOP("Schema", "Lever"),
        {
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this lever."),
             .required = true},
            nameField(),
            {.key = "kind",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Kind"),
             .help = QT_TRANSLATE_NOOP("Schema", "What the lever does; a cache answers some requests without a GPU."),
             .required = true,
             .choices = leverKinds,
             .choiceLabels = leverKindsLabels,
             .refusedChoices = laterLeverKinds},
            {.key = "hitShare",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Share answered from the cache"),
             .help = QT_TRANSLATE_NOOP("Schema", "The share of requests that the cache answers, from 0 to below 1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = 0,
             .maximum = 0.999,
             .fallback = "0"},
            {.key = "hitSeconds",
             .kind = FieldKind::Number,
             .label = QT_TRANSLATE_NOOP("Schema", "Response time from the cache"),
             .help = QT_TRANSLATE_NOOP("Schema", "How long an answer from the cache takes."),
             .unit = QT_TRANSLATE_NOOP("Schema", "s"),
             .minimum = 0,
             .maximum = 3600,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& workloadSchema()
{
    static const ObjectSchema schema{
        "workload",
        QT_TRANSLATE_NOOP("Schema", "Workload"),
        {
            {.key = "id",
             .kind = FieldKind::Text,
             .label = QT_TRANSLATE_NOOP("Schema", "Id"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "The short name that other parts of the plan and the command line use for this workload."),
             .required = true},
            nameField(),
            {.key = "kind",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Kind"),
             .help = QT_TRANSLATE_NOOP("Schema",
                                       "What kind of work it is; offers may be faster for one kind than for another."),
             .required = true,
             .choices = kinds,
             .choiceLabels = kindsLabels},
            {.key = "stage",
             .kind = FieldKind::Choice,
             .label = QT_TRANSLATE_NOOP("Schema", "Stage"),
             .help = QT_TRANSLATE_NOOP("Schema", "Whether the work is development, test or production."),
             .fallback = "\"production\"",
             .choices = stages,
             .choiceLabels = stagesLabels},
            {.key = "priority",
             .kind = FieldKind::Integer,
             .label = QT_TRANSLATE_NOOP("Schema", "Priority"),
             .help = QT_TRANSLATE_NOOP("Schema", "Which workload of a pool is served first; 1 comes before 2."),
             .minimum = 1,
             .maximum = 100,
             .fallback = "1"},
            {.key = "demand",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Demand"),
             .help = QT_TRANSLATE_NOOP("Schema", "How much GPU time the work needs, and when."),
             .required = true,
             .object = &demandSchema()},
            {.key = "deferrable",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Deferral"),
             .help = QT_TRANSLATE_NOOP("Schema", "Whether the work may wait for idle capacity."),
             .object = &deferralSchema()},
            {.key = "parallel",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Jobs"),
             .help = QT_TRANSLATE_NOOP("Schema", "How large the jobs are."),
             .object = &parallelSchema()},
            {.key = "service",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Service"),
             .help = QT_TRANSLATE_NOOP("Schema", "What one request needs, and what users are promised."),
             .object = &serviceSchema()},
            {.key = "levers",
             .kind = FieldKind::List,
             .label = QT_TRANSLATE_NOOP("Schema", "Levers"),
             .help = QT_TRANSLATE_NOOP("Schema", "Ways to need less; each strategy says whether it uses them."),
             .object = &leverSchema()},
            {.key = "interruptible",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Interruptible work"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "a deferral window")},
            {.key = "needs",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Needs per GPU"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "a throughput of the offer that already holds the bottleneck")},
            {.key = "data",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Data"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "storage and network of the strategy")},
            {.key = "constraints",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Constraints"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "only pools and offers that meet them")},
        }};
    return schema;
}

std::span<const char* const> workloadKindKeys()
{
    return kinds;
}

} // namespace rackrate
