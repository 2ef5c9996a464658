// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/sampleresults.h"

namespace rackrate {
namespace {

constexpr int months = 24;
constexpr double owned[] = {100000, 1000, -30000};

double monthCost(int strategy, int month)
{
    if (strategy < 2)
        return strategy == 0 ? 10000 : 6000;
    return (month == 1 ? owned[0] : 0) + owned[1] + (month == months ? owned[2] : 0);
}

// A band that is 10 and 20 % of the amount wide on both sides.
void addMonth(MonthlyFan& fan, double amount)
{
    const double size = amount < 0 ? -amount : amount;
    fan.mean.push_back(amount);
    fan.p5.push_back(amount - 0.2 * size);
    fan.p25.push_back(amount - 0.1 * size);
    fan.p50.push_back(amount);
    fan.p75.push_back(amount + 0.1 * size);
    fan.p95.push_back(amount + 0.2 * size);
}

Distributional around(double mean) { return {mean, 10, 1000, mean * 0.8, mean * 0.9, mean, mean * 1.1, mean * 1.2, mean * 1.25}; }

StrategyResult strategyResult(const std::string& id, int index)
{
    const double cheapest[] = {0.004, 0.596, 0.4};
    StrategyResult result;
    result.id = id;
    double sum = 0, baseline = 0;
    for (int month = 1; month <= months; ++month) {
        sum += monthCost(index, month);
        baseline += monthCost(0, month);
        addMonth(result.monthlyCost, monthCost(index, month));
        addMonth(result.cumulativeCost, sum);
        result.differenceMean.push_back(sum - baseline);
        std::array<double, costKindCount> kinds{};
        kinds[index < 2 ? OnDemandCost : EnergyCost] = index < 2 ? monthCost(index, month) : owned[1];
        if (index == 2 && month == 1)
            kinds[HardwareCost] = owned[0];
        if (index == 2 && month == months)
            kinds[ResaleCost] = owned[2];
        for (int kind = 0; kind < costKindCount; ++kind)
            result.breakdown[kind] += kinds[kind];
        result.breakdownByMonth.push_back(kinds);
        result.accrualByMonth.push_back(sum / month);
        result.exitCost.push_back(index == 2 ? 20000 : 0);
        const double early = double(months - month) / months;
        const double share = index == 1 ? cheapest[1] + early * cheapest[2] : index == 2 ? cheapest[2] * (1 - early) : cheapest[0];
        result.presentValueDecision.cheapestByMonth.push_back(share);
        result.nominalDecision.cheapestByMonth.push_back(share);
    }
    result.totalCost = around(sum);
    result.presentValue = around(sum * 0.95);
    for (DecisionFigures* decision : {&result.presentValueDecision, &result.nominalDecision}) {
        decision->probabilityCheapest = cheapest[index];
        decision->expectedRegret = 1000.0 * (index == 1 ? 2 : 9);
    }
    result.otherHorizonEndMean = sum * 1.1;
    result.utilisation = index == 1 ? 0.62 : 0.3;
    for (int slot = 0; slot < slotsPerWeek; ++slot)
        result.utilisationBySlot.push_back(slot == 38 ? 0.9 : 0.25);
    result.peakCumulativeCash = sum;
    ServiceResult service;
    service.workload = "training";
    service.meanWaitHours = index == 0 ? 12.7 : 0.2;
    service.unit = "gpuHour";
    service.costPerUnit = 2.5;
    result.service.push_back(service);
    return result;
}

BreakEven breakEven(const std::string& baseline, const std::string& challenger, bool nominal)
{
    BreakEven pair;
    pair.baseline = baseline;
    pair.challenger = challenger;
    pair.nominal = nominal;
    pair.fromStart = 0.02;
    pair.throughClosing = 0.08;
    pair.never = 0.6;
    pair.probability = 0.3;
    pair.p5 = 12.2;
    pair.p50 = 17.5;
    pair.p95 = 22.9;
    pair.byMonth.assign(months, 0.0);
    for (int month = 13; month <= 24; ++month)
        pair.byMonth[month - 1] = 0.025;
    double sum = pair.fromStart;
    for (const double share : pair.byMonth)
        pair.cumulative.push_back(sum += share);
    pair.demandFactor = 1.4;
    pair.utilisation = 0.7;
    return pair;
}

SensitivityEntry sensitivity(const std::string& input, const std::string& strategy, double low, double high)
{
    return {input, "/" + input, strategy, 0.6, 0.4, low, high, 100, 200};
}

} // namespace

Sample sampleResults()
{
    Sample sample;
    Scenario& scenario = sample.scenario;
    scenario.id = "sample";
    scenario.startYear = 2027;
    scenario.startMonth = 3;
    scenario.months = months;
    scenario.baseline = "before";
    const char* ids[] = {"before", "after", "owned"};
    const char* names[] = {"Before", "After", "Owned"};
    for (int i = 0; i < 3; ++i) {
        Strategy strategy;
        strategy.id = ids[i];
        strategy.name.texts = {{"en", names[i]}};
        scenario.strategies.push_back(strategy);
        sample.results.strategies.push_back(strategyResult(ids[i], i));
    }
    Workload training;
    training.id = "training";
    training.name.texts = {{"en", "Training"}};
    scenario.workloads.push_back(training);
    Results& results = sample.results;
    results.months = months;
    results.engine.trials = 10000;
    for (const bool nominal : {false, true}) {
        for (const char* baseline : ids) {
            for (const char* challenger : ids) {
                if (baseline != challenger)
                    results.breakEven.push_back(breakEven(baseline, challenger, nominal));
            }
        }
    }
    const double after = results.strategies[1].presentValue.mean, hardware = results.strategies[2].presentValue.mean;
    results.sensitivity = {sensitivity("price", "after", after - 5000, after + 5000),
                           sensitivity("price", "owned", hardware, hardware),
                           sensitivity("rent", "after", after - 90000, after + 90000),
                           sensitivity("rent", "owned", hardware, hardware)};
    SensitivityEntry price = sensitivity("price", "after", after - 5000 - hardware, after + 5000 - hardware);
    SensitivityEntry rent = sensitivity("rent", "after", after - 90000 - hardware, after + 90000 - hardware);
    price.rankCorrelation = -0.05;
    rent.rankCorrelation = 0.9;
    rent.firstOrder = 0.8;
    price.against = rent.against = "owned";
    results.sensitivityOfDifference = {price, rent};
    return sample;
}

} // namespace rackrate
