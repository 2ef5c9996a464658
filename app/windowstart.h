// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

class QLocale;
class QString;

namespace rackrate {

/// Shows the window and runs until it closes. `scenario` is a file, else a template's id, else empty for the start page. `language` is
/// that of this time only; nullptr: the one chosen in the window before. Returns the exit code. Needs a QApplication.
int runWindow(const QString& scenario, const QLocale* language);

} // namespace rackrate
