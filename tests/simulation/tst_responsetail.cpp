// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Responses from waits and services, against exact convolutions.
#include "simulation/plan/responsetail.h"

#include <QTest>
#include <cmath>

using namespace rackrate;

namespace {

constexpr double seconds = 0.5; ///< mean service
const LogGridRange range{0.025, 1200, 256}; ///< as a scenario of such services has it

/// Share of services that take at most a time, by the C library.
double served(double variability, double time)
{
    if (variability == 0)
        return time >= seconds ? 1 : 0;
    if (variability == 1)
        return 1 - std::exp(-time / seconds);
    const double sigma = std::sqrt(std::log(1 + variability)), median = std::log(seconds) - sigma * sigma / 2;
    return time > 0 ? 0.5 * std::erfc((median - std::log(time)) / sigma / std::sqrt(2.0)) : 0;
}

/// P(response > time) where a wait is exponential with probability `waits`, else none: the integral over the law of services in
/// steps that are as likely as each other are short.
double exactTail(double variability, double waits, double meanWait, double time)
{
    constexpr int steps = 40000;
    double sum = 1 - served(variability, time), below = 0;
    for (int i = 0; i < steps; ++i) {
        const double until = time * (i + 1) / steps, share = served(variability, until);
        sum += waits * (share - below) * std::exp(-(time - until + time / steps / 2) / meanWait);
        below = share;
    }
    return sum;
}

/// Of M/M/c, by its formula: rate of service 1 / seconds, of the wait 1 / meanWait.
double exponentialTail(double waits, double meanWait, double time)
{
    const double mu = 1 / seconds, beta = 1 / meanWait;
    const double both = beta == mu ? std::exp(-mu * time) * (1 + mu * time)
                                   : (beta * std::exp(-mu * time) - mu * std::exp(-beta * time)) / (beta - mu);
    return (1 - waits) * std::exp(-mu * time) + waits * both;
}

struct Waits {
    double probability, mean;
};

/// Waits as a mixture holds them.
std::vector<double> tailOf(const LogGrid& grid, const Waits& waits)
{
    WaitMixture mixture(grid);
    mixture.clear();
    HourAnswer hour;
    hour.waitProbability = waits.probability;
    hour.stochasticWait = waits.probability * waits.mean;
    mixture.add(hour, 1);
    return mixture.tail();
}

/// What the headers promise of a mixture and of a response, together. Waits before the grid's first time meet a service that ends
/// within it, of which there are few: its length over the mean service, or all services of a constant law.
double bound(const LogGrid& grid, const Waits& waits, bool constant = false)
{
    const double first = grid.times().front(), early = first / waits.mean;
    return waits.probability * (grid.step() * grid.step() * (1.0 / 25 + 1.0 / 15) + early * early / 8 * (constant ? 1 : 2 * first / seconds)) + 1e-8;
}

} // namespace

class TestResponseTail : public QObject {
    Q_OBJECT

private slots:
    void lawsAreThoseOfTheLibrary_data() { variabilities(); }
    void lawsAreThoseOfTheLibrary()
    {
        QFETCH(double, variability);
        const ServiceLaw law(seconds, variability);
        double mean = 0, below = 0;
        for (int i = 1; i <= 400000; ++i) {
            const double time = i * 5e-4, share = served(variability, time);
            mean += (share - below) * (time - 2.5e-4);
            below = share;
            if (i % 1000 != 0)
                continue;
            QVERIFY(std::abs(law.upTo(time).share - share) < 1e-12);
            QVERIFY(std::abs(law.upTo(time).seconds - mean) < 3e-4);
        }
        QVERIFY(std::abs(law.upTo(1e9).seconds - seconds) < 1e-12);
        QCOMPARE(law.upTo(0).share, 0.0);
    }

    void exponentialServicesGiveTheFormula_data()
    {
        QTest::addColumn<double>("probability");
        QTest::addColumn<double>("meanWait");
        QTest::newRow("hardly waits") << 0.02 << 0.05;
        QTest::newRow("waits a little") << 0.46 << seconds / 1.6;
        QTest::newRow("waits like its service") << 0.8 << seconds;
        QTest::newRow("waits long") << 0.98 << 30.0;
    }
    void exponentialServicesGiveTheFormula()
    {
        QFETCH(double, probability);
        QFETCH(double, meanWait);
        const LogGrid grid(range);
        const Waits waits{probability, meanWait};
        const std::vector<double> wait = tailOf(grid, waits);
        for (const double target : {0.01, 0.3, 1.0, 1.5, 7.7, 60.0, 2000.0}) {
            const ResponseTail response(grid, {seconds, 1}, target);
            const double wanted = exponentialTail(probability, meanWait, target);
            QVERIFY2(std::abs(response.aboveTarget(wait, 1) - wanted) < bound(grid, waits), qPrintable(QString::number(target)));
        }
        std::vector<double> tail(grid.times().size(), 0.0);
        ResponseTail(grid, {seconds, 1}, 0).addTo(tail, wait, 1);
        for (std::size_t i = 0; i < tail.size(); ++i)
            QVERIFY(std::abs(tail[i] - exponentialTail(probability, meanWait, grid.times()[i])) < bound(grid, waits));
    }

    void otherServicesGiveTheIntegral_data() { variabilities(); }
    void otherServicesGiveTheIntegral()
    {
        QFETCH(double, variability);
        const LogGrid grid(range);
        for (const Waits waits : {Waits{0.3, 0.2}, Waits{0.9, 4}}) {
            std::vector<double> tail(grid.times().size(), 0.0);
            ResponseTail(grid, {seconds, variability}, 0).addTo(tail, tailOf(grid, waits), 1);
            for (std::size_t i = 0; i < tail.size(); i += 5) {
                const double exact = exactTail(variability, waits.probability, waits.mean, grid.times()[i]);
                QVERIFY2(std::abs(tail[i] - exact) < bound(grid, waits, variability < 0.5) + 1e-5,
                         qPrintable(QStringLiteral("above %1 s: calculated %2, expected %3").arg(grid.times()[i]).arg(tail[i]).arg(exact)));
            }
        }
    }

    void weightsAddUp()
    {
        const LogGrid grid(range);
        const ResponseTail response(grid, {seconds, 0.5}, 1);
        const std::vector<double> wait = tailOf(grid, {0.5, 1}), none(wait.size(), 0.0);
        std::vector<double> one(grid.times().size(), 0.0), sum = one, serviceAlone = one;
        response.addTo(one, wait, 1);
        response.addTo(sum, wait, 1);
        response.addTo(sum, none, 2);
        response.addTo(serviceAlone, none, 1);
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(std::abs(sum[i] - one[i] - 2 * serviceAlone[i]) < 1e-12);
            QVERIFY(std::abs(serviceAlone[i] - (1 - served(0.5, grid.times()[i]))) < 1e-12);
            QVERIFY(i == 0 || one[i] <= one[i - 1] + 1e-12);
        }
    }

private:
    static void variabilities()
    {
        QTest::addColumn<double>("variability");
        for (const double variability : {0.0, 0.1, 0.5, 1.0, 4.0})
            QTest::addRow("variability %g", variability) << variability;
    }
};

QTEST_APPLESS_MAIN(TestResponseTail)
#include "tst_responsetail.moc"
