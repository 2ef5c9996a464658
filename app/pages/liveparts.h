// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/charts/chartwidget.h"
#include "app/pages/livepanel.h"
#include "app/pages/pageparts.h"
#include "app/pages/statepill.h"

#include <QPushButton>
#include <QToolButton>
#include <optional>

namespace rackrate {

class ElidedLabel;

/// The widgets of the live panel and what fills them.
class LivePanel::Parts {
public:
    explicit Parts(LivePanel& panel);

    void show();         ///< everything from the answer, in the current language and theme
    void retranslate();
    void showFan();
    void showBreakEven();
    void showState();
    void showEmpty(); ///< why there is no answer

    std::shared_ptr<const Answer> answer;
    LiveSimulation::State state = LiveSimulation::State::Empty;
    quint64 done = 0, wanted = 0;
    int editedStrategy = -1, clickedStrategy = -1;
    bool folded = false, dragging = false;
    int problems = 0;
    bool scenarioOpen = false;
    ProblemList *problem = nullptr, *missing = nullptr, *warning = nullptr;

private:
    void buildFull();
    void buildStrip();
    void buildEmpty();
    void connectAll();
    void showSentences();
    void showService();
    bool stale() const;

    LivePanel& m_panel;
    QWidget *m_full = nullptr, *m_strip = nullptr, *m_empty = nullptr;
    QLabel *m_heading = nullptr, *m_basis = nullptr, *m_decision = nullptr, *m_runnerUp = nullptr, *m_disagreement = nullptr;
    StatePill *m_pill = nullptr, *m_stripPill = nullptr;
    ChartWidget *m_shares = nullptr, *m_fan = nullptr, *m_breakEven = nullptr;
    SectionHead* m_fanHead = nullptr;
    SegmentedControl* m_view = nullptr;
    QLabel *m_breakEvenTitle = nullptr, *m_against = nullptr, *m_service = nullptr;
    ElidedLabel* m_breakEvenNote = nullptr;
    StrategyChooser *m_challenger = nullptr, *m_baseline = nullptr;
    QPushButton* m_serviceLink = nullptr;
    QToolButton *m_fold = nullptr, *m_unfold = nullptr;
    QLabel *m_stripDecision = nullptr, *m_stripRunnerUp = nullptr;
    ChartWidget* m_stripShares = nullptr;
    QLabel* m_emptyText = nullptr;
    QPushButton* m_newScenario = nullptr;
    std::optional<ValueAxis> m_lastAxis;
    bool m_shownStale = false;
    bool m_pairChosen = false; ///< by the user; else cheapest and runner-up
};

} // namespace rackrate
