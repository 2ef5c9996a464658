// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

namespace rackrate {

/// SHA-256 of the kernel's sources that this program, or plug-in, was built from: equal digests, equal bits.
const char* kernelDigest();

} // namespace rackrate
