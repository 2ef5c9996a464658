// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/simulation/handplan.h"

namespace rackrate {

using namespace kernel;

SimulationPlan emptyPlan(int months)
{
    SimulationPlan plan;
    plan.head.seed = 42;
    plan.head.months = months;
    const auto count = static_cast<std::size_t>(months);
    plan.hours.assign(count, 730.0);
    for (std::vector<double>* factors : {&plan.discountStart, &plan.discountRunning, &plan.discountEnd})
        factors->assign(count, 1.0);
    plan.numbers.assign(count, 1.0); // the season
    return plan;
}

Value constant(double value)
{
    Value result;
    result.base = value;
    return result;
}

Value uncertain(SimulationPlan& plan, double mean, double sd)
{
    Draw draw;
    draw.stream = 1000u + static_cast<std::uint32_t>(plan.draws.size());
    draw.a = mean;
    draw.b = sd;
    Value value = constant(mean);
    value.draw = plan.head.drawCount++;
    value.low = 0;
    plan.draws.push_back(draw);
    return value;
}

int addWorkload(SimulationPlan& plan, double gpuHours)
{
    Workload workload;
    workload.base = constant(gpuHours);
    workload.heldPerBusy = workload.gpuHoursPerJob = constant(1);
    workload.noiseStream = 2000u + static_cast<std::uint32_t>(plan.workloads.size());
    plan.workloads.push_back(workload);
    return plan.head.workloadCount++;
}

void addStrategy(SimulationPlan& plan)
{
    Strategy strategy;
    strategy.poolBegin = static_cast<std::int32_t>(plan.pools.size());
    plan.strategies.push_back(strategy);
    ++plan.head.strategyCount;
}

void addPool(SimulationPlan& plan, const std::vector<Place>& places, const std::vector<Tranche>& tranches,
             const std::vector<double>& slotHours)
{
    const auto sizeOf = [](const auto& list) { return static_cast<std::int32_t>(list.size()); };
    Pool pool;
    pool.workloadBegin = sizeOf(plan.poolWorkloads);
    pool.workloadCount = sizeOf(places);
    for (const Place& place : places) {
        plan.poolWorkloads.push_back({place.workload, place.deferral, sizeOf(plan.numbers), place.batch ? 1 : 0});
        plan.numbers.insert(plan.numbers.end(), place.profile.begin(), place.profile.end());
    }
    pool.trancheBegin = sizeOf(plan.tranches);
    pool.trancheCount = sizeOf(tranches);
    for (Tranche tranche : tranches) {
        tranche.until = tranche.until > plan.head.months ? plan.head.months : tranche.until;
        plan.tranches.push_back(tranche);
    }
    pool.slotCount = sizeOf(slotHours);
    pool.slotHoursBegin = sizeOf(plan.numbers);
    plan.numbers.insert(plan.numbers.end(), slotHours.begin(), slotHours.end());
    pool.slotMapBegin = sizeOf(plan.integers);
    std::vector<std::int32_t> days;
    int hour = 0;
    for (int slot = 0; slot < pool.slotCount; ++slot) {
        days.push_back(hour / 24);
        for (int i = 0; i < static_cast<int>(slotHours[static_cast<std::size_t>(slot)]); ++i, ++hour)
            plan.integers.push_back(slot);
    }
    pool.slotDayBegin = sizeOf(plan.integers);
    plan.integers.insert(plan.integers.end(), days.begin(), days.end());
    plan.pools.push_back(pool);
    ++plan.strategies.back().poolCount;
}

namespace {

void addServiceTable(SimulationPlan& plan, const Pool& pool)
{
    constexpr int loads = 4, holders = 3;
    ServiceTable table;
    table.loadNodes = loads;
    table.holderNodes = holders;
    table.logLoadLow = 1;
    table.logLoadStep = 0.4;
    table.holderLow = 4;
    table.holderStep = 4;
    table.valueBegin = static_cast<std::int32_t>(plan.numbers.size());
    table.nodeBegin = plan.head.nodeCount;
    plan.head.nodeCount += loads * holders;
    for (int h = 0; h < holders; ++h) {
        for (int l = 0; l < loads; ++l) {
            double columns[serviceColumnCount] = {0.5 + 0.3 * l + 0.1 * h, 0.02 * l + 0.01 * h, 0.01 * l, 2.0 + 2 * l, 20.0 + l,
                                                  0.2 + 0.1 * l + 0.1 * h, 0, 6};
            for (int i = 0; i < pool.trancheCount; ++i)
                columns[ElasticColumn + i] = plan.tranches[static_cast<std::size_t>(pool.trancheBegin + i)].elastic ? 0.3 * l + 0.1 * i : 0;
            plan.numbers.insert(plan.numbers.end(), columns, columns + serviceColumnCount);
        }
    }
    table.servedBegin = static_cast<std::int32_t>(plan.numbers.size());
    table.servedNodes = 4;
    table.servedStep = 3;
    plan.numbers.insert(plan.numbers.end(), {1.0, 1.0, 0.8, 0.55});
    plan.serviceTables.push_back(table);
}

} // namespace

void addServicePool(SimulationPlan& plan, int requests, int holder, const std::vector<Tranche>& tranches)
{
    std::vector<Place> places{{requests, NotDeferrable, {1.0}, false}};
    if (holder >= 0)
        places.push_back({holder, NotDeferrable, {1.0}, true});
    addPool(plan, places, tranches);
    Pool& pool = plan.pools.back();
    pool.form = ServicePool;
    addServiceTable(plan, pool);
    const auto table = static_cast<std::int32_t>(plan.serviceTables.size()) - 1;
    pool.leverStateBegin = static_cast<std::int32_t>(plan.integers.size());
    plan.integers.insert(plan.integers.end(), static_cast<std::size_t>(plan.head.months), 0);
    pool.regimeBegin = static_cast<std::int32_t>(plan.integers.size());
    for (int event = 0; event < 2; ++event)
        for (int mask = 0; mask < 1 << pool.trancheCount; ++mask)
            plan.integers.push_back(mask == 0 ? -1 : table); // without supply nothing serves
}

Tranche onDemand(double instances, double price)
{
    Tranche tranche;
    tranche.until = 1000;
    tranche.instances = instances;
    tranche.price = constant(price);
    return tranche;
}

Tranche elastic(double minimum, double maximum, double price)
{
    Tranche tranche = onDemand(0, price);
    tranche.elastic = 1;
    tranche.minimumInstances = minimum;
    tranche.maximumInstances = maximum;
    return tranche;
}

Tranche reserved(double instances, double price, int termMonths, double upfrontShare)
{
    Tranche tranche = onDemand(instances, price);
    tranche.procurement = ReservedSupply;
    tranche.termMonths = termMonths;
    tranche.upfrontShare = constant(upfrontShare);
    return tranche;
}

Tranche owned(double servers, double price)
{
    Tranche tranche = onDemand(servers, price);
    tranche.procurement = OwnedSupply;
    tranche.pue = constant(1);
    tranche.resaleShare = constant(1);
    return tranche;
}

namespace {

void addMarket(SimulationPlan& plan)
{
    for (std::uint32_t i = 0; i < 3; ++i) {
        PricePath path;
        path.drift = i == 0 ? uncertain(plan, 0.05, 0.02) : constant(0.02);
        path.volatility = constant(0.2);
        path.jumpsPerYear = constant(0.5);
        path.jumpSize = constant(-0.2);
        path.stream = 3000u + i;
        path.jumpStream = 4000u + i;
        path.moves = i != 2;
        path.jumps = i == 0;
        plan.pricePaths.push_back(path);
    }
    plan.head.pricePathCount = 3;
    plan.head.inflationPath = 2;
}

void addDemand(SimulationPlan& plan)
{
    for (int i = 0; i < 3; ++i) {
        const int index = addWorkload(plan, 0);
        const Value base = uncertain(plan, 6000.0 + 2000.0 * i, 800);
        Workload& workload = plan.workloads[static_cast<std::size_t>(index)];
        workload.base = base;
        workload.noiseSigma = constant(0.2);
        workload.noisePersistence = 0.7;
        workload.growthForm = i == 0 ? ExponentialGrowth : i == 1 ? LogisticGrowth : LinearGrowth;
        workload.growthRate = constant(0.015);
        workload.growthLimit = constant(2.5);
        workload.gpuHoursPerJob = constant(64);
        workload.gpusPerJob = 8;
        workload.maximumWaitHours = i == 0 ? 24 : -1;
        Event event;
        event.monthFrom = 3;
        event.monthUntil = 12;
        event.durationMonths = 4;
        event.factor = constant(1.5);
        event.probability = constant(0.6);
        event.stream = 5000u + static_cast<std::uint32_t>(i);
        event.everyMonths = i == 1 ? 6 : 0;
        workload.eventBegin = static_cast<std::int32_t>(plan.events.size());
        workload.eventCount = 1;
        plan.events.push_back(event);
    }
}

int addRequests(SimulationPlan& plan)
{
    const int index = addWorkload(plan, 0);
    const Value base = uncertain(plan, 12, 4);
    Workload& workload = plan.workloads[static_cast<std::size_t>(index)];
    workload.unit = RequestsUnit;
    workload.base = base;
    workload.gpusPerRequestRate = 0.5;
    workload.noiseSigma = constant(0.3);
    workload.maximumMissShare = 0.05;
    Event event;
    event.monthFrom = 2;
    event.monthUntil = 20;
    event.everyMonths = 3;
    event.probability = constant(0.7);
    event.slotLimited = 1;
    event.weeksPerMonth = 2;
    event.stream = 6000;
    workload.eventBegin = workload.slotEvent = static_cast<std::int32_t>(plan.events.size());
    workload.eventCount = 1;
    plan.events.push_back(event);
    return index;
}

Tranche server(SimulationPlan& plan, bool colocated)
{
    Tranche tranche = owned(2, 250000);
    tranche.gpusPerInstance = tranche.referenceGpusPerInstance = 8;
    tranche.pricePath = 1;
    tranche.leadMonths = uncertain(plan, 3, 1.5);
    tranche.loadKilowatt = 10;
    tranche.idleKilowatt = 2;
    tranche.electricityPrice = constant(0.15);
    tranche.electricityPath = 1;
    tranche.maintenanceShare = constant(0.08);
    tranche.resaleShare = uncertain(plan, 0.25, 0.05);
    tranche.networkShare = constant(0.1);
    tranche.spacePerMonth = constant(500);
    if (!colocated)
        return tranche;
    tranche.procurement = ColocatedSupply;
    tranche.termMonths = 24;
    tranche.pricePerKilowattMonth = constant(180);
    tranche.committedKilowatt = constant(10);
    tranche.escalation = constant(0.03);
    tranche.exitPerTranche = constant(5000);
    return tranche;
}

} // namespace

SimulationPlan busyPlan(int months)
{
    SimulationPlan plan = emptyPlan(months);
    for (int m = 0; m < months; ++m)
        plan.discountRunning[static_cast<std::size_t>(m)] = 1 - 0.005 * m;
    addMarket(plan);
    addDemand(plan);
    const int requests = addRequests(plan);
    const std::vector<double> hours{40, 72, 56};
    for (int s = 0; s < 5; ++s) {
        addStrategy(plan);
        plan.strategies.back().staff.fullTimeEquivalents = constant(1);
        plan.strategies.back().staff.salaryPerYear = constant(120000);
        const bool mixed = s == 1 || s == 3; // the last workload's jobs run beside the requests
        for (int p = 0; p < (mixed ? 2 : 3); ++p) {
            Tranche burst = elastic(0, p == 1 ? 3 : 1e18, 30 + s);
            burst.gpusPerInstance = burst.referenceGpusPerInstance = 8;
            burst.pricePath = 0;
            burst.readyHours = constant(0.2);
            Tranche base = s < 2 ? reserved(1, 20, 12, 0.5) : server(plan, s == 4);
            base.gpusPerInstance = base.referenceGpusPerInstance = 8;
            const Place place{p, p == 2 ? WithinWeek : NotDeferrable, {2.0, 0.9, 0.4142857142857143}, true};
            addPool(plan, {place}, s == 0 ? std::vector<Tranche>{burst} : std::vector<Tranche>{base, burst}, hours);
        }
        Tranche nodes = elastic(0, 10, 3), machines = s == 3 ? server(plan, false) : onDemand(2, 25);
        nodes.from = s == 4 ? 4 : 1; // at first there is nothing
        machines.gpusPerInstance = machines.referenceGpusPerInstance = 8;
        addServicePool(plan, requests, mixed ? 2 : -1, s == 4 ? std::vector<Tranche>{nodes} : std::vector<Tranche>{machines, nodes});
    }
    plan.head.correlatedDraws = 2;
    plan.head.correlationBegin = static_cast<std::int32_t>(plan.numbers.size());
    plan.numbers.insert(plan.numbers.end(), {1.0, 0.6, 0.8});
    return plan;
}

} // namespace rackrate
