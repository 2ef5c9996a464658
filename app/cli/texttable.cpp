// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/texttable.h"

#include <algorithm>
#include <numeric>

namespace rackrate {

namespace {

bool isWide(char32_t letter)
{
    return (letter >= 0x1100 && letter <= 0x115F) || (letter >= 0x2E80 && letter <= 0xA4CF) || (letter >= 0xAC00 && letter <= 0xD7A3)
        || (letter >= 0xF900 && letter <= 0xFAFF) || (letter >= 0xFE30 && letter <= 0xFE6F) || (letter >= 0xFF00 && letter <= 0xFF60)
        || (letter >= 0xFFE0 && letter <= 0xFFE6) || (letter >= 0x20000 && letter <= 0x3FFFD);
}

} // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    for (const char32_t letter : text.toUcs4())
        width += isWide(letter) ? 2 : 1;
    return width;
}

QString TextTable::line(const QStringList& cells, const std::vector<int>& widths) const
{
    QString line;
    for (qsizetype column = 0; column < cells.size(); ++column) {
        const QString gap(widths[column] - displayWidth(cells[column]), QLatin1Char(' '));
        if (column > 0)
            line += QStringLiteral("  ");
        line += column < m_textColumns ? cells[column] + gap : gap + cells[column];
    }
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line + QLatin1Char('\n');
}

QString TextTable::text() const
{
    std::vector<int> widths(std::size_t(m_head.size()));
    for (qsizetype column = 0; column < m_head.size(); ++column) {
        widths[column] = displayWidth(m_head[column]);
        for (const QStringList& row : m_rows)
            widths[column] = std::max(widths[column], displayWidth(row[column]));
    }
    const int total = std::accumulate(widths.begin(), widths.end(), 2 * (int(widths.size()) - 1));
    QString text = line(m_head, widths) + QString(total, QChar(0x2500)) + QLatin1Char('\n');
    for (const QStringList& row : m_rows)
        text += line(row, widths);
    return text;
}

} // namespace rackrate
