// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the document needs of trees beyond looking up a pointer. Pointers name list members by id or index.
#pragma once

#include "model/base/json.h"

#include <optional>
#include <string>
#include <vector>

namespace rackrate {

/// "/strategies/after/pools" from "/strategies/after/pools/train"; empty for the root and its members.
std::string parentPointer(const std::string& pointer);
/// "train" from "/strategies/after/pools/train", unescaped.
std::string lastStep(const std::string& pointer);

/// The same pointer with every id replaced by its index; nothing when it leads nowhere.
std::optional<Json::json_pointer> indexPointer(const Json& tree, const std::string& pointer);

/// Sets a value, making the objects on the way that the tree lacks. False when a step cannot be made.
bool placeValue(Json& tree, const std::string& pointer, const Json& value);
/// Removes a key or a list member, if it is there.
void eraseValue(Json& tree, const std::string& pointer);

/// The deepest place outside of which both trees are equal.
Json::json_pointer deepestDifference(const Json& before, const Json& after);

/// `wanted`, or "wanted-2", "wanted-3" … whatever no member of `list` has.
std::string uniqueId(const Json& list, const std::string& wanted);
/// Ends the name of a copy with the number its id ends in: "Training" with "training-2" becomes "Training 2".
void numberName(Json& member, const std::string& id);
/// Gives every uncertain number below `copy` the draw that the original at `originalPath` has.
void keepDraws(Json& copy, const std::string& originalPath);

} // namespace rackrate
