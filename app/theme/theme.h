// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Colours, type and spacing of the window and the report in one place. Charts and widgets ask here and nowhere else.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace rackrate {

/// What one strategy looks like everywhere. From the ninth on all but the grey come back, dashed and hatched.
struct StrategyColours {
    QColor line, text, band95, band75;
    bool dashed = false;
};

struct Theme {
    bool dark = false;
    QColor window, outline, base, livePanel, controlFace, controlBorder, rule, faintRule;
    QColor ink1, ink2, ink3, axis, grid;
    QColor accent, accentText, selection, inputBandOuter, inputBandInner;
    QColor heatLow, heatHigh, warningText, warningGround, errorText, errorGround, goodText, goodGround;

    /// Colours of the strategy at `index` of the scenario (0 = slot 1, grey).
    StrategyColours strategy(int index) const;
    /// Tint of `colour` towards base: share 1 = the colour, 0 = base. Opaque.
    QColor tint(const QColor& colour, double share) const;
    /// Heat from 0 to 1.
    QColor heat(double share) const;

    static Theme light();
    static Theme darkTheme();
};

/// Type in use: sizes in logical pixels, weights 400 and 500.
namespace type {
constexpr int tick = 11, label = 12, body = 13, section = 14, decision = 18, page = 20, key = 24;
}

/// Roboto (with WenQuanYi Micro Hei for Chinese) at `pixels`; medium = weight 500 (Chinese keeps one weight).
QFont uiFont(int pixels, bool medium = false);

/// While one lives, uiFont gives type for paper: unhinted, and with a spacing of 0.02 that keeps letters from being joined, so
/// that text can be searched. UI thread only.
class PaperType {
public:
    PaperType();
    ~PaperType();
    PaperType(const PaperType&) = delete;
    PaperType& operator=(const PaperType&) = delete;
};

/// The theme of the running window; pages repaint on ThemeNotifier::changed.
const Theme& currentTheme();
void setCurrentTheme(const Theme& theme);

/// Palette and style sheet for QApplication that carry the theme into standard widgets.
QPalette palette(const Theme& theme);
QString styleSheet(const Theme& theme);

} // namespace rackrate
