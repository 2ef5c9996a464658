// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/theme/apptheme.h"

#include "app/theme/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>

namespace rackrate {
namespace {

constexpr int darkBelowLightness = 128;

bool desktopIsDark()
{
    // The palette before ours was set is the desktop's; afterwards it would be our own.
    static const bool dark = QApplication::palette().color(QPalette::Window).lightness() < darkBelowLightness;
    return dark;
}

} // namespace

void applyTheme(ThemeChoice choice)
{
    const bool systemDark = desktopIsDark();
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemDark);
    const Theme theme = dark ? Theme::darkTheme() : Theme::light();
    if (qApp->styleSheet().isEmpty())
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(uiFont(type::body));
    QApplication::setPalette(palette(theme));
    qApp->setStyleSheet(styleSheet(theme));
    setCurrentTheme(theme);
}

} // namespace rackrate
