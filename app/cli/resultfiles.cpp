// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/resultfiles.h"

#include "app/cli/csvtable.h"
#include "app/cli/output.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace rackrate {

namespace {

using Header = std::vector<std::string>;

constexpr const char* spreadKeys[] = {"mean", "standardError", "sd", "p5", "p25", "p50", "p75", "p95", "cvar95"};
constexpr const char* intervalKeys[] = {"p5", "p25", "p50", "p75", "p95"};
constexpr const char* fanKeys[] = {"mean", "p5", "p25", "p50", "p75", "p95"};

template <std::size_t n>
void addColumns(Header& header, const std::string& prefix, const char* const (&keys)[n])
{
    for (const char* key : keys)
        header.push_back(prefix + key);
}

std::string calendarMonth(const Scenario& scenario, int month)
{
    const int elapsed = scenario.startMonth - 1 + month - 1;
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02d", scenario.startYear + elapsed / 12, elapsed % 12 + 1);
    return text;
}

void addSpread(CsvTable& table, const Distributional& cost)
{
    table.numbers({cost.mean, cost.standardError, cost.sd, cost.p5, cost.p25, cost.p50, cost.p75, cost.p95, cost.cvar95});
}

void addDecision(CsvTable& table, const DecisionFigures& decision)
{
    table.numbers({decision.probabilityCheapest, decision.expectedRegret, decision.ineligibleShare});
}

QByteArray totalsTable(const Scenario& scenario, const Results& results)
{
    Header header = {"strategy", "name"};
    addColumns(header, "totalCost.", spreadKeys);
    addColumns(header, "presentValue.", spreadKeys);
    for (const char* basis : {"presentValue", "nominal"}) {
        for (const char* key : {"probabilityCheapest", "expectedRegret", "ineligibleShare"})
            header.push_back(std::string("decision.") + basis + '.' + key);
    }
    for (const char* key :
         {"accrual", "real", "closing", "otherHorizonEnd.totalCost", "otherHorizonEnd.presentValue", "peakCumulativeCash", "utilisation"})
        header.push_back(key);
    addColumns(header, "breakdown.", costKindKeys);
    for (const char* cost : {"totalCost", "presentValue"}) {
        for (const char* key : intervalKeys) {
            for (const char* bound : {"low", "high"})
                header.push_back(std::string(cost) + ".confidence95." + key + '.' + bound);
        }
    }
    CsvTable table(header);
    for (const StrategyResult& strategy : results.strategies) {
        const Strategy* named = scenario.strategy(strategy.id);
        table.text(strategy.id).text(named == nullptr ? strategy.id : named->name.in("en"));
        addSpread(table, strategy.totalCost);
        addSpread(table, strategy.presentValue);
        addDecision(table, strategy.presentValueDecision);
        addDecision(table, strategy.nominalDecision);
        table.numbers({strategy.accrualTotal, strategy.realTotal, strategy.closingMean, strategy.otherHorizonEndMean,
                       strategy.otherHorizonEndPresentValue, strategy.peakCumulativeCash, strategy.utilisation});
        table.numbers({strategy.breakdown.begin(), strategy.breakdown.end()});
        for (const Distributional* cost : {&strategy.totalCost, &strategy.presentValue}) {
            for (const Interval& interval : cost->intervals)
                table.numbers({interval.low, interval.high});
        }
        table.endRow();
    }
    return table.bytes();
}

void addFan(CsvTable& table, const MonthlyFan& fan, int month)
{
    table.numbers({fan.mean[month], fan.p5[month], fan.p25[month], fan.p50[month], fan.p75[month], fan.p95[month]});
}

QByteArray monthlyTable(const Scenario& scenario, const Results& results)
{
    Header header = {"strategy", "month", "calendarMonth"};
    addColumns(header, "monthlyCost.", fanKeys);
    addColumns(header, "cumulativeCost.", fanKeys);
    for (const char* key : {"differenceToBaseline", "accrual", "exitCost", "cheapest.presentValue", "cheapest.nominal"})
        header.push_back(key);
    CsvTable table(header);
    for (const StrategyResult& strategy : results.strategies) {
        for (int month = 0; month < results.months; ++month) {
            table.text(strategy.id).integer(month + 1).text(calendarMonth(scenario, month + 1));
            addFan(table, strategy.monthlyCost, month);
            addFan(table, strategy.cumulativeCost, month);
            table.numbers({strategy.differenceMean[month], strategy.accrualByMonth[month], strategy.exitCost[month],
                           strategy.presentValueDecision.cheapestByMonth[month], strategy.nominalDecision.cheapestByMonth[month]});
            table.endRow();
        }
    }
    return table.bytes();
}

QByteArray breakdownTable(const Scenario& scenario, const Results& results)
{
    Header header = {"strategy", "month", "calendarMonth"};
    addColumns(header, "", costKindKeys);
    CsvTable table(header);
    for (const StrategyResult& strategy : results.strategies) {
        for (int month = 0; month < results.months; ++month) {
            const auto& kinds = strategy.breakdownByMonth[month];
            table.text(strategy.id).integer(month + 1).text(calendarMonth(scenario, month + 1));
            table.numbers({kinds.begin(), kinds.end()}).endRow();
        }
    }
    return table.bytes();
}

QByteArray breakEvenTable(const Results& results)
{
    Header header = {"baseline", "challenger", "basis", "fromStart",         "same",         "probability", "throughClosing", "never",
                     "ineligible", "p5",     "p50",   "p95",               "multipleCrossings", "demandFactor", "utilisation"};
    for (int month = 1; month <= results.months; ++month)
        header.push_back("cumulative." + std::to_string(month));
    CsvTable table(header);
    for (const BreakEven& pair : results.breakEven) {
        table.text(pair.baseline).text(pair.challenger).text(pair.nominal ? "nominal" : "presentValue");
        table.numbers({pair.fromStart, pair.same, pair.probability, pair.throughClosing, pair.never, pair.ineligible, pair.p5, pair.p50, pair.p95,
                       pair.multipleCrossings, pair.demandFactor, pair.utilisation});
        table.numbers(pair.cumulative).endRow();
    }
    return table.bytes();
}

QByteArray serviceTable(const Results& results)
{
    CsvTable table({"strategy", "workload", "meanResponseSeconds", "p95ResponseSeconds", "targetMissShare", "unservedShare",
                    "meanWaitHours", "costPerUnit", "unit", "demandUnits"});
    for (const StrategyResult& strategy : results.strategies) {
        for (const ServiceResult& service : strategy.service) {
            table.text(strategy.id).text(service.workload);
            table.numbers({service.meanResponseSeconds, service.p95ResponseSeconds, service.targetMissShare, service.unservedShare,
                           service.meanWaitHours, service.costPerUnit});
            table.text(service.unit).number(service.demandUnits).endRow();
        }
    }
    return table.bytes();
}

QByteArray sensitivityTable(const std::vector<SensitivityEntry>& entries, bool ofDifference)
{
    Header header{"input", "path", "strategy"};
    if (ofDifference)
        header.push_back("against");
    header.insert(header.end(), {"rankCorrelation", "firstOrder", "low", "high", "lowInput", "highInput"});
    CsvTable table(header);
    for (const SensitivityEntry& entry : entries) {
        table.text(entry.input).text(entry.path).text(entry.strategy);
        if (ofDifference)
            table.text(entry.against);
        table.numbers({entry.rankCorrelation, entry.firstOrder, entry.low, entry.high, entry.lowInput, entry.highInput}).endRow();
    }
    return table.bytes();
}

} // namespace

