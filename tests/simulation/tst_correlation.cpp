// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/correlation.h"
#include "simulation/plan/drawregister.h"

#include <QTest>
#include <cmath>

using namespace rackrate;

namespace {

SymmetricMatrix chain()
{
    SymmetricMatrix matrix(3);
    matrix.cells = {1, 1, 0, 1, 1, 1, 0, 1, 1};
    return matrix;
}

Number uncertain(const std::string& path, const std::string& draw = {}, double sd = 1)
{
    Number number;
    number.distribution = Distribution{};
    number.distribution->sd = sd;
    number.path = path;
    number.draw = draw;
    return number;
}

} // namespace

class TestCorrelation : public QObject {
    Q_OBJECT

private slots:
    void rankCorrelationBecomesThatOfNormalScores()
    {
        QVERIFY(std::abs(pearsonFromSpearman(0.6) - 0.618033988749895) < 1e-14);
        QVERIFY(std::abs(pearsonFromSpearman(1) - 1) < 1e-15);
        QVERIFY(std::abs(pearsonFromSpearman(-1) + 1) < 1e-15);
    }

    void aPossibleMatrixIsLeftAlone()
    {
        SymmetricMatrix matrix(2);
        matrix.cells = {1, 0.7, 0.7, 1};
        const RepairedCorrelation repaired = nearestCorrelation(matrix);
        QVERIFY(!repaired.changed);
        QCOMPARE(repaired.matrix.cells, matrix.cells);
    }

    void anImpossibleMatrixBecomesTheNearestOne()
    {
        const RepairedCorrelation repaired = nearestCorrelation(chain());
        QVERIFY(repaired.changed);
        // Published to four digits; the lift of eigenvalues to 1e-8 moves far less.
        QVERIFY(std::abs(repaired.matrix.at(0, 1) - 0.7607) < 1e-4);
        QVERIFY(std::abs(repaired.matrix.at(0, 2) - 0.1573) < 1e-4);
        QVERIFY(std::abs(repaired.matrix.at(1, 2) - 0.7607) < 1e-4);
        QVERIFY(std::abs(repaired.distance - 0.5278) < 1e-4);
    }

    void theFactorGivesTheMatrixBack()
    {
        const SymmetricMatrix matrix = nearestCorrelation(chain()).matrix;
        const std::vector<double> rows = choleskyRows(matrix);
        for (int i = 0; i < 3; ++i) {
            for (int j = 0; j <= i; ++j) {
                double sum = 0;
                for (int k = 0; k <= j; ++k)
                    sum += rows[i * (i + 1) / 2 + k] * rows[j * (j + 1) / 2 + k];
                QVERIFY(std::abs(sum - matrix.at(i, j)) < 1e-12);
            }
        }
    }

    void correlatedDrawsComeFirstAndSharedScoresStayShared()
    {
        DrawRegister draws;
        draws.value(uncertain("/a"));
        draws.value(uncertain("/b", "common", 1));
        draws.value(uncertain("/c"));
        draws.value(uncertain("/d", "common", 2));
        Findings notes;
        draws.arrange({{"/c", "common", 0.6}, {"/c", "/nowhere", 0.2}}, notes);
        QCOMPARE(int(notes.size()), 1);
        QVERIFY(notes.front().message.contains(QStringLiteral("/nowhere")));

        QCOMPARE(draws.value(uncertain("/c")).draw, 0);
        QCOMPARE(draws.value(uncertain("/b", "common", 1)).draw, 1);
        QCOMPARE(draws.value(uncertain("/d", "common", 2)).draw, 2);
        QCOMPARE(draws.value(uncertain("/a")).draw, 3);

        SimulationPlan plan;
        StreamRegister streams;
        draws.write(plan, streams);
        streams.resolve();
        plan = {};
        draws.write(plan, streams);
        QCOMPARE(plan.head.correlatedDraws, 3);
        QCOMPARE(plan.draws[1].stream, plan.draws[2].stream);
        QVERIFY(plan.draws[0].stream != plan.draws[1].stream);
        const double* factor = plan.numbers.data() + plan.head.correlationBegin;
        QVERIFY(std::abs(factor[1] - 0.618033988749895) < 1e-14);
        QCOMPARE(factor[3], factor[1]); // the second number of the shared draw: the same combination of scores
        QCOMPARE(factor[4], factor[2]);
        QCOMPARE(factor[5], 0.0);
        QVERIFY(plan.names.draws[1].reported);
        QVERIFY(!plan.names.draws[2].reported);
    }
};

QTEST_APPLESS_MAIN(TestCorrelation)
#include "tst_correlation.moc"
