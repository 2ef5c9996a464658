// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the File menu does with the document and the answer. Each asks what it must and says in a dialog what went wrong.
#pragma once

#include "app/jobs/livesimulation.h"

#include <memory>

class QWidget;

namespace rackrate {

class ScenarioDocument;

/// A message box with the error's sentence and place.
void showError(QWidget* parent, const QString& title, const Error& error);

/// Offers to save changes. False when the person cancelled: nothing shall be closed or replaced.
bool mayReplace(ScenarioDocument& document, QWidget* parent);
bool saveDocument(ScenarioDocument& document, QWidget* parent);
bool saveDocumentAs(ScenarioDocument& document, QWidget* parent);
/// The file a person chose to open; empty when cancelled.
QString askForScenario(QWidget* parent);

void exportReport(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent);
/// The tables of the results as CSV files into a folder.
void exportCsv(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent);
void exportJson(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer, QWidget* parent);

} // namespace rackrate
