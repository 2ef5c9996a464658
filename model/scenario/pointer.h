// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/base/result.h"

#include <string>

namespace rackrate {

/// JSON pointers in which a list member may be named by id or by index: "/workloads/training/demand/base" or
/// "/workloads/0/demand/base". A member's id may hold "/" written as "~1", as in any JSON pointer.

/// The value at `pointer`, or nullptr.
const Json* find(const Json& tree, const std::string& pointer);
Json* find(Json& tree, const std::string& pointer);

/// The same pointer with every index replaced by the member's id where it has one (the form used in messages and streams).
std::string withIds(const Json& tree, const std::string& pointer);

/// Sets the value at `pointer`. The last step may be a key the schema knows but the tree lacks; keys are inserted in the
/// schema's order. A pointer that leads nowhere is InvalidInput naming the first step that does not exist.
Result<void> setValue(Json& tree, const std::string& pointer, Json value);

/// Applies "/pointer=VALUE": VALUE is JSON, bounded as in a file, else a string (the command line's --set). A figure that
/// is another now keeps a note of what its evidence was for (evidence.h).
Result<void> applyAssignment(Json& tree, const std::string& assignment);

} // namespace rackrate
