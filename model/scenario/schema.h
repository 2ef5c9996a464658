// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The one table that describes the scenario format: every object, every field, its kind, unit, range, default and label.
// The reader, the validation, the published JSON Schema and the editors' forms are all driven by it.
#pragma once

#include "model/base/json.h"

#include <span>
#include <string>
#include <vector>

namespace rackrate {

struct ObjectSchema;

enum class FieldKind {
    Number,     ///< a plain number
    Uncertain,  ///< a number or a distribution (see number.h)
    Integer,
    Flag,       ///< true or false
    Text,       ///< plain text, an id, a name of a provider
    Localized,  ///< text, or {"en":…,"zh_CN":…}
    Choice,     ///< one of `choices`
    YearMonth,  ///< "2027-01"
    Date,       ///< "2026-10-10"
    Reference,  ///< id of a member of the list that `target` points to ("/workloads", "/offers")
    References, ///< list of such ids
    Object,     ///< one object described by `object`
    List,       ///< list of objects described by `object`, each with "id"
    Week,       ///< a preset name or 168 numbers
    Season,     ///< 12 numbers
    Numbers,    ///< list of numbers
    Slots,      ///< list of hours of the week, 0 to 167
    MonthRange, ///< 7 | {"from":3,"to":9}
    Count,      ///< 3 | {"min":0,"max":4}
    Escalator,  ///< "market" | "fixed" | "inflation" | annual rate (uncertain)
    Throughput, ///< {"training":1.2,…} by workload kind
    Pointers,   ///< list of JSON pointers
    Notes,      ///< {"/pointer":{"source":…,"asOf":…,"text":…}}
    Free,       ///< kept, not read
};

struct Field {
    const char* key;
    FieldKind kind;
    const char* label;             ///< English source text, translated in context "Schema"
    const char* help = "";         ///< one sentence: what it means and in which range; translated likewise
    const char* unit = "";         ///< "$/h" style; "$" stands for the scenario's currency, "share" (also "share/year") for a
                                   ///< fraction that people read as a percentage; translated likewise
    double minimum = -1e300;
    double maximum = 1e300;        ///< Localized: of the length, see maximumLength()
    const char* fallback = "";     ///< default as JSON text; "" = absent has its own meaning or the field is required
    bool required = false;
    std::span<const char* const> choices = {};      ///< Choice, Week, Escalator: keys in the file (see choiceValue())
    std::span<const char* const> choiceLabels = {}; ///< their labels, translated in context "Schema"
    const ObjectSchema* object = nullptr;
    const char* target = "";       ///< Reference, References: the list; "*" in it stands for every member
    bool computed = true;          ///< false: has its place in the format, but this version refuses it with a sentence
    const char* instead = "";      ///< with computed = false: what to use, as a noun phrase; translated likewise
    std::span<const char* const> refusedChoices = {}; ///< keys that have their place in the format but are not computed
};

struct ObjectSchema {
    const char* name;  ///< "workload"; also the definition's name in the JSON Schema
    const char* title; ///< label of one such object, translated in context "Schema"
    std::vector<Field> fields;

    const Field* field(std::string_view key) const;
};

/// The root: everything else hangs from it.
const ObjectSchema& scenarioSchema();

/// The field a pointer addresses ("/workloads/training/demand/base"), or nullptr. Members by id or index.
const Field* fieldAt(const Json& scenario, const std::string& pointer);

/// The schema of the object (or of the members of the list) a pointer addresses, or nullptr.
const ObjectSchema* objectAt(const Json& scenario, const std::string& pointer);

/// JSON Schema (draft 2020-12) generated from the table; resources/schema/scenario.schema.json must equal it.
Json jsonSchema();

/// Longest text of a Text or Localized field and of a note, in characters.
int maximumLength(const Field& field);

/// Default value of a field as JSON (null when it has none).
Json defaultValue(const Field& field);

/// A choice's key as it stands in the file: a number when it reads as one ("730"), else text.
Json choiceValue(const char* key);

} // namespace rackrate
