// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/report/reportflow.h"
#include "app/theme/theme.h"

#include <QColor>
#include <QString>

#include <vector>

namespace rackrate::report {

struct Column {
    QString head;
    bool right = false; ///< figures: set right and never broken
    double weight = 1;  ///< share of the room that is left, for text columns
};

struct Cell {
    Cell() = default;
    Cell(const QString& words) : text(words) {}
    Cell(const QString& words, int index) : text(words), strategy(index) {}

    QString text;
    int strategy = -1;   ///< >= 0: a swatch of this strategy's colour goes before the text
    bool medium = false;
    QColor colour;       ///< invalid: ink 1
};

/// A table without vertical lines: heads over an axis line, rows parted by faint rules, heads repeated on each new page.
class Table {
public:
    Table(const Theme& theme, std::vector<Column> columns) : m_theme(theme), m_columns(std::move(columns)) {}

    void row(std::vector<Cell> cells);
    /// Smaller type and less space, for tables of many pages.
    void setCompact() { m_compact = true; }
    /// A line above the rows that belong to it; it stays with the first of them.
    void group(const QString& title, int strategy = -1);
    /// A row under a stronger rule.
    void total(std::vector<Cell> cells);

    bool empty() const { return m_rows.empty(); }
    std::vector<Piece> pieces(double width, double spaceBefore) const;

private:
    enum class Kind { Row, Group, Total };
    struct Row {
        Kind kind = Kind::Row;
        std::vector<Cell> cells;
    };

    int pixels() const { return m_compact ? type::tick : type::label; }
    double lineHeight() const { return m_compact ? 14 : 16; }
    double padding() const { return m_compact ? 3 : 4.5; } ///< above and below a row's text
    void keepGroupsTogether(std::vector<Piece>& pieces) const;
    std::vector<double> columnWidths(double width) const;
    Piece headPiece(const std::vector<double>& widths) const;
    Piece rowPiece(const Row& row, const std::vector<double>& widths) const;

    Theme m_theme;
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
    bool m_compact = false;
};

} // namespace rackrate::report
