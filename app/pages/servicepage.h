// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/pages/pagebase.h"

#include <QPushButton>

namespace rackrate {

/// What the users of the GPUs get, and how much of what is paid for is used.
class ServicePage : public PageBase {
    Q_OBJECT
public:
    explicit ServicePage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    SectionHead *m_serviceHead, *m_heatHead, *m_useHead;
    ResultTable *m_service, *m_use;
    StrategyChooser* m_strategy;
    ChartWidget* m_heat;
};

/// Every number of the answer as tables that can be sorted, copied and saved.
class NumbersPage : public PageBase {
    Q_OBJECT
public:
    explicit NumbersPage(QWidget* parent);

protected:
    void retranslate() override;
    void refresh() override;

private:
    SegmentedControl* m_which;
    QPushButton *m_copy, *m_save;
    ResultTable* m_table;
};

} // namespace rackrate
