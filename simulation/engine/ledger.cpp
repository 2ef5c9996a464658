// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/ledger.h"

#include "simulation/engine/chunkoutcome.h"
#include "simulation/engine/workmemory.h"
#include "simulation/kernel/trial.h"

namespace rackrate {

namespace {

double currency(std::int64_t quanta)
{
    return static_cast<double>(quanta) / kernel::quantaPerUnit;
}

/// Keeps what the stages compute on one trial.
class LedgerRecorder {
public:
    LedgerRecorder(const SimulationPlan& plan, TrialLedger& ledger) : m_plan(plan.view()), m_ledger(ledger)
    {
        m_ledger.months.resize(plan.strategies.size());
        for (std::size_t s = 0; s < plan.strategies.size(); ++s) {
            TrialLedger::StrategyMonth empty;
            empty.pools.resize(static_cast<std::size_t>(plan.strategies[s].poolCount));
            empty.waitHours.assign(plan.workloads.size(), -1.0);
            m_ledger.months[s].assign(static_cast<std::size_t>(plan.head.months), empty);
        }
    }

    void market(const kernel::PlanView& plan, const kernel::Workspace& space)
    {
        m_ledger.draws.assign(space.draws, space.draws + plan.drawCount);
        for (int p = 0; p < plan.pricePathCount; ++p)
            m_ledger.priceFactors.emplace_back(space.priceFactors + p * plan.months, space.priceFactors + (p + 1) * plan.months);
        for (int w = 0; w < plan.workloadCount; ++w)
            m_ledger.demand.emplace_back(space.demand + w * plan.months, space.demand + (w + 1) * plan.months);
    }

    void pool(int strategy, int pool, int month, const kernel::Supply& supply, const kernel::PoolUse& use)
    {
        TrialLedger::PoolMonth& entry = at(strategy, month).pools[static_cast<std::size_t>(pool)];
        entry.demandGpus = use.demand;
        entry.committedGpus = supply.committed;
        entry.usedGpus = use.served;
        entry.unservedGpus = use.unserved;
        const int index = m_plan.strategies[strategy].poolBegin + pool;
        entry.trancheInstances.assign(use.paidInstances, use.paidInstances + m_plan.pools[index].trancheCount);
    }

    void wait(int strategy, int workload, int month, double hours)
    {
        at(strategy, month).waitHours[static_cast<std::size_t>(workload)] = hours;
    }

    void month(int strategy, int month, const kernel::MonthCash& cash, const kernel::MonthQuanta& value)
    {
        TrialLedger::StrategyMonth& entry = at(strategy, month);
        for (int k = 0; k < costKindCount; ++k)
            entry.cash[static_cast<std::size_t>(k)] = value.kindMask >> k & 1u ? currency(value.kinds[k]) : 0.0;
        entry.presentValue = currency(value.presentValue);
        entry.accrual = currency(value.accrual);
        kernel::Mask over{}; // counted with their sum
        entry.bookValue = cash.closes ? currency(kernel::moneyQuanta(cash.bookValue, over)) : 0.0;
        entry.prepaid = cash.closes ? currency(kernel::moneyQuanta(cash.prepaid, over)) : 0.0;
        entry.closing = currency(value.closing);
        entry.closingAccrual = currency(value.closing + value.balance);
        entry.exit = currency(value.exit);
    }

private:
    TrialLedger::StrategyMonth& at(int strategy, int month)
    {
        return m_ledger.months[static_cast<std::size_t>(strategy)][static_cast<std::size_t>(month)];
    }

    kernel::PlanView m_plan;
    TrialLedger& m_ledger;
};

} // namespace

TrialLedger traceTrial(const SimulationPlan& plan, std::uint64_t trial)
{
    TrialLedger ledger;
    ledger.trial = trial;
    LedgerRecorder recorder(plan, ledger);
    ChunkOutcome outcome{PlanShape(plan)};
    const kernel::PlanView view = plan.view();
    const WorkMemory memory(kernel::Workspace{}.carve(view, nullptr));
    kernel::runChunk(view, trial, 1, 1.0, outcome.begin(trial, 1), memory.data(), recorder);
    ledger.overflows = overflowsIn(outcome.view().overflow, outcome.shape());
    return ledger;
}

} // namespace rackrate
