// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/fiscalyears.h"

#include "model/base/translate.h"

namespace rackrate::report {

FiscalYears::FiscalYears(const Scenario& scenario)
{
    const int shift = scenario.finance.fiscalYearStart == 1 ? 0 : 13 - scenario.finance.fiscalYearStart;
    int current = -1;
    for (int month = 0; month < scenario.months; ++month) {
        const int elapsed = scenario.startYear * 12 + scenario.startMonth - 1 + month + shift;
        if (const int year = elapsed / 12; year != current) {
            current = year;
            const QString number = QString::number(year);
            m_names.push_back(shift == 0 ? number : translate("Report", "FY %1").arg(number));
        }
        m_yearOfMonth.push_back(int(m_names.size()) - 1);
    }
}

} // namespace rackrate::report
