// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace rackrate {

/// JSON that keeps the order of keys, so that saving twice gives the same bytes and unknown keys survive in place.
using Json = nlohmann::ordered_json;

/// Appends a member whose key the object is known not to have; the map's own look-up would be linear for each key.
inline Json& appendMember(Json& object, std::string key, Json value)
{
    auto& members = static_cast<Json::object_t::Container&>(object.get_ref<Json::object_t&>());
    members.emplace_back(std::move(key), std::move(value));
    return members.back().second;
}

} // namespace rackrate
