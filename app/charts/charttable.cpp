// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/charttable.h"

namespace rackrate {
namespace {

QString quoted(const QString& field)
{
    static const QString special = QStringLiteral(",\"\r\n");
    for (const QChar c : field) {
        if (special.contains(c)) {
            QString doubled = field;
            doubled.replace(QLatin1Char('"'), QStringLiteral("\"\""));
            return QLatin1Char('"') + doubled + QLatin1Char('"');
        }
    }
    return field;
}

template <typename Field>
QString joined(const ChartTable& table, QLatin1Char separator, const QString& lineEnd, Field field)
{
    QString text;
    const auto addRow = [&](const QStringList& row) {
        for (int i = 0; i < row.size(); ++i) {
            if (i > 0)
                text += separator;
            text += field(row[i]);
        }
        text += lineEnd;
    };
    addRow(table.head);
    for (const QStringList& row : table.rows)
        addRow(row);
    return text;
}

} // namespace

QString ChartTable::csv() const { return joined(*this, QLatin1Char(','), QStringLiteral("\r\n"), quoted); }

QString ChartTable::tabbed() const
{
    return joined(*this, QLatin1Char('\t'), QStringLiteral("\n"), [](QString field) {
        return field.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
    });
}

} // namespace rackrate
