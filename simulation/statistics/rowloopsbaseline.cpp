// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/rowloopsentry.h"

namespace rackrate {

extern const RowLoops baselineRowLoops = rowLoopsHere;

} // namespace rackrate
