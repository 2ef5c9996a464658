// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <nlohmann/json.hpp>

namespace rackrate {

/// JSON that keeps the order of keys, so that saving twice gives the same bytes and unknown keys survive in place.
using Json = nlohmann::ordered_json;

} // namespace rackrate
