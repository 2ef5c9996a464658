// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackrate {

/// The steps of a JSON pointer, with "~1" and "~0" undone: "/offers/aws~1p5/gpus" gives offers, aws/p5, gpus.
std::vector<std::string> pointerSteps(const std::string& pointer);

/// `pointer` with one more step, "~" and "/" in it escaped.
std::string pointerTo(const std::string& pointer, std::string_view step);

/// How a member of a list is named in pointers: its id where it has one, else its index.
std::string memberStep(const Json& member, std::size_t index);

/// Position of the member that `step` names by id or, failing that, by index; the list's size when there is none.
std::size_t memberIndex(const Json& list, const std::string& step);

} // namespace rackrate
