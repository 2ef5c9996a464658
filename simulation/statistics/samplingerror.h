// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/kernel/plan.h"
#include "simulation/statistics/confidence.h"
#include "simulation/statistics/integers.h"

#include <cstdint>
#include <vector>

namespace rackrate {

/// What the error bars of one amount need beyond its sums, where trials are not independent. Independent units are trials, the
/// pairs of antithetic sampling, or the 16 replicates of Latin hypercube and Sobol sampling. With U units of n_u trials, unit
/// sums S_u and N trials in all, the squared standard error of the mean S/N is
///   U/(U-1) sum_u (S_u - n_u S/N)^2 / N^2,
/// the ratio estimator of cluster sampling (Cochran, Sampling techniques, 1977, section 9A), which allows units to differ by
/// one trial. State is integers only, so that chunks and shards merge to the same bytes in any order.
class SamplingError {
public:
    explicit SamplingError(kernel::Sampling sampling = kernel::RandomSampling);

    /// The values of one chunk, in the order of its trials; a chunk begins at a multiple of chunkTrials.
    void add(const std::int64_t* values, int count);
    void merge(const SamplingError& other);
    void useBins();
    void save(IntegerWriter& writer) const;
    /// Refuses what cannot come of the values in `all`.
    void load(IntegerReader& reader, const Histogram& all);

    bool independentTrials() const { return m_sampling == kernel::RandomSampling; }

    /// Where trials are not independent: standard error of the mean, in quanta, of `count` values with this sum and this sum of
    /// squares about their mean; 0 for fewer than two units.
    double ofMean(std::uint64_t count, Wide sum, double squaresAboutMean) const;

    /// Where each of the percentiles lies with 95 % confidence; `all` holds the values that were added.
    RankRange ranks(const Histogram& all, int percent) const;

    /// Half the width of such an interval in standard errors.
    double confidenceFactor() const;

private:
    struct Replicate {
        Wide sum = 0;
        Histogram values;
    };
    double ofShareUpTo(const Histogram& all, std::int64_t value) const;

    kernel::Sampling m_sampling;
    SquareSum m_pairDifferences; ///< within pairs
    Histogram m_pairMaxima;      ///< the larger value of each pair
    std::vector<Replicate> m_replicates;
};

} // namespace rackrate
