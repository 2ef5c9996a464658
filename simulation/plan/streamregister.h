// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/kernel/streams.h"

#include <cstdint>
#include <map>
#include <string>

namespace rackrate {

/// Hands out random streams by kind and path. Names are gathered in a first pass; resolve() then gives each its FNV-1a hash. Two
/// names with one hash are told apart in the order of the names, so the answer does not depend on the order of asking.
class StreamRegister {
public:
    /// The stream of a name; 0 before resolve().
    std::uint32_t stream(kernel::StreamKind kind, const std::string& path);
    void resolve();

private:
    struct Name {
        kernel::StreamKind kind;
        std::string path;
        auto operator<=>(const Name&) const = default;
    };
    std::map<Name, std::uint32_t> m_streams;
};

} // namespace rackrate
