// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencetrial.h"

#include "simulation/kernel/maths.h"
#include "simulation/kernel/outcome.h"
#include "simulation/kernel/philox.h"

#include <algorithm>
#include <cmath>

namespace rackrate::reference {

using namespace kernel;

namespace {

double uniform(const PlanView& plan, std::uint64_t trial, std::uint32_t stream, int month)
{
    return uniformOfMonth<double>(plan.seed, trial, stream, month);
}

double score(const PlanView& plan, std::uint64_t trial, std::uint32_t stream, int month)
{
    return normalQuantile<double>(uniform(plan, trial, stream, month));
}

double money(double amount)
{
    const double quanta = amount / moneyQuantum;
    return std::copysign(std::floor(std::fabs(quanta) + 0.5), quanta) * moneyQuantum;
}

/// One future: everything drawn, before any strategy looks at it.
struct Future {
    const PlanView& plan;
    std::uint64_t trial;
    std::vector<double> draws;
    std::vector<std::vector<double>> price;  // [path][month]
    std::vector<std::vector<double>> demand; // [workload][month], in the workload's unit, slot-limited events left out
    std::vector<std::vector<bool>> slotEvent; // [workload][month]

    double operator()(const Value& value) const
    {
        return value.draw < 0 ? value.base : std::clamp(draws[value.draw], value.low, value.high);
    }
};

double drawn(const PlanView& plan, const Draw& draw, double z)
{
    const double* table = plan.numbers + draw.tableBegin;
    if (draw.form == NormalDraw)
        return draw.a + draw.b * z;
    if (draw.form == LogNormalDraw)
        return exponential<double>(draw.a + draw.b * z);
    if (draw.form == StepDraw) {
        const int count = draw.tableCount / 2;
        int i = 0;
        while (i < count - 1 && !(table[i] > z))
            ++i;
        return table[count + i];
    }
    const double position = std::clamp((z + draw.a) / (2 * draw.a) * (draw.tableCount - 1), 0.0, double(draw.tableCount - 1));
    const int i = std::min(int(position), draw.tableCount - 2);
    return table[i] + (position - i) * (table[i + 1] - table[i]);
}

void drawNumbers(Future& future)
{
    const PlanView& plan = future.plan;
    std::vector<double> independent, scores;
    for (int i = 0; i < plan.drawCount; ++i)
        independent.push_back(score(plan, future.trial, plan.draws[i].stream, 0));
    scores = independent;
    const double* row = plan.numbers + plan.correlationBegin;
    for (int i = 0; i < plan.correlatedDraws; ++i) {
        scores[i] = 0;
        for (int j = 0; j <= i; ++j)
            scores[i] += row[j] * independent[j];
        row += i + 1;
    }
    for (int i = 0; i < plan.drawCount; ++i)
        future.draws.push_back(drawn(plan, plan.draws[i], scores[i]));
}

void walkPrices(Future& future)
{
    const PlanView& plan = future.plan;
    for (int p = 0; p < plan.pricePathCount; ++p) {
        const PricePath& path = plan.pricePaths[p];
        const double monthly = naturalLog<double>(1 + future(path.drift)) / 12;
        const double volatility = future(path.volatility), jumpChance = future(path.jumpsPerYear) / 12;
        const double jumpSize = future(path.jumpSize);
        double level = 0;
        std::vector<double> factors{1.0};
        for (int m = 1; m < plan.months; ++m) {
            level += monthly;
            if (path.moves)
                level += volatility * std::sqrt(1.0 / 12) * score(plan, future.trial, path.stream, m) - volatility * volatility / 24;
            if (path.jumps) {
                if (uniform(plan, future.trial, path.jumpStream, m) < jumpChance)
                    level += naturalLog<double>(1 + jumpSize);
                level -= naturalLog<double>(1 + jumpChance * jumpSize);
            }
            factors.push_back(exponential<double>(level));
        }
        future.price.push_back(factors);
    }
}

double growth(const Future& future, const Workload& workload, int month)
{
    const double t = month - 1, rate = future(workload.growthRate);
    const Knot* knots = future.plan.knots + workload.knotBegin;
    switch (workload.growthForm) {
    case LinearGrowth: return std::max(0.0, 1 + rate * t);
    case ExponentialGrowth: return power<double>(1 + rate, t);
    case LogisticGrowth: {
        const double limit = future(workload.growthLimit);
        return limit / (1 + (limit - 1) * exponential<double>(-rate * t));
    }
    case StepGrowth: {
        double factor = 1;
        for (int k = 0; k < workload.knotCount; ++k)
            if (knots[k].month <= month)
                factor = future(knots[k].factor);
        return factor;
    }
    case PiecewiseGrowth: {
        double previousMonth = 1, previousFactor = 1;
        for (int k = 0; k < workload.knotCount; ++k) {
            const double factor = future(knots[k].factor);
            if (month <= knots[k].month) {
                if (knots[k].month == previousMonth)
                    return factor;
                const double share = (month - previousMonth) / (knots[k].month - previousMonth);
                return exponential<double>(naturalLog<double>(previousFactor) * (1 - share) + naturalLog<double>(factor) * share);
            }
            previousMonth = knots[k].month;
            previousFactor = factor;
        }
        return previousFactor;
    }
    default: return 1;
    }
}

/// How many occurrences of an event act in a month; each multiplies demand.
int occurrences(const Future& future, const Event& event, int month)
{
    const auto covers = [&](int start) {
        return start <= month && (event.lasting || month < start + event.durationMonths);
    };
    const double probability = future(event.probability);
    if (event.everyMonths <= 0) {
        const double when = uniform(future.plan, future.trial, event.stream, 1);
        const int start = event.monthFrom + int(when * (event.monthUntil - event.monthFrom + 1));
        return uniform(future.plan, future.trial, event.stream, 0) < probability && covers(start) ? 1 : 0;
    }
    int count = 0;
    for (int start = event.monthFrom; start <= event.monthUntil && start <= future.plan.months; start += event.everyMonths)
        if (covers(start) && uniform(future.plan, future.trial, event.stream, start - 1) < probability)
            ++count;
    return count;
}

void walkDemand(Future& future, double demandFactor)
{
    const PlanView& plan = future.plan;
    for (int w = 0; w < plan.workloadCount; ++w) {
        const Workload& workload = plan.workloads[w];
        const double sigma = future(workload.noiseSigma), phi = workload.noisePersistence;
        std::vector<double> levels;
        std::vector<bool> shaped;
        double x = 0;
        for (int month = 1; month <= plan.months; ++month) {
            if (sigma > 0) {
                const double z = score(plan, future.trial, workload.noiseStream, month - 1);
                x = month == 1 ? sigma * z : phi * x + sigma * std::sqrt(1 - phi * phi) * z;
            }
            double level = future(workload.base) * demandFactor * growth(future, workload, month)
                           * plan.numbers[workload.seasonBegin + month - 1] * exponential<double>(x - sigma * sigma / 2);
            bool slotEvent = false;
            for (int e = workload.eventBegin; e < workload.eventBegin + workload.eventCount; ++e) {
                for (int n = occurrences(future, plan.events[e], month); n > 0; --n) {
                    if (plan.events[e].slotLimited)
                        slotEvent = true;
                    else
                        level *= future(plan.events[e].factor);
                }
            }
            levels.push_back(level);
            shaped.push_back(slotEvent);
        }
        future.demand.push_back(levels);
        future.slotEvent.push_back(shaped);
    }
}

/// Mean reference GPUs a workload asks for in a month, idle holding and repeats included.
double askedGpus(const Future& future, int workloadIndex, int month)
{
    const Workload& workload = future.plan.workloads[workloadIndex];
    const double level = future.demand[workloadIndex][month - 1], hours = future.plan.hours[month - 1];
    double gpus = level * workload.gpusPerRequestRate;
    if (workload.unit == GpuHoursUnit)
        gpus = level / hours;
    if (workload.unit == JobsUnit)
        gpus = level * future(workload.gpuHoursPerJob) / hours;
    return gpus * future(workload.heldPerBusy) * (1 + future(workload.rerunShare));
}

double unitsOf(const Future& future, int workloadIndex, int month)
{
    const Workload& workload = future.plan.workloads[workloadIndex];
    const double level = future.demand[workloadIndex][month - 1];
    return workload.unit == RequestsUnit ? level * 3600 * future.plan.hours[month - 1] : level;
}

bool owned(const Tranche& tranche) { return tranche.procurement == OwnedSupply || tranche.procurement == ColocatedSupply; }
bool committedTerm(const Tranche& tranche)
{
    return !tranche.elastic && (tranche.procurement == ReservedSupply || tranche.procurement == DedicatedSupply);
}

/// Last month in which the tranche stands: a term that has begun runs to its end.
int lastMonth(const PlanView& plan, const Tranche& tranche)
{
    int last = tranche.until;
    if (committedTerm(tranche)) {
        const int term = tranche.termMonths;
        last = tranche.from + (tranche.until - tranche.from + term) / term * term - 1;
    }
    return std::min(last, plan.months);
}

int serviceMonth(const Future& future, const Tranche& tranche)
{
    return owned(tranche) ? tranche.from + int(std::ceil(future(tranche.leadMonths) - 1e-9)) : tranche.from;
}

bool inService(const Future& future, const Tranche& tranche, int month)
{
    return month >= serviceMonth(future, tranche) && month <= lastMonth(future.plan, tranche);
}

/// What one pool did in one month.
struct PoolMonth {
    std::vector<double> instances; ///< mean instances paid, by tranche
    double committedUse = 0;       ///< share of committed reference GPUs that is used
    double busyGpus = 0;           ///< real GPUs, mean
    double paidGpus = 0;           ///< real GPUs, mean
};

/// Jobs of one workload in one pool, carried from month to month: mean number in the system and fluid backlog.
struct Queue {
    double inSystem = 0, backlog = 0;
};

/// Probability of waiting for one of c (real, >= 1) servers at utilisation rho: the loop-free form of the modelling note, 1.1.
double erlangC(double c, double rho)
{
    const double m = 1 - rho;
    const double h = m < 0.1 ? m * m * (0.5 + m / 3 + m * m / 4 + m * m * m / 5 + m * m * m * m / 6 + m * m * m * m * m / 7)
                             : -m - naturalLog<double>(rho);
    const double alpha = std::sqrt(2 * std::min(c * h, 700.0));
    const double t = 1 / (1 + 0.2316419 * alpha);
    const double mills = t * (.319381530 + t * (-.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const double p = 2.5066282746310005 * exponential<double>(alpha * alpha / 2) - mills;
    const double c0 = m < 0.1 ? -1.0 / 3 - m / 12 - 23.0 / 540 * m * m - 353.0 / 12960 * m * m * m : std::sqrt(c) / alpha - 1 / m;
    const double gamma = 1 + 1 / (12 * c) + 1 / (288 * c * c);
    return 1 / (rho + m * (1 + gamma * (std::sqrt(c) * p + c0)));
}

/// Mean wait in hours over a month of jobs that find `servers` of mean service `jobHours`: the hour step of the modelling
/// note, 1.5, with the month as its step.
double meanWait(Queue& queue, double servers, double jobHours, double jobsPerHour, double variability, double monthHours)
{
    const double v = (1 + variability) / 2, rho = jobsPerHour * jobHours / servers, n = servers * monthHours / jobHours;
    const double b = queue.inSystem - servers + n * (rho - 1), k = n + servers;
    double x = std::min(rho, 1.0), length = 0, y = 0;
    for (int pass = 0; pass < 2; ++pass) {
        const double held = std::clamp(x, 1e-9, 0.9999);
        const double q = v * erlangC(servers, held) * held, root = std::sqrt(b * b + 4 * k * q);
        length = b < 0 ? 2 * k * q / (root - b) : (b + root) / 2;
        y = length > 0 ? q / length : -b / k;
        x = std::clamp(1 - y, 1e-9, 1.0);
    }
    const double before = queue.backlog, free = before > 0 ? 0 : std::max(0.0, servers - queue.inSystem);
    const double after = std::max(0.0, before + n * (rho - 1) - free);
    double area = 0;
    if (before > 0 && after <= 0)
        area = before / 2 * (rho >= 1 ? 1 : std::min(1.0, before / (n * (1 - rho))));
    else if (after > 0)
        area = (before + after) / 2;
    queue.inSystem = servers * (1 - y) + length;
    queue.backlog = after;
    return area * jobHours / servers + std::max(length - after, 0.0) * jobHours / (servers * x);
}

/// Real GPUs of a tranche and the reference GPUs they are worth.
struct Gpus {
    double real = 0, reference = 0;
    void add(const Tranche& tranche, double instances)
    {
        real += instances * tranche.gpusPerInstance;
        reference += instances * tranche.referenceGpusPerInstance;
    }
    double speed() const { return real > 0 ? reference / real : 1; }
};

void addWait(const Future& future, int workloadIndex, int month, double gpus, double speed, double servedShare, bool unlimited,
             double ready, Queue& queue, WorkloadService& service)
{
    const Workload& workload = future.plan.workloads[workloadIndex];
    const double hours = future.plan.hours[month - 1], level = future.demand[workloadIndex][month - 1];
    const double jobGpuHours = future(workload.gpuHoursPerJob);
    const double jobs = workload.unit == JobsUnit ? level : level / jobGpuHours;
    double wait = ready;
    if (!unlimited) {
        const double servers = gpus / speed / workload.gpusPerJob, one = std::clamp(servers, 1e-3, 1.0);
        const double jobHours = jobGpuHours * future(workload.heldPerBusy) / speed / workload.gpusPerJob / one;
        wait += meanWait(queue, std::max(1.0, servers), jobHours, jobs * servedShare * (1 + future(workload.rerunShare)) / hours,
                         future(workload.jobVariability), hours);
    }
    service.waitHours += std::min(wait, hours * future.plan.months) * jobs;
    service.jobs += jobs;
}

PoolMonth dispatch(const Future& future, const Pool& pool, int month, std::vector<Queue>& queues, std::vector<WorkloadService>& services)
{
    const PlanView& plan = future.plan;
    const Tranche* tranches = plan.tranches + pool.trancheBegin;
    const PoolWorkload* members = plan.poolWorkloads + pool.workloadBegin;
    PoolMonth result;
    result.instances.assign(pool.trancheCount, 0.0);

    double committed = 0;
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (!tranches[t].elastic && inService(future, tranches[t], month)) {
            committed += tranches[t].instances * tranches[t].referenceGpusPerInstance;
            result.instances[t] = tranches[t].instances;
        }
    }
    std::vector<std::array<double, 168>> running(pool.trancheCount);
    std::array<double, 168> idleCommitted{}, used{};
    std::array<std::vector<double>, 168> elasticIdle;
    std::vector<double> unserved(pool.workloadCount, 0.0), asked(pool.workloadCount, 0.0);
    std::vector<double> onCommittedOf(pool.workloadCount, 0.0), servedBy(pool.trancheCount, 0.0);

    for (int slot = 0; slot < 168; ++slot) {
        const int merged = plan.integers[pool.slotMapBegin + slot];
        double capacity = committed, sum = 0;
        std::vector<double> demand(pool.workloadCount, 0.0);
        for (int i = 0; i < pool.workloadCount; ++i) {
            const double gpus = askedGpus(future, members[i].workload, month) * plan.numbers[members[i].profileBegin + merged];
            asked[i] += gpus;
            if (members[i].deferral == NotDeferrable)
                sum += demand[i] = gpus;
        }
        used[slot] = std::min(sum, committed);
        idleCommitted[slot] = committed - used[slot];
        double overflow = sum - used[slot];
        elasticIdle[slot].assign(pool.trancheCount, 0.0);
        for (int t = 0; t < pool.trancheCount; ++t) {
            running[t][slot] = 0;
            if (!tranches[t].elastic || !inService(future, tranches[t], month))
                continue;
            const double each = tranches[t].referenceGpusPerInstance;
            const double count = std::clamp(std::ceil(overflow / each - 1e-9), tranches[t].minimumInstances,
                                            std::max(tranches[t].minimumInstances, tranches[t].maximumInstances));
            const double taken = std::min(overflow, count * each);
            running[t][slot] = count;
            elasticIdle[slot][t] = count * each - taken;
            capacity += count * each;
            overflow -= taken;
            servedBy[t] += taken;
        }
        double before = 0;
        for (int i = 0; i < pool.workloadCount; ++i) {
            unserved[i] += std::clamp(before + demand[i] - capacity, 0.0, demand[i]);
            onCommittedOf[i] += std::clamp(committed - before, 0.0, demand[i]);
            before += demand[i];
        }
    }

    // Work that may move fills what is idle in its window, then rents whole machines up to their limit.
    for (int i = 0; i < pool.workloadCount; ++i) {
        if (members[i].deferral == NotDeferrable)
            continue;
        const int windows = members[i].deferral == WithinDay ? 7 : 1, length = 168 / windows;
        for (int window = 0; window < windows; ++window) {
            double work = 0;
            const int first = window * length, last = first + length;
            for (int slot = first; slot < last; ++slot)
                work += askedGpus(future, members[i].workload, month)
                        * plan.numbers[members[i].profileBegin + plan.integers[pool.slotMapBegin + slot]];
            // takes from each slot of the window in proportion to what is idle there; only the window's total matters
            const auto fill = [&](auto idleAt) {
                double idle = 0;
                for (int slot = first; slot < last; ++slot)
                    idle += idleAt(slot);
                const double taken = std::min(work, idle);
                for (int slot = first; slot < last && idle > 0; ++slot)
                    idleAt(slot) -= idleAt(slot) * taken / idle;
                work -= taken;
                return taken;
            };
            const double onCommitted = fill([&](int slot) -> double& { return idleCommitted[slot]; });
            used[first] += onCommitted; // only totals matter below
            onCommittedOf[i] += onCommitted;
            for (int t = 0; t < pool.trancheCount; ++t)
                if (tranches[t].elastic && inService(future, tranches[t], month))
                    servedBy[t] += fill([&](int slot) -> double& { return elasticIdle[slot][t]; });
            for (int t = 0; t < pool.trancheCount; ++t) {
                if (!tranches[t].elastic || !inService(future, tranches[t], month))
                    continue;
                double room = 0;
                for (int slot = first; slot < last; ++slot)
                    room += std::max(0.0, tranches[t].maximumInstances - running[t][slot]);
                const double each = tranches[t].referenceGpusPerInstance;
                const double taken = std::min(work, room * each);
                for (int slot = first; slot < last && room > 0; ++slot)
                    running[t][slot] += std::max(0.0, tranches[t].maximumInstances - running[t][slot]) * (taken / each) / room;
                work -= taken;
                servedBy[t] += taken;
            }
            unserved[i] += work;
        }
    }

    double usedTotal = 0;
    for (int slot = 0; slot < 168; ++slot)
        usedTotal += used[slot];
    result.committedUse = committed > 0 ? usedTotal / 168 / committed : 0;
    double elasticMaximum = 0, elasticWork = 0, readyWork = 0;
    Gpus capacity;
    bool unlimited = false;
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (!tranches[t].elastic) {
            result.busyGpus += result.committedUse * result.instances[t] * tranches[t].gpusPerInstance;
            capacity.add(tranches[t], result.instances[t]);
        } else if (inService(future, tranches[t], month)) {
            double sum = 0;
            for (int slot = 0; slot < 168; ++slot)
                sum += running[t][slot];
            result.instances[t] = sum / 168;
            result.busyGpus += servedBy[t] / 168 * tranches[t].gpusPerInstance / tranches[t].referenceGpusPerInstance;
            unlimited = unlimited || tranches[t].maximumInstances > 1e15;
            elasticMaximum += tranches[t].maximumInstances * tranches[t].referenceGpusPerInstance;
            capacity.add(tranches[t], tranches[t].maximumInstances);
            elasticWork += servedBy[t];
            readyWork += servedBy[t] * future(tranches[t].readyHours);
        }
        result.paidGpus += result.instances[t] * tranches[t].gpusPerInstance;
    }
    const double ready = elasticWork > 0 ? readyWork / elasticWork : 0;
    for (int i = 0; i < pool.workloadCount; ++i) {
        WorkloadService& service = services[members[i].workload];
        const double units = unitsOf(future, members[i].workload, month);
        service.demandUnits += units;
        service.unservedUnits += asked[i] > 0 ? units * unserved[i] / asked[i] : 0;
        if (!members[i].batch)
            continue;
        double othersHeld = 0;
        for (int j = 0; j < pool.workloadCount; ++j)
            if (j != i && members[j].deferral == NotDeferrable)
                othersHeld += asked[j] / 168;
        const double served = asked[i] - unserved[i];
        const double elasticShare = served > 1e-9 * asked[i] ? std::clamp(1 - onCommittedOf[i] / served, 0.0, 1.0) : 0;
        addWait(future, members[i].workload, month, committed + elasticMaximum - othersHeld, capacity.speed(),
                asked[i] > 0 ? std::max(0.0, 1 - unserved[i] / asked[i]) : 1, unlimited, ready * elasticShare, queues[pool.workloadBegin + i], service);
    }
    return result;
}

/// Bilinear look-up of one column.
double column(const PlanView& plan, const ServiceTable& table, double load, double holder, int which)
{
    const auto place = [](double position, int nodes, int& index) {
        const double within = std::clamp(position, 0.0, double(nodes - 1));
        index = std::min(int(within), std::max(0, nodes - 2));
        return nodes > 1 ? within - index : 0.0;
    };
    int l = 0, h = 0;
    const double f = place((naturalLog<double>(std::max(load, 1e-12)) - table.logLoadLow) / table.logLoadStep, table.loadNodes, l);
    const double g = place((holder - table.holderLow) / table.holderStep, table.holderNodes, h);
    const auto at = [&](int i, int j) {
        return plan.numbers[table.valueBegin
                            + (std::min(i, table.holderNodes - 1) * table.loadNodes + std::min(j, table.loadNodes - 1)) * serviceColumnCount + which];
    };
    return (1 - g) * ((1 - f) * at(h, l) + f * at(h, l + 1)) + g * ((1 - f) * at(h + 1, l) + f * at(h + 1, l + 1));
}

PoolMonth serve(const Future& future, const Pool& pool, int month, std::vector<Queue>& queues, std::vector<WorkloadService>& services)
{
    const PlanView& plan = future.plan;
    const Tranche* tranches = plan.tranches + pool.trancheBegin;
    const PoolWorkload* members = plan.poolWorkloads + pool.workloadBegin;
    const int online = members[0].workload;
    const double hours = plan.hours[month - 1];
    PoolMonth result;
    result.instances.assign(pool.trancheCount, 0.0);
    int mask = 0;
    Gpus capacity;
    double committed = 0, committedReal = 0;
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (!inService(future, tranches[t], month))
            continue;
        mask |= 1 << t;
        capacity.add(tranches[t], tranches[t].elastic ? tranches[t].maximumInstances : tranches[t].instances);
        if (!tranches[t].elastic) {
            result.instances[t] = tranches[t].instances;
            committed += tranches[t].instances * tranches[t].referenceGpusPerInstance;
            committedReal += tranches[t].instances * tranches[t].gpusPerInstance;
        }
    }
    const int lever = plan.integers[pool.leverStateBegin + month - 1];
    const int* regimes = plan.integers + pool.regimeBegin + lever * 2 * (1 << pool.trancheCount);
    double eventWeight = 0;
    if (future.slotEvent[online][month - 1]) {
        const double weeks = plan.events[plan.workloads[online].slotEvent].weeksPerMonth;
        eventWeight = weeks > 0 ? std::min(1.0, weeks / (hours / 168)) : 1;
    }
    const double load = askedGpus(future, online, month);
    const double holder = pool.workloadCount > 1 ? askedGpus(future, members[1].workload, month) : 0;
    const auto answer = [&](int which) {
        double sum = 0;
        for (int event = 0; event < 2; ++event) {
            const double weight = event ? eventWeight : 1 - eventWeight;
            const int index = regimes[event * (1 << pool.trancheCount) + mask];
            if (weight > 0 && index < 0)
                sum += which == LostColumn || which == MissColumn ? weight : 0; // nothing serves
            else if (weight > 0)
                sum += weight * column(plan, plan.serviceTables[index], load, holder, which);
        }
        return sum;
    };
    double paidReference = committed;
    result.paidGpus = committedReal;
    for (int t = 0; t < pool.trancheCount; ++t) {
        if (!tranches[t].elastic || !(mask & (1 << t)))
            continue;
        result.instances[t] = answer(ElasticColumn + t);
        result.paidGpus += result.instances[t] * tranches[t].gpusPerInstance;
        paidReference += result.instances[t] * tranches[t].referenceGpusPerInstance;
    }
    result.committedUse = answer(CommittedUseColumn);
    double busyReference = answer(BusyColumn);
    const double units = unitsOf(future, online, month);
    services[online].demandUnits += units;
    services[online].unservedUnits += units * answer(LostColumn);
    services[online].missedRequests += units * answer(MissColumn);
    if (pool.workloadCount > 1) {
        // The table's share is interpolated; the quota and what requests leave of the pool bound what it can be.
        const double room = std::min(answer(HolderCapacityColumn), std::max(answer(PaidColumn) - answer(BusyColumn), 0.0));
        const double served = holder > 0 ? std::min(answer(HolderServedColumn), room / holder) : answer(HolderServedColumn), holderUnits = unitsOf(future, members[1].workload, month);
        busyReference += holder * served;
        services[members[1].workload].demandUnits += holderUnits;
        services[members[1].workload].unservedUnits += holderUnits * (1 - served);
        if (members[1].batch)
            addWait(future, members[1].workload, month, answer(HolderCapacityColumn), capacity.speed(), served, false, 0, queues[pool.workloadBegin + 1],
                    services[members[1].workload]);
    }
    result.busyGpus = paidReference > 0 ? busyReference * result.paidGpus / paidReference : 0;
    return result;
}

/// Money of one month split by when it is paid, with what accrual and closing need.
struct Books {
    std::array<double, costKindCount> start{}, running{};
    double expensed = 0;      ///< accrual cost that is not simply the cash of the month
    double capitalised = 0;   ///< cash of the month that becomes book value or prepayment
    double bookValue = 0, prepaid = 0, marketValue = 0;
    double stopPayments = 0;  ///< under "stop": remaining commitments, removal, exit
    double stopReserved = 0;  ///< the part of them that is kind reserved
};

double hoursOf(const PlanView& plan, int month) { return plan.hours[std::min(month, plan.months) - 1]; }

void rent(const Future& future, const Tranche& tranche, int month, double instances, Books& books)
{
    const PlanView& plan = future.plan;
    const double factor = tranche.pricePath < 0 ? 1 : future.price[tranche.pricePath][month - 1];
    if (!committedTerm(tranche)) {
        books.running[OnDemandCost] += instances * future(tranche.price) * factor * plan.hours[month - 1];
        return;
    }
    const int begin = tranche.from + (month - tranche.from) / tranche.termMonths * tranche.termMonths;
    const double price = future(tranche.price) * (tranche.pricePath < 0 ? 1 : future.price[tranche.pricePath][begin - 1]);
    const bool monthly = tranche.procurement == DedicatedSupply;
    const auto due = [&](int m) { return instances * price * (monthly ? 1 : hoursOf(plan, m)); };
    double whole = 0, elapsed = 0, left = 0;
    for (int m = begin; m < begin + tranche.termMonths; ++m) {
        whole += due(m);
        (m <= month ? elapsed : left) += due(m);
    }
    const double upfront = monthly ? 0 : future(tranche.upfrontShare);
    books.running[ReservedCost] += (1 - upfront) * due(month);
    books.expensed += upfront * due(month);
    if (month == begin) {
        books.start[ReservedCost] += upfront * whole;
        books.capitalised += upfront * whole;
    }
    books.prepaid += upfront * left;
    books.stopPayments += (1 - upfront) * left;
    books.stopReserved += (1 - upfront) * left;
    (void)elapsed;
}

void own(const Future& future, const Tranche& tranche, int month, double committedUse, Books& books)
{
    const PlanView& plan = future.plan;
    const int last = lastMonth(plan, tranche), service = serviceMonth(future, tranche);
    if (month < tranche.from || month > last)
        return;
    const double count = tranche.instances, hours = plan.hours[month - 1];
    const double purchase = count * future(tranche.price) * (tranche.pricePath < 0 ? 1 : future.price[tranche.pricePath][tranche.from - 1]);
    const double network = purchase * future(tranche.networkShare), fitOut = future(tranche.fitOutPerTranche);
    const double capital = purchase + network + fitOut;
    const bool colocated = tranche.procurement == ColocatedSupply;
    if (month == tranche.from) {
        books.start[HardwareCost] += purchase;
        books.start[NetworkCost] += network;
        books.start[SpaceCost] += fitOut;
        books.capitalised += capital;
        if (colocated)
            books.start[OneOffCost] += future(tranche.setUpPerTranche);
    }
    const int age = std::clamp(month - service + 1, 0, tranche.depreciationMonths);
    const double book = capital * (1 - double(age) / tranche.depreciationMonths);
    if (month >= service && month - service < tranche.depreciationMonths)
        books.expensed += capital / tranche.depreciationMonths;
    double feeNow = 0, remainingFees = 0;
    if (month >= service) {
        const double utilisation = committedUse;
        const double kilowatt = tranche.idleKilowatt + (tranche.loadKilowatt - tranche.idleKilowatt) * utilisation;
        const double tariff = future(tranche.electricityPrice)
                              * (tranche.electricityPath < 0 ? 1 : future.price[tranche.electricityPath][month - 1]);
        if (!colocated || tranche.meteredPower)
            books.running[EnergyCost] += count * hours * kilowatt * future(tranche.pue) * tariff;
        const double inflation = plan.inflationPath < 0 ? 1 : future.price[plan.inflationPath][month - 1];
        books.running[SpaceCost] += count * future(tranche.spacePerMonth) * inflation;
        books.running[MaintenanceCost] += future(tranche.maintenanceShare) * purchase / 12;
        if (colocated) {
            feeNow = count * future(tranche.committedKilowatt) * future(tranche.pricePerKilowattMonth);
            for (int year = 0; year < (month - service) / 12; ++year)
                feeNow *= 1 + future(tranche.escalation);
            books.running[SpaceCost] += feeNow;
            books.running[NetworkCost] += future(tranche.crossConnectPerMonth);
            books.running[MaintenanceCost] += future(tranche.remoteHandsPerMonth);
        }
    }
    if (colocated) { // the first contract must be paid to its end; afterwards it can be left from month to month
        const double fee = month >= service ? feeNow : count * future(tranche.committedKilowatt) * future(tranche.pricePerKilowattMonth);
        remainingFees = fee * std::max(0, tranche.termMonths - std::max(0, month - service + 1));
    }
    const double market = purchase * power<double>(future(tranche.resaleShare), (month - tranche.from + 1) / 36.0);
    const double leaving = count * future(tranche.removalCost) + (colocated ? future(tranche.exitPerTranche) + remainingFees : 0);
    if (month == last && last < plan.months) {
        books.running[ResaleCost] -= market;
        books.running[OneOffCost] += leaving;
        books.expensed += book;
    } else {
        books.bookValue += book;
        books.marketValue += market;
        books.stopPayments += leaving;
    }
}

void overheads(const Future& future, const Strategy& strategy, int month, double ownedGpus, double paidGpus, Books& books)
{
    const PlanView& plan = future.plan;
    const double inflation = plan.inflationPath < 0 ? 1 : future.price[plan.inflationPath][month - 1];
    const double people = future(strategy.staff.fullTimeEquivalents) + future(strategy.staff.fullTimeEquivalentsPerOwnedGpu) * ownedGpus;
    books.running[StaffCost] += people * future(strategy.staff.salaryPerYear) / 12 * inflation;
    books.running[StorageCost] += future(strategy.storageTerabytes) * power<double>(1 + future(strategy.storageGrowthPerYear), (month - 1) / 12.0)
                                  * future(strategy.storagePricePerTerabyteMonth);
    books.running[NetworkCost] += future(strategy.networkFixedPerMonth)
                                  + future(strategy.egressGigabytesPerMonth) * future(strategy.pricePerGigabyte);
    books.running[SoftwareCost] += future(strategy.softwarePerGpuYear) / 12 * paidGpus;
    for (int i = strategy.oneOffBegin; i < strategy.oneOffBegin + strategy.oneOffCount; ++i)
        if (plan.oneOffs[i].month == month)
            books.start[OneOffCost] += future(plan.oneOffs[i].amount);
}

StrategyMonth closeMonth(const PlanView& plan, int month, const Books& books)
{
    StrategyMonth result;
    double total = 0, start = 0, running = 0;
    for (int kind = 0; kind < costKindCount; ++kind) {
        result.cash[kind] = money(books.start[kind] + books.running[kind]);
        total += result.cash[kind];
        start += books.start[kind];
        running += books.running[kind];
    }
    result.presentValue = start * plan.discountStart[month - 1] + running * plan.discountRunning[month - 1];
    result.accrual = total - books.capitalised + books.expensed;
    result.bookValue = books.bookValue;
    result.prepaid = books.prepaid;
    const double onContinue = -books.marketValue - books.prepaid, onStop = -books.marketValue + books.stopPayments;
    result.closing = plan.stopAtHorizon ? onStop : onContinue;
    result.otherClosing = plan.stopAtHorizon ? onContinue : onStop;
    result.exit = onStop;
    result.closingPresent = result.closing * plan.discountEnd[month - 1];
    result.otherClosingPresent = result.otherClosing * plan.discountEnd[month - 1];
    result.closingAccrual = books.bookValue - books.marketValue + (plan.stopAtHorizon ? books.prepaid + books.stopPayments : 0);
    return result;
}

StrategyTrial runStrategy(const Future& future, const Strategy& strategy)
{
    const PlanView& plan = future.plan;
    StrategyTrial result;
    result.workloads.resize(plan.workloadCount);
    int members = 0;
    for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p)
        members = std::max(members, plan.pools[p].workloadBegin + plan.pools[p].workloadCount);
    std::vector<Queue> queues(members);
    for (int month = 1; month <= plan.months; ++month) {
        Books books;
        double ownedGpus = 0, paidGpus = 0;
        for (int p = strategy.poolBegin; p < strategy.poolBegin + strategy.poolCount; ++p) {
            const Pool& pool = plan.pools[p];
            const PoolMonth done = pool.form == ServicePool ? serve(future, pool, month, queues, result.workloads)
                                                            : dispatch(future, pool, month, queues, result.workloads);
            const double hours = plan.hours[month - 1];
            result.busyGpuHours += done.busyGpus * hours;
            result.paidGpuHours += done.paidGpus * hours;
            paidGpus += done.paidGpus;
            for (int t = 0; t < pool.trancheCount; ++t) {
                const Tranche& tranche = plan.tranches[pool.trancheBegin + t];
                if (month == tranche.from)
                    books.start[OneOffCost] += future(tranche.migrationCost);
                if (owned(tranche)) {
                    own(future, tranche, month, done.committedUse, books);
                    if (inService(future, tranche, month))
                        ownedGpus += tranche.instances * tranche.gpusPerInstance;
                } else if (inService(future, tranche, month)) {
                    rent(future, tranche, month, done.instances[t], books);
                }
            }
        }
        overheads(future, strategy, month, ownedGpus, paidGpus, books);
        result.months.push_back(closeMonth(plan, month, books));
    }
    for (int w = 0; w < plan.workloadCount; ++w) {
        const WorkloadService& service = result.workloads[w];
        const Workload& workload = plan.workloads[w];
        const bool unserved = service.unservedUnits > plan.unservedTolerance * service.demandUnits;
        const bool missed = workload.maximumMissShare >= 0 && service.missedRequests > workload.maximumMissShare * service.demandUnits;
        const bool waited = workload.maximumWaitHours >= 0 && service.waitHours > workload.maximumWaitHours * service.jobs;
        result.ineligible = result.ineligible || unserved || missed || waited;
    }
    return result;
}

} // namespace

std::vector<StrategyTrial> runTrial(const PlanView& plan, std::uint64_t trial, double demandFactor)
{
    Future future{plan, trial, {}, {}, {}, {}};
    drawNumbers(future);
    walkPrices(future);
    walkDemand(future, demandFactor);
    std::vector<StrategyTrial> result;
    for (int s = 0; s < plan.strategyCount; ++s)
        result.push_back(runStrategy(future, plan.strategies[s]));
    return result;
}

} // namespace rackrate::reference
