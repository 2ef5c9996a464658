// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/csvtable.h"

#include <charconv>
#include <cmath>

namespace rackrate {

CsvTable::CsvTable(const std::vector<std::string>& header)
{
    for (const std::string& name : header)
        text(name);
    endRow();
}

void CsvTable::append(const char* begin, std::size_t size)
{
    if (m_rowBegun)
        m_bytes += ',';
    m_rowBegun = true;
    m_bytes.append(begin, qsizetype(size));
}

CsvTable& CsvTable::text(const std::string& value)
{
    if (value.find_first_of(",\"\r\n") == std::string::npos) {
        append(value.data(), value.size());
        return *this;
    }
    std::string quoted = "\"";
    for (const char letter : value) {
        if (letter == '"')
            quoted += '"';
        quoted += letter;
    }
    quoted += '"';
    append(quoted.data(), quoted.size());
    return *this;
}

CsvTable& CsvTable::number(double value)
{
    char digits[40];
    const char* end = digits;
    if (std::isfinite(value))
        end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    append(digits, std::size_t(end - digits));
    return *this;
}

CsvTable& CsvTable::integer(std::int64_t value)
{
    const std::string digits = std::to_string(value);
    append(digits.data(), digits.size());
    return *this;
}

CsvTable& CsvTable::numbers(const std::vector<double>& values)
{
    for (const double value : values)
        number(value);
    return *this;
}

void CsvTable::endRow()
{
    m_bytes += "\r\n";
    m_rowBegun = false;
}

} // namespace rackrate
