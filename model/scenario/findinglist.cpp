// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/findinglist.h"

#include <algorithm>

namespace rackrate
{

void FindingList::error(const std::string& path, const QString& message)
{
    const bool known = std::any_of(m_findings.begin(), m_findings.end(), [&](const Finding& finding) {
        return finding.severity == Severity::Error && finding.path == path;
    });
    if (!known)
        m_findings.push_back({Severity::Error, path, message});
}

void FindingList::warning(const std::string& path, const QString& message)
{
    m_findings.push_back({Severity::Warning, path, message});
}

void FindingList::note(const std::string& path, const QString& message)
{
    m_findings.push_back({Severity::Note, path, message});
}

bool FindingList::sound(const std::string& path) const
{
    return std::none_of(m_findings.begin(), m_findings.end(), [&](const Finding& finding) {
        const bool below = finding.path.compare(0, path.size(), path) == 0 &&
                           (finding.path.size() == path.size() || finding.path[path.size()] == '/');
        return finding.severity == Severity::Error && below;
    });
}

QString shown(double value)
{
    QString text = QString::number(value, 'g', 12);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString quoted(const std::string& text)
{
    constexpr int longest = 60; // a foreign file may hold anything
    QString name = QString::fromStdString(text);
    if (name.size() > longest)
        name = name.left(longest) + QChar(0x2026);
    return QChar(0x201C) + name + QChar(0x201D);
}

} // namespace rackrate
