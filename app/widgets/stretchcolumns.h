// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <initializer_list>

class QTreeView;

namespace rackrate {

/// The named columns share what the others, as wide as their content, leave of a table's width, and each keeps at least
/// `atLeast` pixels; a narrower table scrolls.
void stretchColumns(QTreeView& table, std::initializer_list<int> columns, int atLeast);

} // namespace rackrate
