// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/kernel/plan.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace rackrate {

/// Response-time distribution and use of a service pool's week at one load; read by the statistics, not by the kernel.
struct ServiceNode {
    double meanResponseSeconds = 0;
    std::vector<float> tail;               ///< P(response > tailSeconds[i]) over served requests, by grid point
    std::array<float, 168> busy{}, paid{}; ///< real GPUs by slot, busy ones with requests and the holder
};

/// A node of a service table: a week that was worked out, or a place between two such, which share their parts linearly.
struct ServiceMix {
    std::shared_ptr<const ServiceNode> first, second; ///< second: null where the first stands alone
    double share = 0;                                 ///< of the second

    double meanResponseSeconds() const { return mixed(first->meanResponseSeconds, second ? second->meanResponseSeconds : 0, share); }
    float busy(int slot) const { return mixed(first->busy[slot], second ? second->busy[slot] : 0, float(share)); }
    float paid(int slot) const { return mixed(first->paid[slot], second ? second->paid[slot] : 0, float(share)); }
    std::vector<float> tail() const
    {
        std::vector<float> points = first->tail;
        for (std::size_t i = 0; second && i < points.size(); ++i)
            points[i] = mixed(points[i], second->tail[i], float(share));
        return points;
    }

private:
    template <class T>
    T mixed(T a, T b, T part) const
    {
        return second ? a + part * (b - a) : a;
    }
};

/// The names behind the indices of the plan, for results.
struct PlanNames {
    struct Draw { std::string path, label; bool reported = true; };
    struct Pool { std::string id; std::vector<std::string> tranches; };
    struct Strategy { std::string id; std::vector<Pool> pools; };
    std::vector<Strategy> strategies;
    std::vector<std::string> workloads;
    std::vector<Draw> draws;
    std::vector<std::string> pricePaths;
};

/// One scenario compiled for the engine: flat, immutable, complete. Shared by all threads of a run.
struct SimulationPlan {
    kernel::PlanView head; ///< scalars; its pointers are set by view()
    std::vector<double> hours, discountStart, discountRunning, discountEnd;
    std::vector<kernel::Draw> draws;
    std::vector<kernel::PricePath> pricePaths;
    std::vector<kernel::Knot> knots;
    std::vector<kernel::Event> events;
    std::vector<kernel::Workload> workloads;
    std::vector<kernel::Strategy> strategies;
    std::vector<kernel::Pool> pools;
    std::vector<kernel::PoolWorkload> poolWorkloads;
    std::vector<kernel::Tranche> tranches;
    std::vector<kernel::OneOffLine> oneOffs;
    std::vector<kernel::ServiceTable> serviceTables;
    std::vector<double> numbers;
    std::vector<std::int32_t> integers;
    std::vector<std::uint32_t> scrambles;

    // for statistics and results only
    std::vector<ServiceMix> serviceNodes;    ///< by node index
    std::vector<std::string> serviceDigests; ///< by service table: of its columns and nodes
    std::vector<double> tailSeconds;         ///< common grid of all service nodes, rising
    std::vector<std::array<std::int32_t, 2>> nodeOwner; ///< by node: strategy, workload
    std::int32_t baseline = 0;
    std::int32_t basisNominal = 0;           ///< 1: the headline's basis is nominal
    std::int32_t measure = 0;                ///< 0 mean, 1 CVaR95, 2 regret
    std::vector<double> deflator;            ///< [months] real money of the first month per nominal unit
    PlanNames names;
    std::string hash;                        ///< of the plan's bytes

    kernel::PlanView view() const;
};

/// Every array the kernel reads: where it is kept, and where the kernel looks for it.
inline constexpr std::tuple planArrays{
    std::pair{&SimulationPlan::hours, &kernel::PlanView::hours},
    std::pair{&SimulationPlan::discountStart, &kernel::PlanView::discountStart},
    std::pair{&SimulationPlan::discountRunning, &kernel::PlanView::discountRunning},
    std::pair{&SimulationPlan::discountEnd, &kernel::PlanView::discountEnd},
    std::pair{&SimulationPlan::draws, &kernel::PlanView::draws},
    std::pair{&SimulationPlan::pricePaths, &kernel::PlanView::pricePaths},
    std::pair{&SimulationPlan::knots, &kernel::PlanView::knots},
    std::pair{&SimulationPlan::events, &kernel::PlanView::events},
    std::pair{&SimulationPlan::workloads, &kernel::PlanView::workloads},
    std::pair{&SimulationPlan::strategies, &kernel::PlanView::strategies},
    std::pair{&SimulationPlan::pools, &kernel::PlanView::pools},
    std::pair{&SimulationPlan::poolWorkloads, &kernel::PlanView::poolWorkloads},
    std::pair{&SimulationPlan::tranches, &kernel::PlanView::tranches},
    std::pair{&SimulationPlan::oneOffs, &kernel::PlanView::oneOffs},
    std::pair{&SimulationPlan::serviceTables, &kernel::PlanView::serviceTables},
    std::pair{&SimulationPlan::numbers, &kernel::PlanView::numbers},
    std::pair{&SimulationPlan::integers, &kernel::PlanView::integers},
    std::pair{&SimulationPlan::scrambles, &kernel::PlanView::scrambles},
};

/// Calls `visit(place, pointer)` for each of them, with pointers to members of SimulationPlan and PlanView.
template <class Visit>
constexpr void forEachPlanArray(Visit visit)
{
    std::apply([&](const auto&... array) { (visit(array.first, array.second), ...); }, planArrays);
}

} // namespace rackrate
