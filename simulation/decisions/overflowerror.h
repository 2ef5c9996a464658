// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "model/scenario/scenario.h"
#include "simulation/engine/overflow.h"

#include <QLocale>

#include <optional>

namespace rackrate {

/// Why a run has no answer: RunFailed with the strategy, what was too large, and what would be right. Nothing if all could be
/// counted. Demand that is too large is said before the costs that follow from it.
std::optional<Error> overflowError(const Scenario& scenario, const std::vector<Overflow>& overflows, const QLocale& locale);

} // namespace rackrate
