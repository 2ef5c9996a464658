// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/schemacommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "model/scenario/schema.h"

#include <QCoreApplication>

namespace rackrate {

CLI::App* addSchemaCommand(CLI::App& program, std::string& language)
{
    CLI::App* verb =
        addCommand(program, "schema",
                   QCoreApplication::translate(
                       "CommandLine", "Print the scenario format as JSON Schema: every field, its unit, range, default and meaning")
                       .toStdString());
    addLanguageOption(*verb, language);
    return verb;
}

int executeSchema() { return finished(writeOutput(QStringLiteral("-"), QByteArray::fromStdString(jsonSchema().dump(2)) + '\n')); }

} // namespace rackrate
