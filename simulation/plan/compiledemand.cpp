// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/plan/distributions.h"
#include "simulation/plan/planbuilder.h"

#include <algorithm>

namespace rackrate {

namespace {

kernel::DemandUnit unitOf(DemandUnit unit)
{
    switch (unit) {
    case DemandUnit::GpuHoursPerMonth: return kernel::GpuHoursUnit;
    case DemandUnit::RequestsPerSecond: return kernel::RequestsUnit;
    case DemandUnit::JobsPerMonth: return kernel::JobsUnit;
    }
    return kernel::GpuHoursUnit;
}

kernel::GrowthForm formOf(Growth::Form form)
{
    switch (form) {
    case Growth::Form::Constant: return kernel::ConstantGrowth;
    case Growth::Form::Linear: return kernel::LinearGrowth;
    case Growth::Form::Exponential: return kernel::ExponentialGrowth;
    case Growth::Form::Logistic: return kernel::LogisticGrowth;
    case Growth::Form::Step: return kernel::StepGrowth;
    case Growth::Form::Piecewise: return kernel::PiecewiseGrowth;
    }
    return kernel::ConstantGrowth;
}

/// Demand of a week that has a slot-limited event ÷ of one without it.
double weekFactor(const Demand& demand, const DemandEvent& event)
{
    double all = 0, added = 0;
    for (const double factor : demand.week)
        all += factor;
    for (const int slot : event.weekSlots)
        added += demand.week[std::size_t(slot)] * (baseCase(event.factor) - 1);
    return all > 0 ? 1 + added / all : 1;
}

} // namespace

void PlanBuilder::addWorkloads()
{
    for (const Workload& source : m_scenario.workloads) {
        const kernel::Workload target = workload(source);
        m_plan.workloads.push_back(target);
        m_plan.names.workloads.push_back(source.id);
    }
}

kernel::Workload PlanBuilder::workload(const Workload& source)
{
    const Demand& demand = source.demand;
    kernel::Workload target;
    target.unit = unitOf(demand.unit);
    target.base = value(demand.base);
    addGrowth(demand.growth, target);
    std::vector<double> season;
    for (int month = 0; month < m_scenario.months; ++month)
        season.push_back(demand.season[std::size_t(m_scenario.startMonth - 1 + month) % 12]);
    target.seasonBegin = appendNumbers(season);
    addEvents(source, target);
    if (demand.noiseSigma.uncertain() || demand.noiseSigma.value != 0) {
        target.noiseSigma = value(demand.noiseSigma);
        target.noisePersistence = kernel::power(2.0, -1 / demand.noiseHalfLifeMonths);
        target.noiseStream = m_streams.stream(kernel::NoiseStream, "workloads/" + source.id + "/noise");
    }
    target.rerunShare = value(demand.rerunShare);
    if (target.unit == kernel::RequestsUnit) {
        target.gpusPerRequestRate = source.service.serviceSeconds * source.service.gpusPerReplica;
        target.heldPerBusy.base = 1;
        target.maximumMissShare = source.service.maximumMissShare;
        return target;
    }
    target.heldPerBusy = value(demand.heldPerBusy);
    target.gpuHoursPerJob = value(source.parallel.gpuHoursPerJob);
    target.gpusPerJob = source.parallel.gpus;
    target.jobVariability = value(source.parallel.variability);
    target.maximumWaitHours = source.service.maximumWaitHours;
    return target;
}

void PlanBuilder::addGrowth(const Growth& growth, kernel::Workload& target)
{
    target.growthForm = formOf(growth.form);
    if (growth.form == Growth::Form::Linear || growth.form == Growth::Form::Exponential
        || growth.form == Growth::Form::Logistic)
        target.growthRate = value(growth.rate);
    if (growth.form == Growth::Form::Logistic)
        target.growthLimit = value(growth.limit);
    if (growth.form != Growth::Form::Step && growth.form != Growth::Form::Piecewise)
        return;
    std::vector<Growth::Knot> knots = growth.knots;
    std::stable_sort(knots.begin(), knots.end(), [](const auto& a, const auto& b) { return a.month < b.month; });
    target.knotBegin = std::int32_t(m_plan.knots.size());
    target.knotCount = std::int32_t(knots.size());
    for (const Growth::Knot& source : knots) {
        kernel::Knot knot;
        knot.month = source.month;
        knot.factor = value(source.factor);
        m_plan.knots.push_back(knot);
    }
}

kernel::Event PlanBuilder::event(const Workload& workload, const DemandEvent& source)
{
    kernel::Event event;
    event.monthFrom = source.monthFrom;
    event.monthUntil = source.monthUntil;
    event.everyMonths = source.everyMonths;
    event.lasting = source.lasting;
    event.durationMonths = source.durationMonths;
    event.probability = value(source.probability);
    event.stream =
        m_streams.stream(kernel::EventStream, "workloads/" + workload.id + "/events/" + source.id);
    event.slotLimited = !source.weekSlots.empty();
    event.weeksPerMonth = source.weeksPerMonth;
    if (event.slotLimited)
        event.factor.base = weekFactor(workload.demand, source);
    else
        event.factor = value(source.factor);
    return event;
}

void PlanBuilder::addEvents(const Workload& source, kernel::Workload& target)
{
    target.eventBegin = std::int32_t(m_plan.events.size());
    target.eventCount = std::int32_t(source.demand.events.size());
    for (const DemandEvent& described : source.demand.events) {
        const kernel::Event added = event(source, described);
        if (added.slotLimited)
            target.slotEvent = std::int32_t(m_plan.events.size());
        m_plan.events.push_back(added);
    }
}

} // namespace rackrate
