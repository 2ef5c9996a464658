// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/scenario.h"

#include <algorithm>

namespace rackrate {

namespace {

template <typename T>
const T* byId(const std::vector<T>& members, const std::string& id)
{
    const auto found = std::find_if(members.begin(), members.end(), [&](const T& member) { return member.id == id; });
    return found == members.end() ? nullptr : &*found;
}

bool isLeapYear(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

} // namespace

bool Workload::jobsWait() const
{
    const bool described = parallel.gpuHoursPerJob.uncertain() || parallel.gpuHoursPerJob.value > 0;
    const bool batch = kind != WorkloadKind::Inference && kind != WorkloadKind::Development;
    return described && (batch || demand.unit == DemandUnit::JobsPerMonth || service.maximumWaitHours >= 0);
}

const Workload* Scenario::workload(const std::string& wanted) const { return byId(workloads, wanted); }
const Strategy* Scenario::strategy(const std::string& wanted) const { return byId(strategies, wanted); }
const Offer* Scenario::offer(const std::string& wanted) const { return byId(offers, wanted); }

double Scenario::hoursIn(int month) const
{
    if (hoursPerMonth > 0)
        return hoursPerMonth;
    constexpr int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int elapsed = startMonth - 1 + month - 1;
    const int calendarMonth = elapsed % 12;
    const bool leapDay = calendarMonth == 1 && isLeapYear(startYear + elapsed / 12);
    return 24.0 * (days[calendarMonth] + (leapDay ? 1 : 0));
}

} // namespace rackrate
