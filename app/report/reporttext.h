// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Text set into lines: one piece per line, so that a page may end between them.
#pragma once

#include "app/report/reportflow.h"
#include "app/theme/theme.h"
#include "simulation/decisions/headline.h"

#include <QColor>
#include <QTextLayout>

#include <memory>

namespace rackrate::report {

struct TextStyle {
    int pixels = type::body;
    double lineHeight = 20;
    bool medium = false;
    QColor colour;
    bool right = false;
};

/// Text in which strategy names stand out in their colours.
class RichText {
public:
    explicit RichText(const Theme& theme, QLocale locale) : m_theme(theme), m_locale(std::move(locale)) {}

    /// Sentences are parted by a space where the language has one. Empty sentences add nothing.
    RichText& add(const QString& sentence);
    RichText& add(const RichSentence& sentence);

    const QString& text() const { return m_text; }
    const QList<QTextLayout::FormatRange>& formats() const { return m_formats; }

private:
    void part();

    Theme m_theme;
    QLocale m_locale;
    QString m_text;
    QList<QTextLayout::FormatRange> m_formats;
};

/// Text broken into lines of at most `width`.
class SetText {
public:
    SetText(const QString& text, const TextStyle& style, double width, const QList<QTextLayout::FormatRange>& formats = {});

    int lines() const { return m_layout->lineCount(); }
    double height() const { return lines() * m_style.lineHeight; }
    double lineHeight() const { return m_style.lineHeight; }
    void paintLine(QPainter& painter, int line, const QRectF& area) const;
    void paint(QPainter& painter, const QRectF& area) const;

    static double naturalWidth(const QString& text, const TextStyle& style);

private:
    TextStyle m_style;
    std::shared_ptr<QTextLayout> m_layout;
};

/// Lines of a paragraph; the first two and the last two stay together.
std::vector<Piece> paragraph(const QString& text, const TextStyle& style, double width, double spaceBefore,
                             const QList<QTextLayout::FormatRange>& formats = {});

} // namespace rackrate::report
