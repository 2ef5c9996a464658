// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/decisionpage.h"

#include "app/pages/resulttables.h"
#include "simulation/decisions/limits.h"

namespace rackrate {
namespace {

constexpr int tornadoBars = 12;

} // namespace

DecisionPage::DecisionPage(QWidget* parent) : PageBase(parent)
{
    m_basis = new SegmentedControl(this);
    addChoice(m_basis);
    m_other = textLabel("reading", this);
    body()->addWidget(m_other);
    m_horizonHead = addSection();
    m_horizon = addChart(300, nullptr, 1);
    m_horizon->setMaximumHeight(420);
    m_tableHead = addSection();
    m_table = addTable();
    m_limitsHead = addSection();
    m_limits = addTable();
    m_limitsNote = textLabel("note", this);
    body()->addWidget(m_limitsNote);
    connect(m_basis, &SegmentedControl::chosen, this, [this] {
        m_basisChosen = true;
        refresh();
    });
    retranslate();
}

void DecisionPage::retranslate()
{
    setTitle(tr("Decision"));
    m_basis->setChoices({tr("Present value"), tr("Nominal")});
    m_horizonHead->setTexts(tr("Who is cheapest, and would be over a shorter plan"),
                            tr("share of futures, each month closed out as at the horizon"));
    m_tableHead->setTexts(tr("How sure, and what the wrong choice costs"),
                          tr("regret: mean cost above the cheapest strategy of the same future"));
    m_limitsHead->setTexts(tr("Why strategies are ruled out"), tr("limits on demand and service that are broken; reached there: over the futures in which they are"));
}

void DecisionPage::refresh()
{
    const QLocale locale;
    if (!m_basisChosen)
        m_basis->setCurrent(results().nominalBasis ? 1 : 0);
    const bool nominal = m_basis->current() == 1;
    setSentence(regretSentence(scenario(), results(), nominal, locale));
    Results shown = results();
    shown.nominalBasis = nominal;
    RichSentence words = joined(decisionSentence(scenario(), shown, locale), supportingSentences(scenario(), shown, locale));
    words = joined(std::move(words), {disagreementSentence(scenario(), results(), locale), {}});
    m_other->setText(richText(words, currentTheme()));
    m_horizon->setContent(cheapestContent(cheapestChartData(scenario(), results(), nominal, locale)));
    m_table->setTable(basisTable(scenario(), results(), nominal, locale), everyStrategy());
    m_table->fitHeight();
    std::vector<int> breaking;
    m_limits->setTable(brokenLimitsTable(scenario(), results(), locale, &breaking), breaking);
    m_limits->fitHeight();
    m_limitsNote->setText(limitsSentence(scenario(), locale));
    for (QWidget* part : {static_cast<QWidget*>(m_limitsHead), static_cast<QWidget*>(m_limits), static_cast<QWidget*>(m_limitsNote)})
        part->setVisible(!breaking.empty());
}

SensitivityPage::SensitivityPage(QWidget* parent) : PageBase(parent)
{
    m_strategy = new StrategyChooser(this);
    m_minus = new QLabel(this);
    m_minus->setProperty("role", QStringLiteral("label"));
    m_against = new StrategyChooser(this);
    for (QWidget* choice : {static_cast<QWidget*>(m_strategy), static_cast<QWidget*>(m_minus), static_cast<QWidget*>(m_against)})
        addChoice(choice);
    m_head = addSection();
    m_tornado = addChart(200);
    m_tableHead = addSection();
    m_table = addTable();
    m_note = textLabel("note", this);
    body()->addWidget(m_note);
    body()->addStretch();
    for (StrategyChooser* chooser : {m_strategy, m_against})
        connect(chooser, &StrategyChooser::strategyChosen, this, [this] { refresh(); });
    retranslate();
}

void SensitivityPage::retranslate()
{
    setTitle(tr("Sensitivity"));
    m_minus->setText(tr("minus"));
    m_strategy->setAccessibleName(tr("Strategy"));
    m_against->setAccessibleName(tr("Strategy to subtract"));
    m_note->setText(tr("Mean over the futures in which the input is near its P10 and near its P90; all other inputs vary freely. "
                       "Computed once all futures are simulated."));
}

void SensitivityPage::refresh()
{
    const QLocale locale;
    m_strategy->setStrategies(scenario(), results().best(), locale);
    m_against->setStrategies(scenario(), runnerUp(results()), locale, tr("nothing"));
    // Only a whole run carries sensitivities; until the next one, the last stay on screen, marked as old.
    if (results().sensitivity.empty() && !answer().complete && m_filled) {
        m_tornado->setStale(true);
        return;
    }
    m_tornado->setStale(false);
    m_filled = !results().sensitivity.empty();
    TornadoData data = tornadoData(scenario(), results(), m_strategy->strategy(), m_against->strategy(), tornadoBars, locale);
    if (data.bars.empty()) {
        setSentence(answer().complete ? data.sentence : tr("The inputs that decide are known once all futures are simulated."));
        m_tornado->clear();
        m_table->setTable({});
        m_table->fitHeight();
        return;
    }
    setSentence(data.sentence);
    m_tableHead->setTexts(tr("All uncertain inputs"), data.against < 0
                              ? tr("what moves the cost of %1, in the order of their swing").arg(data.name)
                              : tr("what moves %1 minus %2, in the order of their swing").arg(data.name, data.againstName));
    m_head->setTexts(tr("What decides"), data.subtitle);
    m_tornado->setFixedHeight(int(tornadoHeight(data)) + 4);
    m_table->setTable(data.table);
    m_table->fitHeight();
    m_tornado->setContent(tornadoContent(std::move(data)));
}

} // namespace rackrate
