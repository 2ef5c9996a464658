// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/plan/planbuilder.h"

#include <QString>
#include <algorithm>

namespace rackrate {

namespace {

bool alwaysZero(const Number& number)
{
    return !number.uncertain() && number.value == 0;
}

} // namespace

void PlanBuilder::addFinance()
{
    const Finance& finance = m_scenario.finance;
    const double growth = 1 + finance.discountRate, running = finance.cashTiming == CashTiming::MonthEnd ? 0 : 0.5;
    for (int month = 1; month <= m_scenario.months; ++month) {
        m_plan.hours.push_back(m_scenario.hoursIn(month));
        m_plan.discountStart.push_back(kernel::power(growth, -(month - 1) / 12.0));
        m_plan.discountRunning.push_back(kernel::power(growth, -(month - running) / 12.0));
        m_plan.discountEnd.push_back(kernel::power(growth, -month / 12.0));
        m_plan.deflator.push_back(kernel::power(1 + finance.inflation, -(month - 1) / 12.0));
    }
    Number inflation;
    inflation.value = finance.inflation;
    m_plan.head.inflationPath = ratePath("inflation", inflation);
    m_plan.head.stopAtHorizon = finance.horizonEnd == HorizonEnd::Stop;
    m_plan.head.runningAtMonthEnd = finance.cashTiming == CashTiming::MonthEnd;
    m_plan.basisNominal = m_scenario.basis == Basis::Nominal;
    m_plan.measure = int(m_scenario.measure);
    for (std::size_t i = 0; i < m_scenario.strategies.size(); ++i) {
        if (m_scenario.strategies[i].id == m_scenario.baseline)
            m_plan.baseline = std::int32_t(i);
    }
}

std::int32_t PlanBuilder::marketPath(const std::string& name, const PriceProcess& process)
{
    const bool moves = !alwaysZero(process.volatility);
    const bool jumps = !alwaysZero(process.jumpsPerYear) && !alwaysZero(process.jumpSize);
    if (!moves && !jumps && alwaysZero(process.drift))
        return -1;
    const auto known = std::find_if(m_paths.begin(), m_paths.end(), [&](const auto& p) { return p.first == name; });
    if (known != m_paths.end())
        return known->second;
    kernel::PricePath path;
    path.drift = value(process.drift);
    if (moves) {
        path.volatility = value(process.volatility);
        path.stream = m_streams.stream(kernel::PriceShockStream, name);
    }
    if (jumps) {
        path.jumpsPerYear = value(process.jumpsPerYear);
        path.jumpSize = value(process.jumpSize);
        path.jumpStream = m_streams.stream(kernel::PriceJumpStream, name);
    }
    path.moves = moves;
    path.jumps = jumps;
    const auto index = std::int32_t(m_plan.pricePaths.size());
    m_plan.pricePaths.push_back(path);
    m_plan.names.pricePaths.push_back(name);
    m_paths.emplace_back(name, index);
    return index;
}

std::int32_t PlanBuilder::ratePath(const std::string& name, const Number& rate)
{
    PriceProcess process;
    process.drift = rate;
    return marketPath(name, process);
}

std::int32_t PlanBuilder::onDemandPath()
{
    return marketPath("market/onDemandPrice", m_scenario.market.onDemandPrice);
}

std::int32_t PlanBuilder::hardwarePath()
{
    return marketPath("market/hardwarePrice", m_scenario.market.hardwarePrice);
}

std::int32_t PlanBuilder::electricityPath()
{
    return marketPath("market/electricityPrice", m_scenario.market.electricityPrice);
}

std::int32_t PlanBuilder::pathOf(const Escalator& escalator, bool purchase)
{
    switch (escalator.kind) {
    case Escalator::Kind::Market: return purchase ? hardwarePath() : onDemandPath();
    case Escalator::Kind::Fixed: return -1;
    case Escalator::Kind::Inflation: return m_plan.head.inflationPath;
    case Escalator::Kind::Rate: break;
    }
    // Equal rates share a path; a rate's path in the file names an uncertain one, its value a plain one.
    const std::string name = escalator.rate.uncertain() ? escalator.rate.path
                                                        : "rate/" + QString::number(escalator.rate.value, 'g', 17).toStdString();
    return ratePath(name, escalator.rate);
}

} // namespace rackrate
