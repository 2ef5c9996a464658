// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Antithetic pairs, Latin hypercubes and Sobol points as point sets: what they promise of every projection, and what that is
// worth for a mean.
#include "simulation/engine/chunkkernel.h"
#include "simulation/engine/chunkoutcome.h"
#include "simulation/engine/draws.h"
#include "simulation/engine/workmemory.h"
#include "simulation/kernel/trial.h"
#include "simulation/plan/planbuilder.h"
#include "simulation/plan/sobolnumbers.h"
#include "tests/simulation/handplan.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <set>

using namespace rackrate;

namespace {

constexpr std::uint64_t replicates = kernel::replicateCount;

/// Standard normal draws and nothing else.
SimulationPlan drawsOnly(int draws, kernel::Sampling sampling, std::uint64_t trials, std::uint64_t seed = 42)
{
    SimulationPlan plan = emptyPlan(1);
    plan.head.seed = seed;
    for (int i = 0; i < draws; ++i) {
        kernel::Draw draw;
        draw.stream = kernel::streamOf(kernel::DrawStream, std::to_string(i).c_str());
        draw.b = 1;
        plan.draws.push_back(draw);
    }
    plan.head.drawCount = draws;
    addSampling(plan, sampling, trials);
    return plan;
}

double uniformAt(const SimulationPlan& plan, int draw, std::uint64_t trial)
{
    const kernel::PlanView view = plan.view();
    return kernel::uniformOfDraw(view, plan.draws[std::size_t(draw)], kernel::futuresOf(view, trial));
}

/// Points of one replicate, by draw.
std::vector<std::vector<double>> points(const SimulationPlan& plan, std::uint64_t replicate, std::uint64_t count)
{
    std::vector<std::vector<double>> result;
    for (int d = 0; d < plan.head.drawCount; ++d) {
        result.emplace_back();
        for (std::uint64_t i = 0; i < count; ++i)
            result.back().push_back(uniformAt(plan, d, replicate + i * replicates));
    }
    return result;
}

bool oneInEachStratum(const std::vector<double>& values)
{
    std::vector<int> hits(values.size());
    for (const double value : values)
        ++hits[std::size_t(value * double(values.size()))];
    return std::all_of(hits.begin(), hits.end(), [](int count) { return count == 1; });
}

/// Centred L2 discrepancy, squared (Hickernell, Mathematics of Computation 67, 1998, equation 5.1).
double discrepancy(const std::vector<std::vector<double>>& x)
{
    const std::size_t n = x[0].size();
    double single = 0, pairs = 0;
    for (std::size_t i = 0; i < n; ++i) {
        double product = 1;
        for (const std::vector<double>& axis : x) {
            const double away = std::fabs(axis[i] - 0.5);
            product *= 1 + 0.5 * away - 0.5 * away * away;
        }
        single += product;
        for (std::size_t k = 0; k < n; ++k) {
            product = 1;
            for (const std::vector<double>& axis : x)
                product *= 1 + 0.5 * std::fabs(axis[i] - 0.5) + 0.5 * std::fabs(axis[k] - 0.5) - 0.5 * std::fabs(axis[i] - axis[k]);
            pairs += product;
        }
    }
    return std::pow(13.0 / 12, double(x.size())) - 2 * single / double(n) + pairs / double(n * n);
}

/// Mean over the replicates of the discrepancy of `count` points in two dimensions.
double meanDiscrepancy(kernel::Sampling sampling, std::uint64_t count)
{
    const SimulationPlan plan = drawsOnly(2, sampling, count * replicates);
    double sum = 0;
    for (std::uint64_t r = 0; r < replicates; ++r)
        sum += std::sqrt(discrepancy(points(plan, r, count)));
    return sum / double(replicates);
}

using Score = std::function<double(const std::vector<double>& z)>;

/// Root mean square error over seeds of the mean of a function of four scores, whose true mean is 0.
double errorOfMean(kernel::Sampling sampling, const Score& function, int trials, int seeds)
{
    double squares = 0;
    std::vector<double> z(4);
    for (int seed = 0; seed < seeds; ++seed) {
        const auto draws = drawsOf(drawsOnly(4, sampling, std::uint64_t(trials), std::uint64_t(seed)), 0, trials);
        double sum = 0;
        for (int t = 0; t < trials; ++t) {
            for (std::size_t d = 0; d < z.size(); ++d)
                z[d] = draws[d][std::size_t(t)];
            sum += function(z);
        }
        squares += sum / trials * (sum / trials);
    }
    return std::sqrt(squares / seeds);
}

using Bytes = std::vector<std::int64_t>;

Bytes costs(const ChunkOutcome& outcome)
{
    const std::ptrdiff_t count = std::ptrdiff_t(outcome.shape().strategies) * outcome.shape().months * outcome.trials();
    Bytes all(outcome.view().cash, outcome.view().cash + count);
    all.insert(all.end(), outcome.view().closingPresent, outcome.view().closingPresent + count);
    return all;
}

Bytes runWith(const SimulationPlan& plan, const ChunkKernel& kernel, std::uint64_t first, int trials)
{
    ChunkOutcome outcome{PlanShape(plan)};
    const kernel::PlanView view = plan.view();
    const WorkMemory memory(kernel.workspaceBytes(view));
    kernel.run(view, first, trials, 1.0, outcome.begin(first, trials), memory.data(), nullptr);
    return costs(outcome);
}

Bytes runOneLaneWide(const SimulationPlan& plan, std::uint64_t first, int trials)
{
    ChunkOutcome outcome{PlanShape(plan)};
    const kernel::PlanView view = plan.view();
    const WorkMemory memory(kernel::Workspace{}.carve(view, nullptr));
    kernel::NoRecorder nothing;
    kernel::runChunk(view, first, trials, 1.0, outcome.begin(first, trials), memory.data(), nothing);
    return costs(outcome);
}

void samplingRows()
{
    QTest::addColumn<int>("sampling");
    for (int i = 0; i < kernel::samplingCount; ++i)
        QTest::newRow(kernel::samplingNames[i]) << i;
}

} // namespace

