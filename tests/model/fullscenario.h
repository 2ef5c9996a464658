// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The sample that uses every field, and what the reader finds in it.
#pragma once

#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"

#include <algorithm>
#include <iterator>

namespace rackrate::tests {

const QString dataFolder = QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/");

inline Json fullScenario()
{
    Result<Json> tree = loadScenarioFile(dataFolder + QStringLiteral("full.json"));
    return tree ? tree.value() : Json();
}

inline QString described(const Findings& findings)
{
    QString text;
    for (const Finding& finding : findings)
        text += QString::fromStdString(finding.path) + QStringLiteral(": ") + finding.message + QLatin1Char('\n');
    return text;
}

inline Findings errorsOf(const Findings& findings)
{
    Findings errors;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(errors),
                 [](const Finding& finding) { return finding.severity == Severity::Error; });
    return errors;
}

} // namespace rackrate::tests
