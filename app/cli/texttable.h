// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace rackrate {

/// Columns a terminal can number: CJK characters and full-width forms take two.
int displayWidth(const QString& text);

/// A table of text aligned for a terminal: the first `textColumns` columns to the left, the others, numbers, to the right;
/// two spaces between columns, a rule under the head.
class TextTable {
public:
    TextTable(const QStringList& head, int textColumns) : m_head(head), m_textColumns(textColumns) {}

    void addRow(const QStringList& cells) { m_rows.push_back(cells); }
    bool isEmpty() const { return m_rows.empty(); }
    QString text() const;

private:
    QString line(const QStringList& cells, const std::vector<int>& widths) const;

    QStringList m_head;
    int m_textColumns = 1;
    std::vector<QStringList> m_rows;
};

} // namespace rackrate