class TestSampling : public QObject {
    Q_OBJECT

private slots:
    void permutationsAreBijections()
    {
        std::mt19937 random(1);
        for (const std::uint32_t count : {1u, 2u, 3u, 5u, 31u, 63u, 64u, 65u, 100u, 127u, 999u, 6250u, 65537u}) {
            std::uint32_t keys[kernel::permutationWords];
            std::generate(std::begin(keys), std::end(keys), std::ref(random));
            std::vector<int> hits(count);
            for (std::uint32_t i = 0; i < count; ++i)
                ++hits[kernel::permuted(i, count, keys)];
            QVERIFY2(std::all_of(hits.begin(), hits.end(), [](int n) { return n == 1; }), qPrintable(QString::number(count)));
        }
    }

    void everyOrderedPairOfPlacesIsEquallyLikely()
    {
        // Chi-square of the places of two indices over random keys, with count (count-1) - 1 degrees of freedom: within four
        // standard deviations, sqrt(2 f).
        std::mt19937 random(2);
        constexpr int samples = 100000;
        for (const std::uint32_t count : {2u, 3u, 7u, 16u, 33u}) {
            std::vector<double> seen(std::size_t(count) * count);
            for (int i = 0; i < samples; ++i) {
                std::uint32_t keys[kernel::permutationWords];
                std::generate(std::begin(keys), std::end(keys), std::ref(random));
                ++seen[kernel::permuted(0, count, keys) * count + kernel::permuted(count / 2, count, keys)];
            }
            const double pairs = double(count) * (count - 1), expected = samples / pairs, freedom = pairs - 1;
            double chiSquare = 0;
            for (std::uint32_t a = 0; a < count; ++a) {
                for (std::uint32_t b = 0; b < count; ++b)
                    chiSquare += a == b ? 0 : (seen[a * count + b] - expected) * (seen[a * count + b] - expected) / expected;
            }
            QVERIFY2(std::fabs(chiSquare - freedom) < 4 * std::sqrt(2 * freedom), qPrintable(QString::number(count)));
        }
    }

