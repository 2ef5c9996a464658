// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QStringList>

namespace rackrate {

/// Words as one writes them on a shell's command line: in single quotes where they hold anything but letters, digits and . / _ - = :
QString asCommandLine(const QStringList& words);

} // namespace rackrate
