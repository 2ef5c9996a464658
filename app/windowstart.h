// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

class QString;

namespace rackrate {

/// Shows the window and runs until it closes. `scenario` is a file, else a template's id, else empty for the start page.
/// Returns the exit code. Needs a QApplication.
int runWindow(const QString& scenario);

} // namespace rackrate
