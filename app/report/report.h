// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"
#include "model/base/json.h"
#include "model/base/result.h"

#include <QLocale>
#include <QString>

namespace rackrate {

struct ReportOptions {
    QLocale locale;      ///< language of names in the scenario, numbers and dates; texts come from the installed translators
    bool letter = false; ///< US Letter instead of A4
    QString rerun;       ///< scenario and changes as words of a command line that runs this again: "own.json --set /months=12"
    Json tree;           ///< the scenario as it was run, for the register of assumptions; its hash must be answer.scenarioHash
};

/// Writes the report of one answer as a PDF: vector charts, selectable text, embedded fonts, bookmarks, document properties.
/// Every figure comes from simulation/decisions/headline.h or is one of answer.results. The file at `path` is replaced only
/// by a whole report; a pipe or device there is written into. Needs a QGuiApplication.
Result<void> writeReport(const Answer& answer, const QString& path, const ReportOptions& options);

} // namespace rackrate
