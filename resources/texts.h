// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QLocale>

namespace rackrate {

/// Installs the translators for `locale` (English or Simplified Chinese), replacing those of an earlier call.
void installTexts(const QLocale& locale);

} // namespace rackrate
