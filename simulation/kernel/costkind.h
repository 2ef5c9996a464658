// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

namespace rackrate {

/// Where money goes. The order is the order of keys in the results file; the keys are fixed.
/// Shortfall is non-cash and kept apart: it is not part of a strategy's total.
enum CostKind : int {
    OnDemandCost, ReservedCost, SpotCost, HardwareCost, EnergyCost, SpaceCost, NetworkCost, StorageCost, SoftwareCost,
    StaffCost, MaintenanceCost, FailureCost, OneOffCost, ResaleCost, TaxCost, FinancingCost,
    costKindCount
};

constexpr const char* costKindKeys[costKindCount] = {
    "onDemand", "reserved", "spot", "hardware", "energy", "space", "network", "storage", "software",
    "staff", "maintenance", "failures", "oneOff", "resale", "tax", "financing"};

} // namespace rackrate
