// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/streamregister.h"

#include <set>

namespace rackrate {

std::uint32_t StreamRegister::stream(kernel::StreamKind kind, const std::string& path)
{
    return m_streams.try_emplace({kind, path}, 0u).first->second;
}

void StreamRegister::resolve()
{
    std::set<std::uint32_t> taken;
    for (auto& [name, stream] : m_streams) {
        std::string path = name.path;
        while (!taken.insert(stream = kernel::streamOf(name.kind, path.c_str())).second)
            path += '~';
    }
}

} // namespace rackrate
