// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/fieldfactory.h"

#include "app/editors/sources.h"
#include "app/widgets/compoundfields.h"
#include "app/widgets/numberfield.h"
#include "app/widgets/weekfields.h"
#include "app/workbook/scenariodocument.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"

#include <QCoreApplication>

#include <cstring>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("FieldFactory", text);
}

FieldEditor* numberEditor(const Field& field, const std::string& currency, QWidget* parent)
{
    auto* editor = new NumberField(numberFormat(field), unitText(field, currency), parent);
    editor->setUnit(unitText(field, currency), unitOfOne(field, currency));
    editor->setFallback(defaultValue(field));
    editor->setRequired(field.required);
    return editor;
}

FieldEditor* patternEditor(const Field& field, const QString& pattern, const QString& message, QWidget* parent)
{
    auto* editor = new TextField(parent);
    editor->setPattern(QRegularExpression(QRegularExpression::anchoredPattern(pattern)), message);
    editor->setFallback(defaultValue(field));
    if (field.required)
        editor->setRequired(message);
    return editor;
}

FieldEditor* textEditor(const Field& field, QWidget* parent)
{
    if (std::strcmp(field.key, "id") == 0)
        return patternEditor(field, QStringLiteral("[A-Za-z0-9._/-]+"),
                             words(QT_TRANSLATE_NOOP("FieldFactory", "An id has letters, digits and the signs - _ . only.")), parent);
    auto* editor = new TextField(parent);
    editor->setFallback(defaultValue(field));
    if (field.required)
        editor->setRequired(words(QT_TRANSLATE_NOOP("FieldFactory", "This text is needed.")));
    return editor;
}

bool takesSeveralLines(const Field& field)
{
    return std::strcmp(field.key, "description") == 0 || std::strcmp(field.key, "text") == 0;
}

void collect(const Json& node, const std::vector<std::string>& steps, std::size_t depth, QList<ChoiceEntry>& entries)
{
    if (depth == steps.size()) {
        for (const Json& member : node) {
            if (!member.is_object() || !member.contains("id") || !member["id"].is_string())
                continue;
            const Json name = member.contains("name") ? member["name"] : member["id"];
            entries.append({member["id"], localizedText(name, languageOf(QLocale()))});
        }
        return;
    }
    if (steps[depth] == "*") {
        for (const Json& member : node)
            collect(member, steps, depth + 1, entries);
    } else if (node.is_object() && node.contains(steps[depth])) {
        collect(node[steps[depth]], steps, depth + 1, entries);
    }
}

} // namespace

QString schemaText(const char* text)
{
    return text && *text ? QCoreApplication::translate("Schema", text) : QString();
}

QList<ChoiceEntry> choiceEntries(const Field& field)
{
    QList<ChoiceEntry> entries;
    for (std::size_t index = 0; index < field.choices.size(); ++index)
        entries.append({choiceValue(field.choices[index]), schemaText(field.choiceLabels[index])});
    return entries;
}

QList<ChoiceEntry> referenceEntries(const Json& scenario, const std::string& target)
{
    QList<ChoiceEntry> entries;
    collect(scenario, pointerSteps(target), 0, entries);
    return entries;
}

bool namesUncertainNumber(const Field& field)
{
    const ObjectSchema* correlation = scenarioSchema().field("correlations")->object;
    return &field == correlation->field("a") || &field == correlation->field("b");
}

QList<ChoiceEntry> referenceChoices(const Json& scenario, const Field& field)
{
    QList<ChoiceEntry> entries;
    if (namesUncertainNumber(field)) {
        for (const std::string& path : uncertainPaths(scenario))
            entries.append({Json(path), pathLabel(scenario, path)});
        return entries;
    }
    if (!field.required)
        entries.append({Json(), words(QT_TRANSLATE_NOOP("FieldFactory", "None"))});
    return entries + referenceEntries(scenario, field.target);
}

FieldEditor* makeFieldEditor(const Field& field, const ScenarioDocument& document, QWidget* parent)
{
    const std::string currency = document.tree().value("currency", std::string("USD"));
    const Json fallback = defaultValue(field);
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Uncertain:
    case FieldKind::Integer: return numberEditor(field, currency, parent);
    case FieldKind::Flag: return new FlagField(schemaText(field.label), fallback.is_boolean() && fallback.get<bool>(), parent);
    case FieldKind::Text:
        if (namesUncertainNumber(field))
            return new ChoiceField(referenceChoices(document.tree(), field), fallback, parent);
        return textEditor(field, parent);
    case FieldKind::Localized: return new LocalizedField(takesSeveralLines(field), parent);
    case FieldKind::Choice: return new ChoiceField(choiceEntries(field), fallback, parent);
    case FieldKind::YearMonth:
        return patternEditor(field, QStringLiteral("[12][0-9]{3}-(0[1-9]|1[0-2])"),
                             words(QT_TRANSLATE_NOOP("FieldFactory", "Enter a month such as 2027-01.")), parent);
    case FieldKind::Date:
        return patternEditor(field, QStringLiteral("[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"),
                             words(QT_TRANSLATE_NOOP("FieldFactory", "Enter a date such as 2026-10-10.")), parent);
    case FieldKind::Reference: return new ChoiceField(referenceChoices(document.tree(), field), fallback, parent);
    case FieldKind::References: return new ReferencesField(parent);
    case FieldKind::Week: return new WeekField(choiceEntries(field), parent);
    case FieldKind::Season: return new SeasonField(parent);
    case FieldKind::Slots: return new SlotsField(parent);
    case FieldKind::MonthRange: return new MonthRangeField(numberFormat(field), parent);
    case FieldKind::Count: return new CountField(parent);
    case FieldKind::Escalator: return new EscalatorField(choiceEntries(field), fallback, numberFormat(field), parent);
    case FieldKind::Throughput: {
        const Field* kind = scenarioSchema().field("workloads")->object->field("kind");
        return new ThroughputField(choiceEntries(*kind), numberFormat(field), parent);
    }
    case FieldKind::Numbers:
    case FieldKind::Object:
    case FieldKind::List:
    case FieldKind::Pointers:
    case FieldKind::Notes:
    case FieldKind::Free: break;
    }
    return nullptr;
}

} // namespace rackrate
