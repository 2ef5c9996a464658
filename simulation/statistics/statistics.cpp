// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/statistics.h"

namespace rackrate {

Statistics::Statistics(const PlanShape& shape)
    : m_shape(shape), m_costs(shape.strategies, shape.months, shape.sampling), m_decisions(shape.strategies, shape.months),
      m_breakEven(shape.strategies, shape.months, shape.sampling), m_usage(shape)
{
}

void Statistics::add(const ChunkOutcome& chunk)
{
    if (chunk.trials() == 0 || m_shape.months == 0)
        return;
    m_chunkCosts.load(chunk);
    m_costs.add(m_chunkCosts, chunk);
    m_decisions.add(m_chunkCosts, chunk.view().ineligible);
    m_breakEven.add(m_chunkCosts, chunk.view().ineligible);
    m_usage.add(chunk);
    m_trials += std::uint64_t(chunk.trials());
    if (m_trials > exactTrials)
        useBins();
}

void Statistics::merge(const Statistics& other)
{
    m_costs.merge(other.m_costs);
    m_decisions.merge(other.m_decisions);
    m_breakEven.merge(other.m_breakEven);
    m_usage.merge(other.m_usage);
    m_trials += other.m_trials;
    if (m_trials > exactTrials)
        useBins();
}

void Statistics::useBins()
{
    if (m_binned)
        return;
    m_binned = true;
    m_costs.useBins();
    m_breakEven.useBins();
}

void Statistics::save(IntegerWriter& writer) const
{
    m_costs.save(writer);
    m_decisions.save(writer);
    m_breakEven.save(writer);
    m_usage.save(writer);
}

void Statistics::load(IntegerReader& reader, std::uint64_t trials)
{
    m_trials = trials;
    m_costs.load(reader, trials);
    m_decisions.load(reader);
    m_breakEven.load(reader);
    m_usage.load(reader);
}

Results Statistics::results(const SimulationPlan& plan) const
{
    Results results;
    results.planHash = plan.hash;
    results.months = m_shape.months;
    results.nominalBasis = plan.basisNominal != 0;
    results.measure = plan.measure;
    results.baseline = plan.baseline;
    results.engine.trials = m_trials;
    results.engine.seed = plan.head.seed;
    results.engine.sampling = kernel::samplingNames[plan.head.sampling];
    results.overflows = m_usage.overflows();
    if (m_trials == 0)
        return results;
    results.strategies.resize(m_shape.strategies);
    for (int i = 0; i < m_shape.strategies; ++i) {
        StrategyResult& strategy = results.strategies[i];
        strategy.id = plan.names.strategies[i].id;
        m_costs.describe(i, m_trials, strategy);
        m_usage.describe(plan, i, m_trials, strategy);
        strategy.presentValueDecision = m_decisions.figures(0, i, m_trials);
        strategy.nominalDecision = m_decisions.figures(1, i, m_trials);
    }
    for (StrategyResult& strategy : results.strategies) {
        const MonthlyFan& baseline = results.strategies[plan.baseline].cumulativeCost;
        for (int month = 0; month < m_shape.months; ++month)
            strategy.differenceMean.push_back(strategy.cumulativeCost.mean[month] - baseline.mean[month]);
    }
    for (int basis = 0; basis < basisCount; ++basis) {
        for (int baseline = 0; baseline < m_shape.strategies; ++baseline) {
            for (int challenger = 0; challenger < m_shape.strategies; ++challenger) {
                if (baseline == challenger)
                    continue;
                BreakEven pair = m_breakEven.figures(basis, baseline, challenger);
                pair.baseline = plan.names.strategies[baseline].id;
                pair.challenger = plan.names.strategies[challenger].id;
                results.breakEven.push_back(std::move(pair));
            }
        }
    }
    return results;
}

} // namespace rackrate
