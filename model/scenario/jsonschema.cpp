// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/schema.h"
#include "model/scenario/schematables.h"

#include <array>
#include <cmath>

namespace rackrate
{

namespace
{

constexpr double unlimited = 1e299;

Json plainNumber(double value)
{
    const bool whole = std::floor(value) == value && std::abs(value) < 1e15;
    return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

Json numberSchema(const Field& field, const char* type)
{
    Json schema{{"type", type}};
    if (field.minimum > -unlimited)
        schema["minimum"] = plainNumber(field.minimum);
    if (field.maximum < unlimited)
        schema["maximum"] = plainNumber(field.maximum);
    return schema;
}

Json reference(const char* definition)
{
    return {{"$ref", std::string("#/$defs/") + definition}};
}

Json anyOf(std::initializer_list<Json> forms)
{
    Json list = Json::array();
    for (const Json& form : forms)
        list.push_back(form);
    return {{"anyOf", list}};
}

Json choiceSchema(std::span<const char* const> keys)
{
    Json values = Json::array();
    for (const char* key : keys)
        values.push_back(choiceValue(key));
    return {{"enum", values}};
}

Json listSchema(Json items)
{
    return {{"type", "array"}, {"items", std::move(items)}};
}

Json fixedListSchema(Json items, int count)
{
    Json schema = listSchema(std::move(items));
    schema["minItems"] = count;
    schema["maxItems"] = count;
    return schema;
}

Json objectSchema(Json properties, Json required, bool closed)
{
    Json schema{{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty())
        schema["required"] = std::move(required);
    if (closed)
        schema["additionalProperties"] = false;
    return schema;
}

Json textSchema(const char* pattern)
{
    return {{"type", "string"}, {"pattern", pattern}};
}

Json nonEmpty(Json schema, const Field& field, const char* keyword)
{
    if (field.required)
        schema[keyword] = 1;
    return schema;
}

Json memberListSchema(const Field& field)
{
    Json schema = listSchema(reference(field.object->name));
    schema["maxItems"] = maximumMembers(*field.object);
    return schema;
}

Json throughputSchema(const Field& field)
{
    Json properties = Json::object();
    for (const char* kind : workloadKindKeys())
        properties[kind] = numberSchema(field, "number");
    return objectSchema(std::move(properties), Json::array(), true);
}

Json noteSchema()
{
    const Json text{{"type", "string"}, {"maxLength", maximumTextLength}};
    const Json value{{"description", "The value that source and date were for, once the figure is another one."}};
    const Json note =
        objectSchema({{"source", text}, {"asOf", text}, {"text", reference("text")}, {"value", value}}, Json::array(), false);
    return {{"type", "object"}, {"propertyNames", {{"pattern", "^/"}}}, {"additionalProperties", note}};
}

Json valueSchema(const Field& field)
{
    const Json whole = numberSchema(field, "integer");
    switch (field.kind) {
    case FieldKind::Number: return numberSchema(field, "number");
    case FieldKind::Uncertain: return anyOf({numberSchema(field, "number"), reference("distribution")});
    case FieldKind::Integer: return whole;
    case FieldKind::Flag: return {{"type", "boolean"}};
    case FieldKind::Text: return nonEmpty({{"type", "string"}, {"maxLength", maximumLength(field)}}, field, "minLength");
    case FieldKind::Localized: return reference(maximumLength(field) == maximumNameLength ? "name" : "text");
    case FieldKind::Choice: return choiceSchema(field.choices);
    case FieldKind::YearMonth: return textSchema("^[0-9]{4}-(0[1-9]|1[0-2])$");
    case FieldKind::Date: return textSchema("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$");
    case FieldKind::Reference: return {{"type", "string"}, {"minLength", 1}};
    case FieldKind::References: return listSchema({{"type", "string"}, {"minLength", 1}});
    case FieldKind::Object: return reference(field.object->name);
    case FieldKind::List: return memberListSchema(field);
    case FieldKind::Week:
        return anyOf({choiceSchema(field.choices), fixedListSchema(numberSchema(field, "number"), 168)});
    case FieldKind::Season: return fixedListSchema(numberSchema(field, "number"), 12);
    case FieldKind::Numbers: return listSchema(numberSchema(field, "number"));
    case FieldKind::Slots: return {{"type", "array"}, {"items", whole}, {"maxItems", 168}, {"uniqueItems", true}};
    case FieldKind::MonthRange:
        return anyOf({whole, objectSchema({{"from", whole}, {"to", whole}}, {"from", "to"}, false)});
    case FieldKind::Count: return anyOf({whole, objectSchema({{"min", whole}, {"max", whole}}, Json::array(), true)});
    case FieldKind::Escalator:
        return anyOf({choiceSchema(field.choices), numberSchema(field, "number"), reference("distribution")});
    case FieldKind::Throughput: return throughputSchema(field);
    case FieldKind::Pointers: return listSchema(textSchema("^/"));
    case FieldKind::Notes: return noteSchema();
    case FieldKind::Free: break;
    }
    return Json::object();
}

Json propertySchema(const Field& field)
{
    if (!field.computed)
        return {{"not", Json::object()},
                {"description", "Has its place in the format and is not computed in this version."}};
    Json schema = valueSchema(field);
    schema["title"] = field.label;
    if (*field.help)
        schema["description"] = field.help;
    if (*field.fallback)
        schema["default"] = defaultValue(field);
    return schema;
}

void define(const ObjectSchema& object, Json& definitions);

Json tableSchema(const ObjectSchema& object, Json& definitions)
{
    Json properties = Json::object();
    Json required = Json::array();
    for (const Field& field : object.fields) {
        properties[field.key] = propertySchema(field);
        if (field.required)
            required.push_back(field.key);
        if (field.object)
            define(*field.object, definitions);
    }
    Json schema = objectSchema(std::move(properties), std::move(required), false);
    schema["title"] = object.title;
    return schema;
}

void define(const ObjectSchema& object, Json& definitions)
{
    if (definitions.contains(object.name))
        return;
    definitions[object.name] = Json(); // keeps its place while the objects inside are defined
    Json schema = tableSchema(object, definitions);
    definitions[object.name] = std::move(schema);
}

Json localizedSchema(const char* title, int longest)
{
    const Json text{{"type", "string"}, {"maxLength", longest}};
    Json schema = anyOf({text, {{"type", "object"}, {"additionalProperties", text}}});
    schema["title"] = title;
    return schema;
}

Json familySchema(const char* family, std::initializer_list<const char*> parameters,
                  std::initializer_list<const char*> lists = {})
{
    Json properties{{"distribution", {{"const", family}}}};
    Json required{"distribution"};
    for (const char* parameter : parameters) {
        properties[parameter] = {{"type", "number"}};
        required.push_back(parameter);
    }
    for (const char* list : lists) {
        properties[list] = {{"type", "array"}, {"items", {{"type", "number"}}}, {"minItems", 1}, {"maxItems", 10000}};
        required.push_back(list);
    }
    properties["draw"] = {{"type", "string"}, {"minLength", 1}};
    return objectSchema(std::move(properties), std::move(required), false);
}

Json rangeSchema()
{
    const Json range = fixedListSchema({{"type", "number"}}, 2);
    const Json families = choiceSchema(std::array{"lognormal", "normal", "uniform"});
    return objectSchema({{"range", range}, {"family", families}, {"draw", {{"type", "string"}, {"minLength", 1}}}},
                        Json::array({"range"}), false);
}

Json distributionSchema()
{
    Json beta = familySchema("beta", {"alpha", "beta"});
    beta["properties"]["low"] = beta["properties"]["high"] = {{"type", "number"}};
    Json schema =
        anyOf({familySchema("uniform", {"low", "high"}), familySchema("triangular", {"low", "mode", "high"}),
               familySchema("pert", {"low", "mode", "high"}), familySchema("normal", {"mean", "sd"}),
               familySchema("lognormal", {"mean", "sd"}), beta, familySchema("discrete", {}, {"values", "weights"}),
               familySchema("empirical", {}, {"values"}), rangeSchema()});
    schema["title"] = "Uncertain number";
    schema["description"] =
        "A distribution, or a range from the 5th to the 95th percentile; numbers with the same draw move together.";
    return schema;
}

} // namespace

Json jsonSchema()
{
    Json definitions = Json::object();
    definitions["name"] = localizedSchema("Name, plain or by language", maximumNameLength);
    definitions["text"] = localizedSchema("Text, plain or by language", maximumTextLength);
    definitions["distribution"] = distributionSchema();
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"}};
    schema.update(tableSchema(scenarioSchema(), definitions));
    schema["title"] = "Rackrate scenario";
    schema["$defs"] = std::move(definitions);
    return schema;
}

} // namespace rackrate
