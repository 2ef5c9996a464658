// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/typedreading.h"
#include "model/scenario/weekpresets.h"

#include <algorithm>

namespace rackrate
{

namespace
{

Growth readGrowth(const ObjectView& view)
{
    Growth growth;
    growth.form = view.choiceAs<Growth::Form>("form");
    growth.rate = view.number("rate");
    growth.limit = view.number("limit", 1);
    for (const ObjectView& knot : view.members("knots"))
        growth.knots.push_back({knot.integer("month", 1), knot.number("factor", 1)});
    return growth;
}

std::array<double, slotsPerWeek> readWeek(const ObjectView& view)
{
    const Json* week = view.raw("week");
    if (week && week->is_string())
        return weekPreset(week->get_ref<const std::string&>());
    std::array<double, slotsPerWeek> profile;
    profile.fill(1);
    if (!week || !week->is_array() || week->size() != profile.size())
        return profile;
    for (std::size_t i = 0; i < profile.size(); ++i)
        profile[i] = (*week)[i].is_number() ? std::max(0.0, (*week)[i].get<double>()) : 0;
    return scaledToMeanOne(profile);
}

std::array<double, 12> readSeason(const ObjectView& view)
{
    std::array<double, 12> season;
    season.fill(1);
    const Json* months = view.raw("season");
    if (!months || !months->is_array() || months->size() != season.size())
        return season;
    for (std::size_t i = 0; i < season.size(); ++i)
        season[i] = (*months)[i].is_number() ? (*months)[i].get<double>() : 1;
    return season;
}

int monthOf(const Json& value, int absent)
{
    return value.is_number() && value >= 1 && value <= maximumMonths ? value.get<int>() : absent;
}

void readMonths(const ObjectView& view, DemandEvent& event)
{
    const Json* month = view.raw("month");
    if (!month)
        return;
    const bool range = month->is_object() && month->contains("from") && month->contains("to");
    event.monthFrom = monthOf(range ? month->at("from") : *month, 1);
    event.monthUntil = monthOf(range ? month->at("to") : *month, event.monthFrom);
}

DemandEvent readEvent(const ObjectView& view)
{
    DemandEvent event;
    event.id = view.id();
    event.name = view.name();
    readMonths(view, event);
    event.everyMonths = view.integer("everyMonths");
    event.factor = view.number("factor", 1);
    event.probability = view.number("probability");
    event.lasting = view.flag("lasting");
    event.durationMonths = view.integer("durationMonths");
    event.weeksPerMonth = view.real("weeksPerMonth");
    if (const Json* hours = view.raw("hours"); hours && hours->is_array()) {
        for (const Json& slot : *hours) {
            if (slot.is_number() && slot >= 0 && slot < slotsPerWeek)
                event.weekSlots.push_back(slot.get<int>());
        }
        std::sort(event.weekSlots.begin(), event.weekSlots.end());
        event.weekSlots.erase(std::unique(event.weekSlots.begin(), event.weekSlots.end()), event.weekSlots.end());
    }
    return event;
}

Service readService(const ObjectView& view)
{
    Service service;
    service.serviceSeconds = view.real("serviceSeconds");
    service.variability = view.real("variability");
    service.gpusPerReplica = view.real("gpusPerReplica");
    service.targetSeconds = view.real("targetSeconds");
    service.maximumMissShare = view.real("maximumMissShare", -1);
    service.clientTimeoutSeconds = view.real("clientTimeoutSeconds");
    service.maximumWaitHours = view.real("maximumWaitHours", -1);
    return service;
}

Lever readLever(const ObjectView& view)
{
    return {view.choiceAs<Lever::Kind>("kind"), view.id(), view.name(), view.real("hitShare"),
            view.real("hitSeconds")};
}

} // namespace

Demand readDemand(const ObjectView& view)
{
    Demand demand;
    demand.unit = view.choiceAs<DemandUnit>("unit");
    demand.base = view.number("base");
    demand.growth = readGrowth(view.object("growth"));
    demand.week = readWeek(view);
    demand.season = readSeason(view);
    demand.noiseSigma = view.object("noise").number("sigma");
    demand.noiseHalfLifeMonths = view.object("noise").real("halfLifeMonths");
    for (const ObjectView& event : view.members("events"))
        demand.events.push_back(readEvent(event));
    demand.heldPerBusy = view.number("heldPerBusy");
    demand.rerunShare = view.number("rerunShare");
    return demand;
}

Workload readWorkload(const ObjectView& view)
{
    Workload workload;
    workload.id = view.id();
    workload.name = view.name();
    workload.kind = view.choiceAs<WorkloadKind>("kind");
    workload.stage = view.choiceAs<Stage>("stage");
    workload.priority = view.integer("priority");
    workload.demand = readDemand(view.object("demand"));
    workload.deferral = view.object("deferrable").choiceAs<DeferralWindow>("window");
    const ObjectView parallel = view.object("parallel");
    workload.parallel = {parallel.integer("gpus"), parallel.number("gpuHoursPerJob"), parallel.number("variability")};
    workload.service = readService(view.object("service"));
    for (const ObjectView& lever : view.members("levers"))
        workload.levers.push_back(readLever(lever));
    return workload;
}

} // namespace rackrate
