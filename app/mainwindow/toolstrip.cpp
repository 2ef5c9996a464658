// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/toolstrip.h"

#include "app/mainwindow/windowactions.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/widgets/simplefields.h"
#include "app/workbook/scenariodocument.h"
#include "simulation/decisions/headline.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int stripHeight = 48;
constexpr int trialChoices[] = {10000, 30000, 100000, 300000, 1000000};

QToolButton* actionButton(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setIconSize(QSize(18, 18));
    return button;
}

QFrame* upright(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFixedSize(1, 24);
    line->setStyleSheet(QStringLiteral("background: %1").arg(currentTheme().rule.name()));
    return line;
}

} // namespace

ToolStrip::ToolStrip(ScenarioDocument& document, const WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_document(document), m_name(new QPushButton(this)), m_run(new QPushButton(this)), m_change(new QLabel(this)),
      m_trials(new QComboBox(this)), m_actions(actions)
{
    setObjectName(QStringLiteral("toolBar"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(stripHeight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 16, 0);
    row->setSpacing(8);
    auto* home = new QToolButton(this);
    home->setIcon(icon(Icon::Home));
    home->setIconSize(QSize(18, 18));
    home->setToolTip(tr("Start page"));
    home->setAccessibleName(tr("Start page"));
    connect(home, &QToolButton::clicked, this, &ToolStrip::homeRequested);
    connect(m_name, &QPushButton::clicked, this, &ToolStrip::scenarioRequested);
    m_name->setFont(uiFont(type::body, true));
    m_change->setProperty("role", QStringLiteral("hint"));
    auto* trialsLabel = new QLabel(tr("Futures"), this);
    trialsLabel->setProperty("role", QStringLiteral("label"));
    trialsLabel->setBuddy(m_trials);
    m_trials->setMinimumWidth(104);
    connect(m_trials, &QComboBox::activated, this, &ToolStrip::chooseTrials);
    auto* report = new QPushButton(icon(Icon::Report, currentTheme().dark ? currentTheme().window : currentTheme().base), tr("Report…"), this);
    report->setProperty("role", QStringLiteral("primary"));
    connect(report, &QPushButton::clicked, actions.exportReport, &QAction::trigger);
    row->addWidget(home);
    row->addWidget(m_name);
    row->addSpacing(4);
    row->addWidget(upright(this));
    row->addWidget(actionButton(actions.undo, this));
    row->addWidget(actionButton(actions.redo, this));
    row->addWidget(m_change, 1);
    row->addWidget(trialsLabel);
    row->addWidget(m_trials);
    row->addWidget(m_run);
    row->addWidget(report);
    connect(m_run, &QPushButton::clicked, this, [this] { (m_run->property("running").toBool() ? m_actions.stop : m_actions.run)->trigger(); });
    setRunning(false);
    refresh();
}

void ToolStrip::refresh()
{
    const Json& tree = m_document.tree();
    const QString name = tree.contains("name") ? localizedText(tree["name"], languageOf(QLocale())) : tr("Scenario");
    m_name->setText(name);
    const QString change = m_document.undoStack().undoText();
    m_change->setText(change.isEmpty() ? QString() : tr("Last change: %1").arg(change));
    const auto trials = static_cast<int>(m_document.reading().scenario.trials);
    m_trials->clear();
    QList<int> choices(std::begin(trialChoices), std::end(trialChoices));
    if (!choices.contains(trials))
        choices.append(trials);
    std::sort(choices.begin(), choices.end());
    for (const int choice : choices)
        m_trials->addItem(QLocale().toString(choice), choice);
    m_trials->setCurrentIndex(static_cast<int>(choices.indexOf(trials)));
}

void ToolStrip::setRunning(bool running)
{
    m_run->setProperty("running", running);
    m_run->setIcon(icon(running ? Icon::Stop : Icon::Run, currentTheme().accent));
    m_run->setText(running ? tr("Stop  Esc") : tr("Run  F5"));
}

void ToolStrip::chooseTrials(int index)
{
    m_document.setField("/simulation/trials", m_trials->itemData(index).toInt(), tr("Number of futures changed"));
}

} // namespace rackrate
