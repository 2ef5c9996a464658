// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/oneof.h"
#include "model/base/translate.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schematables.h"
#include "model/scenario/validation.h"

#include <algorithm>
#include <initializer_list>

namespace rackrate {

namespace {

class UnusedFields {
public:
    UnusedFields(const Json& tree, const Scenario& scenario, FindingList& findings)
        : m_tree(tree), m_scenario(scenario), m_findings(findings)
    {
    }

    void check()
    {
        for (const Workload& workload : m_scenario.workloads)
            checkWorkload(workload, pointerTo("/workloads", workload.id));
        for (const Strategy& strategy : m_scenario.strategies) {
            for (const Pool& pool : strategy.pools)
                checkPool(pool, pointerTo(pointerTo("/strategies", strategy.id) + "/pools", pool.id));
        }
    }

private:
    /// Notes a field that is stated, unless its object has an error anyway. `sentence` names the field as %1.
    void note(const std::string& path, const ObjectSchema& schema, const char* key, const QString& sentence)
    {
        const std::string fieldPath = path + '/' + key;
        if (find(m_tree, fieldPath) && m_findings.sound(path))
            m_findings.note(fieldPath, sentence.arg(translate("Schema", schema.field(key)->label)));
    }

    bool isRequests(const std::string& id) const
    {
        const Workload* workload = m_scenario.workload(id);
        return workload && workload->demand.unit == DemandUnit::RequestsPerSecond;
    }

    void checkWorkload(const Workload& workload, const std::string& path)
    {
        checkGrowth(workload.demand.growth, path + "/demand/growth");
        if (isRequests(workload.id)) {
            note(path, workloadSchema(), "parallel",
                 translate("Scenario", "“%1” has no effect on a workload counted in requests-per-second."));
            note(path, workloadSchema(), "priority",
                 translate("Scenario", "“%1” has no effect on requests; they come first in their pool."));
            return;
        }
        for (const char* key : {"serviceSeconds", "variability", "gpusPerReplica", "clientTimeoutSeconds"})
            note(path + "/service", serviceSchema(), key,
                 translate("Scenario", "“%1” has no effect on a workload of jobs; it is for requests."));
        if (onlyHolds(workload)) {
            for (const char* key : {"deferrable", "priority"})
                note(path, workloadSchema(), key,
                     translate("Scenario", "“%1” has no effect here: in every strategy this workload shares a pool with "
                                           "requests, and its jobs take the GPUs of their share in order."));
        } else if (!meetsOtherJobs(workload)) {
            note(path, workloadSchema(), "priority",
                 translate("Scenario", "“%1” has no effect here: in no strategy this workload shares a pool with other jobs."));
        }
    }

    /// Some pool serves it beside another workload of jobs; or none serves it, which is an error of its own.
    bool meetsOtherJobs(const Workload& workload) const
    {
        bool served = false;
        for (const Strategy& strategy : m_scenario.strategies) {
            for (const Pool& pool : strategy.pools) {
                if (std::find(pool.workloads.begin(), pool.workloads.end(), workload.id) == pool.workloads.end())
                    continue;
                served = true;
                const auto isOther = [&](const std::string& id) { return id != workload.id && !isRequests(id); };
                if (std::any_of(pool.workloads.begin(), pool.workloads.end(), isOther))
                    return true;
            }
        }
        return !served;
    }

    /// In every pool that serves it, the workload is the holder beside requests.
    bool onlyHolds(const Workload& workload) const
    {
        int pools = 0, held = 0;
        for (const Strategy& strategy : m_scenario.strategies) {
            for (const Pool& pool : strategy.pools) {
                const bool serves = std::find(pool.workloads.begin(), pool.workloads.end(), workload.id) != pool.workloads.end();
                pools += serves;
                held += serves && pool.sharing.shared && pool.sharing.holder == workload.id;
            }
        }
        return pools > 0 && held == pools;
    }

    void checkGrowth(const Growth& growth, const std::string& path)
    {
        using Form = Growth::Form;
        const struct {
            const char* key;
            bool used;
        } uses[] = {
            {"rate", isOneOf(growth.form, {Form::Linear, Form::Exponential, Form::Logistic})},
            {"limit", growth.form == Form::Logistic},
            {"knots", isOneOf(growth.form, {Form::Step, Form::Piecewise})},
        };
        for (const auto& [key, used] : uses) {
            if (!used)
                note(path, growthSchema(), key, translate("Scenario", "“%1” has no effect on growth of this form."));
        }
    }

    void checkPool(const Pool& pool, const std::string& path)
    {
        const auto requests = [this](const std::string& id) { return isRequests(id); };
        const bool serves = std::any_of(pool.workloads.begin(), pool.workloads.end(), requests);
        const auto isElastic = [](const Tranche& tranche) { return tranche.count.elastic; };
        if (!serves)
            note(path, poolSchema(), "autoscale",
                 translate("Scenario", "“%1” has no effect on a pool that serves no requests; its elastic instances "
                                       "follow the work hour by hour."));
        else if (std::none_of(pool.tranches.begin(), pool.tranches.end(), isElastic))
            note(path, poolSchema(), "autoscale", translate("Scenario", "“%1” has no effect on a pool without elastic supply."));
        for (const Tranche& tranche : pool.tranches)
            checkTranche(pool, serves, tranche, pointerTo(path + "/tranches", tranche.id));
    }

    void checkTranche(const Pool& pool, bool servesRequests, const Tranche& tranche, const std::string& path)
    {
        using enum Procurement;
        const Procurement procurement = tranche.procurement;
        const struct {
            const char* key;
            bool used;
        } uses[] = {
            {"termMonths", isOneOf(procurement, {Reserved, Dedicated})}, {"upfrontShare", procurement == Reserved},
            {"leadMonths", isOneOf(procurement, {Owned, Colocated})},    {"readyHours", tranche.count.elastic},
            {"site", isOneOf(procurement, {Owned, Colocated})},          {"colocation", procurement == Colocated},
        };
        for (const auto& [key, used] : uses) {
            if (!used)
                note(path, trancheSchema(), key, translate("Scenario", "“%1” has no effect on a tranche of this procurement."));
        }
        const auto waits = [this](const std::string& id) {
            const Workload* workload = m_scenario.workload(id);
            return workload && workload->jobsWait();
        };
        if (!tranche.count.elastic)
            return;
        if (servesRequests)
            note(path, trancheSchema(), "readyHours",
                 translate("Scenario", "“%1” has no effect in a pool that serves requests; it adds to the wait of batch "
                                       "jobs."));
        else if (std::none_of(pool.workloads.begin(), pool.workloads.end(), waits))
            note(path, trancheSchema(), "readyHours",
                 translate("Scenario", "“%1” has no effect in a pool without batch jobs whose size is stated; it adds to "
                                       "their wait."));
    }

    const Json& m_tree;
    const Scenario& m_scenario;
    FindingList& m_findings;
};

} // namespace

void noteUnused(const Json& tree, const Scenario& scenario, FindingList& findings) { UnusedFields(tree, scenario, findings).check(); }

} // namespace rackrate
