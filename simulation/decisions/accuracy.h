// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// How exact the figures are, in words that command line, window and report share.
#pragma once

#include "simulation/statistics/results.h"

#include <QLocale>
#include <QString>

namespace rackrate {

/// "random", "scrambled Sobol" for the engine's name of a sampling; fits before the word "sampling".
QString samplingText(const std::string& sampling);

/// "0.24%": two significant digits; for relative errors.
QString errorShareText(double share, const QLocale& locale);

/// "571,204 to 583,950"; a bound that is not known is an en dash.
QString intervalText(const Interval& interval, const QLocale& locale);

/// Empty, or what became of the tolerance that the run was to meet.
QString toleranceSentence(const Results& results, const QLocale& locale);

} // namespace rackrate
