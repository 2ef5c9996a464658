// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/supplyrules.h"
#include "simulation/plan/distributions.h"
#include "simulation/plan/planbuilder.h"

#include <QCoreApplication>
#include <QString>
#include <algorithm>

namespace rackrate {

namespace {

bool arrivesLate(const Tranche& tranche)
{
    return (tranche.procurement == Procurement::Owned || tranche.procurement == Procurement::Colocated)
           && baseCase(tranche.leadMonths) > 0;
}

int serviceMonth(const Tranche& tranche)
{
    const double lead = arrivesLate(tranche) ? baseCase(tranche.leadMonths) : 0;
    const int whole = int(lead);
    return tranche.from + whole + (lead > whole ? 1 : 0);
}

bool serves(const Tranche& tranche, int month)
{
    return month >= serviceMonth(tranche) && month <= lastMonthOf(tranche, maximumMonths);
}

/// GPUs of the pool's reference kind that the workload keeps busy in the first month, mean over the week.
double firstMonthGpus(const Scenario& scenario, const Workload& workload)
{
    const Demand& demand = workload.demand;
    const double base = baseCase(demand.base) * (1 + baseCase(demand.rerunShare));
    const double season = demand.season[std::size_t(scenario.startMonth - 1) % 12];
    switch (demand.unit) {
    case DemandUnit::RequestsPerSecond:
        return base * season * workload.service.serviceSeconds * workload.service.gpusPerReplica;
    case DemandUnit::GpuHoursPerMonth: return base * season * baseCase(demand.heldPerBusy) / scenario.hoursIn(1);
    case DemandUnit::JobsPerMonth:
        return base * season * baseCase(workload.parallel.gpuHoursPerJob) * baseCase(demand.heldPerBusy)
               / scenario.hoursIn(1);
    }
    return 0;
}

void noteBridging(const Scenario& scenario, const Strategy& strategy, const Pool& pool, Findings& notes)
{
    for (const Tranche& tranche : pool.tranches) {
        if (!arrivesLate(tranche) || tranche.from > scenario.months)
            continue;
        const int last = std::min(serviceMonth(tranche) - 1, scenario.months);
        int bare = 0;
        for (int month = tranche.from; month <= last; ++month)
            bare += std::none_of(pool.tranches.begin(), pool.tranches.end(),
                                 [month](const Tranche& other) { return serves(other, month); });
        if (bare == 0)
            continue;
        const QString message = QCoreApplication::translate(
            "Plan", "%1 is ordered in month %2 and serves from month %3. In %4 of the months between, nothing else serves "
                    "this pool, so its demand goes unserved.");
        notes.push_back({Severity::Warning, poolPath(strategy, pool) + "/tranches/" + tranche.id,
                         message.arg(QString::fromStdString(tranche.id), QString::number(tranche.from), QString::number(serviceMonth(tranche)),
                                     QString::number(bare))});
    }
}

void noteThinStart(const Scenario& scenario, const Strategy& strategy, const Pool& pool, Findings& notes)
{
    double demand = 0, committed = 0;
    for (const std::string& id : pool.workloads) {
        if (const Workload* workload = scenario.workload(id))
            demand += firstMonthGpus(scenario, *workload);
    }
    for (const Tranche& tranche : pool.tranches) {
        const Offer* offer = scenario.offer(tranche.offer);
        if (!offer || !serves(tranche, 1))
            continue;
        if (tranche.count.elastic)
            return;
        committed += tranche.count.fixed * offer->gpus * throughput(*offer, referenceKind(scenario, pool));
    }
    if (committed <= 0 || demand <= committed)
        return;
    const QString message = QCoreApplication::translate(
        "Plan", "In the first month this pool is asked for %1 GPUs on average and has %2, with nothing elastic behind "
                "them. Some of its demand goes unserved.");
    notes.push_back({Severity::Warning, poolPath(strategy, pool),
                     message.arg(QString::number(demand, 'f', 1), QString::number(committed, 'f', 1))});
}

} // namespace

void noteSupply(const Scenario& scenario, Findings& notes)
{
    for (const Strategy& strategy : scenario.strategies) {
        for (const Pool& pool : strategy.pools) {
            noteBridging(scenario, strategy, pool, notes);
            noteThinStart(scenario, strategy, pool, notes);
        }
    }
}

} // namespace rackrate
