// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/integercoding.h"

namespace rackrate {

void IntegerWriter::append(Unsigned value)
{
    for (; value >= 0x80; value >>= 7)
        m_bytes.push_back(char(std::uint8_t(value) | 0x80));
    m_bytes.push_back(char(value));
}

IntegerReader::Unsigned IntegerReader::next(int bits)
{
    Unsigned value = 0;
    for (int shift = 0; m_ok; shift += 7) {
        if (m_at == m_bytes.size() || shift >= bits) {
            refuse();
            break;
        }
        const auto byte = std::uint8_t(m_bytes[m_at++]);
        const Unsigned part = byte & 0x7F;
        require(bits - shift >= 7 || part >> (bits - shift) == 0);
        value |= part << shift;
        if (byte < 0x80)
            break;
    }
    return m_ok ? value : 0;
}

Wide IntegerReader::nextSigned(int bits)
{
    const Unsigned folded = next(bits);
    return Wide(folded >> 1) ^ -Wide(folded & 1);
}

void IntegerReader::operator()(std::uint64_t& value)
{
    value = std::uint64_t(next(64));
}

void IntegerReader::operator()(std::int64_t& value)
{
    value = std::int64_t(nextSigned(64));
}

void IntegerReader::operator()(Wide& value)
{
    value = nextSigned(101);
}

} // namespace rackrate
