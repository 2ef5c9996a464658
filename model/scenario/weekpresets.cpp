// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/weekpresets.h"

namespace rackrate {

namespace {

// 1 − 0.6 cos(2π(hour − 4)/24), to two decimals.
constexpr std::array<double, 24> dayWave{0.70, 0.58, 0.48, 0.42, 0.40, 0.42, 0.48, 0.58, 0.70, 0.84, 1.00, 1.16,
                                         1.30, 1.42, 1.52, 1.58, 1.60, 1.58, 1.52, 1.42, 1.30, 1.16, 1.00, 0.84};
constexpr std::array<double, 24> eveningPeak{0.90, 0.60, 0.40, 0.30, 0.25, 0.30, 0.40, 0.55, 0.70, 0.80, 0.90, 1.00,
                                             1.10, 1.00, 0.95, 0.95, 1.00, 1.15, 1.40, 1.75, 2.10, 2.10, 1.80, 1.35};

double weightAt(std::string_view name, int day, int hour)
{
    const bool weekday = day < 5;
    if (name == "office-hours")
        return weekday && hour >= 9 && hour < 18 ? 1 : 0;
    if (name == "nights")
        return hour >= 22 || hour < 6 ? 1 : 0;
    if (name == "weekdays")
        return weekday ? 1 : 0;
    if (name == "day-wave")
        return dayWave[hour];
    if (name == "evening-peak")
        return eveningPeak[hour];
    return 1;
}

} // namespace

std::array<double, slotsPerWeek> weekPreset(std::string_view name)
{
    std::array<double, slotsPerWeek> week;
    for (int slot = 0; slot < slotsPerWeek; ++slot)
        week[slot] = weightAt(name, slot / 24, slot % 24);
    return scaledToMeanOne(week);
}

std::array<double, slotsPerWeek> scaledToMeanOne(std::array<double, slotsPerWeek> week)
{
    double sum = 0;
    for (const double weight : week)
        sum += weight;
    for (double& weight : week)
        weight = sum > 0 ? weight * slotsPerWeek / sum : 1;
    return week;
}

} // namespace rackrate
