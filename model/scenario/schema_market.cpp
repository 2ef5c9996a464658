// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schematables.h"

#include <QString>

namespace rackrate
{

const ObjectSchema& priceProcessSchema()
{
    static const ObjectSchema schema{
        "priceProcess",
        QT_TRANSLATE_NOOP("Schema", "Price process"),
        {
            {.key = "drift",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Drift"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema",
                 "Expected yearly change of the price; −0.1 means 10% cheaper each year. It must be above −1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share/year"),
             .minimum = -0.99,
             .maximum = 10,
             .fallback = "0"},
            {.key = "volatility",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Volatility"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "How far the price wanders in a year, as a standard deviation of its logarithm."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share/√year"),
             .minimum = 0,
             .maximum = 3,
             .fallback = "0"},
            {.key = "jumpsPerYear",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Jumps per year"),
             .help = QT_TRANSLATE_NOOP("Schema", "How often in a year the price jumps, 12 at most."),
             .unit = QT_TRANSLATE_NOOP("Schema", "1/year"),
             .minimum = 0,
             .maximum = 12,
             .fallback = "0"},
            {.key = "jumpSize",
             .kind = FieldKind::Uncertain,
             .label = QT_TRANSLATE_NOOP("Schema", "Size of a jump"),
             .help = QT_TRANSLATE_NOOP(
                 "Schema", "By which share one jump moves the price; −0.2 is a fall of 20%. It must be above −1."),
             .unit = QT_TRANSLATE_NOOP("Schema", "share"),
             .minimum = -0.99,
             .maximum = 10,
             .fallback = "0"},
        }};
    return schema;
}

const ObjectSchema& electricityProcessSchema()
{
    static const ObjectSchema schema = [] {
        ObjectSchema electricity{
            "electricityProcess",
            QT_TRANSLATE_NOOP("Schema", "Electricity price"),
            {
                {.key = "base",
                 .kind = FieldKind::Uncertain,
                 .label = QT_TRANSLATE_NOOP("Schema", "Tariff in the first month"),
                 .help = QT_TRANSLATE_NOOP(
                     "Schema",
                     "What a kilowatt-hour costs in the first month; needed where owned servers pay for their power."),
                 .unit = QT_TRANSLATE_NOOP("Schema", "$/kWh"),
                 .minimum = 0,
                 .maximum = 1e4},
            }};
        const std::vector<Field>& moves = priceProcessSchema().fields;
        electricity.fields.insert(electricity.fields.end(), moves.begin(), moves.end());
        return electricity;
    }();
    return schema;
}

const ObjectSchema& marketSchema()
{
    static const ObjectSchema schema{
        "market",
        QT_TRANSLATE_NOOP("Schema", "Market"),
        {
            {.key = "onDemandPrice",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Rental prices"),
             .help = QT_TRANSLATE_NOOP("Schema", "How the prices of rented capacity move."),
             .object = &priceProcessSchema()},
            {.key = "hardwarePrice",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Hardware prices"),
             .help = QT_TRANSLATE_NOOP("Schema", "How purchase prices of servers move."),
             .object = &priceProcessSchema()},
            {.key = "electricityPrice",
             .kind = FieldKind::Object,
             .label = QT_TRANSLATE_NOOP("Schema", "Electricity price"),
             .help = QT_TRANSLATE_NOOP("Schema", "The tariff for owned servers and how it moves."),
             .object = &electricityProcessSchema()},
            {.key = "spotPrice",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Spot prices"),
             .computed = false,
             .instead = QT_TRANSLATE_NOOP("Schema", "onDemandPrice")},
            {.key = "generations",
             .kind = FieldKind::Free,
             .label = QT_TRANSLATE_NOOP("Schema", "Hardware generations"),
             .computed = false,
             .instead =
                 QT_TRANSLATE_NOOP("Schema", "a tranche with its own offer from the month the new hardware arrives")},
        }};
    return schema;
}

} // namespace rackrate
