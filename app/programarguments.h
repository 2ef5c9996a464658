// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What must be known before there is an application object: whether a display is needed, and whether there is one.
#pragma once

namespace rackrate {

/// False for `rackrate report …`, --help and --version, which work without a display.
bool argumentsAskForWindow(int argc, char** argv);

/// An X or Wayland display, or a platform chosen by hand (QT_QPA_PLATFORM).
bool displayIsThere();

/// Lets Qt draw in memory if there is no display. Call before the application object is made.
void useNoDisplayIfThereIsNone();

} // namespace rackrate
