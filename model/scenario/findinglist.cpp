// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/findinglist.h"

#include <QCoreApplication>

namespace rackrate
{

namespace
{

constexpr int largestCount = 100; ///< kept, of each severity

QString moreOf(Severity severity, int count)
{
    switch (severity) {
    case Severity::Error: return QCoreApplication::translate("Scenario", "There are %n more error(s).", nullptr, count);
    case Severity::Warning: return QCoreApplication::translate("Scenario", "There are %n more warning(s).", nullptr, count);
    case Severity::Note: return QCoreApplication::translate("Scenario", "There are %n more note(s).", nullptr, count);
    }
    return {};
}

/// A foreign file may hold anything.
QString shortened(const QString& text)
{
    constexpr int longest = 60;
    return text.size() > longest ? text.left(longest) + QChar(0x2026) : text;
}

} // namespace

void FindingList::add(Severity severity, const std::string& path, const QString& message)
{
    if (++m_counts[std::size_t(severity)] <= largestCount)
        m_findings.push_back({severity, path, message});
}

void FindingList::error(const std::string& path, const QString& message)
{
    if (m_broken.insert(path).second)
        add(Severity::Error, path, message);
}

void FindingList::warning(const std::string& path, const QString& message)
{
    add(Severity::Warning, path, message);
}

void FindingList::note(const std::string& path, const QString& message)
{
    add(Severity::Note, path, message);
}

bool FindingList::sound(const std::string& path) const
{
    const auto below = m_broken.lower_bound(path + '/');
    return !m_broken.contains(path) && (below == m_broken.end() || !below->starts_with(path + '/'));
}

Findings FindingList::take()
{
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        if (const int more = m_counts[std::size_t(severity)] - largestCount; more > 0)
            m_findings.push_back({severity, {}, moreOf(severity, more)});
    }
    return std::move(m_findings);
}

QString shown(double value)
{
    QString text = QString::number(value, 'g', 12);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString quoted(const std::string& text) { return QChar(0x201C) + shortened(QString::fromStdString(text)) + QChar(0x201D); }

QString written(const Json& value)
{
    if (value.is_string())
        return quoted(value.get<std::string>());
    if (value.is_number())
        return shown(value.get<double>());
    return shortened(QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace)));
}

} // namespace rackrate
