// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/cli/benchmark.h"
#include "model/base/json.h"

#include <QLocale>
#include <QString>

namespace rackrate {

/// Rates in path-months per second, times in seconds; what was not measured is null.
Json benchJson(const BenchFigures& figures);

/// The same as tables to read.
QString benchText(const BenchFigures& figures, const QLocale& locale);

} // namespace rackrate
