// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Scenarios whose answer theory knows, through every layer. Statistical tolerances are three standard errors of the estimate.
#include "tests/support/handscenario.h"

#include <QTest>

#include <cmath>

using namespace rackrate;

namespace {

double standardNormalCdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

/// Erlang C by recursion: probability that a request waits, a = offered load, c servers.
double erlangC(int servers, double load)
{
    double blocking = 1;
    for (int k = 1; k <= servers; ++k)
        blocking = load * blocking / (k + load * blocking);
    return blocking / (1 - load / servers * (1 - blocking));
}

/// P(response > t) of an M/M/c queue with mean service time 1.
double responseTail(int c, double a, double t)
{
    const double spare = c - 1 - a;
    return std::exp(-t) * (1 + erlangC(c, a) * (1 - std::exp(-spare * t)) / spare);
}

} // namespace

class TestClosedForms : public QObject {
    Q_OBJECT

private slots:
    void oneLognormalPriceTimesConstantDemand();
    void committedTrancheAgainstTheNewsvendorOptimum_data();
    void committedTrancheAgainstTheNewsvendorOptimum();
    void responseTimeAgainstExactErlangC_data();
    void responseTimeAgainstExactErlangC();
};

void TestClosedForms::oneLognormalPriceTimesConstantDemand()
{
    constexpr double mean = 10, sd = 3, hours = 12 * 730;
    Json s = hand::scenario(12, 400);
    s["offers"][0]["onDemandPerHour"] = {{"distribution", "lognormal"}, {"mean", mean}, {"sd", sd}};
    hand::addStrategy(s, "rent", Json::array({hand::tranche("on-demand")}));
    constexpr std::uint64_t trials = 100000;
    const Distributional cost = hand::run(s, trials).strategies[0].totalCost;
    QVERIFY(std::fabs(cost.mean - mean * hours) < 3 * sd * hours / std::sqrt(double(trials)));
    QVERIFY(std::fabs(cost.standardError - sd * hours / std::sqrt(double(trials))) < 0.02 * cost.standardError);
    const double sigma = std::sqrt(std::log(1 + sd * sd / (mean * mean))), mu = std::log(mean) - sigma * sigma / 2;
    const auto check = [&](double estimate, double p, double z) {
        const double exact = std::exp(mu + sigma * z) * hours;
        const double density = std::exp(-z * z / 2) / std::sqrt(2 * M_PI) / (exact * sigma);
        const double error = std::sqrt(p * (1 - p) / trials) / density;
        QVERIFY2(std::fabs(estimate - exact) < 3 * error + 0.0005 * exact, // the histogram's stated accuracy on top
                 qPrintable(QStringLiteral("P%1: calculated %2, expected %3").arg(p * 100).arg(estimate).arg(exact)));
    };
    check(cost.p5, 0.05, -1.6448536269514722);
    check(cost.p50, 0.5, 0);
    check(cost.p95, 0.95, 1.6448536269514722);
    const double tail = mean * hours * standardNormalCdf(sigma - 1.6448536269514722) / 0.05;
    QVERIFY(std::fabs(cost.cvar95 - tail) < 0.005 * tail);
}

void TestClosedForms::committedTrancheAgainstTheNewsvendorOptimum_data()
{
    QTest::addColumn<int>("committed");
    for (int committed : {6000, 7600, 8342, 9000, 11000})
        QTest::addRow("%d GPUs", committed) << committed;
}

void TestClosedForms::committedTrancheAgainstTheNewsvendorOptimum()
{
    // Demand lognormal with mean 10,000 GPUs and log sd 0.4, constant within a month; reserved 1.8, on demand 3 per GPU-hour.
    QFETCH(int, committed);
    constexpr double m = 10000, sigma = 0.4, reserved = 1.8, onDemand = 3;
    Json s = hand::scenario(1, m * 730);
    s["workloads"][0]["demand"]["noise"] = {{"sigma", sigma}, {"halfLifeMonths", 1}};
    s["offers"][0]["reserved12PerHour"] = reserved;
    s["offers"][0]["onDemandPerHour"] = onDemand;
    Json burst = hand::tranche("on-demand", {{"count", {{"min", 0}}}});
    burst["id"] = "burst";
    hand::addStrategy(s, "mix", Json::array({hand::tranche("reserved", {{"count", committed}, {"termMonths", 12}}), burst}));
    constexpr std::uint64_t trials = 100000;
    const Distributional cost = hand::run(s, trials).strategies[0].totalCost;
    const double x = committed, d1 = std::log(m / x) / sigma + sigma / 2;
    const double overflow = m * standardNormalCdf(d1) - x * standardNormalCdf(d1 - sigma);
    const double wholeMachines = 0.5 * standardNormalCdf(d1 - sigma); // rounding up to the next of one GPU costs half of one
    const double exact = 730 * (reserved * x + onDemand * (overflow + wholeMachines));
    QVERIFY2(std::fabs(cost.mean - exact) < 3 * cost.standardError,
             qPrintable(QStringLiteral("calculated %1, expected %2 ± %3").arg(cost.mean).arg(exact).arg(3 * cost.standardError)));
    const double optimum = onDemand * m * standardNormalCdf(0.2533471031357997 + sigma) * 730; // z of 0.6; models: 222.9701 for m = 100
    QVERIFY(exact >= optimum * 0.99999);
    if (committed == 8342)
        QVERIFY2(std::fabs(exact - optimum) < 1e-4 * optimum, "8342 = x*");
}

void TestClosedForms::responseTimeAgainstExactErlangC_data()
{
    QTest::addColumn<int>("servers");
    QTest::addColumn<double>("load");
    QTest::newRow("8 at 80 %") << 8 << 6.4;
    QTest::newRow("64 at 90 %") << 64 << 57.6;
    QTest::newRow("100 at 90 %") << 100 << 90.0;
    QTest::newRow("4 at 50 %") << 4 << 2.0;
}

void TestClosedForms::responseTimeAgainstExactErlangC()
{
    QFETCH(int, servers);
    QFETCH(double, load);
    Json s = hand::scenario(6, 1);
    s["workloads"][0]["kind"] = "inference";
    s["workloads"][0]["demand"] = {{"unit", "requests-per-second"}, {"base", load}, {"week", "flat"}};
    s["workloads"][0]["service"] = {{"serviceSeconds", 1}, {"variability", 1}, {"gpusPerReplica", 1}, {"targetSeconds", 3}};
    hand::addStrategy(s, "fixed", Json::array({hand::tranche("on-demand", {{"count", servers}})}));
    const ServiceResult service = hand::run(s).strategies[0].service[0];
    const double mean = 1 + erlangC(servers, load) / (servers - load);
    // 1 %: the loop-free Erlang C (below 0.1 % here), the grid of the table, and the hour step's lag from an empty start
    QVERIFY2(std::fabs(service.meanResponseSeconds - mean) < 0.01 * mean,
             qPrintable(QStringLiteral("mean: calculated %1, expected %2").arg(service.meanResponseSeconds).arg(mean)));
    // Wait and service are convolved exactly; what is left is the form of Erlang C and the grids of load and time.
    QVERIFY2(std::fabs(service.targetMissShare - responseTail(servers, load, 3)) < 0.01,
             qPrintable(QStringLiteral("over 3 s: calculated %1, expected %2").arg(service.targetMissShare).arg(responseTail(servers, load, 3))));
    QVERIFY(std::fabs(responseTail(servers, load, service.p95ResponseSeconds) - 0.05) < 0.01);
}

QTEST_GUILESS_MAIN(TestClosedForms)
#include "tst_closedforms.moc"
