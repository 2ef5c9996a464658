// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/pagebase.h"

#include <QEvent>
#include <QScrollArea>
#include <algorithm>
#include <numeric>

namespace rackrate {

PageBase::PageBase(QWidget* parent) : ResultPage(parent)
{
    setObjectName(QStringLiteral("editorPage"));
    setAttribute(Qt::WA_StyledBackground);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(24, 16, 0, 0);
    outer->setSpacing(4);
    m_head = new QHBoxLayout;
    m_head->setContentsMargins(0, 0, 24, 0);
    m_head->setSpacing(8);
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_head->addWidget(m_title);
    m_head->addStretch();
    outer->addLayout(m_head);
    m_sentence = textLabel("reading", this);
    m_empty = textLabel("reading", this);
    outer->addWidget(m_sentence);
    outer->addWidget(m_empty);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_content = new QWidget(scroll);
    m_body = new QVBoxLayout(m_content);
    m_body->setContentsMargins(0, 8, 24, 16);
    m_body->setSpacing(8);
    scroll->setWidget(m_content);
    outer->addWidget(scroll, 1);
}

void PageBase::setAnswer(std::shared_ptr<const Answer> answer)
{
    m_answer = std::move(answer);
    show();
}

void PageBase::show()
{
    const bool any = m_answer && !m_answer->results.strategies.empty();
    m_empty->setText(tr("Nothing is simulated yet."));
    m_empty->setVisible(!any);
    m_sentence->setVisible(any);
    m_content->setVisible(any);
    if (any)
        refresh();
}

void PageBase::setSentence(const QString& sentence)
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setText(withoutHanGaps(sentence));
}

void PageBase::setSentence(const RichSentence& sentence)
{
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setText(richText(sentence, currentTheme()));
}

void PageBase::setStale(bool stale)
{
    m_stale = stale;
    for (ChartWidget* chart : m_charts)
        chart->setStale(stale);
}

void PageBase::changeEvent(QEvent* event)
{
    ResultPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        show();
}

ChartWidget* PageBase::addChart(int height, QBoxLayout* layout, int stretch)
{
    auto* chart = new ChartWidget(m_content);
    chart->setMinimumHeight(height);
    chart->setStale(m_stale);
    (layout ? layout : m_body)->addWidget(chart, stretch);
    m_charts.push_back(chart);
    return chart;
}

ResultTable* PageBase::addTable()
{
    auto* table = new ResultTable(m_content);
    m_body->addWidget(table);
    return table;
}

SectionHead* PageBase::addSection()
{
    if (m_body->count() > 0)
        m_body->addWidget(hairline(m_content));
    auto* head = new SectionHead(m_content);
    m_body->addWidget(head);
    return head;
}

std::vector<int> PageBase::everyStrategy() const
{
    std::vector<int> rows(results().strategies.size());
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

void PageBase::forget(ChartWidget* chart) { m_charts.erase(std::remove(m_charts.begin(), m_charts.end(), chart), m_charts.end()); }

} // namespace rackrate
