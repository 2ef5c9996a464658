// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/form.h"

namespace rackrate {

/// The form of one tranche: of the fields of the format those that its procurement uses.
Form* makeTrancheForm(ScenarioDocument& document, const std::string& pointer, QWidget* parent);

} // namespace rackrate
