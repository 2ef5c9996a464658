// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The statistics' loops over trials: each against what it says of one number, on every instruction set this machine has.
#include "simulation/statistics/histogrambin.h"
#include "simulation/statistics/rowloops.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

using namespace rackrate;

namespace {

using Row = std::vector<std::int64_t>;
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(), least = std::numeric_limits<std::int64_t>::min();

/// Numbers of every magnitude and sign, zeros, and pairs that are alike.
Row rowOf(int count, unsigned seed, int highestBits)
{
    std::mt19937_64 random(seed);
    Row row;
    for (int i = 0; i < count; ++i) {
        const std::int64_t magnitude = std::int64_t(random() >> (64 - highestBits) >> (random() % unsigned(highestBits)));
        row.push_back(i % 7 == 3 ? 0 : i % 5 == 4 ? row.back() : random() % 2 ? magnitude : -magnitude);
    }
    return row;
}

template <class Check>
void onEveryInstructionSet(Check check)
{
    for (int i = 0; i < chunkKernelCount(); ++i) {
        for (const int count : {1, 2, 7, 8, 9, 64, 251, 256})
            check(rowLoopsOf(chunkKernel(i)), count);
    }
}

} // namespace

class TestRowLoops : public QObject {
    Q_OBJECT

private slots:
    void aBinIsSignHighestBitAndTheTenBitsAfterIt()
    {
        QCOMPARE(histogramBin(1), 0u);
        QCOMPARE(histogramBin(3), (1u << mantissaBits) + 512);
        QCOMPARE(histogramBin(-3), negativeBins + (1u << mantissaBits) + 512);
        QCOMPARE(histogramBin(least), negativeBins + (63u << mantissaBits));
        Row values = {most};
        for (int bit = 0; bit < 63; ++bit) {
            for (const std::int64_t beside : {-1, 0, 1})
                values.push_back((std::int64_t(1) << bit) + beside);
        }
        for (const std::int64_t value : values) {
            if (value == 0)
                continue;
            const int highest = 63 - std::countl_zero(std::uint64_t(value));
            const std::uint32_t after = std::uint32_t(highest >= mantissaBits ? value >> (highest - mantissaBits)
                                                                              : value << (mantissaBits - highest));
            QCOMPARE(histogramBin(value), (std::uint32_t(highest) << mantissaBits) + (after & ((1u << mantissaBits) - 1)));
        }
    }

    void binsAndRangeOfARow()
    {
        onEveryInstructionSet([](const RowLoops& loops, int count) {
            Row row = rowOf(count, 1, 63);
            row.back() = least;
            std::vector<std::uint32_t> bins(row.size());
            const RowRange range = loops.bins(row.data(), count, bins.data());
            QCOMPARE(range.least, least);
            QCOMPARE(range.greatest, *std::ranges::max_element(row));
            QCOMPARE(range.zeros, int(std::ranges::count(row, 0)));
            for (int i = 0; i < count; ++i)
                QVERIFY(row[i] == 0 || bins[i] == histogramBin(row[i]));
        });
    }

    void theCheapestBidIsFoundAndTiesAreCounted()
    {
        onEveryInstructionSet([](const RowLoops& loops, int count) {
            const std::vector<Row> costs = {rowOf(count, 2, 3), rowOf(count, 3, 3), rowOf(count, 4, 3)};
            std::vector<Row> limits;
            for (unsigned s = 0; s < 3; ++s) {
                Row limit(count, least);
                for (int i = 0; i < count; ++i)
                    limit[i] = (unsigned(i) >> s) % 3 == 0 ? nobodysBid : least;
                limits.push_back(limit);
            }
            Row cheapest(count, nobodysBid), ties(count, 0);
            for (int s = 0; s < 3; ++s)
                loops.bid(costs[s].data(), limits[s].data(), count, cheapest.data(), ties.data());
            for (int s = 0; s < 3; ++s) {
                std::int64_t alone = 0, shared = 0;
                for (int i = 0; i < count; ++i) {
                    int alike = 0;
                    std::int64_t best = nobodysBid;
                    for (int other = 0; other < 3; ++other)
                        best = limits[other][i] == least ? std::min(best, costs[other][i]) : best;
                    for (int other = 0; other < 3; ++other)
                        alike += limits[other][i] == least && costs[other][i] == best;
                    const bool wins = limits[s][i] == least && costs[s][i] == best;
                    alone += wins && alike == 1;
                    shared += wins && alike > 1;
                }
                const RowWins wins = loops.wins(costs[s].data(), limits[s].data(), count, cheapest.data(), ties.data());
                QCOMPARE(wins.alone, alone);
                QCOMPARE(wins.shared, shared);
            }
        });
    }

    void dearerAndCheaperMonthsAreMarked()
    {
        onEveryInstructionSet([](const RowLoops& loops, int count) {
            const Row challenger = rowOf(count, 5, 60), baseline = rowOf(count, 6, 60);
            std::vector<std::uint64_t> above(count, 1), below(count, 2);
            loops.compare(challenger.data(), baseline.data(), count, 63, above.data(), below.data());
            for (int i = 0; i < count; ++i) {
                QCOMPARE(above[i], 1 | (std::uint64_t(challenger[i] > baseline[i]) << 63));
                QCOMPARE(below[i], 2 | (std::uint64_t(challenger[i] < baseline[i]) << 63));
            }
        });
    }

    void costsRunUpAndClose()
    {
        onEveryInstructionSet([](const RowLoops& loops, int count) {
            const Row before = rowOf(count, 7, 60), amount = rowOf(count, 8, 60), closing = rowOf(count, 9, 60);
            Row running(count), closed(count);
            loops.accumulate(nullptr, amount.data(), closing.data(), count, running.data(), closed.data());
            QCOMPARE(running, amount);
            loops.accumulate(before.data(), amount.data(), closing.data(), count, running.data(), closed.data());
            for (int i = 0; i < count; ++i) {
                QCOMPARE(running[i], before[i] + amount[i]);
                QCOMPARE(closed[i], before[i] + amount[i] + closing[i]);
            }
        });
    }
};

QTEST_MAIN(TestRowLoops)
#include "tst_rowloops.moc"
