// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Inside of compilePlan(): the plan under construction and the steps that fill it, one source file each.
#pragma once

#include "model/base/result.h"
#include "simulation/plan/compile.h"
#include "simulation/plan/drawregister.h"
#include "simulation/plan/streamregister.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rackrate {

/// One pass over a scenario. The first pass finds out which numbers and streams the plan uses; the second, with both
/// registers arranged, writes them.
class PlanBuilder {
public:
    PlanBuilder(const Scenario& scenario, DrawRegister& draws, StreamRegister& streams, Findings& notes);

    /// Everything except the service tables.
    Result<void> build();
    SimulationPlan take() { return std::move(m_plan); }

private:
    // demand
    void addWorkloads();
    kernel::Workload workload(const Workload& source);
    void addGrowth(const Growth& growth, kernel::Workload& target);
    void addEvents(const Workload& source, kernel::Workload& target);
    kernel::Event event(const Workload& workload, const DemandEvent& source);

    // supply
    Result<void> addPool(const Strategy& strategy, const Pool& source);
    void addPoolWorkloads(const Pool& source, kernel::Pool& target);
    Result<kernel::Tranche> tranche(const std::string& place, const Pool& pool, const Tranche& source);
    Result<void> setPrice(const std::string& place, const Tranche& source, const Offer& offer, kernel::Tranche& target);
    void setSite(const Tranche& source, const Offer& offer, kernel::Tranche& target);
    void setColocation(const Tranche& source, kernel::Tranche& target);
    void noteMixedThroughput(const std::string& place, const Pool& source);

    // prices and finance
    void addFinance();
    std::int32_t marketPath(const std::string& name, const PriceProcess& process);
    std::int32_t ratePath(const std::string& name, const Number& rate);
    std::int32_t pathOf(const Escalator& escalator, bool purchase);
    std::int32_t hardwarePath();
    std::int32_t onDemandPath();
    std::int32_t electricityPath();

    // strategies
    Result<void> addStrategies();
    kernel::Strategy strategyLines(const Strategy& source);
    void addOneOffs(const Strategy& source, kernel::Strategy& target);

    kernel::Value value(const Number& number) { return m_draws.value(number); }
    std::int32_t appendNumbers(const std::vector<double>& values);
    std::int32_t appendIntegers(const std::vector<std::int32_t>& values);

    const Scenario& m_scenario;
    DrawRegister& m_draws;
    StreamRegister& m_streams;
    Findings& m_notes;
    SimulationPlan m_plan;
    std::vector<std::pair<std::string, std::int32_t>> m_paths; ///< price paths by name
};

/// Slots of the week merged where all profiles agree (and, with `byDay`, only within a day), in order of first appearance.
struct MergedSlots {
    std::vector<double> hours;        ///< how many of the 168 hours each stands for
    std::vector<std::int32_t> day;    ///< day of the week of its first hour
    std::vector<std::int32_t> map;    ///< slot of the week to merged slot
    std::vector<int> first;           ///< a slot of the week it stands for

    /// A week's factors, one for each merged slot: the mean over its hours.
    std::vector<double> meanOf(const std::array<double, slotsPerWeek>& profile) const;
};
MergedSlots mergeSlots(const std::vector<const std::array<double, slotsPerWeek>*>& profiles, bool byDay);

/// The demand workload of a pool that is measured in requests, or nullptr.
const Workload* requestWorkload(const Scenario& scenario, const Pool& pool);

/// Work per GPU-hour of an offer's GPUs for a kind of workload.
double throughput(const Offer& offer, WorkloadKind kind);

/// The kind whose throughput defines a pool's reference GPUs: that of its requests, else of its first workload.
WorkloadKind referenceKind(const Scenario& scenario, const Pool& pool);

/// "/strategies/after/pools/train" for messages.
std::string poolPath(const Strategy& strategy, const Pool& pool);

/// Builds the tables of every service pool of a plan that build() made; false when cancelled.
bool addServiceTables(const Scenario& scenario, const CompileEffort& effort, SimulationPlan& plan);

/// The sampling of a scenario's name for it.
kernel::Sampling samplingNamed(const std::string& name);

/// Prepares a plan whose draws are complete to be sampled so, in a run of `trials`: dimensions of the draws, keys of
/// permutations, scrambled direction numbers.
void addSampling(SimulationPlan& plan, kernel::Sampling sampling, std::uint64_t trials);

/// Finds pools that do the same work on supply that serves alike.
void markSameUse(SimulationPlan& plan);

/// What the compiler wants said about supply: late, missing or thin.
void noteSupply(const Scenario& scenario, Findings& notes);

/// SHA-256 over everything a result depends on, lower-case hexadecimal.
std::string planHash(const SimulationPlan& plan);

} // namespace rackrate
