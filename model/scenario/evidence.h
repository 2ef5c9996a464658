// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What a figure's evidence was for. A source or a calibration holds for one value; once the figure is another, its note keeps the
// value that the evidence was for, as "value" beside "source", "asOf" and "text", until the evidence is renewed.
#pragma once

#include "model/base/json.h"

#include <string>

namespace rackrate {

/// Notes in `after` which figures no longer are what their evidence in `before` was for, and strikes the note of those that are
/// again. Evidence of a figure is its own note, its calibration, a source stated for what it is part of, or, of a figure that
/// stood in the file, the source of its offer. A note that changed in the same step is new evidence, and so is an offer's new
/// source or date for all of its figures.
void keepEvidence(const Json& before, Json& after);

/// The value that the evidence of the figure at `path` (with ids) was for, if the figure is another now; else nullptr. It may
/// be anything that a file can hold.
const Json* formerValue(const Json& tree, const std::string& path);

/// Declares that the evidence of the figure at `path` holds for its present value.
void renewEvidence(Json& tree, const std::string& path);

bool isCalibrated(const Json& tree, const std::string& path);

} // namespace rackrate
