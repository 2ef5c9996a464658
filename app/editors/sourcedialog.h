// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <string>

class QWidget;

namespace rackrate {

class ScenarioDocument;

/// Asks for source, date, note and whether the input was calibrated; writes what changed to the document.
void editSource(ScenarioDocument& document, const std::string& path, QWidget* parent);

} // namespace rackrate
