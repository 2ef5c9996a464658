// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "model/base/json.h"

#include <array>
#include <set>
#include <string>

namespace rackrate {

/// Collects what the reader finds, one error a place: what follows from a broken value is not reported again. Of each severity
/// the first 100 are kept, and a last one says how many more there are.
class FindingList {
public:
    void error(const std::string& path, const QString& message);
    void warning(const std::string& path, const QString& message);
    void note(const std::string& path, const QString& message);

    /// No error at `path` or below it.
    bool sound(const std::string& path) const;

    int errors() const { return m_counts[std::size_t(Severity::Error)]; }
    Findings take();

private:
    void add(Severity severity, const std::string& path, const QString& message);

    Findings m_findings;
    std::set<std::string> m_broken; ///< places of errors, also of those that are not kept
    std::array<int, 3> m_counts{};  ///< by severity
};

/// A number as messages show it: up to 12 digits, with a true minus sign.
QString shown(double value);
QString quoted(const std::string& text);
/// A value as messages repeat it: a number, text in quotation marks, anything else as it stands in the file.
QString written(const Json& value);

} // namespace rackrate
