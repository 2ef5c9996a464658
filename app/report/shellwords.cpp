// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/shellwords.h"

#include <QRegularExpression>

namespace rackrate {

QString asCommandLine(const QStringList& words)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9./_=:-]+$"));
    QStringList quoted;
    for (const QString& word : words)
        quoted << (plain.match(word).hasMatch() ? word : QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\''));
    return quoted.join(QLatin1Char(' '));
}

} // namespace rackrate
