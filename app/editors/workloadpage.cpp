// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/workloadpage.h"

#include "app/editors/form.h"
#include "app/editors/growthchart.h"
#include "app/editors/listsection.h"
#include "app/theme/icons.h"
#include "app/widgets/numberfield.h"
#include "app/widgets/simplefields.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"

#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

std::string choiceAt(const Json* object, const std::string& pointer, const char* fallback)
{
    const Json* value = object ? rackrate::find(*object, pointer) : nullptr;
    return value && value->is_string() ? value->get<std::string>() : fallback;
}

bool asksRequests(const Json* workload)
{
    return choiceAt(workload, "/demand/unit", "gpu-hours-per-month") == "requests-per-second";
}

Form::Condition growthIs(std::initializer_list<std::string> forms)
{
    return [forms = std::vector<std::string>(forms)](const Json* workload) {
        const std::string form = choiceAt(workload, "/demand/growth/form", "constant");
        return std::find(forms.begin(), forms.end(), form) != forms.end();
    };
}

} // namespace

WorkloadPage::WorkloadPage(ScenarioDocument& document, const std::string& key, QWidget* parent)
    : EditorPage(document, key, parent), m_form(addForm(key))
{
    setMark(workloadMark());
    m_form->row({{"name", 2}, {"kind"}, {"stage"}});
    m_form->row({{"id"}, {"priority"}, {"deferrable/window", 2}});
    m_form->box("deferrable/window")->setLabel(tr("May wait"));
    m_form->showWhen({"deferrable/window"}, [](const Json* workload) { return !asksRequests(workload); });
    buildDemand(*m_form);
    buildEvents(*m_form);
    buildService(*m_form);
    body()->addStretch(1);
    WorkloadPage::refresh();
}

void WorkloadPage::buildDemand(Form& form)
{
    form.title(tr("Demand at start"), tr("mean over the week in the first month, before growth, season and events"));
    form.row({{"demand/base"}, {"demand/unit"}});
    m_density = new DensityGlyph(DensityGlyph::Size::Large, this);
    form.addBeside(m_density, 2, 2);
    form.row({{"demand/heldPerBusy"}, {"demand/rerunShare"}, {"demand/noise/sigma"}, {"demand/noise/halfLifeMonths"}});
    form.box("demand/noise/sigma")->setLabel(tr("Monthly noise"));
    form.box("demand/noise/halfLifeMonths")->setLabel(tr("Half-life of noise"));
    form.title(tr("Growth"), tr("× demand at start · drag the handles"));
    form.row({{"demand/growth/form"}, {"demand/growth/rate"}, {"demand/growth/limit"}});
    form.showWhen({"demand/growth/rate"}, growthIs({"linear", "exponential", "logistic"}));
    form.showWhen({"demand/growth/limit"}, growthIs({"logistic"}));
    m_growth = new GrowthChart(document(), key(), this);
    form.add(m_growth);
    ListSection* knots = form.list("demand/growth/knots", {{{"month"}, {"factor"}}});
    knots->setNewMember([this] { return Json{{"month", m_growth->nextMonth()}, {"factor", m_growth->lastFactor()}}; }, tr("Add a point"));
    form.showSection({knots}, growthIs({"step", "piecewise"}));
    form.title(tr("Weekly profile"), tr("% of the peak by hour of the week"));
    form.row({{"demand/week", 4}});
    form.title(tr("Season"), tr("factor by calendar month"));
    form.row({{"demand/season", 4}});
    form.box("demand/week")->hideLabel();
    form.box("demand/season")->hideLabel();
}

void WorkloadPage::buildEvents(Form& form)
{
    form.title(tr("Events"), tr("promotions, launches, lost customers, cancelled projects"));
    ListSection* events = form.list("demand/events", {{{"name", 2}, {"id", 2}}, {{"month"}, {"everyMonths"}, {"factor"}, {"probability"}},
                                                      {{"lasting"}, {"durationMonths"}, {"weeksPerMonth"}}, {{"hours", 4}}});
    events->setNewMember([] { return Json{{"id", "event"}, {"name", tr("Event").toStdString()}, {"month", 1}, {"factor", 1}}; }, tr("Add an event"));
    events->setArrange([this](Form& event) {
        event.showWhen({"durationMonths"}, [](const Json* json) { return !json || !json->value("lasting", false); });
        event.showWhen({"hours", "weeksPerMonth"}, [this](const Json* json) {
            const Json* workload = document().at(key());
            return asksRequests(workload) || (json && json->contains("hours"));
        });
    });
}

void WorkloadPage::buildService(Form& form)
{
    form.title(tr("Jobs"), tr("how large one job is, and how long it may wait"));
    form.row({{"parallel/gpus"}, {"parallel/gpuHoursPerJob"}, {"parallel/variability"}, {"service/maximumWaitHours"}});
    form.showSectionWhen([](const Json* workload) { return !asksRequests(workload); });
    form.title(tr("Service"), tr("what one request needs, and what users are promised"));
    form.row({{"service/serviceSeconds"}, {"service/variability"}, {"service/gpusPerReplica"}, {"service/clientTimeoutSeconds"}});
    form.row({{"service/targetSeconds"}, {"service/maximumMissShare"}});
    form.showSectionWhen(asksRequests);
    form.title(tr("Levers"), tr("ways to need less; each strategy says whether it uses them"));
    ListSection* levers = form.list("levers", {{{"name", 2}, {"id"}, {"kind"}}, {{"hitShare"}, {"hitSeconds"}}});
    levers->setNewMember([] { return Json{{"id", "cache"}, {"name", tr("Cache").toStdString()}, {"kind", "cache"}, {"hitShare", 0.2}, {"hitSeconds", 0.01}}; },
                         tr("Add a cache"));
    form.showSectionWhen(asksRequests);
}

void WorkloadPage::refresh()
{
    EditorPage::refresh();
    refreshTitle();
    const FieldBox* base = m_form->box("demand/base");
    const auto* number = qobject_cast<NumberField*>(base->editor());
    m_density->setDistribution(number->distribution(), number->format());
    m_density->setVisible(number->distribution().has_value());
    m_growth->refresh();
}

void WorkloadPage::refreshTitle()
{
    const Json* workload = document().at(key());
    const Json* list = document().at("/workloads");
    if (!workload || !list)
        return;
    const std::string id = lastStep(key());
    const QString name = localizedText(workload->contains("name") ? (*workload)["name"] : Json(id), languageOf(QLocale()));
    setTitle(name, tr("workload %1 of %2").arg(memberIndex(*list, id) + 1).arg(list->size()));
}

} // namespace rackrate
