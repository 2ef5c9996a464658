// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/kernel/philox.h"
#include "simulation/kernel/streams.h"

#include <QFile>
#include <QStringList>
#include <QTest>

#include <cmath>

using namespace rackrate::kernel;

class TestPhilox : public QObject
{
    Q_OBJECT
private slots:
    void knownAnswersAreMet()
    {
        QFile file(QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/philox_kat.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int vectors = 0;
        for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
            if (line.startsWith('#'))
                continue;
            std::uint32_t in[10];
            const QList<QByteArray> fields = line.trimmed().split(' ');
            QCOMPARE(fields.size(), 10);
            for (int i = 0; i < 10; ++i)
                in[i] = fields[i].toUInt(nullptr, 16);
            PhiloxWords<std::uint64_t> out{{0xa5a5a5a5, 0xa5a5a5a5, 0xa5a5a5a5, 0xa5a5a5a5}};
            out = philox<std::uint64_t>({{in[0], in[1], in[2], in[3]}}, in[4], in[5]);
            for (int i = 0; i < 4; ++i)
                QCOMPARE(out.word[i], std::uint64_t(in[6 + i]));
            ++vectors;
        }
        QCOMPARE(vectors, 4);
    }

    void aMonthIsOneWordOfItsBlock()
    {
        const auto words = philox<std::uint64_t>({{12345, 3, 7, 99}}, 42, 5);
        for (int i = 0; i < 4; ++i) {
            const double u = uniformOfMonth<double>(42ULL | 5ULL << 32, 12345ULL | 3ULL << 32, 99, 28 + i);
            QCOMPARE(u, (static_cast<double>(words.word[i]) + 0.5) / 4294967296.0);
        }
    }

    void uniformsNeverReachZeroOrOne()
    {
        QCOMPARE(uniformOf<double>(0), 0.5 / 4294967296.0);
        QVERIFY(uniformOf<double>(0xffffffffu) < 1.0);
    }

    void momentsAreThoseOfIndependentScores()
    {
        const int trials = 200000;
        double sum[4] = {}, square[4] = {}, product = 0, neighbour = 0, previous = 0;
        for (int trial = 0; trial < trials; ++trial) {
            double u[4], z[4];
            uniformsOfBlock<double>(u, 42, static_cast<std::uint64_t>(trial), streamOf(NoiseStream, "workloads/a"), 0);
            for (int i = 0; i < 4; ++i) {
                z[i] = normalQuantile<double, false>(u[i]);
                sum[i] += z[i];
                square[i] += z[i] * z[i];
            }
            product += z[0] * z[1];
            neighbour += previous * z[0];
            previous = z[0];
        }
        // Four standard errors: 1/sqrt(n) for means and products, sqrt(2/n) for the squares.
        const double error = 4 / std::sqrt(static_cast<double>(trials));
        for (int i = 0; i < 4; ++i) {
            QVERIFY(std::fabs(sum[i] / trials) < error);
            QVERIFY(std::fabs(square[i] / trials - 1) < error * std::sqrt(2.0));
        }
        QVERIFY(std::fabs(product / trials) < error);
        QVERIFY(std::fabs(neighbour / trials) < error);
    }

    void nearQuantileEqualsFullQuantileForEveryWord()
    {
        for (std::uint64_t word : {0ull, 1ull, 2ull, 1000ull, 0x7fffffffull, 0x80000000ull, 0xfffffffeull, 0xffffffffull})
            QCOMPARE((normalQuantile<double, false>(uniformOf<double>(word))), normalQuantile(uniformOf<double>(word)));
    }

    void streamsDependOnKindAndPath()
    {
        QVERIFY(streamOf(NoiseStream, "workloads/a") != streamOf(NoiseStream, "workloads/b"));
        QVERIFY(streamOf(NoiseStream, "workloads/a") != streamOf(EventStream, "workloads/a"));
        QCOMPARE(streamOf(DrawStream, "x"), fnv1a("draw/x"));
    }
};

QTEST_APPLESS_MAIN(TestPhilox)
#include "tst_philox.moc"
