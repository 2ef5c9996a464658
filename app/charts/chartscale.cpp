// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/chartscale.h"

#include "simulation/decisions/headline.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackrate {
namespace {

double niceStep(double span, int lines)
{
    const double raw = span / std::max(1, lines);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (factor * power >= raw * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

} // namespace

std::vector<double> ValueAxis::ticks() const
{
    std::vector<double> result;
    const int count = int(std::lround((maximum - minimum) / step));
    for (int i = 0; i <= count; ++i) {
        const double value = minimum + i * step;
        result.push_back(std::abs(value) < step * 1e-9 ? 0.0 : value);
    }
    return result;
}

int ValueAxis::decimals() const
{
    for (int digits = 0; digits < 8; ++digits) {
        const double scaled = step * std::pow(10.0, digits);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * scaled)
            return digits;
    }
    return 8;
}

ValueAxis niceAxis(double low, double high, int lines)
{
    if (!std::isfinite(low))
        low = 0;
    if (!std::isfinite(high))
        high = 0;
    if (low > high)
        std::swap(low, high);
    if (high - low <= 0)
        high = low + (low == 0 ? 1 : std::abs(low));
    ValueAxis axis;
    for (int wanted = lines; wanted >= 1; --wanted) {
        axis.step = niceStep(high - low, wanted);
        axis.minimum = std::floor(low / axis.step + 1e-9) * axis.step;
        axis.maximum = std::ceil(high / axis.step - 1e-9) * axis.step;
        if (std::lround((axis.maximum - axis.minimum) / axis.step) <= lines)
            break;
    }
    return axis;
}

QString MoneyScale::text(double amount, const QLocale& locale, int decimals) const
{
    return std::isfinite(amount) ? amountText(amount / divisor, locale, decimals) : QStringLiteral("–");
}

int MoneyScale::decimalsFor(double largest) const
{
    const double shown = std::abs(largest) / divisor;
    return shown >= 100 ? 0 : shown >= 10 ? 1 : 2;
}

MoneyScale moneyScale(double largest, const std::string& currency)
{
    const QString code = QString::fromStdString(currency);
    if (largest >= 1e7)
        return {1e6, translate("Charts", "million %1").arg(code)};
    if (largest >= 1e4)
        return {1e3, translate("Charts", "thousand %1").arg(code)};
    return {1, code};
}

std::vector<TimeAxis::Tick> TimeAxis::ticks(double pixels, const QLocale& locale) const
{
    const double perMonth = pixels / std::max(1.0, last() - first());
    const int steps[] = {1, 3, 6, 12, 24, 60};
    int step = 60;
    for (const int candidate : steps) {
        if (candidate * perMonth >= 26 && (candidate > 3 || months <= 24) && (candidate > 1 || months <= 12)) {
            step = candidate;
            break;
        }
    }
    std::vector<Tick> result;
    const int start = fromZero ? 0 : 1;
    result.push_back({start, locale.toString(start), firstText});
    for (int position = step == 1 ? start + 1 : step; position <= months; position += step) {
        if ((position - start) * perMonth >= 18)
            result.push_back({position, locale.toString(position), {}});
    }
    if (result.back().position != months && (months - result.back().position) * perMonth >= 26)
        result.push_back({months, locale.toString(months), {}});
    const double lastX = months * perMonth;
    double taken = start * perMonth + 64;
    for (Tick& tick : result) {
        // Elapsed months at the tick: the start of calendar month startMonth + elapsed.
        const int elapsed = fromZero ? tick.position : tick.position - 1;
        const bool january = (startMonth - 1 + elapsed) % 12 == 0;
        const double x = tick.position * perMonth;
        if (tick.position == start || !january || x < taken || x > lastX - 70)
            continue;
        tick.below = QString::number(startYear + (startMonth - 1 + elapsed) / 12);
        taken = x + 40;
    }
    if (lastX > 130 && result.back().position == months)
        result.back().below = lastText;
    return result;
}

TimeAxis timeAxis(const Scenario& scenario, int months, bool fromZero, const QLocale& locale)
{
    TimeAxis axis;
    axis.months = months;
    axis.fromZero = fromZero;
    axis.startYear = scenario.startYear;
    axis.startMonth = scenario.startMonth;
    axis.firstText = monthText(scenario, 1, locale);
    axis.lastText = monthText(scenario, months, locale);
    return axis;
}

std::vector<double> nudgedApart(const std::vector<double>& wanted, double gap, double low, double high)
{
    std::vector<int> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return wanted[a] < wanted[b]; });
    // Blocks of touching labels sit at the mean of what their members want (pool adjacent violators).
    struct Block { double centre; int members; };
    std::vector<Block> blocks;
    for (const int index : order) {
        blocks.push_back({std::clamp(wanted[index], low, std::max(low, high)), 1});
        while (blocks.size() > 1) {
            const Block upper = blocks[blocks.size() - 2], lower = blocks.back();
            if (lower.centre - upper.centre >= gap * (upper.members + lower.members) / 2.0)
                break;
            const int members = upper.members + lower.members;
            const double half = gap * (members - 1) / 2.0;
            double centre = (upper.centre * upper.members + lower.centre * lower.members) / members;
            centre = std::max(std::min(centre, high - half), low + half);
            blocks.pop_back();
            blocks.back() = {centre, members};
        }
    }
    std::vector<double> result(wanted.size());
    std::size_t next = 0;
    for (const Block& block : blocks) {
        for (int i = 0; i < block.members; ++i)
            result[order[next++]] = block.centre + gap * (i - (block.members - 1) / 2.0);
    }
    return result;
}

} // namespace rackrate
