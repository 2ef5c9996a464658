// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/charts/resulttable.h"
#include "app/pages/chartcontents.h"
#include "app/pages/pageparts.h"
#include "app/pages/resultpages.h"

#include <QVBoxLayout>
#include <vector>

namespace rackrate {

/// What all result pages share: title and choices in one row, one sentence, a scrolling body, the empty state, stale charts,
/// and a fresh look after a change of language or theme.
class PageBase : public ResultPage {
    Q_OBJECT
public:
    explicit PageBase(QWidget* parent);
    void setAnswer(std::shared_ptr<const Answer> answer) override;
    void setStale(bool stale) override;

protected:
    /// Texts that do not depend on the answer.
    virtual void retranslate() = 0;
    /// Everything else; the answer is there and has strategies.
    virtual void refresh() = 0;
    void changeEvent(QEvent* event) override;

    void setTitle(const QString& title) { m_title->setText(title); }
    void setSentence(const QString& sentence);
    /// With the names of strategies in their colours.
    void setSentence(const RichSentence& sentence);
    void addChoice(QWidget* widget) { m_head->addWidget(widget); }
    QVBoxLayout* body() const { return m_body; }
    ChartWidget* addChart(int height, QBoxLayout* layout = nullptr, int stretch = 0);
    ResultTable* addTable();
    SectionHead* addSection();
    void forget(ChartWidget* chart);

    const Answer& answer() const { return *m_answer; }
    const Scenario& scenario() const { return m_answer->scenario; }
    const Results& results() const { return m_answer->results; }
    std::vector<int> everyStrategy() const; ///< 0, 1, … as rows of a table

private:
    void show();

    std::shared_ptr<const Answer> m_answer;
    QLabel *m_title, *m_sentence, *m_empty;
    QHBoxLayout* m_head;
    QVBoxLayout* m_body;
    QWidget* m_content;
    std::vector<ChartWidget*> m_charts;
    bool m_stale = false;
};

} // namespace rackrate
