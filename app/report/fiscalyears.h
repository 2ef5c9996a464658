// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"

#include <QString>

#include <vector>

namespace rackrate::report {

/// The fiscal years that a plan touches. A year has the name of the calendar year in which it ends ("FY 2028"; plain "2028" if that is the calendar year).
class FiscalYears {
public:
    explicit FiscalYears(const Scenario& scenario);

    const std::vector<QString>& names() const { return m_names; }
    int yearOf(int month) const { return m_yearOfMonth[std::size_t(month)]; } ///< month from 0; index into names()

    /// Sums of amount(month) by year, months 0 to `months` - 1.
    template <typename Amount>
    std::vector<double> sums(int months, Amount amount) const
    {
        std::vector<double> sums(m_names.size(), 0.0);
        for (int month = 0; month < months && month < int(m_yearOfMonth.size()); ++month)
            sums[std::size_t(yearOf(month))] += amount(month);
        return sums;
    }

private:
    std::vector<QString> m_names;
    std::vector<int> m_yearOfMonth;
};

} // namespace rackrate::report
