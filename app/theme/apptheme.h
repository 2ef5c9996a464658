// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

namespace rackrate {

enum class ThemeChoice { System, Light, Dark };

/// Applies the theme to the running QApplication: style, palette, style sheet, font; then ThemeNotifier::changed is sent.
/// System follows the desktop's palette at start and whenever it is applied again.
void applyTheme(ThemeChoice choice);

} // namespace rackrate