Result<void> checkResultFolder(const QString& folder, const QString& input)
{
    for (const char* name : {"totals.csv", "monthly.csv", "breakdown.csv", "breakeven.csv", "service.csv", "sensitivity.csv",
                             "sensitivityofdifference.csv", "ledger.csv"}) {
        const QString path = folder + QLatin1Char('/') + QLatin1String(name);
        if (Result<void> kept = keepsInput(input, path); !kept)
            return kept;
        if (QFileInfo(path).isDir())
            return Error{ErrorCode::File,
                         QCoreApplication::translate("CommandLine", "A folder has the name of a table that would be written."),
                         {},
                         path};
    }
    return {};
}

Result<void> writeResultFiles(const QString& folder, const Scenario& scenario, const Results& results)
{
    if (Result<void> made = makeFolder(folder); !made)
        return made;
    const std::pair<const char*, QByteArray> files[] = {
        {"totals.csv", totalsTable(scenario, results)},
        {"monthly.csv", monthlyTable(scenario, results)},
        {"breakdown.csv", breakdownTable(scenario, results)},
        {"breakeven.csv", breakEvenTable(results)},
        {"service.csv", serviceTable(results)},
        {"sensitivity.csv", sensitivityTable(results.sensitivity, false)},
        {"sensitivityofdifference.csv", sensitivityTable(results.sensitivityOfDifference, true)}};
    for (const auto& [name, bytes] : files) {
        if (Result<void> written = writeOutput(folder + QLatin1Char('/') + QLatin1String(name), bytes); !written)
            return written;
    }
    return {};
}

} // namespace rackrate
