// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reporttable.h"

#include "app/charts/chartpaint.h"
#include "app/report/reporttext.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace rackrate::report {

namespace {

constexpr double columnGap = 14;
constexpr double spaceOverGroup = 6;
constexpr double groupKeptTogether = 200; // a group of at most this height is not split
constexpr double headLine = 14;
constexpr double swatchSide = 10, swatchGap = 7;
constexpr double smallestTextColumn = 60;

double indent(const Cell& cell)
{
    return cell.strategy >= 0 ? swatchSide + swatchGap : 0;
}

/// In which a head takes two lines at most.
double twoLineWidth(const QString& text, const TextStyle& style)
{
    double best = SetText::naturalWidth(text, style);
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at > 0; at = text.indexOf(QLatin1Char(' '), at + 1))
        best = std::min(best, std::max(SetText::naturalWidth(text.left(at), style), SetText::naturalWidth(text.mid(at + 1), style)));
    return best;
}

void rule(QPainter& painter, const QColor& colour, double thickness, const QRectF& area, double y)
{
    painter.fillRect(QRectF(area.left(), y - thickness, area.width(), thickness), colour);
}

} // namespace

void Table::row(std::vector<Cell> cells)
{
    m_rows.push_back({Kind::Row, std::move(cells)});
}

void Table::group(const QString& title, int strategy)
{
    Cell cell(title, strategy);
    cell.medium = true;
    m_rows.push_back({Kind::Group, {cell}});
}

void Table::total(std::vector<Cell> cells)
{
    for (Cell& cell : cells)
        cell.medium = true;
    m_rows.push_back({Kind::Total, std::move(cells)});
}

std::vector<double> Table::columnWidths(double width) const
{
    const TextStyle head{type::tick, headLine, true, {}, false};
    std::vector<double> natural(m_columns.size(), 0);
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        // A head of several words may break; its longest word may not.
        for (const QString& word : m_columns[column].head.split(QLatin1Char(' ')))
            natural[column] = std::max(natural[column], SetText::naturalWidth(word, head));
        for (const Row& row : m_rows) {
            if (row.kind == Kind::Group || column >= row.cells.size())
                continue;
            const Cell& cell = row.cells[column];
            const TextStyle style{pixels(), lineHeight(), cell.medium, {}, false};
            natural[column] = std::max(natural[column], indent(cell) + SetText::naturalWidth(cell.text, style));
        }
    }
    const double gaps = columnGap * double(m_columns.size() - 1);
    double room = width - gaps, weights = 0;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        if (m_columns[column].right)
            room -= natural[column];
        else
            weights += m_columns[column].weight;
    }
    std::vector<double> widths = natural;
    const double textNatural = [&] {
        double sum = 0;
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            sum += m_columns[column].right ? 0 : natural[column];
        return sum;
    }();
    if (textNatural <= room) {
        // Everything fits: the spare room opens the gaps, so that figures stand apart evenly.
        double spare = room - textNatural;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const double more = std::clamp(twoLineWidth(m_columns[column].head, head) - widths[column], 0.0, spare);
            widths[column] += more;
            spare -= more;
        }
        for (double& each : widths)
            each += spare / double(m_columns.size());
        return widths;
    }
    // Text columns that ask for less than their share get what they ask for; the others share the rest.
    std::vector<bool> settled(m_columns.size(), false);
    for (bool again = true; again;) {
        again = false;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            if (m_columns[column].right || settled[column])
                continue;
            if (natural[column] <= room * m_columns[column].weight / weights) {
                settled[column] = again = true;
                room -= natural[column];
                weights -= m_columns[column].weight;
            }
        }
    }
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        if (!m_columns[column].right && !settled[column])
            widths[column] = std::max(smallestTextColumn, room * m_columns[column].weight / weights);
    }
    return widths;
}

