// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/plan/demandrange.h"
#include "simulation/plan/distributions.h"
#include "simulation/plan/planbuilder.h"
#include "simulation/plan/servicetable.h"

#include <algorithm>
#include <set>

namespace rackrate {

namespace {

constexpr double widestScore = 6.4;    ///< beyond every score that a 32-bit uniform number can give
constexpr double demandMargin = 2.0794415416798357; ///< ln 8: break-even demand looks at an eighth to eight times the demand
constexpr int tailPoints = 256;

bool arrives(const Tranche& tranche)
{
    return tranche.procurement == Procurement::Owned || tranche.procurement == Procurement::Colocated;
}

/// All sets of tranches that can be in service in some month, as bits. `until` is the compiled tranche's.
std::set<int> reachableMasks(const Pool& pool, const kernel::Tranche* compiled, int months)
{
    std::set<int> masks;
    for (int month = 1; month <= months; ++month) {
        std::set<int> sets{0};
        for (std::size_t i = 0; i < pool.tranches.size(); ++i) {
            const Tranche& tranche = pool.tranches[i];
            const Range lead = arrives(tranche) ? rangeOf(tranche.leadMonths, widestScore) : Range{0, 0};
            const double age = month - tranche.from;
            const bool possible = age >= lead.low && month <= compiled[i].until;
            const bool empty = !compiled[i].elastic && compiled[i].instances == 0; // the same set with it and without
            const bool certain = possible && age >= lead.high && !empty;
            std::set<int> next;
            for (const int set : sets) {
                if (possible)
                    next.insert(set | 1 << i);
                if (!certain)
                    next.insert(set);
            }
            sets = next;
        }
        masks.insert(sets.begin(), sets.end());
    }
    return masks;
}

/// Which of the workload's levers act in each month, as bits.
std::vector<int> leverMasks(const Scenario& scenario, const Strategy& strategy, const Workload& workload)
{
    std::vector<int> masks(std::size_t(scenario.months), 0);
    for (std::size_t i = 0; i < workload.levers.size(); ++i) {
        for (const LeverUse& use : strategy.levers) {
            if (use.id != workload.levers[i].id)
                continue;
            for (int month = std::max(use.from, 1); month <= scenario.months; ++month)
                masks[std::size_t(month - 1)] |= 1 << i;
        }
    }
    return masks;
}

/// Caches one after the other: a request goes on to the next where the one before had no answer.
void applyLevers(const Workload& workload, int mask, ServiceRegime& regime)
{
    double missed = 1, seconds = 0;
    for (std::size_t i = 0; i < workload.levers.size(); ++i) {
        if (!(mask & 1 << i))
            continue;
        seconds += missed * workload.levers[i].hitShare * workload.levers[i].hitSeconds;
        missed *= 1 - workload.levers[i].hitShare;
    }
    regime.hitShare = 1 - missed;
    regime.hitSeconds = regime.hitShare > 0 ? seconds / regime.hitShare : 0;
}

WeekProfile demandProfile(const Workload& workload, bool withEvent)
{
    WeekProfile profile = workload.demand.week;
    for (const DemandEvent& event : workload.demand.events) {
        if (!withEvent || event.weekSlots.empty())
            continue;
        for (const int slot : event.weekSlots)
            profile[std::size_t(slot)] *= baseCase(event.factor);
    }
    return profile;
}

bool hasSlotEvent(const Workload& workload)
{
    return std::any_of(workload.demand.events.begin(), workload.demand.events.end(),
                       [](const DemandEvent& event) { return !event.weekSlots.empty(); });
}

/// Response times that matter anywhere in the scenario: from a fraction of the shortest to beyond the longest timeout.
LogGridRange tailRange(const Scenario& scenario)
{
    LogGridRange range{1e300, 0, tailPoints};
    for (const Workload& workload : scenario.workloads) {
        if (workload.demand.unit != DemandUnit::RequestsPerSecond)
            continue;
        double fastest = 1;
        for (const Offer& offer : scenario.offers)
            fastest = std::max(fastest, throughput(offer, workload.kind));
        range.first = std::min(range.first, 0.05 * workload.service.serviceSeconds / fastest);
        for (const Lever& lever : workload.levers) {
            if (lever.hitSeconds > 0)
                range.first = std::min(range.first, 0.5 * lever.hitSeconds);
        }
        range.last = std::max({range.last, 2 * workload.service.clientTimeoutSeconds, 40 * workload.service.serviceSeconds});
    }
    return range;
}

/// The load axis: fine where demand can lie, and with margins for demand that is scaled as a whole. Its nodes are multiples of a step
/// that a double holds exactly, so that another demand's axis has the same ones where they overlap.
ServiceRegime::Axis loadAxis(const Scenario& scenario, const Workload& workload)
{
    const Range range = offeredRange(scenario, workload);
    const double low = kernel::naturalLog(std::max(range.low, 1e-9));
    const double high = std::max(kernel::naturalLog(std::max(range.high, 1e-9)), low);
    ServiceRegime::Axis axis;
    axis.step = high - low < 1.5 ? 5.0 / 256 : 3.0 / 128;
    while (high - low + 2 * demandMargin > 390 * axis.step)
        axis.step *= 2;
    const double coarse = axis.step * ServiceRegime::coarseStep;
    axis.low = kernel::floorOf((low - demandMargin) / coarse) * coarse;
    axis.nodes = int((high + demandMargin - axis.low) / axis.step) + 2;
    axis.fineBegin = int((low - axis.low) / axis.step) - 4;
    axis.fineEnd = int((high - axis.low) / axis.step) + 6;
    return axis;
}

/// Rounded to few enough bits that a double holds its multiples exactly.
double roundStep(double x) { return double(float(x)); }

/// The holder's axis: from little to beyond its quota, where more demand changes nothing: the quota is full in every hour. Its nodes
/// are multiples of a step, so that another demand of the holder has the same ones.
ServiceRegime::Axis holderAxis(const Scenario& scenario, const Workload& holder, double largestQuota)
{
    const Range range = offeredRange(scenario, holder);
    const double high = std::max(std::min(8 * range.high, 1.5 * largestQuota), 0.0);
    ServiceRegime::Axis axis;
    axis.step = std::max(roundStep(std::max(largestQuota / 8, high / 15)), 1e-9);
    axis.low = kernel::floorOf(std::min(range.low / 8, high) / axis.step) * axis.step;
    axis.nodes = int((high - axis.low) / axis.step) + 2;
    axis.fineBegin = std::max(int((range.low - axis.low) / axis.step), 0);
    axis.fineEnd = std::min(int((range.high - axis.low) / axis.step) + 2, axis.nodes);
    return axis;
}

class ServicePoolCompiler {
public:
    ServicePoolCompiler(const Scenario& scenario, const CompileEffort& effort, SimulationPlan& plan, const LogGridRange& tail)
        : m_scenario(scenario), m_effort(effort), m_plan(plan), m_tail(tail)
    {
    }
    /// False when cancelled.
    bool add(const Strategy& strategy, const Pool& pool, kernel::Pool& target, std::int32_t strategyIndex);

private:
    ServiceRegime common(const Pool& pool, const Workload& requests) const;
    void addHolder(const Pool& pool, const Workload& holder, ServiceRegime& regime) const;
    void addSupply(const Pool& pool, const kernel::Tranche* compiled, int mask, ServiceRegime& regime) const;
    /// The table of a regime, -1 when cancelled; pools of one strategy and workload share equal ones.
    std::int32_t tableOf(const ServiceRegime& regime, std::int32_t strategy, std::int32_t workload);
    std::int32_t addTable(const ServiceRegime& regime, std::int32_t strategy, std::int32_t workload);

