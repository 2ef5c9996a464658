// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QString>

class QWidget;

namespace rackrate {

/// What the fields of a page mean, beside the window; it may stay open.
void showPageHelp(const QString& html, QWidget* parent);
void showAbout(QWidget* parent);

} // namespace rackrate
