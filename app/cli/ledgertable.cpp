// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/ledgertable.h"

#include "app/cli/csvtable.h"

#include <numeric>

namespace rackrate {

namespace {

const std::vector<std::string> ledgerColumns = {"strategy", "month", "quantity", "item", "value"};

class LedgerWriter {
public:
    explicit LedgerWriter(const SimulationPlan& plan) : m_plan(plan), m_table(ledgerColumns) {}

    void writeShared(const TrialLedger& ledger)
    {
        for (std::size_t draw = 0; draw < ledger.draws.size(); ++draw)
            row("", 0, "draw", m_plan.names.draws[draw].path, ledger.draws[draw]);
        for (std::size_t path = 0; path < ledger.priceFactors.size(); ++path)
            writeMonths("priceFactor", m_plan.names.pricePaths[path], ledger.priceFactors[path]);
        for (std::size_t workload = 0; workload < ledger.demand.size(); ++workload)
            writeMonths("demand", m_plan.names.workloads[workload], ledger.demand[workload]);
    }

    void writeStrategy(const PlanNames::Strategy& strategy, const std::vector<TrialLedger::StrategyMonth>& months)
    {
        for (std::size_t month = 0; month < months.size(); ++month) {
            const int number = int(month) + 1;
            for (std::size_t pool = 0; pool < months[month].pools.size(); ++pool)
                writePool(strategy, strategy.pools[pool], number, months[month].pools[pool]);
            for (std::size_t workload = 0; workload < months[month].waitHours.size(); ++workload) {
                if (months[month].waitHours[workload] >= 0)
                    row(strategy.id, number, "waitHours", m_plan.names.workloads[workload], months[month].waitHours[workload]);
            }
            writeMoney(strategy.id, number, months[month]);
        }
    }

    const QByteArray& bytes() const { return m_table.bytes(); }

private:
    void row(const std::string& strategy, int month, const char* quantity, const std::string& item, double value)
    {
        m_table.text(strategy).integer(month).text(quantity).text(item).number(value).endRow();
    }

    void writeMonths(const char* quantity, const std::string& item, const std::vector<double>& values)
    {
        for (std::size_t month = 0; month < values.size(); ++month)
            row("", int(month) + 1, quantity, item, values[month]);
    }

    void writePool(const PlanNames::Strategy& strategy, const PlanNames::Pool& names, int month, const TrialLedger::PoolMonth& pool)
    {
        row(strategy.id, month, "demandGpus", names.id, pool.demandGpus);
        row(strategy.id, month, "committedGpus", names.id, pool.committedGpus);
        row(strategy.id, month, "usedGpus", names.id, pool.usedGpus);
        row(strategy.id, month, "unservedGpus", names.id, pool.unservedGpus);
        for (std::size_t tranche = 0; tranche < pool.trancheInstances.size(); ++tranche)
            row(strategy.id, month, "instances", names.id + '/' + names.tranches[tranche], pool.trancheInstances[tranche]);
    }

    void writeMoney(const std::string& strategy, int month, const TrialLedger::StrategyMonth& figures)
    {
        for (int kind = 0; kind < costKindCount; ++kind) {
            if (figures.cash[kind] != 0)
                row(strategy, month, "cash", costKindKeys[kind], figures.cash[kind]);
        }
        const std::pair<const char*, double> amounts[] = {
            {"cash", std::accumulate(figures.cash.begin(), figures.cash.end(), 0.0)},
            {"presentValue", figures.presentValue}, {"accrual", figures.accrual}, {"bookValue", figures.bookValue},
            {"prepaid", figures.prepaid}, {"closing", figures.closing}, {"closingAccrual", figures.closingAccrual},
            {"exit", figures.exit}};
        for (const auto& [quantity, value] : amounts)
            row(strategy, month, quantity, "all", value);
    }

    const SimulationPlan& m_plan;
    CsvTable m_table;
};

Json poolJson(const PlanNames::Pool& names, const TrialLedger::PoolMonth& pool)
{
    Json instances = Json::object();
    for (std::size_t tranche = 0; tranche < pool.trancheInstances.size(); ++tranche)
        instances[names.tranches[tranche]] = pool.trancheInstances[tranche];
    return {{"pool", names.id},
            {"demandGpus", pool.demandGpus},
            {"committedGpus", pool.committedGpus},
            {"usedGpus", pool.usedGpus},
            {"unservedGpus", pool.unservedGpus},
            {"instances", std::move(instances)}};
}

Json monthJson(const SimulationPlan& plan, const PlanNames::Strategy& names, const TrialLedger::StrategyMonth& month)
{
    Json cash = Json::object(), waits = Json::object(), pools = Json::array();
    for (int kind = 0; kind < costKindCount; ++kind)
        cash[costKindKeys[kind]] = month.cash[kind];
    for (std::size_t workload = 0; workload < month.waitHours.size(); ++workload) {
        if (month.waitHours[workload] >= 0)
            waits[plan.names.workloads[workload]] = month.waitHours[workload];
    }
    for (std::size_t pool = 0; pool < month.pools.size(); ++pool)
        pools.push_back(poolJson(names.pools[pool], month.pools[pool]));
    return {{"pools", std::move(pools)},
            {"waitHours", std::move(waits)},
            {"cash", std::move(cash)},
            {"presentValue", month.presentValue},
            {"accrual", month.accrual},
            {"bookValue", month.bookValue},
            {"prepaid", month.prepaid},
            {"closing", month.closing},
            {"closingAccrual", month.closingAccrual},
            {"exit", month.exit}};
}

} // namespace

bool beginsAsLedger(const QByteArray& text)
{
    return text.startsWith(CsvTable(ledgerColumns).bytes());
}

QByteArray ledgerTable(const SimulationPlan& plan, const TrialLedger& ledger)
{
    LedgerWriter writer(plan);
    writer.writeShared(ledger);
    for (std::size_t strategy = 0; strategy < ledger.months.size(); ++strategy)
        writer.writeStrategy(plan.names.strategies[strategy], ledger.months[strategy]);
    return writer.bytes();
}

Json ledgerJson(const SimulationPlan& plan, const TrialLedger& ledger)
{
    Json draws = Json::object(), prices = Json::object(), demand = Json::object(), strategies = Json::array();
    for (std::size_t i = 0; i < ledger.draws.size(); ++i)
        draws[plan.names.draws[i].path] = ledger.draws[i];
    for (std::size_t i = 0; i < ledger.priceFactors.size(); ++i)
        prices[plan.names.pricePaths[i]] = ledger.priceFactors[i];
    for (std::size_t i = 0; i < ledger.demand.size(); ++i)
        demand[plan.names.workloads[i]] = ledger.demand[i];
    for (std::size_t strategy = 0; strategy < ledger.months.size(); ++strategy) {
        const PlanNames::Strategy& names = plan.names.strategies[strategy];
        Json months = Json::array();
        for (const TrialLedger::StrategyMonth& month : ledger.months[strategy])
            months.push_back(monthJson(plan, names, month));
        strategies.push_back({{"id", names.id}, {"months", std::move(months)}});
    }
    return {{"trial", ledger.trial},
            {"draws", std::move(draws)},
            {"priceFactors", std::move(prices)},
            {"demand", std::move(demand)},
            {"strategies", std::move(strategies)}};
}

} // namespace rackrate