    struct Known {
        ServiceRegime regime;
        std::int32_t strategy, workload, table;
    };
    const Scenario& m_scenario;
    const CompileEffort& m_effort;
    SimulationPlan& m_plan;
    LogGridRange m_tail;
    std::vector<Known> m_known;
};

ServiceRegime ServicePoolCompiler::common(const Pool& pool, const Workload& requests) const
{
    ServiceRegime regime;
    regime.serviceSeconds = requests.service.serviceSeconds;
    regime.variability = requests.service.variability;
    regime.gpusPerReplica = requests.service.gpusPerReplica;
    regime.targetSeconds = requests.service.targetSeconds;
    regime.timeoutSeconds = requests.service.clientTimeoutSeconds;
    regime.targetUtilisation = pool.autoscale.targetUtilisation;
    regime.logLoad = loadAxis(m_scenario, requests);
    regime.tail = m_tail;
    return regime;
}

void ServicePoolCompiler::addHolder(const Pool& pool, const Workload& holder, ServiceRegime& regime) const
{
    const Sharing& sharing = pool.sharing;
    regime.shared = true;
    regime.holderDemand = holder.demand.week;
    regime.holderGpusPerJob = holder.parallel.gpus;
    regime.interference = sharing.interference;
    for (int slot = 0; slot < slotsPerWeek; ++slot) {
        const int hour = slot % 24;
        const bool day = hour >= sharing.dayFromHour && hour < sharing.dayUntilHour;
        regime.holderShare[std::size_t(slot)] = day ? sharing.dayShare : sharing.nightShare;
    }
    double committed = 0;
    for (const ServiceRegime::Supply& supply : regime.supply)
        committed += supply.elastic ? 0 : supply.instances * supply.referenceGpus;
    regime.holder = holderAxis(m_scenario, holder, committed * std::max(sharing.dayShare, sharing.nightShare));
}

void ServicePoolCompiler::addSupply(const Pool& pool, const kernel::Tranche* compiled, int mask,
                                    ServiceRegime& regime) const
{
    for (std::size_t i = 0; i < pool.tranches.size(); ++i) {
        if (!(mask & 1 << i))
            continue;
        const kernel::Tranche& tranche = compiled[i];
        if (tranche.elastic ? tranche.maximumInstances == 0 : tranche.instances == 0)
            continue; // its speed would count among those of the pool
        regime.supply.push_back({int(i), tranche.elastic != 0, tranche.instances, tranche.minimumInstances,
                                 tranche.maximumInstances, tranche.gpusPerInstance, tranche.referenceGpusPerInstance});
    }
}

std::int32_t ServicePoolCompiler::tableOf(const ServiceRegime& regime, std::int32_t strategy, std::int32_t workload)
{
    for (const Known& known : m_known) {
        if (known.strategy == strategy && known.workload == workload && known.regime == regime)
            return known.table;
    }
    const std::int32_t table = addTable(regime, strategy, workload);
    m_known.push_back({regime, strategy, workload, table});
    return table;
}

std::int32_t ServicePoolCompiler::addTable(const ServiceRegime& regime, std::int32_t strategy, std::int32_t workload)
{
    const auto answer = serviceAnswer(regime, m_effort);
    if (!answer)
        return -1;
    kernel::ServiceTable table;
    table.loadNodes = regime.logLoad.nodes;
    table.holderNodes = regime.holder.nodes;
    table.logLoadLow = regime.logLoad.low;
    table.logLoadStep = regime.logLoad.step;
    table.holderLow = regime.holder.low;
    table.holderStep = regime.holder.step;
    table.valueBegin = std::int32_t(m_plan.numbers.size());
    table.nodeBegin = m_plan.head.nodeCount;
    m_plan.numbers.insert(m_plan.numbers.end(), answer->columns.begin(), answer->columns.end());
    table.servedNodes = std::int32_t(answer->holderServed.size());
    table.servedStep = answer->holderServedStep;
    table.servedBegin = std::int32_t(m_plan.numbers.size());
    m_plan.numbers.insert(m_plan.numbers.end(), answer->holderServed.begin(), answer->holderServed.end());
    m_plan.serviceNodes.insert(m_plan.serviceNodes.end(), answer->nodes.begin(), answer->nodes.end());
    m_plan.serviceDigests.push_back(answer->digest);
    m_plan.nodeOwner.insert(m_plan.nodeOwner.end(), answer->nodes.size(), {strategy, workload});
    m_plan.head.nodeCount += std::int32_t(answer->nodes.size());
    m_plan.serviceTables.push_back(table);
    return std::int32_t(m_plan.serviceTables.size()) - 1;
}

bool ServicePoolCompiler::add(const Strategy& strategy, const Pool& pool, kernel::Pool& target, std::int32_t strategyIndex)
{
    const kernel::Tranche* compiled = m_plan.tranches.data() + target.trancheBegin;
    const kernel::PoolWorkload* members = m_plan.poolWorkloads.data() + target.workloadBegin;
    const Workload& requests = m_scenario.workloads[std::size_t(members[0].workload)];
    const Workload* holder =
        target.workloadCount > 1 ? &m_scenario.workloads[std::size_t(members[1].workload)] : nullptr;

    const std::vector<int> levers = leverMasks(m_scenario, strategy, requests);
    std::vector<int> states;
    std::vector<std::int32_t> stateOfMonth;
    for (const int mask : levers) {
        const auto found = std::find(states.begin(), states.end(), mask);
        stateOfMonth.push_back(std::int32_t(found - states.begin()));
        if (found == states.end())
            states.push_back(mask);
    }
    const int masks = 1 << target.trancheCount;
    std::vector<std::int32_t> tables(states.size() * 2 * std::size_t(masks), -1);
    for (std::size_t state = 0; state < states.size(); ++state) {
        for (int event = 0; event < (hasSlotEvent(requests) ? 2 : 1); ++event) {
            for (const int mask : reachableMasks(pool, compiled, m_scenario.months)) {
                ServiceRegime regime = common(pool, requests);
                regime.demand = demandProfile(requests, event == 1);
                applyLevers(requests, states[state], regime);
                addSupply(pool, compiled, mask, regime);
                if (holder)
                    addHolder(pool, *holder, regime);
                const std::int32_t table = tableOf(regime, strategyIndex, members[0].workload);
                if (table < 0)
                    return false;
                tables[(state * 2 + std::size_t(event)) * std::size_t(masks) + std::size_t(mask)] = table;
            }
        }
    }
    target.leverStateBegin = std::int32_t(m_plan.integers.size());
    m_plan.integers.insert(m_plan.integers.end(), stateOfMonth.begin(), stateOfMonth.end());
    target.regimeBegin = std::int32_t(m_plan.integers.size());
    m_plan.integers.insert(m_plan.integers.end(), tables.begin(), tables.end());
    return true;
}

} // namespace

bool addServiceTables(const Scenario& scenario, const CompileEffort& effort, SimulationPlan& plan)
{
    const LogGridRange tail = tailRange(scenario);
    ServicePoolCompiler compiler(scenario, effort, plan, tail);
    std::size_t index = 0;
    for (std::size_t s = 0; s < scenario.strategies.size(); ++s) {
        for (const Pool& pool : scenario.strategies[s].pools) {
            kernel::Pool& target = plan.pools[index++];
            if (target.form == kernel::ServicePool && !compiler.add(scenario.strategies[s], pool, target, std::int32_t(s)))
                return false;
        }
    }
    if (!plan.serviceTables.empty())
        plan.tailSeconds = LogGrid(tail).times();
    return true;
}

} // namespace rackrate
