// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/pointer.h"
#include "model/scenario/typedreading.h"

#include <cstdio>

namespace rackrate
{

namespace
{

void readTime(const ObjectView& root, Scenario& scenario)
{
    int year = 0, month = 0;
    if (std::sscanf(root.text("start").c_str(), "%4d-%2d", &year, &month) == 2 && month >= 1 && month <= 12) {
        scenario.startYear = year;
        scenario.startMonth = month;
    }
    scenario.months = root.integer("months");
    constexpr double monthLengths[] = {730, 720, 0}; // 0: calendar
    scenario.hoursPerMonth = monthLengths[root.choice("hoursPerMonth")];
}

Finance readFinance(const ObjectView& view)
{
    Finance finance;
    finance.discountRate = view.real("discountRate");
    finance.inflation = view.real("inflation");
    finance.horizonEnd = view.choiceAs<HorizonEnd>("horizonEnd");
    finance.fiscalYearStart = view.integer("fiscalYearStart");
    finance.cashTiming = view.choiceAs<CashTiming>("cashTiming");
    return finance;
}

PriceProcess readProcess(const ObjectView& view)
{
    return {view.number("drift"), view.number("volatility"), view.number("jumpsPerYear"), view.number("jumpSize")};
}

Market readMarket(const ObjectView& view)
{
    const ObjectView electricity = view.object("electricityPrice");
    return {readProcess(view.object("onDemandPrice")), readProcess(view.object("hardwarePrice")),
            readProcess(electricity), electricity.number("base")};
}

void readMeasure(const ObjectView& root, Scenario& scenario)
{
    const ObjectView criterion = root.object("criterion");
    scenario.basis = criterion.choiceAs<Basis>("basis");
    scenario.measure = criterion.choiceAs<Measure>("measure");
    const ObjectView simulation = root.object("simulation");
    scenario.trials = simulation.wholeNumber("trials");
    scenario.seed = static_cast<std::uint64_t>(simulation.wholeNumber("seed"));
    scenario.sampling = simulation.text("sampling");
}

/// Correlations name numbers as Number::path does, by ids, however the file counts them.
std::string numberName(const Json& tree, const std::string& name)
{
    return name.starts_with('/') ? withIds(tree, name) : name;
}

void readCorrelations(const ObjectView& root, const Json& tree, Scenario& scenario)
{
    for (const ObjectView& correlation : root.members("correlations"))
        scenario.correlations.push_back({numberName(tree, correlation.text("a")),
                                         numberName(tree, correlation.text("b")), correlation.real("rho")});
}

void readSources(const ObjectView& root, Scenario& scenario)
{
    scenario.calibrated = root.texts("calibrated");
    const Json* notes = root.raw("notes");
    if (!notes || !notes->is_object())
        return;
    for (const auto& [pointer, note] : notes->items()) {
        if (!note.is_object())
            continue;
        const auto text = [&note = note](const char* key) {
            const auto found = note.find(key);
            return found != note.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        const auto found = note.find("text");
        scenario.notes[pointer] = {text("source"), text("asOf"),
                                   found == note.end() ? LocalizedText() : localizedFrom(*found)};
    }
}

} // namespace

Scenario readTyped(const Json& tree)
{
    const ObjectView root(&tree, scenarioSchema(), {});
    Scenario scenario;
    scenario.id = root.id();
    scenario.name = root.name();
    scenario.description = root.localized("description");
    scenario.question = root.localized("question");
    scenario.currency = root.text("currency");
    readTime(root, scenario);
    scenario.unservedTolerance = root.real("unservedTolerance");
    readMeasure(root, scenario);
    scenario.finance = readFinance(root.object("finance"));
    scenario.market = readMarket(root.object("market"));
    for (const ObjectView& workload : root.members("workloads"))
        scenario.workloads.push_back(readWorkload(workload));
    for (const ObjectView& strategy : root.members("strategies"))
        scenario.strategies.push_back(readStrategy(strategy));
    for (const ObjectView& offer : root.members("offers"))
        scenario.offers.push_back(readOffer(offer));
    readCorrelations(root, tree, scenario);
    scenario.baseline = root.text("baseline");
    if (scenario.baseline.empty() && !scenario.strategies.empty())
        scenario.baseline = scenario.strategies.front().id;
    readSources(root, scenario);
    return scenario;
}

} // namespace rackrate
