// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

#include <QLocale>
#include <QString>

namespace rackrate {

/// What `run` prints when no other output is asked for: what was run, a table of the strategies (cheapest first), a table of
/// the service they give, and as its last line the closing sentence.
QString summaryText(const Scenario& scenario, const Results& results, const QLocale& locale);

} // namespace rackrate
