// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/scenariopages.h"

#include "app/editors/form.h"

#include <QVBoxLayout>

namespace rackrate {

ScenarioPage::ScenarioPage(ScenarioDocument& document, QWidget* parent) : EditorPage(document, "/scenario", parent)
{
    setTitle(tr("Scenario"));
    Form* form = addForm({});
    form->row({{"name", 2}, {"id"}, {"currency"}});
    form->row({{"question", 4}});
    form->row({{"description", 4}});
    form->title(tr("Time"));
    form->row({{"start"}, {"months"}, {"hoursPerMonth", 2}});
    form->title(tr("Decision"), tr("what counts as better"));
    form->row({{"baseline", 2}, {"criterion/basis"}, {"criterion/measure"}});
    form->row({{"unservedTolerance"}});
    form->title(tr("Simulation"));
    form->row({{"simulation/trials"}, {"simulation/seed"}, {"simulation/sampling", 2}});
    body()->addStretch(1);
    refresh();
}

MarketPage::MarketPage(ScenarioDocument& document, QWidget* parent) : EditorPage(document, "/market", parent)
{
    setTitle(tr("Market and prices"));
    Form* form = addForm("/market");
    form->title(tr("On-demand prices"), tr("everything that is rented and follows the market"));
    form->row({{"onDemandPrice/drift"}, {"onDemandPrice/volatility"}, {"onDemandPrice/jumpsPerYear"}, {"onDemandPrice/jumpSize"}});
    form->title(tr("Hardware prices"), tr("everything that is bought"));
    form->row({{"hardwarePrice/drift"}, {"hardwarePrice/volatility"}, {"hardwarePrice/jumpsPerYear"}, {"hardwarePrice/jumpSize"}});
    form->title(tr("Electricity"), tr("the tariff wherever a site names none of its own"));
    form->row({{"electricityPrice/base", 2}});
    form->row({{"electricityPrice/drift"}, {"electricityPrice/volatility"}, {"electricityPrice/jumpsPerYear"}, {"electricityPrice/jumpSize"}});
    body()->addStretch(1);
    refresh();
}

FinancePage::FinancePage(ScenarioDocument& document, QWidget* parent) : EditorPage(document, "/finance", parent)
{
    setTitle(tr("Finance"));
    Form* form = addForm("/finance");
    form->row({{"discountRate"}, {"inflation"}});
    form->title(tr("Conventions"));
    form->row({{"horizonEnd", 2}, {"cashTiming", 2}});
    form->row({{"fiscalYearStart"}});
    body()->addStretch(1);
    refresh();
}

} // namespace rackrate
