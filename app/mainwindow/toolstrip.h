// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace rackrate {

class ScenarioDocument;
struct WindowActions;

/// The bar under the menu: home, the scenario's name, undo and redo with the last change, trials, run, report.
class ToolStrip : public QWidget {
    Q_OBJECT
public:
    ToolStrip(ScenarioDocument& document, const WindowActions& actions, QWidget* parent);

    void refresh();
    /// Whether a run is on: the button then stops it.
    void setRunning(bool running);

signals:
    void homeRequested();
    void scenarioRequested();

private:
    void chooseTrials(int index);

    ScenarioDocument& m_document;
    QPushButton *m_name, *m_run;
    QLabel* m_change;
    QComboBox* m_trials;
    const WindowActions& m_actions;
};

} // namespace rackrate
