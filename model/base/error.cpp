// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/error.h"

#include <algorithm>

namespace rackrate {

int exitCode(ErrorCode code)
{
    switch (code) {
    case ErrorCode::RunFailed: return 1;
    case ErrorCode::CommandLine: return 2;
    case ErrorCode::InvalidInput: return 3;
    case ErrorCode::File: return 4;
    case ErrorCode::Cancelled: return 5;
    }
    return 1;
}

bool hasErrors(const Findings& findings)
{
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.severity == Severity::Error; });
}

} // namespace rackrate
