// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QString>
#include <string>

namespace rackrate {

/// Where a figure comes from, as people read it: descriptions that the templates use are translated, titles of publications and
/// what users typed are shown as they stand.
QString sourceText(const std::string& source);

} // namespace rackrate
