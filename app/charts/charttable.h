// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What a chart shows, as text: for the clipboard, for CSV files and for readers who cannot see the drawing.
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>
#include <vector>

namespace rackrate {

struct ChartTable {
    QStringList head;
    std::vector<QStringList> rows;

    /// RFC 4180, one line per row, CRLF.
    QString csv() const;
    /// Tab-separated, for spreadsheets.
    QString tabbed() const;
};

/// What stands under the pointer: the place, a title and one line per strategy, in the order to show.
struct ChartHover {
    double x = 0;       ///< of the hairline, in the chart's coordinates
    int month = -1;     ///< or the hour of the week in a heat map; -1: the chart has no such places
    QString title;
    struct Row { int strategy = -1; QColor colour; QString name, value; };
    std::vector<Row> rows;
};

} // namespace rackrate
