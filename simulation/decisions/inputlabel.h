// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"
#include "model/scenario/schema.h"
#include "simulation/statistics/results.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace rackrate {

/// What people call an uncertain input, from the schema's labels and the scenario's names: "Rental prices: Drift",
/// "Own 8-GPU server: Site: Worth after three years", "Training: Growth rate". A draw that several numbers share goes without the workload, strategy,
/// pool or tranche of one of them: "Site: Worth after three years". An unknown path is shown as it is.
QString inputLabel(const Scenario& scenario, const SensitivityEntry& entry, const QLocale& locale);

/// The label of a field below those of the objects around it, outermost first, as far as they help: "Site: Worth after three
/// years", "Growth rate" (of "Demand", "Growth", "Growth rate").
QString labelWithin(const QStringList& labels);

/// The field a path with ids names ("/strategies/after/staff/salary"), or nullptr.
const Field* inputField(const std::string& path);

} // namespace rackrate
