// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/pages/pagebase.h"

namespace rackrate {

/// Cost over time of all strategies, and their totals.
class CostPage : public PageBase {
    Q_OBJECT
public:
    explicit CostPage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    SegmentedControl* m_view;
    SectionHead *m_fanHead, *m_totalsHead;
    ChartWidget* m_fan;
    ResultTable* m_totals;
    int m_picked = -1;
};

/// Where the money goes: by kind for all strategies, and over the months for one.
class BreakdownPage : public PageBase {
    Q_OBJECT
public:
    explicit BreakdownPage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    void showMonths();

    SectionHead *m_barsHead, *m_monthsHead, *m_tableHead;
    ChartWidget* m_bars;
    StrategyChooser* m_strategy;
    class BreakdownAreas* m_areas;
    ResultTable* m_table;
};

} // namespace rackrate
