// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/sampling.h"
#include "simulation/plan/planbuilder.h"
#include "simulation/plan/sobolnumbers.h"

#include <algorithm>
#include <bit>

namespace rackrate {

namespace {

using kernel::permutationWords;
using kernel::replicateCount;
using kernel::sobolWords;

static_assert(maximumUncertainNumbers <= sobolDimensions);

/// `count` random words of a draw's stream for a replicate, from where no trial draws any.
std::vector<std::uint32_t> keyWords(std::uint64_t seed, std::uint32_t stream, int replicate, int count)
{
    std::vector<std::uint32_t> words;
    for (std::uint32_t block = 1; int(words.size()) < count; ++block) {
        for (const std::uint64_t word : kernel::wordsOfBlock<double>(seed, std::uint64_t(replicate), stream, block).word)
            words.push_back(std::uint32_t(word));
    }
    words.resize(std::size_t(count));
    return words;
}

/// Multiplies a dimension's direction numbers by a random lower triangular matrix with a diagonal of ones and adds a random
/// shift: the linear scramble of Matoušek (Journal of Complexity 14, 1998), which gives means the variance of Owen's (Owen,
/// ACM TOMACS 13, 2003).
void appendScramble(const std::array<std::uint32_t, 32>& directions, const std::vector<std::uint32_t>& random,
                    std::vector<std::uint32_t>& scrambles)
{
    scrambles.push_back(random[0]);
    std::array<std::uint32_t, 32> rows{};
    for (int bit = 0; bit < 32; ++bit) { // from the highest down
        const std::uint32_t diagonal = 0x80000000U >> bit;
        rows[std::size_t(bit)] = (random[std::size_t(bit) + 1] & ~(diagonal - 1)) | diagonal;
    }
    for (const std::uint32_t direction : directions) {
        std::uint32_t scrambled = 0;
        for (const std::uint32_t row : rows)
            scrambled = scrambled << 1 | (std::uint32_t(std::popcount(row & direction)) & 1U);
        scrambles.push_back(scrambled);
    }
}

/// Gives each stream of draws a dimension of its own, in the order of the plan; returns one stream per dimension.
std::vector<std::uint32_t> numberDimensions(std::vector<kernel::Draw>& draws)
{
    std::vector<std::uint32_t> streams;
    for (kernel::Draw& draw : draws) {
        const auto found = std::find(streams.begin(), streams.end(), draw.stream);
        draw.dimension = std::int32_t(found - streams.begin());
        if (found == streams.end())
            streams.push_back(draw.stream);
    }
    return streams;
}

} // namespace

kernel::Sampling samplingNamed(const std::string& name)
{
    const auto* const found = std::find(std::begin(kernel::samplingNames), std::end(kernel::samplingNames), name);
    return found == std::end(kernel::samplingNames) ? kernel::RandomSampling : kernel::Sampling(found - std::begin(kernel::samplingNames));
}

void addSampling(SimulationPlan& plan, kernel::Sampling sampling, std::uint64_t trials)
{
    plan.head.sampling = sampling;
    plan.head.plannedTrials = sampling == kernel::LatinHypercubeSampling ? trials : 0;
    plan.scrambles.clear();
    if (sampling != kernel::LatinHypercubeSampling && sampling != kernel::SobolSampling)
        return;
    const std::vector<std::uint32_t> streams = numberDimensions(plan.draws);
    for (int dimension = 0; dimension < int(streams.size()); ++dimension) {
        for (int replicate = 0; replicate < replicateCount; ++replicate) {
            const bool sobol = sampling == kernel::SobolSampling;
            const auto words = keyWords(plan.head.seed, streams[std::size_t(dimension)], replicate, sobol ? sobolWords : permutationWords);
            if (sobol)
                appendScramble(sobolDirections(dimension), words, plan.scrambles);
            else
                plan.scrambles.insert(plan.scrambles.end(), words.begin(), words.end());
        }
    }
}

} // namespace rackrate
