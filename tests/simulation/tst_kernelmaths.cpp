// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"

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
};

QTEST_APPLESS_MAIN(TestKernelMaths)
#include "tst_kernelmaths.moc"
