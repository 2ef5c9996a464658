// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/number.h"
#include "model/scenario/schema.h"

#include <QString>
#include <optional>

namespace rackrate {

/// An uncertain number read from its object (forms: number.h), or the sentence that says what is wrong with it.
struct DistributionReading {
    std::optional<Distribution> distribution;
    std::string draw;
    double central = 0; ///< Number::value
    QString problem;
};

DistributionReading readDistribution(const Json& object, const Field& field);

} // namespace rackrate
