// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/windowstart.h"

#include "app/mainwindow/mainwindow.h"
#include "app/settings/settings.h"
#include "app/theme/apptheme.h"
#include "model/persistence/scenariofile.h"

#include <QApplication>
#include <QFileInfo>

#include <algorithm>

namespace rackrate {

int runWindow(const QString& scenario, const QLocale* language)
{
    settings::applyLanguage(language ? *language : settings::language());
    applyTheme(settings::themeChoice());
    MainWindow window;
    window.show();
    if (!scenario.isEmpty()) {
        const std::vector<std::string> templates = templateIds();
        const bool isTemplate = !QFileInfo::exists(scenario) &&
                                std::find(templates.begin(), templates.end(), scenario.toStdString()) != templates.end();
        if (isTemplate)
            window.openTemplate(scenario);
        else
            window.openFile(scenario);
    }
    return QApplication::exec();
}

} // namespace rackrate
