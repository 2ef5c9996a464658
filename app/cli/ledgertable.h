// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "simulation/engine/ledger.h"

#include <QByteArray>

namespace rackrate {

/// One future as a table, one figure a row: strategy, month, quantity, item, value. Rows without a strategy are what all
/// strategies face: draws (month 0), price factors, demand in the workload's unit. Quantities of a strategy's month, in order:
/// of each pool demandGpus, committedGpus, usedGpus, unservedGpus (reference GPUs, mean over the month); of each tranche
/// instances (item "pool/tranche"); waitHours by workload; cash by cost kind; then cash (all kinds), presentValue, accrual,
/// bookValue, prepaid, closing (if the horizon ended then), closingAccrual and exit. Zero cost kinds are left out.
QByteArray ledgerTable(const SimulationPlan& plan, const TrialLedger& ledger);

/// Whether a text begins as that table does.
bool beginsAsLedger(const QByteArray& text);

/// The same as JSON: {"trial", "draws", "priceFactors", "demand", "strategies":[{"id","months":[…]}]}.
Json ledgerJson(const SimulationPlan& plan, const TrialLedger& ledger);

} // namespace rackrate
