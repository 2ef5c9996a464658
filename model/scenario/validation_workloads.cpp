// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/translate.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/validation.h"
#include "model/scenario/validation_growth.h"

#include <algorithm>

namespace rackrate
{

namespace
{

class WorkloadValidation
{
public:
    WorkloadValidation(const Scenario& scenario, const Workload& workload, std::string path, FindingList& findings)
        : m_scenario(scenario), m_workload(workload), m_path(std::move(path)), m_findings(findings)
    {
    }

    void check()
    {
        checkUnit();
        checkGrowth();
        validateSizeOfDemand(m_scenario, m_workload, m_path, m_findings);
        checkEvents();
        checkService();
        for (const Lever& lever : m_workload.levers) {
            if (!requests())
                m_findings.error(
                    pointerTo(m_path + "/levers", lever.id),
                    translate("Scenario",
                              "A cache answers requests, so it needs a workload counted in requests-per-second."));
        }
    }

private:
    bool requests() const { return m_workload.demand.unit == DemandUnit::RequestsPerSecond; }
    bool jobSizeStated() const { return !m_workload.parallel.gpuHoursPerJob.path.empty(); }

    void checkUnit()
    {
        if (requests() && m_workload.kind != WorkloadKind::Inference)
            m_findings.error(m_path + "/demand/unit",
                             translate("Scenario", "Only a workload of kind inference can be counted in "
                                                   "requests-per-second; use gpu-hours-per-month or jobs-per-month."));
        if (requests() && !(m_workload.service.serviceSeconds > 0))
            m_findings.error(
                m_path + "/service/serviceSeconds",
                translate(
                    "Scenario",
                    "Requests need a service time: state the seconds one replica takes for one request, above 0."));
        if (m_workload.demand.unit == DemandUnit::JobsPerMonth && !jobSizeStated())
            m_findings.error(
                m_path + "/parallel/gpuHoursPerJob",
                translate("Scenario", "Demand in jobs-per-month needs the GPU-hours of one job, above 0."));
        const Number& held = m_workload.demand.heldPerBusy;
        if (requests() && (held.uncertain() || held.value != 1))
            m_findings.error(
                m_path + "/demand/heldPerBusy",
                translate("Scenario", "Requests hold a replica only while it answers. State the GPUs of one replica, or a "
                                      "lower target utilisation, instead of GPUs held per GPU busy."));
        if (requests() && m_workload.deferral != DeferralWindow::None)
            m_findings.error(m_path + "/deferrable/window",
                             translate("Scenario", "Requests cannot wait for idle capacity; only work in "
                                                   "gpu-hours-per-month or jobs-per-month can be deferred."));
    }

    void checkGrowth()
    {
        const Growth& growth = m_workload.demand.growth;
        const std::string path = m_path + "/demand/growth";
        const bool byKnots = growth.form == Growth::Form::Step || growth.form == Growth::Form::Piecewise;
        if (growth.form == Growth::Form::Logistic && !growth.limit.uncertain() && !(growth.limit.value > 1))
            m_findings.error(
                path + "/limit",
                translate("Scenario", "Logistic growth needs a limit above 1, as a multiple of the base."));
        if (byKnots && growth.knots.empty())
            m_findings.error(
                path + "/knots",
                translate("Scenario",
                          "Growth in steps or between points needs at least one point with a month and a factor."));
        for (std::size_t i = 0; byKnots && i < growth.knots.size(); ++i) {
            const std::string knotPath = path + "/knots/" + std::to_string(i);
            if (i > 0 && growth.knots[i].month <= growth.knots[i - 1].month)
                m_findings.error(
                    knotPath + "/month",
                    translate("Scenario",
                              "The points of growth must be in the order of their months, each month once."));
            if (growth.form == Growth::Form::Piecewise && !growth.knots[i].factor.uncertain() &&
                !(growth.knots[i].factor.value > 0))
                m_findings.error(knotPath + "/factor",
                                 translate("Scenario", "Growth between points needs factors above 0."));
        }
    }

    void checkEvents()
    {
        int withHours = 0;
        for (const DemandEvent& event : m_workload.demand.events) {
            const std::string path = pointerTo(m_path + "/demand/events", event.id);
            if (event.monthFrom > m_scenario.months)
                m_findings.warning(
                    path + "/month",
                    translate("Scenario", "This event comes after the plan of %n month(s) has ended and has no effect.", nullptr, m_scenario.months));
            if (event.weekSlots.empty()) {
                if (event.weeksPerMonth > 0)
                    m_findings.error(
                        path + "/weeksPerMonth",
                        translate("Scenario",
                                  "Weeks in the month need the hours of the week in which the event acts."));
                continue;
            }
            if (!requests())
                m_findings.error(
                    path + "/hours",
                    translate("Scenario",
                              "Only events of a workload in requests-per-second can act in single hours of the week."));
            if (++withHours > 1)
                m_findings.error(
                    path + "/hours",
                    translate("Scenario",
                              "A workload can have one event that acts in single hours of the week; this is another."));
            if (event.factor.uncertain())
                m_findings.error(
                    path + "/factor",
                    translate("Scenario",
                              "The factor of an event that acts in single hours of the week must be a plain number."));
        }
    }

    void checkService()
    {
        const Service& service = m_workload.service;
        const std::string path = m_path + "/service";
        if (service.maximumMissShare >= 0 && !(service.targetSeconds > 0))
            m_findings.error(path + "/targetSeconds",
                             translate("Scenario", "A limit on requests over target needs the target response time."));
        if (service.maximumWaitHours >= 0 && requests())
            m_findings.error(
                path + "/maximumWaitHours",
                translate("Scenario",
                          "The longest mean wait is for jobs; requests have a target response time instead."));
        if (service.maximumWaitHours >= 0 && !requests() && !jobSizeStated())
            m_findings.error(m_path + "/parallel/gpuHoursPerJob",
                             translate("Scenario", "A limit on the mean wait needs the GPU-hours of one job."));
        if (service.targetSeconds > 0 && !requests())
            m_findings.error(
                path + "/targetSeconds",
                translate("Scenario",
                          "A target response time is for requests; jobs have a longest mean wait instead."));
    }

    const Scenario& m_scenario;
    const Workload& m_workload;
    std::string m_path;
    FindingList& m_findings;
};

} // namespace

void validateWorkloads(const Scenario& scenario, FindingList& findings)
{
    if (scenario.workloads.empty())
        findings.error("/workloads", translate("Scenario", "A scenario needs at least one workload."));
    for (const Workload& workload : scenario.workloads) {
        const std::string path = pointerTo("/workloads", workload.id);
        if (findings.sound(path))
            WorkloadValidation(scenario, workload, path, findings).check();
    }
}

} // namespace rackrate
