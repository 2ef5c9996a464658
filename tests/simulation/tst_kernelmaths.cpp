// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/kernel/queue.h"

#include <QTest>

#include <cmath>

using namespace rackrate::kernel;

namespace {

double ulps(double value, long double exact)
{
    const double near = static_cast<double>(exact);
    const double unit = std::nextafter(std::fabs(near), INFINITY) - std::fabs(near);
    return static_cast<double>(std::fabs(value - exact) / unit);
}

} // namespace

class TestKernelMaths : public QObject
{
    Q_OBJECT
private slots:
    void exponentialIsWithinOneUlpOverItsRange()
    {
        double worst = 0;
        for (int i = 0; i <= 2000000; ++i) {
            const double x = -708.0 + i * (1417.0 / 2000000.0);
            worst = std::max(worst, ulps(exponential(x), std::exp(static_cast<long double>(x))));
        }
        for (int i = -100000; i <= 100000; ++i)
            worst = std::max(worst, ulps(exponential(i * 1e-5), std::exp(static_cast<long double>(i * 1e-5))));
        QVERIFY2(worst < 1.0, qPrintable(QString::number(worst)));
        QCOMPARE(exponential(0.0), 1.0);
        QCOMPARE(exponential(-1000.0), 0.0);
        QCOMPARE(exponential(1000.0), exponential(709.0));
    }

    void logarithmIsWithinOneUlpOverItsRange()
    {
        double worst = 0;
        for (int exponent = -1020; exponent <= 1020; exponent += 3)
            for (int i = 0; i < 1000; ++i) {
                const double x = std::ldexp(1.0 + i / 1000.0, exponent);
                worst = std::max(worst, ulps(naturalLog(x), std::log(static_cast<long double>(x))));
            }
        for (int i = 1; i < 400000; ++i)
            worst = std::max(worst, ulps(naturalLog(i * 1e-5), std::log(static_cast<long double>(i * 1e-5))));
        QVERIFY2(worst < 1.0, qPrintable(QString::number(worst)));
        QCOMPARE(naturalLog(1.0), 0.0);
    }

    void powerErrorGrowsWithItsExponentAsStated()
    {
        double worst = 0;
        for (double base : {0.05, 0.35, 0.9, 1.02, 1.5, 7.0, 1e6})
            for (double exponent = -20; exponent <= 20; exponent += 0.125) {
                const double bound = 1 + 1.5 * std::fabs(exponent * std::log(base));
                worst = std::max(worst, ulps(power(base, exponent),
                    std::pow(static_cast<long double>(base), static_cast<long double>(exponent))) / bound);
            }
        QVERIFY2(worst < 1.0, qPrintable(QString::number(worst)));
        QCOMPARE(power(0.0, 2.0), 0.0);
        QCOMPARE(power(0.0, 0.0), 1.0);
        QCOMPARE(power(3.0, 0.0), 1.0);
    }

    void normalQuantileMeetsPublishedValues()
    {
        QVERIFY(std::fabs(normalQuantile(0.975) - 1.959963984540054) < 2e-15);
        QVERIFY(std::fabs(normalQuantile(1e-6) + 4.753424308822899) < 5e-15);
        QVERIFY(std::fabs(normalQuantile(0.25) + 0.6744897501960817) < 1e-15);
        QVERIFY(std::fabs(normalQuantile(1e-20) + 9.262340089798408) < 1e-14);
        QCOMPARE(normalQuantile(0.5), 0.0);
    }

    void quantileAndCdfInvertEachOther()
    {
        double worst = 0, asymmetry = 0;
        for (int i = 1; i < 100000; ++i) {
            const double p = i / 100000.0;
            worst = std::max(worst, std::fabs(normalCdf(normalQuantile(p)) - p));
            const double power2 = std::ldexp(static_cast<double>(i), -33);
            asymmetry = std::max(asymmetry, std::fabs(normalQuantile(power2) + normalQuantile(1.0 - power2)));
        }
        QVERIFY2(worst < 2e-15, qPrintable(QString::number(worst)));
        QCOMPARE(asymmetry, 0.0);
    }

