// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Which known word was meant by one that is unknown: a command, an option, a field, an id.
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace rackrate {

/// The known word at most two slips away (added, lost or changed letters; one in a word of up to three letters), whatever its capitals;
/// else the first that begins with `word`, of three letters or more; else empty. Of equally near ones the first.
std::string nearest(std::string_view word, const std::vector<std::string>& known);

/// " Did you mean “run”?", to follow a sentence, or nothing where no known word is near.
QString didYouMean(std::string_view word, const std::vector<std::string>& known);

} // namespace rackrate