    void replicatesShareTheTrialsEvenly()
    {
        for (const std::uint64_t trials : {1u, 15u, 16u, 17u, 1000u, 100000u}) {
            std::uint64_t sum = 0;
            for (std::uint64_t r = 0; r < replicates; ++r) {
                const std::uint64_t size = kernel::replicateSize(trials, r);
                QVERIFY(size == trials / replicates || size == trials / replicates + 1);
                sum += size;
            }
            QCOMPARE(sum, trials);
        }
    }

    void latinHypercubesHaveOneValueInEachStratum()
    {
        for (const std::uint64_t trials : {16u, 1000u, 4096u, 10007u}) {
            const SimulationPlan plan = drawsOnly(5, kernel::LatinHypercubeSampling, trials);
            for (std::uint64_t r = 0; r < replicates; ++r) {
                for (const std::vector<double>& axis : points(plan, r, kernel::replicateSize(trials, r)))
                    QVERIFY(oneInEachStratum(axis));
            }
        }
    }

    void trialsBeyondALatinHypercubeGoThroughTheStrataAgain()
    {
        constexpr std::uint64_t trials = 160;
        const SimulationPlan plan = drawsOnly(2, kernel::LatinHypercubeSampling, trials);
        for (std::uint64_t t = 0; t < trials; ++t) {
            const double first = uniformAt(plan, 0, t), again = uniformAt(plan, 0, t + trials);
            QCOMPARE(int(again * 10), int(first * 10));
            QVERIFY(again != first);
        }
    }

    void sobolNumbersAreThoseOfTheirSource()
    {
        std::set<std::pair<int, std::uint32_t>> polynomials;
        std::uint32_t hash = 2166136261u;
        for (int dimension = 1; dimension < sobolDimensions; ++dimension) {
            const SobolPolynomial& p = sobolPolynomial(dimension);
            QVERIFY(polynomials.insert({p.degree, p.coefficients}).second);
            hash = (hash ^ std::uint32_t(p.degree)) * 16777619u;
            hash = (hash ^ p.coefficients) * 16777619u;
            for (int i = 0; i < p.degree; ++i) {
                QVERIFY(p.initial[i] % 2 == 1 && p.initial[i] < 2u << i);
                hash = (hash ^ p.initial[i]) * 16777619u;
            }
            // Primitive: the powers of x take all 2^degree - 1 values but 0 before they repeat.
            const std::uint32_t whole = 1u << p.degree | p.coefficients << 1 | 1u;
            std::uint32_t power = 1, period = 0;
            do {
                power = power << 1;
                power = power >> p.degree & 1 ? power ^ whole : power;
                ++period;
            } while (power != 1 && period < 1u << p.degree);
            QCOMPARE(period, (1u << p.degree) - 1);
        }
        QCOMPARE(hash, sourceHash);
        const auto third = sobolDirections(2); // x^2 + x + 1 with m = 1, 3, so 3 = 2*3 + 4*1 + 1 modulo 2: 1/2, 3/4, 3/8
        QCOMPARE(third[0], 0x80000000u);
        QCOMPARE(third[1], 0xc0000000u);
        QCOMPARE(third[2], 0x60000000u);
    }

    void sobolPointsHaveOneValueInEachStratum()
    {
        const SimulationPlan plan = drawsOnly(sobolDimensions, kernel::SobolSampling, 0);
        for (const std::uint64_t r : {0u, 7u, 15u}) {
            for (const std::vector<double>& axis : points(plan, r, 128))
                QVERIFY(oneInEachStratum(axis));
        }
    }

    void theFirstTwoSobolDimensionsAreANet()
    {
        // 64 points: one in each of the 2^a x 2^(6-a) boxes of equal size.
        const SimulationPlan plan = drawsOnly(2, kernel::SobolSampling, 0);
        for (std::uint64_t r = 0; r < replicates; ++r) {
            const auto x = points(plan, r, 64);
            for (int a = 0; a <= 6; ++a) {
                std::set<std::pair<int, int>> boxes;
                for (std::size_t i = 0; i < 64; ++i)
                    boxes.insert({int(x[0][i] * (1 << a)), int(x[1][i] * (1 << (6 - a)))});
                QCOMPARE(boxes.size(), std::size_t(64));
            }
        }
    }

