// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportbuilder.h"

#include "app/charts/chartpaint.h"

#include <QPainter>

#include <algorithm>

namespace rackrate::report {

namespace {

constexpr int titlePixels = 26, sectionPixels = 15;
constexpr double bodyLine = 20, noteLine = 16, keyGap = 16;

/// The largest type in which every figure fits on one line.
int keyPixels(const std::vector<KeyFigure>& figures, double width)
{
    int pixels = type::key;
    for (const KeyFigure& figure : figures) {
        while (pixels > type::body && SetText::naturalWidth(figure.figure, {pixels, 32, true, {}, false}) > width)
            --pixels;
    }
    return pixels;
}

} // namespace

void Builder::add(Piece piece)
{
    piece.startsPage = m_newPage;
    m_newPage = false;
    m_flow.add(std::move(piece));
}

void Builder::title(const QString& title, const QStringList& subtitles)
{
    const Theme& theme = m_context.theme();
    std::vector<Piece> pieces = paragraph(title, {titlePixels, 34, true, theme.ink1, false}, width(), 0);
    for (const QString& subtitle : subtitles) {
        for (Piece& line : paragraph(subtitle, {type::label, 18, false, theme.ink2, false}, width(), 2))
            pieces.push_back(std::move(line));
    }
    for (Piece& piece : pieces)
        piece.keepWithNext = true;
    m_flow.add(std::move(pieces));
}

void Builder::section(const QString& title, const QString& note)
{
    const Theme& theme = m_context.theme();
    const QString numbered = QStringLiteral("%1\u2002%2").arg(++m_sections).arg(title);
    const TextStyle style{sectionPixels, 24, true, theme.ink1, false};
    const double titleWidth = SetText::naturalWidth(numbered, style) + 12;
    const SetText titleSet(numbered, style, titleWidth);
    const SetText noteSet(note, {type::tick, 14, false, theme.ink3, false}, width() - titleWidth);
    Piece piece;
    piece.height = std::max(24.0, noteSet.height() + (noteSet.lines() > 1 ? 6 : 0));
    piece.spaceBefore = 22;
    piece.keepWithNext = true;
    piece.bookmark = title;
    piece.paint = [=](QPainter& painter, const QRectF& area) {
        titleSet.paint(painter, area);
        if (!note.isEmpty())
            noteSet.paint(painter, QRectF(area.left() + titleWidth, area.top() + 6, area.width() - titleWidth, noteSet.height()));
    };
    add(std::move(piece));
}

void Builder::subheading(const QString& title, const QString& note, int strategy)
{
    const Theme& theme = m_context.theme();
    const double shift = strategy >= 0 ? 17 : 0;
    const TextStyle style{type::body, 20, true, theme.ink1, false};
    const double titleWidth = std::min(width() - shift, SetText::naturalWidth(title, style) + 10);
    const SetText titleSet(title, style, titleWidth);
    const SetText noteSet(note, {type::tick, 14, false, theme.ink3, false}, std::max(40.0, width() - shift - titleWidth));
    Piece piece;
    piece.height = std::max(titleSet.height(), noteSet.height() + 4);
    piece.spaceBefore = 14;
    piece.keepWithNext = true;
    piece.bookmark = title;
    piece.bookmarkLevel = 1;
    piece.paint = [=](QPainter& painter, const QRectF& area) {
        if (strategy >= 0)
            paintSwatch(painter, QPointF(area.left() + 5, area.top() + 10), theme, strategy, 10);
        titleSet.paint(painter, area.adjusted(shift, 0, 0, 0));
        if (!note.isEmpty())
            noteSet.paint(painter, area.adjusted(shift + titleWidth, 4, 0, 0));
    };
    add(std::move(piece));
}

void Builder::text(const QString& text)
{
    for (Piece& line : paragraph(text, {type::body, bodyLine, false, m_context.theme().ink1, false}, width(), 6))
        add(std::move(line));
}

void Builder::text(const RichText& text)
{
    for (Piece& line : paragraph(text.text(), {type::body, bodyLine, false, m_context.theme().ink1, false}, width(), 6, text.formats()))
        add(std::move(line));
}

void Builder::lead(const QString& lines)
{
    text(lines);
    m_flow.keepLastWithNext();
}

void Builder::warning(const QString& text)
{
    for (Piece& line : paragraph(text, {type::label, noteLine, false, m_context.theme().warningText, false}, width(), 6))
        add(std::move(line));
}

void Builder::note(const QString& text)
{
    m_flow.keepLastWithNext();
    for (Piece& line : paragraph(text, {type::tick, noteLine, false, m_context.theme().ink3, false}, width(), 6))
        add(std::move(line));
}

void Builder::keyFigures(const std::vector<KeyFigure>& figures)
{
    const Theme& theme = m_context.theme();
    const double each = (width() - keyGap * double(figures.size() - 1)) / double(figures.size());
    const int pixels = keyPixels(figures, each);
    std::vector<SetText> large, captions;
    double captionHeight = 0;
    for (const KeyFigure& figure : figures) {
        large.emplace_back(figure.figure, TextStyle{pixels, 32, true, theme.ink1, false}, each);
        captions.emplace_back(figure.caption, TextStyle{type::tick, 15, false, theme.ink2, false}, each);
        captionHeight = std::max(captionHeight, captions.back().height());
    }
    Piece piece;
    piece.height = 40 + captionHeight;
    piece.spaceBefore = 14;
    piece.paint = [=](QPainter& painter, const QRectF& area) {
        for (std::size_t index = 0; index < large.size(); ++index) {
            const double left = area.left() + double(index) * (each + keyGap);
            painter.fillRect(QRectF(left, area.top(), each, 1.5), theme.ink1);
            large[index].paint(painter, QRectF(left, area.top() + 7, each, 32));
            captions[index].paint(painter, QRectF(left, area.top() + 40, each, captionHeight));
        }
    };
    add(std::move(piece));
}

void Builder::table(const Table& table)
{
    if (table.empty())
        return;
    for (Piece& piece : table.pieces(width(), 12))
        add(std::move(piece));
}

void Builder::chart(double height, std::function<void(QPainter&, const QRectF&)> paint)
{
    Piece piece;
    piece.height = height;
    piece.spaceBefore = 8;
    piece.paint = std::move(paint);
    add(std::move(piece));
}

} // namespace rackrate::report
