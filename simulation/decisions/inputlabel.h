// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

#include <QLocale>
#include <QString>

namespace rackrate {

/// What people call an uncertain input, from the schema's labels and the scenario's names: "Rental prices: Drift",
/// "Own 8-GPU server: Site: Worth after three years". A draw that several numbers share goes without the workload, strategy,
/// pool or tranche of one of them: "Site: Worth after three years". An unknown path is shown as it is.
QString inputLabel(const Scenario& scenario, const SensitivityEntry& entry, const QLocale& locale);

} // namespace rackrate
