// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/findinglist.h"
#include "model/scenario/scenario.h"

namespace rackrate
{

/// One slice of supply: its months, its count, the price its procurement needs, power and contract.
void validateTranche(const Scenario& scenario, const Tranche& tranche, const std::string& path,
                     FindingList& findings);

} // namespace rackrate
