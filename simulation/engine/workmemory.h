// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace rackrate {

/// A kernel's workspace: aligned for the widest registers, released with its owner.
class WorkMemory {
public:
    explicit WorkMemory(std::uint64_t bytes)
        : m_memory(static_cast<unsigned char*>(::operator new(static_cast<std::size_t>(bytes) + 1, alignment)))
    {
    }
    unsigned char* data() const { return m_memory.get(); }

private:
    static constexpr std::align_val_t alignment{64};
    struct Release {
        void operator()(unsigned char* memory) const { ::operator delete(memory, alignment); }
    };
    std::unique_ptr<unsigned char, Release> m_memory;
};

} // namespace rackrate
