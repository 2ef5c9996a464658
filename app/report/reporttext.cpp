// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reporttext.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace rackrate::report {

void RichText::part()
{
    if (!m_text.isEmpty() && m_locale.language() != QLocale::Chinese)
        m_text += QLatin1Char(' ');
}

RichText& RichText::add(const QString& sentence)
{
    if (sentence.isEmpty())
        return *this;
    part();
    m_text += sentence;
    return *this;
}

RichText& RichText::add(const RichSentence& sentence)
{
    if (sentence.text.isEmpty())
        return *this;
    part();
    for (const RichSentence::Span& span : sentence.spans) {
        QTextLayout::FormatRange range;
        range.start = int(m_text.size()) + span.begin;
        range.length = span.length;
        range.format.setFontWeight(QFont::Medium);
        range.format.setForeground(m_theme.strategy(span.strategy).text);
        m_formats.push_back(range);
    }
    m_text += sentence.text;
    return *this;
}

SetText::SetText(const QString& text, const TextStyle& style, double width, const QList<QTextLayout::FormatRange>& formats)
    : m_style(style), m_layout(std::make_shared<QTextLayout>(formats.isEmpty() ? withoutHanGaps(text) : text, uiFont(style.pixels, style.medium)))
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(style.right ? Qt::AlignRight : Qt::AlignLeft);
    option.setUseDesignMetrics(true);
    m_layout->setTextOption(option);
    m_layout->setFormats(formats);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    for (;;) {
        QTextLine line = m_layout->createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
    }
    m_layout->endLayout();
}

void SetText::paintLine(QPainter& painter, int index, const QRectF& area) const
{
    const QTextLine line = m_layout->lineAt(index);
    // Capitals and figures sit in the middle of the line's height, whatever font a fallback brought in.
    const QFontMetricsF metrics(m_layout->font());
    const double baseline = area.top() + (m_style.lineHeight + metrics.capHeight()) / 2;
    painter.setPen(m_style.colour);
    line.draw(&painter, QPointF(area.left(), baseline - line.ascent() - line.y()));
}

void SetText::paint(QPainter& painter, const QRectF& area) const
{
    for (int line = 0; line < lines(); ++line)
        paintLine(painter, line, area.translated(0, line * m_style.lineHeight));
}

double SetText::naturalWidth(const QString& text, const TextStyle& style)
{
    // The tenth of a pixel absorbs the rounding of glyph advances to 1/64 when the line is set.
    return std::ceil(QFontMetricsF(uiFont(style.pixels, style.medium)).horizontalAdvance(text) * 10 + 1) / 10;
}

std::vector<Piece> paragraph(const QString& text, const TextStyle& style, double width, double spaceBefore,
                             const QList<QTextLayout::FormatRange>& formats)
{
    const SetText set(text, style, width, formats);
    std::vector<Piece> pieces;
    const int lines = set.lines();
    for (int line = 0; line < lines; ++line) {
        Piece piece;
        piece.height = set.lineHeight();
        piece.spaceBefore = line == 0 ? spaceBefore : 0;
        piece.keepWithNext = line + 1 < lines && (line == 0 || line + 2 == lines);
        piece.paint = [set, line](QPainter& painter, const QRectF& area) { set.paintLine(painter, line, area); };
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

} // namespace rackrate::report
