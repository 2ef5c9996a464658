// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <algorithm>
#include <initializer_list>

namespace rackrate {

template <typename Choice>
bool isOneOf(Choice choice, std::initializer_list<Choice> choices)
{
    return std::find(choices.begin(), choices.end(), choice) != choices.end();
}

} // namespace rackrate
