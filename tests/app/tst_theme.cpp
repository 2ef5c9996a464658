// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/chartpaint.h"
#include "app/theme/theme.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace rackrate;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr int distinctColours = 8;

/// How people see linear light who lack red, green or blue cones (Machado, Oliveira and Fernandes 2009, severity 1); the first is everybody
/// else.
constexpr std::array<Matrix, 4> visions{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

// OKLab (Björn Ottosson 2020), from linear sRGB.
constexpr Matrix toCones{
    {{0.4122214708, 0.5363325363, 0.0514459929}, {0.2119034982, 0.6806995451, 0.1073969566}, {0.0883024619, 0.2817188376, 0.6299787005}}};
constexpr Matrix toLab{{{0.2104542553, 0.7936177850, -0.0040720468},
                        {1.9779984951, -2.4285922050, 0.4505937099},
                        {0.0259040371, 0.7827717662, -0.8086757660}}};

Vector times(const Matrix& matrix, const Vector& vector)
{
    Vector product{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            product[row] += matrix[row][column] * vector[column];
    }
    return product;
}

Vector linear(const QColor& colour)
{
    const auto light = [](double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); };
    return {light(colour.redF()), light(colour.greenF()), light(colour.blueF())};
}

Vector seen(const QColor& colour, const Matrix& vision)
{
    Vector light = times(vision, linear(colour));
    for (double& part : light)
        part = std::clamp(part, 0.0, 1.0);
    Vector cones = times(toCones, light);
    for (double& cone : cones)
        cone = std::cbrt(cone);
    return times(toLab, cones);
}

double smallestDistance(const QColor& first, const QColor& second)
{
    double smallest = 1e9;
    for (const Matrix& vision : visions) {
        const Vector a = seen(first, vision), b = seen(second, vision);
        smallest = std::min(smallest, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
    }
    return smallest;
}

double contrast(const QColor& first, const QColor& second)
{
    const auto luminance = [](const QColor& colour) {
        const Vector light = linear(colour);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] + 0.05;
    };
    const double a = luminance(first), b = luminance(second);
    return std::max(a, b) / std::min(a, b);
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void strategiesCanBeToldApartByColourBlindReaders()
    {
        for (const Theme& theme : {Theme::light(), Theme::darkTheme()}) {
            for (int first = 0; first < distinctColours; ++first) {
                for (int second = 0; second < first; ++second) {
                    const double distance = smallestDistance(theme.strategy(first).line, theme.strategy(second).line);
                    QVERIFY2(distance > 0.09, qPrintable(QStringLiteral("%1 and %2: %3").arg(first).arg(second).arg(distance)));
                }
            }
        }
    }

    void namesOfStrategiesCanBeRead()
    {
        for (const Theme& theme : {Theme::light(), Theme::darkTheme()}) {
            for (int strategy = 0; strategy < distinctColours; ++strategy) {
                const double measured = contrast(theme.strategy(strategy).text, theme.base); // 4.5: WCAG 2.2, 1.4.3
                QVERIFY2(measured >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(strategy).arg(measured)));
            }
        }
    }

    void coloursThatComeBackAreDashed()
    {
        const Theme theme = Theme::light();
        for (int strategy = 0; strategy < distinctColours; ++strategy)
            QCOMPARE(strategyPen(theme, strategy, 2).style(), Qt::SolidLine);
        for (int strategy = distinctColours; strategy < 2 * distinctColours - 1; ++strategy) {
            QCOMPARE(theme.strategy(strategy).line, theme.strategy(strategy - distinctColours + 1).line);
            QCOMPARE(strategyPen(theme, strategy, 2).style(), Qt::CustomDashLine);
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