Piece Table::headPiece(const std::vector<double>& widths) const
{
    std::vector<SetText> heads;
    int lines = 1;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        heads.emplace_back(m_columns[column].head, TextStyle{type::tick, headLine, true, m_theme.ink3, m_columns[column].right},
                           widths[column]);
        lines = std::max(lines, heads.back().lines());
    }
    Piece piece;
    piece.height = lines * headLine + 7;
    piece.keepWithNext = true;
    piece.paint = [heads, widths, lines, axis = m_theme.axis](QPainter& painter, const QRectF& area) {
        double left = area.left();
        for (std::size_t column = 0; column < heads.size(); ++column) {
            const double top = area.top() + (lines - heads[column].lines()) * headLine;
            heads[column].paint(painter, QRectF(left, top, widths[column], heads[column].height()));
            left += widths[column] + columnGap;
        }
        rule(painter, axis, 1, area, area.bottom());
    };
    return piece;
}

Piece Table::rowPiece(const Row& row, const std::vector<double>& widths) const
{
    const bool group = row.kind == Kind::Group;
    std::vector<SetText> texts;
    int lines = 1;
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
        const Cell& cell = row.cells[column];
        const bool right = !group && m_columns[column].right;
        const double width = group ? std::accumulate(widths.begin(), widths.end(), columnGap * double(widths.size() - 1)) : widths[column];
        texts.emplace_back(cell.text, TextStyle{pixels(), lineHeight(), cell.medium, cell.colour.isValid() ? cell.colour : m_theme.ink1, right},
                           width - indent(cell));
        lines = std::max(lines, texts.back().lines());
    }
    Piece piece;
    piece.height = lines * lineHeight() + 2 * padding() + (group ? spaceOverGroup : 0);
    piece.keepWithNext = group;
    piece.paint = [=, cells = row.cells, theme = m_theme, kind = row.kind, padding = padding(), rowLine = lineHeight()](QPainter& painter, const QRectF& area) {
        const double top = area.top() + padding + (kind == Kind::Group ? spaceOverGroup : 0);
        if (kind == Kind::Total)
            rule(painter, theme.axis, 1, area, area.top());
        double left = area.left();
        for (std::size_t column = 0; column < texts.size(); ++column) {
            const double shift = indent(cells[column]);
            if (shift > 0)
                paintSwatch(painter, QPointF(left + swatchSide / 2, top + rowLine / 2), theme, cells[column].strategy, swatchSide);
            texts[column].paint(painter, QRectF(left + shift, top, widths[column] - shift, texts[column].height()));
            left += widths[column] + columnGap;
        }
        if (kind != Kind::Total)
            rule(painter, kind == Kind::Group ? theme.rule : theme.faintRule, 0.75, area, area.bottom());
    };
    return piece;
}

/// pieces[0] is the head, pieces[i + 1] row i.
void Table::keepGroupsTogether(std::vector<Piece>& pieces) const
{
    for (std::size_t first = 0; first < m_rows.size();) {
        std::size_t end = first + 1;
        while (end < m_rows.size() && m_rows[end].kind != Kind::Group)
            ++end;
        double height = 0;
        for (std::size_t row = first; row < end; ++row)
            height += pieces[row + 1].height;
        if (m_rows[first].kind == Kind::Group && height <= groupKeptTogether) {
            for (std::size_t row = first; row + 1 < end; ++row)
                pieces[row + 1].keepWithNext = true;
        }
        first = end;
    }
}

std::vector<Piece> Table::pieces(double width, double spaceBefore) const
{
    const std::vector<double> widths = columnWidths(width);
    std::vector<Piece> pieces;
    Piece head = headPiece(widths);
    const auto repeated = std::make_shared<const Piece>(head);
    head.spaceBefore = spaceBefore;
    pieces.push_back(std::move(head));
    for (const Row& row : m_rows) {
        Piece piece = rowPiece(row, widths);
        if (row.kind == Kind::Total)
            pieces.back().keepWithNext = true;
        piece.header = repeated;
        pieces.push_back(std::move(piece));
    }
    keepGroupsTogether(pieces);
    // A row or two alone at the foot or the head of a page read as a mistake.
    const std::size_t rows = m_rows.size();
    for (std::size_t kept = 1; kept <= std::min<std::size_t>(2, rows / 2); ++kept)
        pieces[kept].keepWithNext = pieces[rows - kept].keepWithNext = true;
    return pieces;
}

} // namespace rackrate::report
