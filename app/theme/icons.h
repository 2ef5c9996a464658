// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QColor>
#include <QIcon>

namespace rackrate {

enum class Icon { Home, Undo, Redo, Run, Stop, Report, Add, Remove, Up, Down, Copy, Chevron, Open, Reset, Help };

/// A line icon in ink, drawn for the theme in use, sharp at 100 to 300 %.
QIcon icon(Icon which);
QIcon icon(Icon which, const QColor& ink);
/// A filled square of 12 px, the mark of a strategy; hatched for repeated colours.
QIcon strategyMark(int strategy);
/// A ring in accent colour, the mark of a workload.
QIcon workloadMark();

} // namespace rackrate
