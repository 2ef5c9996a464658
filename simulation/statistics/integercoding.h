// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Statistics as bytes that any machine reads: integers one after another, seven bits a byte, lowest first, the eighth bit
// says that more follow. Signed ones are folded first (0, -1, 1, -2 … become 0, 1, 2, 3 …), so that small ones stay short.
#pragma once

#include "simulation/statistics/integers.h"

#include <string>
#include <string_view>
#include <type_traits>

namespace rackrate {

class IntegerWriter {
public:
    void operator()(std::uint64_t value) { append(value); }
    void operator()(std::int64_t value) { append(folded(value)); }
    void operator()(Wide value) { append(folded(value)); }

    /// Every value; how many there are is for the reader to know.
    template <class T>
    void operator()(const std::vector<T>& values)
    {
        for (const T value : values)
            (*this)(value);
    }
    template <class... T>
        requires(sizeof...(T) > 1)
    void operator()(const T&... values)
    {
        ((*this)(values), ...);
    }

    const std::string& bytes() const { return m_bytes; }

private:
    using Unsigned = unsigned __int128;
    static Unsigned folded(Wide value) { return value < 0 ? ~(Unsigned(value) << 1) : Unsigned(value) << 1; }
    void append(Unsigned value);

    std::string m_bytes;
};

/// Reads what IntegerWriter wrote. The bytes may come from anyone: what does not fit its type, or lies beyond the bounds that
/// keep sums over all shards from overflowing, is refused. After a refusal every further value is 0.
class IntegerReader {
public:
    /// `trials`: of the whole run; no counter can be larger.
    IntegerReader(std::string_view bytes, std::uint64_t trials) : m_bytes(bytes), m_trials(trials) {}

    void operator()(std::uint64_t& value);
    void operator()(std::int64_t& value);
    void operator()(Wide& value); ///< below 2^100 in magnitude

    template <class T>
    void operator()(std::vector<T>& values)
    {
        for (T& value : values)
            (*this)(value);
    }
    template <class... T>
        requires(sizeof...(T) > 1)
    void operator()(T&... values)
    {
        ((*this)(values), ...);
    }

    void refuse() { m_ok = false; }
    void require(bool condition) { m_ok = m_ok && condition; }
    bool ok() const { return m_ok; }
    bool atEnd() const { return m_at == m_bytes.size(); }
    std::uint64_t trials() const { return m_trials; }

private:
    using Unsigned = unsigned __int128;
    Unsigned next(int bits); ///< a value of at most so many bits
    Wide nextSigned(int bits);

    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::uint64_t m_trials = 0;
    bool m_ok = true;
};

} // namespace rackrate
