// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/kernel/philox.h"
#include "simulation/kernel/queue.h"
#include "simulation/kernel/score.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <vector>

using namespace rackrate::kernel;

namespace {

/// Distance in units of the last place of the exact value; below the normal numbers in those of the smallest one.
double ulps(double value, long double exact)
{
    const double near = static_cast<double>(exact);
    const double unit = std::max(std::nextafter(std::fabs(near), INFINITY) - std::fabs(near), std::ldexp(1.0, -1074));
    return static_cast<double>(std::fabs(value - exact) / unit);
}

/// Pseudo-random doubles of every kind, the same in every run (xorshift64*).
class Numbers {
public:
    std::uint64_t bits()
    {
        m_state ^= m_state >> 12;
        m_state ^= m_state << 25;
        m_state ^= m_state >> 27;
        return m_state * 0x2545f4914f6cdd1dULL;
    }
    double between(double low, double high) { return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1p-53); }
    /// Any finite double: sign, exponent and mantissa alike.
    double finite()
    {
        double value;
        do {
            const std::uint64_t pattern = bits();
            std::memcpy(&value, &pattern, sizeof value);
        } while (!std::isfinite(value));
        return value;
    }

private:
    std::uint64_t m_state = 0x9e3779b97f4a7c15ULL;
};

/// Zero, the denormals' ends, the normals' ends, and neighbours of places where a formula changes.
std::vector<double> edges()
{
    std::vector<double> values{0.0, 5e-324, 2.2250738585072009e-308, 2.2250738585072014e-308, 2.3e-308, 1e-300, 0.5, 1.0, 2.0, 1.4142135623730951,
                               0.70710678118654757, 708.0, 709.0, 709.782712893384, 745.2, 1e15, 4503599627370496.0, 1.7976931348623157e308};
    for (std::size_t i = values.size(); i-- > 0;) {
        values.push_back(std::nextafter(values[i], INFINITY));
        values.push_back(std::nextafter(values[i], 0.0));
    }
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    for (std::size_t i = values.size(); i-- > 0;)
        values.push_back(-values[i]);
    return values;
}

/// The exact score: Newton's steps on the tail's logarithm in long double.
long double exactScore(double p)
{
    const bool upper = p > 0.5;
    const long double tail = upper ? 1 - static_cast<long double>(p) : static_cast<long double>(p);
    const auto mass = [](long double x) { return 0.5L * erfcl(x / sqrtl(2.0L)); };
    long double x = -static_cast<long double>(normalQuantile(static_cast<double>(tail)));
    for (int step = 0; step < 4; ++step) {
        const long double density = expl(-x * x / 2) / sqrtl(8 * atanl(1.0L));
        x += (mass(x) - tail) / density;
    }
    return upper ? x : -x;
}

constexpr int samples = 1000000;

} // namespace

class TestKernelMaths : public QObject
{
    Q_OBJECT
private slots:
    void exponentialIsWithinItsStatedErrorOverItsRange()
    {
        Numbers numbers;
        double worst = 0;
        const auto look = [&worst](double x) { worst = std::max(worst, ulps(exponential(x), std::exp(static_cast<long double>(x)))); };
        for (int i = 0; i < samples; ++i) {
            look(numbers.between(-708, 709));
            look(numbers.between(-1, 1));
            look(std::ldexp(numbers.between(-1, 1), -i % 1074));
        }
        for (const double x : edges())
            if (std::fabs(x) <= 708)
                look(x);
        QVERIFY2(worst < exponentialUlps, qPrintable(QString::number(worst)));
        QCOMPARE(exponential(0.0), 1.0);
        QCOMPARE(exponential(-708.5), 0.0);
        QCOMPARE(exponential(-1e308), 0.0);
        QCOMPARE(exponential(1e308), exponential(709.0));
    }

    void logarithmIsWithinItsStatedErrorOverItsRange()
    {
        Numbers numbers;
        double worst = 0;
        const auto look = [&worst](double x) { worst = std::max(worst, ulps(naturalLog(x), std::log(static_cast<long double>(x)))); };
        for (int i = 0; i < samples; ++i) {
            look(std::max(std::fabs(numbers.finite()), 2.3e-308));
            look(numbers.between(0.5, 2));
            look(1 + std::ldexp(numbers.between(-1, 1), -i % 52 - 1));
        }
        for (const double x : edges())
            if (x >= 2.3e-308)
                look(x);
        QVERIFY2(worst < naturalLogUlps, qPrintable(QString::number(worst)));
        QCOMPARE(naturalLog(1.0), 0.0);
        for (const double x : {0.0, 5e-324, 2.2e-308, -1.0, -1e308}) // counts as the smallest number there is
            QCOMPARE(naturalLog(x), naturalLog(2.3e-308));
    }

