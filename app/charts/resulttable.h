// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/charts/charttable.h"

#include <QTableWidget>

namespace rackrate {

/// A read-only table of results: text left, numbers right, no vertical lines, sortable by number where a column has numbers,
/// copied with Ctrl+C, saved as CSV. A first column may carry a strategy's swatch.
class ResultTable : public QTableWidget {
    Q_OBJECT
public:
    explicit ResultTable(QWidget* parent = nullptr);

    /// `strategies`: index by row for the swatch, -1 for none; may be shorter than the rows.
    void setTable(const ChartTable& table, const std::vector<int>& strategies = {});
    const ChartTable& table() const { return m_table; }
    /// As high as its rows, up to `maximum`; the page scrolls instead of the table.
    void fitHeight(int maximum = 100000);
    void copyAll() const;
    void copySelection() const;
    void askAndSave(); ///< as CSV

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void fitColumns(); ///< as wide as their texts; the first takes the room that is left

    ChartTable m_table;
    std::vector<int> m_strategies;
    int m_maximumHeight = 0; ///< 0: the layout decides
};

} // namespace rackrate
