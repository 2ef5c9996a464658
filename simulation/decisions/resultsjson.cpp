// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/resultsjson.h"

#include <cmath>

namespace rackrate {

namespace {

Json figure(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json figures(const std::vector<double>& values)
{
    Json list = Json::array();
    for (const double value : values)
        list.push_back(figure(value));
    return list;
}

constexpr const char* fanKeys[] = {"p5", "p25", "p50", "p75", "p95"};

Json intervalJson(const Interval& interval)
{
    return Json::array({figure(interval.low), figure(interval.high)});
}

Json distributionalJson(const Distributional& cost)
{
    Json intervals = Json::object();
    for (std::size_t i = 0; i < cost.intervals.size(); ++i)
        intervals[fanKeys[i]] = intervalJson(cost.intervals[i]);
    return {{"mean", figure(cost.mean)}, {"standardError", figure(cost.standardError)}, {"sd", figure(cost.sd)},
            {"p5", figure(cost.p5)},     {"p25", figure(cost.p25)},                     {"p50", figure(cost.p50)},
            {"p75", figure(cost.p75)},   {"p95", figure(cost.p95)},                     {"cvar95", figure(cost.cvar95)},
            {"p95StandardError", figure(cost.p95StandardError)},                        {"confidence95", std::move(intervals)}};
}

/// The intervals of a fan by percentile, each with an array by month for its lower and its upper bound.
Json fanIntervalsJson(const MonthlyFan& fan)
{
    if (fan.intervals.front().empty())
        return nullptr;
    Json intervals = Json::object();
    for (std::size_t i = 0; i < fan.intervals.size(); ++i) {
        Json low = Json::array(), high = Json::array();
        for (const Interval& month : fan.intervals[i]) {
            low.push_back(figure(month.low));
            high.push_back(figure(month.high));
        }
        intervals[fanKeys[i]] = {{"low", std::move(low)}, {"high", std::move(high)}};
    }
    return intervals;
}

Json fanJson(const MonthlyFan& fan)
{
    return {{"mean", figures(fan.mean)}, {"p5", figures(fan.p5)},   {"p25", figures(fan.p25)},
            {"p50", figures(fan.p50)},   {"p75", figures(fan.p75)}, {"p95", figures(fan.p95)},
            {"confidence95", fanIntervalsJson(fan)}};
}

Json decisionJson(const DecisionFigures& decision)
{
    return {{"probabilityCheapest", figure(decision.probabilityCheapest)},
            {"expectedRegret", figure(decision.expectedRegret)},
            {"ineligibleShare", figure(decision.ineligibleShare)},
            {"cheapestByMonth", figures(decision.cheapestByMonth)}};
}

Json breakdownJson(const StrategyResult& strategy)
{
    Json kinds = Json::object();
    for (int kind = 0; kind < costKindCount; ++kind)
        kinds[costKindKeys[kind]] = figure(strategy.breakdown[kind]);
    return kinds;
}

Json breakdownByMonthJson(const StrategyResult& strategy)
{
    Json kinds = Json::object();
    for (int kind = 0; kind < costKindCount; ++kind) {
        Json months = Json::array();
        for (const auto& month : strategy.breakdownByMonth)
            months.push_back(figure(month[kind]));
        kinds[costKindKeys[kind]] = std::move(months);
    }
    return kinds;
}

Json serviceJson(const ServiceResult& service)
{
    return {{"workload", service.workload},
            {"meanResponseSeconds", figure(service.meanResponseSeconds)},
            {"p95ResponseSeconds", figure(service.p95ResponseSeconds)},
            {"targetMissShare", figure(service.targetMissShare)},
            {"unservedShare", figure(service.unservedShare)},
            {"meanWaitHours", figure(service.meanWaitHours)},
            {"costPerUnit", figure(service.costPerUnit)},
            {"unit", service.unit},
            {"demandUnits", figure(service.demandUnits)}};
}

/// Why a strategy is ineligible: which limit, for which workload, in what share of the futures, what it reaches there.
Json breachJson(const Breach& breach)
{
    constexpr const char* limits[kernel::limitCount] = {"unservedTolerance", "maximumMissShare", "maximumWaitHours"};
    return {{"limit", limits[breach.limit]},
            {"workload", breach.workload},
            {"share", figure(breach.share)},
            {"value", figure(breach.reached)},
            {"maximum", figure(breach.maximum)}};
}

Json strategyJson(const Scenario& scenario, const StrategyResult& strategy)
{
    const Strategy* named = scenario.strategy(strategy.id);
    Json service = Json::array();
    for (const ServiceResult& workload : strategy.service)
        service.push_back(serviceJson(workload));
    Json breaches = Json::array();
    for (const Breach& breach : strategy.breaches)
        breaches.push_back(breachJson(breach));
    return {{"id", strategy.id},
            {"name", named == nullptr ? strategy.id : named->name.in("en")},
            {"totalCost", distributionalJson(strategy.totalCost)},
            {"presentValue", distributionalJson(strategy.presentValue)},
            {"monthlyCost", fanJson(strategy.monthlyCost)},
            {"cumulativeCost", fanJson(strategy.cumulativeCost)},
            {"differenceToBaseline", figures(strategy.differenceMean)},
            {"breakdown", breakdownJson(strategy)},
            {"breakdownByMonth", breakdownByMonthJson(strategy)},
            {"shortfall", nullptr},
            {"closing", figure(strategy.closingMean)},
            {"views", {{"accrual", figure(strategy.accrualTotal)}, {"real", figure(strategy.realTotal)}}},
            {"accrualByMonth", figures(strategy.accrualByMonth)},
            {"decision",
             {{"presentValue", decisionJson(strategy.presentValueDecision)}, {"nominal", decisionJson(strategy.nominalDecision)}}},
            {"otherHorizonEnd",
             {{"totalCost", figure(strategy.otherHorizonEndMean)}, {"presentValue", figure(strategy.otherHorizonEndPresentValue)}}},
            {"utilisation", figure(strategy.utilisation)},
            {"utilisationBySlot", figures(strategy.utilisationBySlot)},
            {"peakCumulativeCash", figure(strategy.peakCumulativeCash)},
            {"exitCost", figures(strategy.exitCost)},
            {"service", std::move(service)},
            {"brokenLimits", std::move(breaches)}};
}

Json breakEvenJson(const BreakEven& pair)
{
    return {{"baseline", pair.baseline},
            {"challenger", pair.challenger},
            {"basis", pair.nominal ? "nominal" : "presentValue"},
            {"fromStart", figure(pair.fromStart)},
            {"same", figure(pair.same)},
            {"probability", figure(pair.probability)},
            {"throughClosing", figure(pair.throughClosing)},
            {"never", figure(pair.never)},
            {"ineligible", figure(pair.ineligible)},
            {"p5", figure(pair.p5)},
            {"p50", figure(pair.p50)},
            {"p95", figure(pair.p95)},
            {"confidence95",
             {{"p5", intervalJson(pair.intervals[0])}, {"p50", intervalJson(pair.intervals[1])}, {"p95", intervalJson(pair.intervals[2])}}},
            {"multipleCrossings", figure(pair.multipleCrossings)},
            {"byMonth", figures(pair.byMonth)},
            {"cumulative", figures(pair.cumulative)},
            {"demandFactor", figure(pair.demandFactor)},
            {"utilisation", figure(pair.utilisation)}};
}

Json sensitivityJson(const SensitivityEntry& entry)
{
    Json json{{"input", entry.input}, {"path", entry.path}, {"strategy", entry.strategy}};
    if (!entry.against.empty())
        json["against"] = entry.against;
    json.update({{"rankCorrelation", figure(entry.rankCorrelation)},
            {"firstOrder", figure(entry.firstOrder)},
            {"low", figure(entry.low)},
            {"high", figure(entry.high)},
            {"lowInput", figure(entry.lowInput)},
            {"highInput", figure(entry.highInput)}});
    return json;
}

Json findingJson(const Finding& finding)
{
    constexpr const char* severities[] = {"error", "warning", "note"};
    return {{"severity", severities[int(finding.severity)]}, {"path", finding.path}, {"message", finding.message.toStdString()}};
}

Json engineJson(const EngineBlock& engine)
{
    return {{"version", engine.version},   {"backend", engine.backend},   {"device", engine.device},
            {"threads", engine.threads},   {"seed", engine.seed},         {"sampling", engine.sampling},
            {"trials", engine.trials},     {"shards", engine.shards},     {"seconds", figure(engine.seconds)},
            {"pathMonthsPerSecond", figure(engine.pathMonthsPerSecond)}};
}

Json convergenceJson(const Results& results)
{
    const bool asked = std::isfinite(results.convergence.tolerance);
    return {{"largestRelativeError", figure(results.largestRelativeError())},
            {"tolerance", figure(results.convergence.tolerance)},
            {"met", asked ? Json(results.convergence.met) : Json(nullptr)}};
}

template <class Item, class ToJson>
Json listJson(const std::vector<Item>& items, ToJson toJson)
{
    Json list = Json::array();
    for (const Item& item : items)
        list.push_back(toJson(item));
    return list;
}

} // namespace

Json resultsJson(const Scenario& scenario, const std::string& scenarioHash, const Results& results, const Findings& findings)
{
    constexpr const char* measures[] = {"mean", "cvar95", "regret"};
    const std::string baseline = results.strategies.empty() ? scenario.baseline : results.strategies.at(results.baseline).id;
    return {{"format", "rackrate-results"},
            {"version", 1},
            {"scenario",
             {{"id", scenario.id}, {"name", scenario.name.in("en")}, {"hash", scenarioHash}, {"planHash", results.planHash}}},
            {"engine", engineJson(results.engine)},
            {"currency", scenario.currency},
            {"months", results.months},
            {"hoursPerMonth", scenario.hoursPerMonth > 0 ? Json(scenario.hoursPerMonth) : Json("calendar")},
            {"basis", results.nominalBasis ? "nominal" : "presentValue"},
            {"criterion", measures[results.measure]},
            {"baseline", baseline},
            {"strategies",
             listJson(results.strategies, [&](const StrategyResult& strategy) { return strategyJson(scenario, strategy); })},
            {"breakEven", listJson(results.breakEven, breakEvenJson)},
            {"sensitivity", listJson(results.sensitivity, sensitivityJson)},
            {"sensitivityOfDifference", listJson(results.sensitivityOfDifference, sensitivityJson)},
            {"convergence", convergenceJson(results)},
            {"findings", listJson(findings, findingJson)}};
}

} // namespace rackrate
