// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/referencefuture.h"

#include "simulation/kernel/maths.h"
#include "simulation/kernel/philox.h"
#include "tests/support/referencesampling.h"

#include <cmath>

namespace rackrate::reference {

using namespace kernel;

namespace {

double uniform(const PlanView& plan, std::uint64_t trial, std::uint32_t stream, int month)
{
    if (plan.sampling == AntitheticSampling && trial % 2 == 1)
        return 1 - uniform(plan, trial - 1, stream, month);
    return uniformOfMonth<double>(plan.seed, trial, stream, month);
}

double drawUniform(const PlanView& plan, int draw, std::uint64_t trial)
{
    switch (plan.sampling) {
    case LatinHypercubeSampling: return latinHypercubeUniform(plan, draw, trial);
    case SobolSampling: return sobolUniform(plan, draw, trial);
    default: return uniform(plan, trial, plan.draws[draw].stream, 0);
    }
}

double score(const PlanView& plan, std::uint64_t trial, std::uint32_t stream, int month)
{
    return normalQuantile<double>(uniform(plan, trial, stream, month));
}

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
        independent.push_back(normalQuantile<double>(drawUniform(plan, i, future.trial)));
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

} // namespace

Future drawFuture(const PlanView& plan, std::uint64_t trial, double demandFactor)
{
    Future future{plan, trial};
    drawNumbers(future);
    walkPrices(future);
    walkDemand(future, demandFactor);
    return future;
}

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

} // namespace rackrate::reference
