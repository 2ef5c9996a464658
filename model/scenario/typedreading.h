// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/objectview.h"
#include "model/scenario/scenario.h"

namespace rackrate {

// From the tree to typed values, one function for each large object.

Workload readWorkload(const ObjectView& view);
Demand readDemand(const ObjectView& view);
Strategy readStrategy(const ObjectView& view);
Pool readPool(const ObjectView& view);
Offer readOffer(const ObjectView& view);
Scenario readTyped(const Json& tree);

} // namespace rackrate
