// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/scenario.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace rackrate::report {

/// One input of a scenario as the register of assumptions shows it.
struct RegisterEntry {
    QString group;        ///< "Workload Training", "Strategy After › Pool Training › Tranche Burst"
    int strategy = -1;    ///< the strategy the group belongs to
    QString label;        ///< "Demand: base level"
    QString value;        ///< with its unit; of a distribution its form and parameters
    QString spread;       ///< "280–360", P5 and P95 of an uncertain input; else empty
    std::string pointer;
    Note note;            ///< own, or else source and date of what it is part of
    bool calibrated = false; ///< at the value it has
    QString changedFrom;     ///< the value that note and calibration were for, if the input is another now
    bool byDefault = false; ///< not in the file; the format's default holds
};

/// Every input in the order of the format, driven by the schema. Names, texts and how the simulation is run are no inputs. A
/// default that the file leaves unsaid is listed unless it is neutral (0, 1, no, flat); a neutral one too where it decides how
/// strategies compare: of own hardware's site and contract, and of staff, storage and network that another strategy states.
std::vector<RegisterEntry> assumptionsOf(const Json& tree, const Scenario& scenario, const QLocale& locale);

} // namespace rackrate::report
