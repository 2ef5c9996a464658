// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "model/scenario/scenario.h"
#include "simulation/engine/simulationplan.h"
#include "simulation/plan/streamregister.h"

#include <string>
#include <vector>

namespace rackrate {

/// The uncertain numbers that a plan really uses. Numbers that name the same draw share one stream, so one standard normal
/// score; with the same distribution they share the drawn number too.
class DrawRegister {
public:
    /// The number as the kernel reads it. An uncertain one becomes a draw.
    kernel::Value value(const Number& number);

    /// Puts the draws that the correlations name first, in the order of the correlations, and factors their matrix. Draw
    /// indices handed out before are void after it. Says which correlations have no effect and what a repair changed.
    void arrange(const std::vector<Correlation>& correlations, Findings& notes);

    /// Asks for the streams of all draws, before they are resolved.
    void nameStreams(StreamRegister& streams) const;

    /// Writes draws, their tables, the factor of the correlation matrix and the names into the plan.
    void write(SimulationPlan& plan, StreamRegister& streams) const;

private:
    struct Entry {
        std::string name;
        Distribution distribution;
        std::vector<std::string> paths; ///< of the numbers that share it, in the order in which the plan met them
    };
    /// The entry of that name, or of a number at that path.
    const Entry* named(const std::string& reference) const;
    std::vector<std::string> correlatedNames(const std::vector<Correlation>& correlations, Findings& notes) const;
    void factor(const std::vector<Correlation>& correlations, const std::vector<std::string>& names, Findings& notes);

    std::vector<Entry> m_entries;
    int m_correlated = 0;
    std::vector<double> m_factor; ///< rows of L, row i with i+1 entries
};

/// How a standard normal score becomes a number of this distribution; tables are appended to `numbers`. Exact for normal,
/// lognormal and discrete; else linear between 1,025 quantiles at scores -6.5 .. 6.5 (within 1e-5 of the distribution's width).
kernel::Draw codedDraw(const Distribution& distribution, std::vector<double>& numbers);

} // namespace rackrate
