// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/livepanel.h"

#include "app/pages/liveparts.h"

#include <QEvent>

namespace rackrate {

LivePanel::LivePanel(QWidget* parent) : QWidget(parent), m_parts(std::make_unique<Parts>(*this))
{
    setObjectName(QStringLiteral("livePane"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Live result"));
}

LivePanel::~LivePanel() = default;

void LivePanel::setAnswer(std::shared_ptr<const Answer> answer)
{
    m_parts->answer = std::move(answer);
    m_parts->show();
}

void LivePanel::setState(LiveSimulation::State state, quint64 done, quint64 wanted)
{
    m_parts->state = state;
    m_parts->done = done;
    m_parts->wanted = wanted;
    m_parts->showState();
}

void LivePanel::setProblems(const QList<ProblemList::Problem>& problems)
{
    m_parts->problems = int(problems.size());
    m_parts->problem->setProblems(problems);
    m_parts->missing->setProblems(problems);
    m_parts->showEmpty();
}

void LivePanel::setWarnings(const QList<ProblemList::Problem>& warnings) { m_parts->warning->setProblems(warnings); }

void LivePanel::setScenarioOpen(bool open)
{
    m_parts->scenarioOpen = open;
    m_parts->showEmpty();
}

void LivePanel::setEditedStrategy(int strategy)
{
    if (m_parts->editedStrategy == strategy)
        return;
    m_parts->editedStrategy = strategy;
    m_parts->clickedStrategy = -1;
    m_parts->showFan();
}

void LivePanel::setFolded(bool folded)
{
    m_parts->folded = folded;
    setMinimumHeight(folded ? foldedHeight : 0);
    setMaximumHeight(folded ? foldedHeight : QWIDGETSIZE_MAX);
    m_parts->show();
}

bool LivePanel::folded() const { return m_parts->folded; }

void LivePanel::setDragging(bool dragging)
{
    m_parts->dragging = dragging;
    if (!dragging)
        m_parts->showFan();
}

void LivePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_parts->retranslate();
    else if (event->type() == QEvent::PaletteChange)
        m_parts->show();
}

} // namespace rackrate
