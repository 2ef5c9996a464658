// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#if defined(__x86_64__)
#include "simulation/statistics/rowloopsentry.h"

namespace rackrate {

extern const RowLoops avx2RowLoops = rowLoopsHere;

} // namespace rackrate
#endif
