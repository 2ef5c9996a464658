// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/costpage.h"

#include "app/pages/breakdownareas.h"
#include "app/pages/resulttables.h"

namespace rackrate {

CostPage::CostPage(QWidget* parent) : PageBase(parent)
{
    m_view = new SegmentedControl(this);
    addChoice(m_view);
    m_fanHead = addSection();
    m_fan = addChart(380, nullptr, 1);
    m_totalsHead = addSection();
    m_totals = addTable();
    connect(m_view, &SegmentedControl::chosen, this, [this] { refresh(); });
    connect(m_fan, &ChartWidget::strategyClicked, this, [this](int strategy) {
        m_picked = strategy;
        refresh();
    });
    retranslate();
}

void CostPage::retranslate()
{
    setTitle(tr("Cost over time"));
    m_view->setChoices({tr("Cumulative"), tr("Monthly"), tr("Difference")});
    m_totalsHead->setTexts(tr("Totals"), tr("over the plan, closing values included; nominal unless said otherwise"));
}

void CostPage::refresh()
{
    const QLocale locale;
    FanChoice choice;
    choice.view = m_view->current() == 0   ? FanChoice::View::Cumulative
                  : m_view->current() == 1 ? FanChoice::View::Monthly
                                           : FanChoice::View::Difference;
    if (m_picked >= 0 && m_picked < int(results().strategies.size()) && m_picked != results().best())
        choice.focus = {results().best(), m_picked};
    FanChartData data = fanChartData(scenario(), results(), choice, locale);
    setSentence(data.sentence);
    m_fanHead->setTexts(data.title, data.subtitle);
    m_fan->setContent(fanContent(std::move(data)));
    m_totals->setTable(summaryTable(scenario(), results(), locale), everyStrategy());
    m_totals->fitHeight();
}

BreakdownPage::BreakdownPage(QWidget* parent) : PageBase(parent)
{
    m_barsHead = addSection();
    m_bars = addChart(200);
    m_monthsHead = addSection();
    m_strategy = new StrategyChooser(this);
    m_monthsHead->addAtRight(m_strategy);
    m_areas = new BreakdownAreas(this);
    body()->addWidget(m_areas, 1);
    m_tableHead = addSection();
    m_table = addTable();
    connect(m_strategy, &StrategyChooser::strategyChosen, this, [this] { showMonths(); });
    retranslate();
}

void BreakdownPage::retranslate()
{
    setTitle(tr("Breakdown"));
    m_strategy->setAccessibleName(tr("Strategy shown by month"));
    m_tableHead->setTexts(tr("By kind"), tr("mean over all futures, nominal, closing values included"));
}

void BreakdownPage::refresh()
{
    const QLocale locale;
    BreakdownChartData data = breakdownChartData(scenario(), results(), locale);
    setSentence(data.sentence);
    m_barsHead->setTexts(tr("Where the money goes"), data.subtitle);
    m_bars->setFixedHeight(int(breakdownHeight(data)) + 4);
    m_table->setTable(data.table);
    m_table->fitHeight();
    m_bars->setContent(breakdownContent(std::move(data)));
    m_strategy->setStrategies(scenario(), results().best(), locale);
    showMonths();
}

void BreakdownPage::showMonths()
{
    const int strategy = m_strategy->strategy();
    if (strategy < 0)
        return;
    const QLocale locale;
    const BreakdownChartData kinds = breakdownChartData(scenario(), results(), locale);
    const BreakdownLayers layers = breakdownLayers(scenario(), results(), strategy, kinds.kinds, locale);
    m_monthsHead->setTexts(tr("Over the months"), tr("%1 · mean, summed up; credits below zero").arg(layers.money.unit));
    m_areas->show(layers, strategy, locale);
}

} // namespace rackrate
