// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/pages/pagebase.h"

namespace rackrate {

/// When each challenger breaks even with one baseline: a row of bars, cumulative curve and shares per challenger, a table below.
class BreakEvenPage : public PageBase {
    Q_OBJECT
public:
    explicit BreakEvenPage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    struct Row {
        QWidget* widget;
        QLabel *name, *figure, *words;
        ChartWidget *bars, *curve, *shares;
    };
    void setRowCount(std::size_t count);
    void fillRow(Row& row, const BreakEvenChartData& data);
    void markMonth(int month);
    bool nominal() const;

    QLabel *m_baselineLabel, *m_barsHead, *m_curveHead;
    StrategyChooser* m_baseline;
    SegmentedControl* m_basis;
    QVBoxLayout* m_rowsLayout;
    std::vector<Row> m_rows;
    std::vector<BreakEvenChartData> m_data;
    ResultTable* m_table;
    QLabel* m_note;
    bool m_basisChosen = false;
};

} // namespace rackrate
