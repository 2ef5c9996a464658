// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"

#include <QPointer>
#include <QWidget>
#include <memory>

class QLabel;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace rackrate {

class EditorPage;
class FieldBox;
class FieldStrip;
class LivePanel;
class Outline;
class ProblemList;
class ResultPage;
class ScenarioDocument;

/// Outline, page in the middle, live answer at the right. Pages are named by keys: those of editors, and "result:ID".
class Workspace : public QWidget {
    Q_OBJECT
public:
    Workspace(ScenarioDocument& document, LiveSimulation& live, QWidget* parent);
    ~Workspace() override;

    /// Shows a page; an unknown key shows the scenario's page.
    void showPage(const QString& key);
    QString currentKey() const { return m_key; }
    /// Opens the page of a field and gives the field the focus.
    void showField(const QString& pointer);
    /// The next of outline, page and live panel gets the focus.
    void focusNextPane();
    /// Folds the live panel by hand; a narrow window and wide pages fold it anyway.
    void setFolded(bool folded);
    /// Name, help and unit of every field on the page, for the help window.
    QString pageHelp() const;
    void saveLayout() const;
    /// State of the answer to what is written now: what cannot be simulated leaves the last answer standing, which is none.
    LiveSimulation::State answerState() const;

signals:
    void pageChanged(const QString& key);
    void newScenarioRequested();
    void contextMenuRequested(const QString& key, const QPoint& globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectPanel();
    void refreshDocument();
    void refreshAnswer();
    void refreshState();
    void refreshFindings();
    void arrange();
    void noteField(FieldBox* box);

    ScenarioDocument& m_document;
    LiveSimulation& m_live;
    QString m_key;
    bool m_folded = false;
    int m_panelWidth;
    Outline* m_outline;
    QSplitter* m_splitter;
    QProgressBar* m_progress;
    QWidget* m_stripPlace;
    ProblemList *m_problem, *m_warning;
    QVBoxLayout* m_pagePlace;
    FieldStrip* m_fieldStrip;
    LivePanel* m_panel;
    QPointer<EditorPage> m_editor;
    QPointer<ResultPage> m_result;
};

} // namespace rackrate
