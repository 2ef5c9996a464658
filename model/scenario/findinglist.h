// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"

#include <string>

namespace rackrate {

/// Collects what the reader finds, one error a place: what follows from a broken value is not reported again.
class FindingList {
public:
    void error(const std::string& path, const QString& message);
    void warning(const std::string& path, const QString& message);
    void note(const std::string& path, const QString& message);

    /// No error at `path` or below it.
    bool sound(const std::string& path) const;

    Findings take() { return std::move(m_findings); }

private:
    Findings m_findings;
};

/// A number as messages show it: up to 12 digits, with a true minus sign.
QString shown(double value);
QString quoted(const std::string& text);

} // namespace rackrate
