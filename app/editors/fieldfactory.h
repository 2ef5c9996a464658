// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/fieldeditor.h"
#include "app/widgets/fieldtext.h"
#include "app/widgets/simplefields.h"
#include "model/scenario/schema.h"

namespace rackrate {

class ScenarioDocument;

/// A text of the schema table in the window's language.
QString schemaText(const char* text);
QList<ChoiceEntry> choiceEntries(const Field& field);
/// Members of the list that a reference points to, by id, named in the window's language.
QList<ChoiceEntry> referenceEntries(const Json& scenario, const std::string& target);

/// What a reference may be set to, "None" first where it may be absent; for the ends of a correlation the uncertain numbers.
QList<ChoiceEntry> referenceChoices(const Json& scenario, const Field& field);
/// Whether a text field holds the path of an uncertain number (the ends of a correlation).
bool namesUncertainNumber(const Field& field);

/// The editor for a field's kind, or null for kinds that have a page of their own (objects, lists, notes).
FieldEditor* makeFieldEditor(const Field& field, const ScenarioDocument& document, QWidget* parent);

} // namespace rackrate