    void scrambledPointsAreUniformOverSeeds()
    {
        // One point of one replicate over 4,000 seeds in 20 bins: chi-square with 19 degrees of freedom, four standard deviations.
        constexpr int seeds = 4000, bins = 20;
        for (const std::uint64_t trial : {0u, 5u, 16u * 77 + 3}) {
            std::vector<double> hits(bins);
            for (int seed = 0; seed < seeds; ++seed)
                ++hits[std::size_t(uniformAt(drawsOnly(2, kernel::SobolSampling, 0, std::uint64_t(seed)), 1, trial) * bins)];
            double chiSquare = 0;
            for (const double count : hits)
                chiSquare += (count - seeds / bins) * (count - seeds / bins) / (double(seeds) / bins);
            QVERIFY2(std::fabs(chiSquare - (bins - 1)) < 4 * std::sqrt(2.0 * (bins - 1)), qPrintable(QString::number(chiSquare)));
        }
    }

    void pointsFillTheSquareMoreEvenlyThanAtRandom()
    {
        // Expected squares, random: 0.389/n; Latin hypercube: only the part that two numbers share is left, 0.028/n.
        const double random = meanDiscrepancy(kernel::RandomSampling, 256);
        const double latin = meanDiscrepancy(kernel::LatinHypercubeSampling, 256), sobol = meanDiscrepancy(kernel::SobolSampling, 256);
        qInfo("centred discrepancy of 256 points: random %.5f, Latin hypercube %.5f, Sobol %.5f", random, latin, sobol);
        QVERIFY(latin < random / 2.5);
        QVERIFY(sobol < random / 8);
    }

    void drawsOfOneStreamShareTheirNumber_data() { samplingRows(); }
    void drawsOfOneStreamShareTheirNumber()
    {
        QFETCH(int, sampling);
        SimulationPlan plan = drawsOnly(3, kernel::RandomSampling, 1000);
        plan.draws[2].stream = plan.draws[0].stream;
        addSampling(plan, kernel::Sampling(sampling), 1000);
        for (std::uint64_t t = 0; t < 100; ++t) {
            QCOMPARE(uniformAt(plan, 2, t), uniformAt(plan, 0, t));
            QVERIFY(uniformAt(plan, 1, t) != uniformAt(plan, 0, t));
        }
    }

    void theSecondOfAPairMirrorsTheFirst()
    {
        const SimulationPlan plan = drawsOnly(3, kernel::AntitheticSampling, 0), random = drawsOnly(3, kernel::RandomSampling, 0);
        const kernel::PlanView view = plan.view();
        const auto draws = drawsOf(plan, 0, 1000), plain = drawsOf(random, 0, 1000);
        for (std::uint64_t t = 0; t < 1000; t += 2) {
            for (std::size_t d = 0; d < 3; ++d) {
                QCOMPARE(draws[d][t], plain[d][t]);
                QCOMPARE(draws[d][t + 1], -draws[d][t]);
            }
            double first[4], second[4];
            kernel::uniformsOfBlock<double>(first, view.seed, kernel::futuresOf(view, t), 77, 3);
            kernel::uniformsOfBlock<double>(second, view.seed, kernel::futuresOf(view, t + 1), 77, 3);
            for (int i = 0; i < 4; ++i)
                QCOMPARE(second[i], 1 - first[i]);
        }
    }

