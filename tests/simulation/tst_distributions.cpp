// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/kernel/maths.h"
#include "simulation/plan/distributions.h"
#include "simulation/plan/drawregister.h"
#include "simulation/plan/specialfunctions.h"

#include <QTest>
#include <cmath>

using namespace rackrate;
using Family = Distribution::Family;

namespace {

Distribution three(Family family, double low, double mode, double high)
{
    Distribution d;
    d.family = family;
    d.low = low;
    d.mode = mode;
    d.high = high;
    return d;
}

Distribution range(Family family, double low, double high)
{
    Distribution d = three(family, low, 0, high);
    d.fromRange = true;
    return d;
}

Distribution moments(Family family, double mean, double sd)
{
    Distribution d;
    d.family = family;
    d.mean = mean;
    d.sd = sd;
    return d;
}

Distribution betaOn(double alpha, double beta, double low, double high)
{
    Distribution d = three(Family::Beta, low, 0, high);
    d.alpha = alpha;
    d.beta = beta;
    return d;
}

/// Mean and standard deviation from the quantile function, on midpoints of equal shares of probability.
std::pair<double, double> numericMoments(const Distribution& d)
{
    constexpr int points = 200000;
    double sum = 0, squares = 0;
    for (int i = 0; i < points; ++i) {
        const double x = quantile(d, (i + 0.5) / points);
        sum += x;
        squares += x * x;
    }
    const double average = sum / points;
    return {average, std::sqrt(squares / points - average * average)};
}

/// What the kernel does with a draw, as plan.h describes it.
double decoded(const kernel::Draw& draw, const std::vector<double>& numbers, double z)
{
    const double* table = numbers.data() + draw.tableBegin;
    switch (draw.form) {
    case kernel::NormalDraw: return draw.a + draw.b * z;
    case kernel::LogNormalDraw: return std::exp(draw.a + draw.b * z);
    case kernel::StepDraw: {
        int i = 0;
        while (!(table[i] > z))
            ++i;
        return table[draw.tableCount / 2 + i];
    }
    default: break;
    }
    const double place = (z + draw.a) / (2 * draw.a) * (draw.tableCount - 1);
    const int i = int(place);
    return table[i] + (place - i) * (table[i + 1] - table[i]);
}

bool near(double found, double wanted, double relative)
{
    const bool close = std::abs(found - wanted) <= relative * std::max(std::abs(wanted), 1e-300);
    if (!close)
        qWarning("found %.15g, wanted %.15g", found, wanted);
    return close;
}

} // namespace

class TestDistributions : public QObject {
    Q_OBJECT

private slots:
    void logGammaMatchesTheLibrary()
    {
        for (const double x : {0.03, 0.5, 1.7, 3.0, 12.5, 400.0})
            QVERIFY(std::abs(logGamma(x) - std::lgamma(x)) < 1e-13 * (1 + std::abs(std::lgamma(x))));
    }

    void incompleteBetaHasItsClosedForms()
    {
        QVERIFY(near(incompleteBeta(1, 4, 0.3), 1 - std::pow(0.7, 4), 1e-12));
        QVERIFY(near(incompleteBeta(3, 1, 0.2), 0.008, 1e-12));
        QVERIFY(near(incompleteBeta(2, 2, 0.25), 3 * 0.0625 - 2 * 0.015625, 1e-12));
        QVERIFY(near(betaQuantile(2, 2, 3 * 0.0625 - 2 * 0.015625), 0.25, 1e-11));
        QVERIFY(near(betaQuantile(1, 4, 1e-10), 1 - std::pow(1 - 1e-10, 0.25), 1e-6));
        QVERIFY(near(betaQuantile(0.5, 0.5, 0.2), std::pow(std::sin(std::acos(-1.0) * 0.1), 2), 1e-10));
    }

