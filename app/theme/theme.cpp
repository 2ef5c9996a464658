// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/theme/theme.h"

#include "app/theme/themenotifier.h"

#include <algorithm>
#include <array>

namespace rackrate {
namespace {

constexpr int strategySlots = 8;
constexpr int repeatedSlots = 7; // all but grey come back dashed

struct Slot {
    QRgb line, text, band95, band75;
};

constexpr std::array<Slot, strategySlots> lightSlots{{
    {0xff7C8088, 0xff5F646D, 0xffEDEDEE, 0xffD8D9DB},
    {0xff0A84D0, 0xff0068A8, 0xffDDEEF8, 0xffB5DAF1},
    {0xffCC7909, 0xff935300, 0xffF8ECDD, 0xffF0D7B5},
    {0xff256E46, 0xff256E46, 0xffE0EBE5, 0xffBED3C8},
    {0xff7C1F66, 0xff7C1F66, 0xffEDE0EA, 0xffD8BCD1},
    {0xff1FB4C6, 0xff0B7482, 0xffE0F5F7, 0xffBCE9EE},
    {0xff40200A, 0xff40200A, 0xffE4E0DD, 0xffC6BCB6},
    {0xffC0AB75, 0xff7A672F, 0xffF6F3EC, 0xffECE6D6},
}};

constexpr std::array<Slot, strategySlots> darkSlots{{
    {0xff9EA4AB, 0xffB4BAC2, 0xff2C3139, 0xff42464E},
    {0xff3AA2F0, 0xff6BBBF7, 0xff1E3042, 0xff244663},
    {0xffE8B052, 0xffE8B052, 0xff37322C, 0xff584A33},
    {0xff81DEBB, 0xff81DEBB, 0xff28393B, 0xff395853},
    {0xffD14785, 0xffEE7FB0, 0xff342433, 0xff512A42},
    {0xff2266CC, 0xff7FA2E8, 0xff1B283D, 0xff1C3458},
    {0xff9A5A2E, 0xffD79A6C, 0xff2C2627, 0xff403028},
    {0xffF4F28C, 0xffF4F28C, 0xff393C34, 0xff5B5E45},
}};

int mix(int from, int to, double share)
{
    return std::clamp(static_cast<int>(from + (to - from) * share + 0.5), 0, 255);
}

QColor blend(const QColor& from, const QColor& to, double share)
{
    const double part = std::clamp(share, 0.0, 1.0);
    return QColor(mix(from.red(), to.red(), part), mix(from.green(), to.green(), part), mix(from.blue(), to.blue(), part));
}

int paperTypeUsers = 0;

Theme& current()
{
    static Theme theme = Theme::light();
    return theme;
}

} // namespace

StrategyColours Theme::strategy(int index) const
{
    const bool repeated = index >= strategySlots;
    const int slot = repeated ? 1 + (index - strategySlots) % repeatedSlots : std::max(index, 0);
    const Slot& colours = (dark ? darkSlots : lightSlots)[static_cast<std::size_t>(slot)];
    return {QColor(colours.line), QColor(colours.text), QColor(colours.band95), QColor(colours.band75), repeated};
}

QColor Theme::tint(const QColor& colour, double share) const
{
    return blend(base, colour, share);
}

QColor Theme::heat(double share) const
{
    return blend(heatLow, heatHigh, share);
}

Theme Theme::light()
{
    Theme theme;
    theme.dark = false;
    theme.window = QColor(0xffF2F3F6);
    theme.outline = QColor(0xffF7F8FA);
    theme.base = QColor(0xffFFFFFF);
    theme.livePanel = QColor(0xffFBFBFD);
    theme.controlFace = QColor(0xffFFFFFF);
    theme.controlBorder = QColor(0xffC3CAD4);
    theme.rule = QColor(0xffDADEE5);
    theme.faintRule = QColor(0xffE9ECF0);
    theme.ink1 = QColor(0xff1B2230);
    theme.ink2 = QColor(0xff4E586A);
    theme.ink3 = QColor(0xff667085);
    theme.axis = QColor(0xffAEB6C2);
    theme.grid = QColor(0xffE7EAEF);
    theme.accent = QColor(0xff4650C9);
    theme.accentText = QColor(0xff3A43B0);
    theme.selection = QColor(0xffE6E8F8);
    theme.inputBandOuter = QColor(0xffE3E5F7);
    theme.inputBandInner = QColor(0xffC8CCEF);
    theme.heatLow = QColor(0xffF1F2FA);
    theme.heatHigh = QColor(0xff323A9E);
    theme.warningText = QColor(0xff8A5200);
    theme.warningGround = QColor(0xffFDF1DC);
    theme.errorText = QColor(0xffB3261E);
    theme.errorGround = QColor(0xffFCE9E7);
    theme.goodText = QColor(0xff1B6E4B);
    theme.goodGround = QColor(0xffE3F2EA);
    return theme;
}

Theme Theme::darkTheme()
{
    Theme theme;
    theme.dark = true;
    theme.window = QColor(0xff14171D);
    theme.outline = QColor(0xff171B22);
    theme.base = QColor(0xff1A1E26);
    theme.livePanel = QColor(0xff1D222B);
    theme.controlFace = QColor(0xff252B36);
    theme.controlBorder = QColor(0xff475265);
    theme.rule = QColor(0xff333B49);
    theme.faintRule = QColor(0xff283040);
    theme.ink1 = QColor(0xffE8EBF1);
    theme.ink2 = QColor(0xffAEB7C5);
    theme.ink3 = QColor(0xff8A95A7);
    theme.axis = QColor(0xff566174);
    theme.grid = QColor(0xff2A313D);
    theme.accent = QColor(0xff9AA3FF);
    theme.accentText = QColor(0xffB3BAFF);
    theme.selection = QColor(0xff2B3157);
    theme.inputBandOuter = QColor(0xff272D4A);
    theme.inputBandInner = QColor(0xff3A4273);
    theme.heatLow = QColor(0xff222838);
    theme.heatHigh = QColor(0xffB3BAFF);
    theme.warningText = QColor(0xffF0B558);
    theme.warningGround = QColor(0xff3A2E18);
    theme.errorText = QColor(0xffFF8A80);
    theme.errorGround = QColor(0xff3E2322);
    theme.goodText = QColor(0xff5CCB9A);
    theme.goodGround = QColor(0xff1B3329);
    return theme;
}

QFont uiFont(int pixels, bool medium)
{
    QFont font;
    font.setFamilies({QStringLiteral("Roboto"), QStringLiteral("WenQuanYi Micro Hei")});
    font.setPixelSize(pixels);
    font.setWeight(medium ? QFont::Medium : QFont::Normal);
    if (paperTypeUsers > 0) {
        font.setHintingPreference(QFont::PreferNoHinting);
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    }
    return font;
}

PaperType::PaperType()
{
    ++paperTypeUsers;
}

PaperType::~PaperType()
{
    --paperTypeUsers;
}

const Theme& currentTheme()
{
    return current();
}

void setCurrentTheme(const Theme& theme)
{
    current() = theme;
    emit ThemeNotifier::instance().changed();
}

ThemeNotifier& ThemeNotifier::instance()
{
    static ThemeNotifier notifier;
    return notifier;
}

} // namespace rackrate