    void normalCdfMatchesLongDouble()
    {
        double absolute = 0, relative = 0;
        for (double x = -36.5; x <= 9; x += 0.0137) {
            const long double exact = 0.5L * std::erfc(-static_cast<long double>(x) / std::sqrt(2.0L));
            absolute = std::max(absolute, static_cast<double>(std::fabs(normalCdf(x) - exact)));
            relative = std::max(relative, static_cast<double>(std::fabs(normalCdf(x) / exact - 1)));
        }
        QVERIFY2(absolute < 1e-15, qPrintable(QString::number(absolute)));
        QVERIFY2(relative < 1e-8, qPrintable(QString::number(relative)));
    }

    void roundingGoesToWholeNumbers()
    {
        QCOMPARE(floorOf(-1.5), -2.0);
        QCOMPARE(floorOf(7.0), 7.0);
        QCOMPARE(ceilingOf(2.0000001), 3.0);
        QCOMPARE(ceilingOf(-2.5), -2.0);
        QCOMPARE(roundOf(2.5), 3.0);
        QCOMPARE(roundOf(-2.5), -3.0);
        QCOMPARE(roundOf(-0.4), 0.0);
        QCOMPARE(roundOf(900000000000000.5), 900000000000001.0);
        QCOMPARE(toInteger(-900000000000001.0), std::int64_t(-900000000000001));
        QCOMPARE(toInteger(123.0), std::int64_t(123));
    }

    void erlangCMeetsTheRecursionWithinItsStatedError()
    {
        for (int c = 1; c <= 512; c *= 2)
            for (double rho = 0.05; rho < 1; rho += 0.05) {
                double blocking = 1;
                for (int k = 1; k <= c; ++k)
                    blocking = c * rho * blocking / (k + c * rho * blocking);
                const double exact = blocking / (1 - rho * (1 - blocking));
                const double bound = c == 1 ? 1.4e-3 : c < 8 ? 3e-4 * std::max(exact, 0.01) : 1e-5 * std::max(exact, 1e-4);
                QVERIFY2(std::fabs(erlangC<double>(c, rho) - exact) < bound, qPrintable(QStringLiteral("%1 %2").arg(c).arg(rho)));
            }
    }

    void timeStepMeetsKnownValues()
    {
        QueueState<double> calm{40, 0};
        const auto first = advanceQueue<double>(calm, 0.30, 64, 200, 1, 3600);
        // The known values are printed to seven digits.
        QVERIFY(std::fabs(first.busyShare - 0.9175078) < 1e-6);
        QVERIFY(std::fabs(first.queue - 4.310490) < 1e-5);
        QVERIFY(std::fabs(calm.inSystem - 63.03099) < 1e-4);
        QVERIFY(std::fabs(first.wait - 14.68138) < 1e-4);

        QueueState<double> busy{10, 0};
        const auto overload = advanceQueue<double>(busy, 18, 16, 1, 1, 3600);
        QVERIFY(std::fabs(busy.backlog - 7194) < 1e-6);
        QVERIFY(std::fabs(busy.inSystem - 7217.991) < 1e-2);
        QVERIFY(std::fabs(overload.wait - 225.3122) < 1e-3);
        const auto after = advanceQueue<double>(busy, 12, 16, 1, 1, 3600);
        QCOMPARE(busy.backlog, 0.0);
        QVERIFY(std::fabs(after.overloadShare - 0.4995833) < 1e-6);
        QVERIFY(std::fabs(busy.inSystem - 17.56095) < 1e-4);
        QVERIFY(std::fabs(after.wait - 112.5669) < 1e-3);
    }

    void fewJobsOnManyServersOccupyJustTheirLoad()
    {
        // The chance of waiting is below the smallest double; 10 servers' worth of load must still settle at 10.
        QueueState<double> state;
        QueueStep<double> step;
        for (int hour = 0; hour < 24; ++hour)
            step = advanceQueue<double>(state, 0.5, 5000, 20, 1, 3600);
        QVERIFY(std::fabs(state.inSystem - 10) < 1e-6);
        QVERIFY(std::fabs(step.busyShare - 0.002) < 1e-9);
        QVERIFY(step.wait < 1e-9);
    }

    void timeStepWithoutLoadWaitsForNothing()
    {
        QueueState<double> empty;
        const auto step = advanceQueue<double>(empty, 0, 4, 10, 1, 3600);
        QVERIFY(step.wait >= 0 && step.wait < 1e-6);
        QVERIFY(empty.inSystem < 1e-6);
    }
};

QTEST_APPLESS_MAIN(TestKernelMaths)
#include "tst_kernelmaths.moc"
