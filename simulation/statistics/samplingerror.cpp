// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/samplingerror.h"

#include "simulation/kernel/outcome.h"
#include "simulation/statistics/integercoding.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackrate {

namespace {

constexpr double normalFactor = 1.959963984540054;    // 97.5 % point of the normal distribution
constexpr double replicateFactor = 2.131449545559323; // the same of Student's t with 15 degrees of freedom

static_assert(kernel::chunkTrials % kernel::replicateCount == 0, "a trial's place in its chunk tells its replicate");

bool usesReplicates(kernel::Sampling sampling)
{
    return sampling == kernel::LatinHypercubeSampling || sampling == kernel::SobolSampling;
}

} // namespace

SamplingError::SamplingError(kernel::Sampling sampling)
    : m_sampling(sampling), m_replicates(usesReplicates(sampling) ? kernel::replicateCount : 0)
{
}

void SamplingError::add(const std::int64_t* values, int count)
{
    if (m_sampling == kernel::AntitheticSampling) {
        for (int i = 0; i + 1 < count; i += 2) {
            m_pairDifferences.add(values[i] - values[i + 1]);
            m_pairMaxima.add(std::max(values[i], values[i + 1]));
        }
    }
    for (int r = 0; r < int(m_replicates.size()); ++r) {
        std::array<std::int64_t, kernel::chunkTrials / kernel::replicateCount> own{};
        int trials = 0;
        for (int i = r; i < count; i += kernel::replicateCount) {
            own[trials++] = values[i];
            m_replicates[r].sum += values[i];
        }
        m_replicates[r].values.add(own.data(), trials);
    }
}

void SamplingError::merge(const SamplingError& other)
{
    m_pairDifferences.merge(other.m_pairDifferences);
    m_pairMaxima.merge(other.m_pairMaxima);
    for (std::size_t r = 0; r < m_replicates.size(); ++r) {
        m_replicates[r].sum += other.m_replicates[r].sum;
        m_replicates[r].values.merge(other.m_replicates[r].values);
    }
}

void SamplingError::useBins()
{
    m_pairMaxima.useBins();
    for (Replicate& replicate : m_replicates)
        replicate.values.useBins();
}

void SamplingError::save(IntegerWriter& writer) const
{
    if (m_sampling == kernel::AntitheticSampling) {
        m_pairMaxima.save(writer);
        m_pairDifferences.save(writer);
    }
    for (const Replicate& replicate : m_replicates) {
        replicate.values.save(writer);
        writer(replicate.sum);
    }
}

void SamplingError::load(IntegerReader& reader, const Histogram& all)
{
    const auto within = [&](const Histogram& some) {
        return some.count() == 0 || (some.minimum() >= all.minimum() && some.maximum() <= all.maximum());
    };
    if (m_sampling == kernel::AntitheticSampling) {
        m_pairMaxima.load(reader);
        reader.require(m_pairMaxima.count() == all.count() / 2 && within(m_pairMaxima));
        const std::int64_t furthest = all.maximum() - all.minimum();
        m_pairDifferences.load(reader, -furthest, furthest, m_pairMaxima.count());
    }
    for (std::size_t r = 0; r < m_replicates.size(); ++r) {
        Replicate& replicate = m_replicates[r];
        replicate.values.load(reader);
        reader(replicate.sum);
        reader.require(replicate.values.count() == (all.count() + m_replicates.size() - 1 - r) / m_replicates.size());
        reader.require(within(replicate.values) && replicate.values.canSumTo(replicate.sum));
    }
}

double SamplingError::ofMean(std::uint64_t count, Wide sum, double squaresAboutMean) const
{
    const double trials = double(count);
    double units = 0, squares = 0;
    if (m_sampling == kernel::AntitheticSampling) {
        // (a + b - 2m)^2 = 2 (a - m)^2 + 2 (b - m)^2 - (a - b)^2; a last trial without a partner counts twice.
        units = std::ceil(trials / 2);
        squares = std::max(2 * squaresAboutMean - m_pairDifferences.total(), 0.0);
    }
    for (const Replicate& replicate : m_replicates) {
        if (replicate.values.count() == 0)
            continue;
        const double deviation = double(replicate.sum * Wide(count) - Wide(replicate.values.count()) * sum) / trials;
        squares += deviation * deviation;
        units += 1;
    }
    return units < 2 ? 0 : std::sqrt(squares * units / (units - 1)) / trials;
}

double SamplingError::ofShareUpTo(const Histogram& all, std::int64_t value) const
{
    const double trials = double(all.count()), within = double(all.countUpTo(value));
    if (m_sampling == kernel::AntitheticSampling) {
        const double pairs = std::ceil(trials / 2), both = double(m_pairMaxima.countUpTo(value));
        const double squares = std::max(within + 2 * both - 2 * within * within / trials, 0.0);
        return std::sqrt(squares * pairs / (pairs - 1)) / trials;
    }
    double squares = 0;
    for (const Replicate& replicate : m_replicates) {
        const double deviation = double(replicate.values.countUpTo(value)) - double(replicate.values.count()) * within / trials;
        squares += deviation * deviation;
    }
    constexpr double units = kernel::replicateCount;
    return std::sqrt(squares * units / (units - 1)) / trials;
}

RankRange SamplingError::ranks(const Histogram& all, int percent) const
{
    const std::uint64_t count = all.count();
    if (independentTrials())
        return independentRanks(count, percent);
    if (count < std::uint64_t(kernel::replicateCount))
        return {0, count + 1};
    // A bin is the finest that is known: of its two edges the one with the larger error counts.
    const auto [below, last] = all.binOfRank((count * std::uint64_t(percent) + 99) / 100);
    const double error = std::max(ofShareUpTo(all, below), ofShareUpTo(all, last));
    return ranksAround(count, percent, error, confidenceFactor());
}

double SamplingError::confidenceFactor() const
{
    return m_replicates.empty() ? normalFactor : replicateFactor;
}

} // namespace rackrate