    void pairsNeverRaiseTheVarianceOfAMonotoneOutput()
    {
        // Sums and products of rising functions: the covariance within pairs is not above 0, so the mean of n trials in pairs has
        // no more variance than the mean of n independent ones (up to the error of the covariance, four of 1/sqrt(pairs)).
        std::mt19937 random(3);
        std::uniform_real_distribution<double> weight(0, 2);
        constexpr int trials = 40000;
        const auto draws = drawsOf(drawsOnly(4, kernel::AntitheticSampling, 0), 0, trials);
        for (int round = 0; round < 20; ++round) {
            double a[8];
            std::generate(std::begin(a), std::end(a), [&] { return weight(random); });
            const auto output = [&](std::size_t t) {
                const double x = draws[0][t], y = draws[1][t], z = draws[2][t], w = draws[3][t];
                return a[0] * x + a[1] * std::exp(a[2] * 0.5 * y) * (2 + std::tanh(a[3] * z)) + a[4] * std::max(w - a[5], 0.0)
                     + a[6] * (x + y > a[7] ? 1 : 0);
            };
            std::vector<double> value;
            for (std::size_t t = 0; t < trials; ++t)
                value.push_back(output(t));
            const double mean = std::accumulate(value.begin(), value.end(), 0.0) / trials;
            double variance = 0, covariance = 0;
            for (std::size_t t = 0; t < trials; t += 2) {
                variance += ((value[t] - mean) * (value[t] - mean) + (value[t + 1] - mean) * (value[t + 1] - mean)) / trials;
                covariance += (value[t] - mean) * (value[t + 1] - mean) / (trials / 2);
            }
            QVERIFY(covariance <= 4 * variance / std::sqrt(trials / 2.0));
            QVERIFY2(covariance < -0.02 * variance, qPrintable(QString::number(covariance / variance)));
        }
    }

    void evenPointsEstimateAnAdditiveMeanBetterThanAtRandom()
    {
        // Of a sum of functions of one number each, stratifying every number leaves only what lies within a stratum.
        const Score additive = [](const std::vector<double>& z) {
            return z[0] + (z[1] * z[1] - 1) + (std::exp(0.5 * z[2]) - std::exp(0.125)) + std::fabs(z[3]) - std::sqrt(2 / M_PI);
        };
        constexpr int trials = 1024, seeds = 40;
        const double random = errorOfMean(kernel::RandomSampling, additive, trials, seeds);
        const double latin = errorOfMean(kernel::LatinHypercubeSampling, additive, trials, seeds);
        const double sobol = errorOfMean(kernel::SobolSampling, additive, trials, seeds);
        qInfo("root mean square error of %d trials: random %.5f, Latin hypercube %.5f, Sobol %.5f", trials, random, latin, sobol);
        QVERIFY(latin < random / 5);
        QVERIFY(sobol < random / 5);
    }

    void sobolPointsEstimateAMeanOfProductsBetterThanLatinHypercubes()
    {
        const Score product = [](const std::vector<double>& z) { return z[0] * z[1] + z[1] * z[2] + z[2] * z[3]; };
        constexpr int trials = 4096, seeds = 40;
        const double latin = errorOfMean(kernel::LatinHypercubeSampling, product, trials, seeds);
        const double sobol = errorOfMean(kernel::SobolSampling, product, trials, seeds);
        qInfo("root mean square error of %d trials: Latin hypercube %.5f, Sobol %.5f", trials, latin, sobol);
        QVERIFY(sobol < latin / 2);
    }

    void everyInstructionSetGivesTheBitsOfOneLane_data() { samplingRows(); }
    void everyInstructionSetGivesTheBitsOfOneLane()
    {
        QFETCH(int, sampling);
        SimulationPlan plan = busyPlan(13);
        addSampling(plan, kernel::Sampling(sampling), 1000);
        for (const std::uint64_t first : {std::uint64_t(0), std::uint64_t(768), std::uint64_t(1) << 32}) {
            const Bytes narrow = runOneLaneWide(plan, first, 61);
            for (int i = 0; i < chunkKernelCount(); ++i)
                QVERIFY2(runWith(plan, chunkKernel(i), first, 61) == narrow, chunkKernel(i).name);
        }
    }

    void samplingsDiffer()
    {
        std::set<Bytes> seen;
        for (int i = 0; i < kernel::samplingCount; ++i) {
            SimulationPlan plan = busyPlan(2);
            addSampling(plan, kernel::Sampling(i), 1000);
            seen.insert(runOneLaneWide(plan, 0, 64));
        }
        QCOMPARE(seen.size(), std::size_t(kernel::samplingCount));
    }

private:
    static constexpr std::uint32_t sourceHash = 0xe44d21f7; ///< FNV-1a over degree, coefficients and initial numbers as their authors list them
};

QTEST_APPLESS_MAIN(TestSampling)
#include "tst_sampling.moc"
