// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/schema.h"

#include <QString>

namespace rackrate {

/// The sentence for a number above the field's maximum. It says in which unit the field is, or how a percentage is written, because
/// that is what most such numbers got wrong.
QString aboveMaximum(const Field& field, double number);
/// The same for a distribution that reaches the number.
QString reachesAboveMaximum(const Field& field, double number);

/// " 8% is written 0.08.", to follow a sentence about the number 8.
QString percentageHint(double number);

/// The field is a fraction that people read as a percentage.
bool isShare(const Field& field);

} // namespace rackrate