    void everyFamilyHasItsMeanAndSpread_data()
    {
        QTest::addColumn<Distribution>("distribution");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("sd");
        const auto row = [](const char* name, const Distribution& d, double mean, double sd) {
            QTest::newRow(name) << d << mean << sd;
        };
        row("uniform", three(Family::Uniform, 2, 0, 8), 5, 6 / std::sqrt(12.0));
        row("triangular", three(Family::Triangular, 1, 2, 6), 3, std::sqrt((1 + 4 + 36 - 2 - 6 - 12) / 18.0));
        const double a = 1 + 4 * 0.2, b = 1 + 4 * 0.8;
        row("pert", three(Family::Pert, 1, 2, 6), 2.5, 5 * std::sqrt(a * b / 36 / 7));
        row("normal", moments(Family::Normal, -3, 2), -3, 2);
        row("lognormal", moments(Family::LogNormal, 4, 1.5), 4, 1.5);
        row("beta", betaOn(2, 5, -1, 6), 1, 7 * std::sqrt(10.0 / 49 / 8));
        Distribution discrete;
        discrete.family = Family::Discrete;
        discrete.values = {1, 2, 10};
        discrete.weights = {0.5, 0.25, 0.25};
        row("discrete", discrete, 3.5, std::sqrt(0.5 + 1 + 25 - 12.25));
        Distribution empirical;
        empirical.family = Family::Empirical;
        empirical.values = {0, 1, 5};
        row("empirical", empirical, 1.75, std::sqrt((1.0 / 3 + 31.0 / 3) / 2 - 1.75 * 1.75));
    }
    void everyFamilyHasItsMeanAndSpread()
    {
        QFETCH(Distribution, distribution);
        QFETCH(double, mean);
        QFETCH(double, sd);
        QVERIFY(near(rackrate::mean(distribution), mean, 1e-12));
        const auto [average, spread] = numericMoments(distribution);
        QVERIFY(near(average, mean, 1e-4)); // 200,000 points leave out part of the last tail
        QVERIFY(near(spread, sd, 1e-3));
    }

    void aRangeIsReadAsItsFifthAndNinetyFifthPercentile()
    {
        for (const Family family : {Family::LogNormal, Family::Normal, Family::Uniform}) {
            const Distribution d = range(family, 5, 10);
            QVERIFY(near(quantile(d, 0.05), 5, 1e-12));
            QVERIFY(near(quantile(d, 0.95), 10, 1e-12));
        }
        QVERIFY(near(quantile(range(Family::LogNormal, 5, 10), 0.5), std::sqrt(50.0), 1e-12));
        QVERIFY(near(numericMoments(range(Family::LogNormal, 5, 10)).first, mean(range(Family::LogNormal, 5, 10)), 1e-4));
        QVERIFY(near(mean(range(Family::Normal, -2, 4)), 1, 1e-12));
    }

    void theBaseCaseStaysInTheFieldsRange()
    {
        Number number;
        number.distribution = moments(Family::Normal, 3, 1);
        QCOMPARE(baseCase(number), 3.0);
        number.maximum = 2;
        QCOMPARE(baseCase(number), 2.0);
    }

    void codedDrawsReproduceTheQuantiles_data() { everyFamilyHasItsMeanAndSpread_data(); }
    void codedDrawsReproduceTheQuantiles()
    {
        QFETCH(Distribution, distribution);
        std::vector<double> numbers{7};
        const kernel::Draw draw = codedDraw(distribution, numbers);
        const double width = quantile(distribution, 0.99) - quantile(distribution, 0.01);
        for (const double p : {1e-6, 0.013, 0.2, 0.4999, 0.73, 0.99, 0.99999}) {
            const double found = decoded(draw, numbers, kernel::normalQuantile(p));
            // A kink of the quantile function between two table points costs most: an eighth of a step of it.
            QVERIFY(std::abs(found - quantile(distribution, p)) < 2e-3 * width);
            if (distribution.family != Family::Empirical && distribution.family != Family::Triangular)
                QVERIFY(std::abs(found - quantile(distribution, p)) < 1e-5 * width);
        }
    }

    void theDensityPeaksAtTheModeAndIsScaledToOne()
    {
        const std::vector<double> curve = densityForDrawing(three(Family::Triangular, 0, 3, 4), 0, 4, 5);
        QCOMPARE(curve[3], 1.0);
        QVERIFY(near(curve[1], 1.0 / 3, 1e-12));
        const std::vector<double> bell = densityForDrawing(moments(Family::Normal, 0, 1), -1, 1, 3);
        QVERIFY(near(bell[0], std::exp(-0.5), 1e-12));
        const std::vector<double> box = densityForDrawing(range(Family::Uniform, 5, 10), 0, 20, 21);
        QCOMPARE(box[4], 0.0);
        QCOMPARE(box[7], 1.0);
    }
};

QTEST_APPLESS_MAIN(TestDistributions)
#include "tst_distributions.moc"
