// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace rackrate {

/// A table as RFC 4180 text: commas, CRLF, quotes only where needed, UTF-8 without a mark, dot decimals. A number is written
/// with as few digits as give it back exactly; one that is absent is an empty field.
class CsvTable {
public:
    explicit CsvTable(const std::vector<std::string>& header);

    CsvTable& text(const std::string& value);
    CsvTable& number(double value);
    CsvTable& integer(std::int64_t value);
    CsvTable& numbers(const std::vector<double>& values);
    void endRow();

    const QByteArray& bytes() const { return m_bytes; }

private:
    void append(const char* begin, std::size_t size);

    QByteArray m_bytes;
    bool m_rowBegun = false;
};

} // namespace rackrate