    void powerErrorGrowsWithItsExponentAsStated()
    {
        Numbers numbers;
        double worst = 0;
        const auto look = [&worst](double base, double exponent) {
            const double product = exponent * std::log(base);
            if (std::fabs(product) < 700)
                worst = std::max(worst, ulps(power(base, exponent), std::pow(static_cast<long double>(base), static_cast<long double>(exponent)))
                                            / powerUlps(product));
        };
        for (int i = 0; i < samples; ++i) {
            look(std::max(std::fabs(numbers.finite()), 2.3e-308), numbers.between(-2, 2));
            look(numbers.between(0.01, 10), numbers.between(-50, 50));
            look(1 + numbers.between(-0.5, 0.5), 1.0 / 12); // a year's rate by the month
        }
        QVERIFY2(worst < 1.0, qPrintable(QString::number(worst)));
        QCOMPARE(power(0.0, 2.0), 0.0);
        QCOMPARE(power(0.0, 0.0), 1.0);
        QCOMPARE(power(3.0, 0.0), 1.0);
        QCOMPARE(power(5e-324, 0.0), 1.0);
    }

    void normalQuantileMeetsPublishedValues()
    {
        QVERIFY(std::fabs(normalQuantile(0.975) - 1.959963984540054) < 2e-15);
        QVERIFY(std::fabs(normalQuantile(1e-6) + 4.753424308822899) < 5e-15);
        QVERIFY(std::fabs(normalQuantile(0.25) + 0.6744897501960817) < 1e-15);
        QVERIFY(std::fabs(normalQuantile(1e-20) + 9.262340089798408) < 1e-14);
        QCOMPARE(normalQuantile(0.5), 0.0);
    }

    void normalQuantileIsWithinItsStatedErrorOverItsRange()
    {
        Numbers numbers;
        double worst = 0, drawn = 0;
        const auto look = [&](double p) {
            const long double exact = exactScore(p);
            worst = std::max(worst, ulps(normalQuantile(p), exact));
            if (p >= 0x1p-36 && p <= 1 - 0x1p-36)
                drawn = std::max(drawn, ulps(normalScore(p), exact));
        };
        for (int i = 0; i < samples / 4; ++i) {
            look(numbers.between(0, 1) + 0x1p-60);
            look(std::ldexp(numbers.between(0.5, 1), -i % 1020));     // down to 1e-308
            look(1 - std::ldexp(numbers.between(0.5, 1), -i % 52 - 1));
            look(0.5 + std::ldexp(numbers.between(-1, 1), -i % 52 - 2));
        }
        for (const double edge : {0.075, 0.925, 1.3887943864964021e-11, 0.0016873, 1 - 0.0016873})
            for (const double p : {edge, std::nextafter(edge, 0.0), std::nextafter(edge, 1.0)})
                look(p);
        QVERIFY2(worst < normalQuantileUlps, qPrintable(QString::number(worst)));
        QVERIFY2(drawn < normalScoreUlps, qPrintable(QString::number(drawn)));
    }

    void theUniformsEndsGiveFiniteScores()
    {
        const double lowest = uniformOf<double>(0), highest = uniformOf<double>(0xffffffffu);
        QCOMPARE(lowest, 0x1p-33);
        QCOMPARE(highest, 1 - 0x1p-33);
        QVERIFY((std::fabs(normalScore(lowest) - static_cast<double>(exactScore(lowest))) < 1e-14));
        QVERIFY((normalScore(lowest) == -normalScore(highest)));
        double before = -INFINITY; // rises with the word, over the whole range
        for (std::uint64_t word = 0; word <= 0xffffffffu; word += 65537) {
            const double score = normalScore(uniformOf<double>(word));
            QVERIFY(score > before);
            before = score;
        }
    }

    void noFiniteInputGivesWhatIsNoNumber()
    {
        Numbers numbers;
        std::vector<double> inputs = edges();
        for (int i = 0; i < 100000; ++i)
            inputs.push_back(numbers.finite());
        const auto finite = [](double value) { return std::isfinite(value); };
        for (const double x : inputs) {
            QVERIFY2(finite(exponential(x)) && finite(naturalLog(x)) && finite(normalCdf(x)), qPrintable(QString::number(x, 'g', 17)));
            QVERIFY2(finite(normalQuantile(x)), qPrintable(QString::number(x, 'g', 17)));
            const double probability = std::fabs(x) / (1 + std::fabs(x));
            QVERIFY2(finite(normalScore(probability)), qPrintable(QString::number(x, 'g', 17)));
        }
        for (std::size_t i = 1; i < inputs.size(); ++i)
            QVERIFY(finite(power(std::fabs(inputs[i]), inputs[i - 1])));
        for (const double x : edges())
            for (const double y : edges())
                QVERIFY(finite(power(x, y)));
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
        QCOMPARE(nearestInteger(2.5), std::int64_t(2));
        QCOMPARE(nearestInteger(3.5), std::int64_t(4));
        QCOMPARE(nearestInteger(-2.5), std::int64_t(-2));
        QCOMPARE(nearestInteger(-0.4), std::int64_t(0));
        QCOMPARE(nearestInteger(900000000000000.75), std::int64_t(900000000000001));
        QCOMPARE(nearestInteger(-900000000000001.0), std::int64_t(-900000000000001));
        for (std::int64_t value : {std::int64_t(0), std::int64_t(-1), std::int64_t(4294967296), std::int64_t(-4294967297), INT64_MAX,
                                   INT64_MIN, (std::int64_t(1) << 53) + 1, -(std::int64_t(1) << 60) - 63})
            QCOMPARE(realOf<double>(value), static_cast<double>(value));
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
