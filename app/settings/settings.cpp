// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/settings/settings.h"

#include "resources/texts.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace rackrate::settings {
namespace {

constexpr int recentLimit = 8;

QSettings store() { return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("rackrate"), QStringLiteral("rackrate")); }

void writeRecent(const QList<RecentFile>& files)
{
    QSettings settings = store();
    settings.beginWriteArray(QStringLiteral("recent"), static_cast<int>(files.size()));
    for (int index = 0; index < files.size(); ++index) {
        settings.setArrayIndex(index);
        settings.setValue(QStringLiteral("path"), files[index].path);
        settings.setValue(QStringLiteral("when"), files[index].when);
        settings.setValue(QStringLiteral("answer"), files[index].answer);
        settings.setValue(QStringLiteral("strategy"), files[index].strategy);
    }
    settings.endArray();
}

QLocale supported(const QLocale& locale)
{
    return locale.language() == QLocale::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                 : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace

QList<RecentFile> recentFiles()
{
    QSettings settings = store();
    QList<RecentFile> files;
    const int count = settings.beginReadArray(QStringLiteral("recent"));
    for (int index = 0; index < count; ++index) {
        settings.setArrayIndex(index);
        RecentFile file{settings.value(QStringLiteral("path")).toString(), settings.value(QStringLiteral("when")).toDateTime(),
                        settings.value(QStringLiteral("answer")).toString(), settings.value(QStringLiteral("strategy"), -1).toInt()};
        if (QFileInfo::exists(file.path))
            files.append(file);
    }
    settings.endArray();
    return files;
}

void addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QList<RecentFile> files = recentFiles();
    const auto known = std::find_if(files.begin(), files.end(), [&](const RecentFile& file) { return file.path == absolute; });
    RecentFile entry = known != files.end() ? *known : RecentFile{absolute, {}, {}, -1};
    if (known != files.end())
        files.erase(known);
    entry.when = QDateTime::currentDateTime();
    files.prepend(entry);
    writeRecent(files.mid(0, recentLimit));
}

void setRecentAnswer(const QString& path, const QString& answer, int strategy)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QList<RecentFile> files = recentFiles();
    for (RecentFile& file : files) {
        if (file.path == absolute) {
            file.answer = answer;
            file.strategy = strategy;
        }
    }
    writeRecent(files);
}

ThemeChoice themeChoice() { return static_cast<ThemeChoice>(std::clamp(store().value(QStringLiteral("theme"), 0).toInt(), 0, 2)); }

void setThemeChoice(ThemeChoice choice) { store().setValue(QStringLiteral("theme"), static_cast<int>(choice)); }

QLocale language()
{
    const QString name = store().value(QStringLiteral("language")).toString();
    return supported(name.isEmpty() ? QLocale::system() : QLocale(name));
}

void setLanguage(const QLocale& locale) { store().setValue(QStringLiteral("language"), supported(locale).name()); }

void applyLanguage(const QLocale& locale) { installTexts(supported(locale)); }

QByteArray windowGeometry() { return store().value(QStringLiteral("window/geometry")).toByteArray(); }

void setWindowGeometry(const QByteArray& geometry) { store().setValue(QStringLiteral("window/geometry"), geometry); }

QByteArray splitterState() { return store().value(QStringLiteral("window/splitter")).toByteArray(); }

void setSplitterState(const QByteArray& state) { store().setValue(QStringLiteral("window/splitter"), state); }

bool livePanelFolded() { return store().value(QStringLiteral("window/livePanelFolded"), false).toBool(); }

void setLivePanelFolded(bool folded) { store().setValue(QStringLiteral("window/livePanelFolded"), folded); }

} // namespace rackrate::settings
