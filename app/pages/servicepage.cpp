// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/servicepage.h"

#include "app/pages/resulttables.h"


namespace rackrate {

ServicePage::ServicePage(QWidget* parent) : PageBase(parent)
{
    m_serviceHead = addSection();
    m_service = addTable();
    m_heatHead = addSection();
    m_strategy = new StrategyChooser(this);
    m_heatHead->addAtRight(m_strategy);
    m_heat = addChart(240);
    m_heat->setMaximumHeight(320);
    m_useHead = addSection();
    m_use = addTable();
    body()->addStretch();
    connect(m_strategy, &StrategyChooser::strategyChosen, this, [this] { refresh(); });
    retranslate();
}

void ServicePage::retranslate()
{
    setTitle(tr("Service and utilisation"));
    m_serviceHead->setTexts(tr("Service by workload"),
                            tr("mean response is a ratio of sums; P95 over all requests, hours, months and futures"));
    m_heatHead->setTexts(tr("Utilisation by hour of the week"), tr("busy over paid GPU-hours, mean over the plan"));
    m_useHead->setTexts(tr("Use and cash"), {});
    m_strategy->setAccessibleName(tr("Strategy"));
}

void ServicePage::refresh()
{
    const QLocale locale;
    std::vector<int> rows;
    m_service->setTable(serviceTable(scenario(), results(), locale, &rows), rows);
    m_service->fitHeight();
    m_strategy->setStrategies(scenario(), results().best(), locale);
    if (m_strategy->strategy() >= 0) {
        HeatMapData heat = heatMapData(scenario(), results(), m_strategy->strategy(), locale);
        setSentence(heat.sentence);
        m_heat->setContent(heatMapContent(std::move(heat)));
    }
    const std::vector<int> all = everyStrategy();
    m_use->setTable(useTable(scenario(), results(), locale), all);
    m_use->fitHeight();
}

NumbersPage::NumbersPage(QWidget* parent) : PageBase(parent)
{
    m_which = new SegmentedControl(this);
    m_copy = new QPushButton(this);
    m_save = new QPushButton(this);
    for (QWidget* choice : {static_cast<QWidget*>(m_which), static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_save)})
        addChoice(choice);
    m_table = addTable();
    body()->setStretchFactor(m_table, 1);
    connect(m_which, &SegmentedControl::chosen, this, [this] { refresh(); });
    connect(m_copy, &QPushButton::clicked, m_table, &ResultTable::copyAll);
    connect(m_save, &QPushButton::clicked, m_table, &ResultTable::askAndSave);
    retranslate();
}

void NumbersPage::retranslate()
{
    setTitle(tr("All numbers"));
    m_which->setChoices({tr("Totals"), tr("Decision"), tr("By month"), tr("By kind"), tr("Service"), tr("Use"), tr("Accuracy")});
    m_copy->setText(tr("Copy"));
    m_save->setText(tr("Save as CSV…"));
}

void NumbersPage::refresh()
{
    const QLocale locale;
    setSentence(tr("%1 futures of %2, in %3; a click on a head sorts by that column.")
                    .arg(locale.toString(qulonglong(results().engine.trials)), monthsText(results().months),
                         QString::fromStdString(scenario().currency)));
    const std::vector<int> all = everyStrategy();
    switch (m_which->current()) {
    case 0: return m_table->setTable(totalsTable(scenario(), results(), locale), all);
    case 1: return m_table->setTable(decisionTable(scenario(), results(), locale), all);
    case 2: return m_table->setTable(monthsTable(scenario(), results(), locale));
    case 3: return m_table->setTable(breakdownChartData(scenario(), results(), locale).table);
    case 4: {
        std::vector<int> rows;
        const ChartTable table = serviceTable(scenario(), results(), locale, &rows);
        return m_table->setTable(table, rows);
    }
    case 5: return m_table->setTable(useTable(scenario(), results(), locale), all);
    default: {
        std::vector<int> rows;
        const ChartTable table = accuracyTable(scenario(), results(), locale, &rows);
        return m_table->setTable(table, rows);
    }
    }
}

} // namespace rackrate
