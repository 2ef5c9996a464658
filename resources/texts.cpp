// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "resources/texts.h"

#include <QCoreApplication>
#include <QTranslator>

namespace rackrate {

void installTexts(const QLocale& locale)
{
    QLocale::setDefault(locale);
    static QTranslator program, qt;
    QCoreApplication::removeTranslator(&program);
    QCoreApplication::removeTranslator(&qt);
    const QString language = locale.language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    if (program.load(QStringLiteral(":/i18n/rackrate_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&program);
    if (qt.load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&qt);
}

} // namespace rackrate
