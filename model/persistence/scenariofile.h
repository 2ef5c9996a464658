// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/base/result.h"

#include <QByteArray>
#include <QString>
#include <string>
#include <vector>

namespace rackrate {

/// Parses scenario text: bounded in size (10 MB) and depth (64); an error gives line and column and what would be right.
/// A format version newer than this program's is refused by name and nothing is touched.
Result<Json> parseScenario(const QByteArray& text, const QString& place);

/// Reads a scenario file.
Result<Json> loadScenarioFile(const QString& path);

/// Canonical text: two-space indentation, keys as in the tree (known keys in the schema's order), a newline at the end.
/// Saving what was just loaded and saved gives the same bytes.
QByteArray scenarioText(const Json& tree);

/// Writes aside, then renames: the old file is whole until the new one is.
Result<void> saveScenarioFile(const QString& path, const Json& tree);

/// SHA-256 of the canonical text, lower-case hexadecimal.
std::string scenarioHash(const Json& tree);

/// A scenario that ships with the program (compiled in from scenarios/).
struct Template {
    std::string id;
    Json tree;
};
/// In the order of scenarios/order.txt; what is not listed there comes last, by name.
std::vector<std::string> templateIds();
Result<Json> loadTemplate(const std::string& id);

/// `name` as a file if one exists, else as a template's id; the error says both were tried.
Result<Json> loadScenario(const QString& name);

} // namespace rackrate
