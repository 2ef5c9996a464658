// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/pages/pagebase.h"

namespace rackrate {

/// Who is cheapest, how sure that is, and what the wrong choice costs.
class DecisionPage : public PageBase {
    Q_OBJECT
public:
    explicit DecisionPage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    SegmentedControl* m_basis;
    QLabel* m_other;
    SectionHead *m_horizonHead, *m_tableHead, *m_limitsHead;
    ChartWidget* m_horizon;
    ResultTable *m_table, *m_limits;
    QLabel* m_limitsNote;
    bool m_basisChosen = false;
};

/// What decides: the uncertain inputs by how far they move the mean.
class SensitivityPage : public PageBase {
    Q_OBJECT
public:
    explicit SensitivityPage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    QLabel* m_minus;
    StrategyChooser *m_strategy, *m_against;
    SectionHead *m_head, *m_tableHead;
    ChartWidget* m_tornado;
    ResultTable* m_table;
    QLabel* m_note;
    bool m_filled = false;
};

} // namespace rackrate
