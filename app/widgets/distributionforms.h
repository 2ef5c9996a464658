// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/number.h"

#include <QString>
#include <optional>
#include <span>
#include <vector>

namespace rackrate {

/// How a distribution is written in a file and named on screen.
struct DistributionForm {
    struct Parameter {
        const char* key;
        const char* label; ///< context "Distribution"
        bool list = false; ///< several numbers
        bool plain = false; ///< a pure number, never in the field's unit (alpha, beta, weights)
    };
    const char* key;   ///< value of "distribution"; "range" for {"range":[p5,p95]}
    const char* label; ///< context "Distribution"
    std::vector<Parameter> parameters;
};

/// All forms, in the order of the menu; the range first.
std::span<const DistributionForm> distributionForms();
/// The form a value has, or null for a plain number or something else.
const DistributionForm* formOf(const Json& value);
QString distributionLabel(const char* label);

/// The distribution a well-formed value stands for; nothing for plain numbers and malformed values.
std::optional<Distribution> distributionOf(const Json& value);

/// A first proposal of `form` around what `value` says now: about ten percent to either side.
Json proposedDistribution(const DistributionForm& form, const Json& value);

/// `value` moved so that its centre is `centre`, its spread kept: a number becomes the centre, ends and means shift.
Json movedTo(const Json& value, double centre);

} // namespace rackrate
