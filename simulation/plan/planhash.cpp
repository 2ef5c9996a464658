// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/planbuilder.h"

#include <QByteArrayView>
#include <QCryptographicHash>
#include <type_traits>

namespace rackrate {

namespace {

// Bytes are hashed as they lie in memory, so no struct may have padding.
static_assert(sizeof(kernel::Value) == 32);
static_assert(sizeof(kernel::Draw) == 40);
static_assert(sizeof(kernel::PricePath) == 4 * sizeof(kernel::Value) + 16);
static_assert(sizeof(kernel::Knot) == 8 + sizeof(kernel::Value));
static_assert(sizeof(kernel::Event) == 6 * 4 + 8 + 2 * sizeof(kernel::Value) + 8);
static_assert(sizeof(kernel::OneOffLine) == 8 + sizeof(kernel::Value));

class Hasher {
public:
    template <typename T>
    void add(const std::vector<T>& values)
    {
        add(values.data(), values.size());
    }
    template <typename T>
    void add(const T* values, std::size_t count)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        add(std::int64_t(count));
        m_hash.addData({reinterpret_cast<const char*>(values), qsizetype(count * sizeof(T))});
    }
    template <typename T>
        requires std::is_arithmetic_v<T>
    void add(T value)
    {
        m_hash.addData({reinterpret_cast<const char*>(&value), qsizetype(sizeof value)});
    }
    void add(const std::string& text)
    {
        add(std::int64_t(text.size()));
        m_hash.addData({text.data(), qsizetype(text.size())});
    }
    std::string result() const { return m_hash.result().toHex().toStdString(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

void addHead(Hasher& hasher, const kernel::PlanView& head)
{
    hasher.add(head.seed);
    for (const std::int32_t count : {head.months, head.strategyCount, head.workloadCount, head.drawCount,
                                     head.pricePathCount, head.nodeCount, head.correlatedDraws, head.correlationBegin,
                                     head.inflationPath, head.stopAtHorizon, head.runningAtMonthEnd, head.sampling})
        hasher.add(count);
    hasher.add(head.plannedTrials);
    hasher.add(head.unservedTolerance);
}

/// All numbers but those of service tables, whose digests stand for them and for their nodes.
void addNumbers(Hasher& hasher, const SimulationPlan& plan)
{
    std::size_t begin = 0;
    for (const kernel::ServiceTable& table : plan.serviceTables) { // in the order in which their numbers lie
        const std::size_t end = std::size_t(table.valueBegin);
        hasher.add(plan.numbers.data() + begin, end - begin);
        begin = end + std::size_t(table.loadNodes) * std::size_t(table.holderNodes) * kernel::serviceColumnCount;
    }
    hasher.add(plan.numbers.data() + begin, plan.numbers.size() - begin);
    for (const std::string& digest : plan.serviceDigests)
        hasher.add(digest);
    hasher.add(plan.nodeOwner);
}

void addNames(Hasher& hasher, const PlanNames& names)
{
    for (const PlanNames::Strategy& strategy : names.strategies) {
        hasher.add(strategy.id);
        for (const PlanNames::Pool& pool : strategy.pools) {
            hasher.add(pool.id);
            for (const std::string& tranche : pool.tranches)
                hasher.add(tranche);
        }
    }
    for (const std::string& workload : names.workloads)
        hasher.add(workload);
    for (const PlanNames::Draw& draw : names.draws)
        hasher.add(draw.path + '\n' + draw.label);
    for (const std::string& path : names.pricePaths)
        hasher.add(path);
}

} // namespace

std::string planHash(const SimulationPlan& plan)
{
    Hasher hasher;
    addHead(hasher, plan.head);
    for (const std::vector<double>* values :
         {&plan.hours, &plan.discountStart, &plan.discountRunning, &plan.discountEnd, &plan.tailSeconds, &plan.deflator})
        hasher.add(*values);
    hasher.add(plan.integers);
    hasher.add(plan.scrambles);
    hasher.add(plan.draws);
    hasher.add(plan.pricePaths);
    hasher.add(plan.knots);
    hasher.add(plan.events);
    hasher.add(plan.workloads);
    hasher.add(plan.strategies);
    hasher.add(plan.pools);
    hasher.add(plan.poolWorkloads);
    hasher.add(plan.tranches);
    hasher.add(plan.oneOffs);
    hasher.add(plan.serviceTables);
    addNumbers(hasher, plan);
    hasher.add(plan.baseline);
    hasher.add(plan.basisNominal);
    hasher.add(plan.measure);
    addNames(hasher, plan.names);
    return hasher.result();
}

} // namespace rackrate
