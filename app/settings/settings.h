// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/theme/apptheme.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QLocale>
#include <QString>

namespace rackrate::settings {

/// A scenario opened or saved lately, with the sentence its last answer gave.
struct RecentFile {
    QString path;
    QDateTime when;
    QString answer;        ///< "After is cheapest in 55% of futures."; empty: not run yet
    int strategy = -1;     ///< index of the strategy the answer names, for its colour
};

QList<RecentFile> recentFiles(); ///< newest first, at most eight, only files that still exist
void addRecentFile(const QString& path);
void setRecentAnswer(const QString& path, const QString& answer, int strategy);

ThemeChoice themeChoice();
void setThemeChoice(ThemeChoice choice);

/// English or Simplified Chinese; until chosen, what the desktop speaks.
QLocale language();
void setLanguage(const QLocale& locale);
/// Installs the texts of `locale` and makes it the default for numbers and dates.
void applyLanguage(const QLocale& locale);

QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);
QByteArray splitterState();
void setSplitterState(const QByteArray& state);
bool livePanelFolded();
void setLivePanelFolded(bool folded);

} // namespace rackrate::settings
