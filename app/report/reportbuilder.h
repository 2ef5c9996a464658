// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/report/reportcontext.h"
#include "app/report/reportflow.h"
#include "app/report/reporttable.h"
#include "app/report/reporttext.h"

#include <functional>

namespace rackrate::report {

/// A figure large, and under it what it means.
struct KeyFigure {
    QString figure, caption;
};

/// Adds the report's blocks to a flow, in the report's type and spacing.
class Builder {
public:
    Builder(Flow& flow, const Context& context) : m_flow(flow), m_context(context) {}

    const Context& context() const { return m_context; }
    double width() const { return m_flow.width(); }

    void title(const QString& title, const QStringList& subtitles);
    /// "1  Decision" with a note in small type beside it; a bookmark.
    void section(const QString& title, const QString& note = {});
    /// A heading inside a section; a strategy's swatch before it if >= 0; a bookmark of the second level.
    void subheading(const QString& title, const QString& note = {}, int strategy = -1);
    void text(const QString& text);
    void text(const RichText& text);
    /// A paragraph in the colour of warnings.
    void warning(const QString& text);
    /// A paragraph that stays with the table or chart after it.
    void lead(const QString& text);
    /// Small type under a table or chart, on its page.
    void note(const QString& text);
    void keyFigures(const std::vector<KeyFigure>& figures);
    void table(const Table& table);
    void chart(double height, std::function<void(QPainter&, const QRectF&)> paint);
    /// The next piece begins a page.
    void newPage() { m_newPage = true; }

    RichText rich() const { return RichText(m_context.theme(), m_context.locale()); }
    Table newTable(std::vector<Column> columns) const { return Table(m_context.theme(), std::move(columns)); }

private:
    void add(Piece piece);

    Flow& m_flow;
    const Context& m_context;
    int m_sections = 0;
    bool m_newPage = false;
};

} // namespace rackrate::report
