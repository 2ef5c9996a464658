// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/windowactions.h"

#include "app/pages/resultpages.h"
#include "app/settings/settings.h"
#include "app/theme/icons.h"
#include "app/widgets/simplefields.h"
#include "model/persistence/scenariofile.h"
#include "simulation/decisions/headline.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("WindowActions", text);
}

QAction* add(QMenu& menu, const char* text, const QKeySequence& key = {})
{
    QAction* action = menu.addAction(words(text));
    action->setShortcut(key);
    return action;
}

QAction* addChoice(QMenu& menu, QActionGroup& group, const QString& text, bool checked)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    group.addAction(action);
    return action;
}

void buildFile(QMenu& menu, WindowActions& actions)
{
    actions.newFromTemplate = menu.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "New from &template")));
    actions.newEmpty = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&New empty scenario"), QKeySequence::New);
    menu.addSeparator();
    actions.open = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Open…"), QKeySequence::Open);
    actions.openRecent = menu.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "Open &recent")));
    menu.addSeparator();
    actions.save = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Save"), QKeySequence::Save);
    actions.saveAs = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    menu.addSeparator();
    actions.exportReport = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Export &report…"), QKeySequence(Qt::CTRL | Qt::Key_R));
    actions.exportJson = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Export results as &JSON…"));
    actions.exportCsv = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Export results as &CSV…"));
    menu.addSeparator();
    actions.close = add(menu, QT_TRANSLATE_NOOP("WindowActions", "C&lose scenario"), QKeySequence(Qt::CTRL | Qt::Key_W));
    actions.quit = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
}

void buildEdit(QMenu& menu, WindowActions& actions)
{
    actions.undo = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    actions.redo = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Redo"));
    actions.redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    actions.undo->setIcon(icon(Icon::Undo));
    actions.redo->setIcon(icon(Icon::Redo));
    menu.addSeparator();
    actions.addWorkload = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Add a &workload"));
    actions.addStrategy = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Add a &strategy"));
    menu.addSeparator();
    actions.duplicate = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D));
    actions.remove = add(menu, QT_TRANSLATE_NOOP("WindowActions", "D&elete"), QKeySequence(Qt::CTRL | Qt::Key_Delete));
    actions.moveUp = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Move &up"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up));
    actions.moveDown = add(menu, QT_TRANSLATE_NOOP("WindowActions", "Move dow&n"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down));
}

void buildView(QMenu& menu, WindowActions& actions)
{
    auto* themes = new QActionGroup(&menu);
    const ThemeChoice chosen = settings::themeChoice();
    actions.systemTheme = addChoice(menu, *themes, words(QT_TRANSLATE_NOOP("WindowActions", "Colours of the &desktop")), chosen == ThemeChoice::System);
    actions.lightTheme = addChoice(menu, *themes, words(QT_TRANSLATE_NOOP("WindowActions", "&Light")), chosen == ThemeChoice::Light);
    actions.darkTheme = addChoice(menu, *themes, words(QT_TRANSLATE_NOOP("WindowActions", "D&ark")), chosen == ThemeChoice::Dark);
    menu.addSeparator();
    auto* languages = new QActionGroup(&menu);
    const bool chinese = QLocale().language() == QLocale::Chinese;
    actions.english = addChoice(menu, *languages, QStringLiteral("English"), !chinese);
    actions.chinese = addChoice(menu, *languages, QStringLiteral("简体中文"), chinese);
    menu.addSeparator();
    actions.home = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Start page"), QKeySequence(Qt::ALT | Qt::Key_Home));
    actions.foldLivePanel = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Fold the live panel"), QKeySequence(Qt::CTRL | Qt::Key_L));
    actions.foldLivePanel->setCheckable(true);
    actions.nextPane = add(menu, QT_TRANSLATE_NOOP("WindowActions", "&Next pane"), QKeySequence(Qt::Key_F6));
    menu.addSeparator();
    int number = 1;
    for (const ResultPageInfo& page : resultPageList()) {
        QAction* action = menu.addAction(page.title);
        action->setData(page.id);
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
        actions.resultPages << action;
    }
}

} // namespace

WindowActions buildActions(QMainWindow& window)
{
    WindowActions actions{};
    QMenuBar& bar = *window.menuBar();
    bar.clear();
    buildFile(*bar.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "&File"))), actions);
    buildEdit(*bar.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "&Edit"))), actions);
    buildView(*bar.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "&View"))), actions);
    QMenu& run = *bar.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "&Run")));
    actions.run = add(run, QT_TRANSLATE_NOOP("WindowActions", "&Run"), QKeySequence(Qt::Key_F5));
    actions.stop = add(run, QT_TRANSLATE_NOOP("WindowActions", "&Stop"), QKeySequence(Qt::Key_Escape));
    actions.trials = add(run, QT_TRANSLATE_NOOP("WindowActions", "&Trials and seed…"));
    QMenu& help = *bar.addMenu(words(QT_TRANSLATE_NOOP("WindowActions", "&Help")));
    actions.fieldHelp = add(help, QT_TRANSLATE_NOOP("WindowActions", "&Fields of this page"), QKeySequence(Qt::Key_F1));
    actions.about = add(help, QT_TRANSLATE_NOOP("WindowActions", "&About Rackrate"));
    return actions;
}

void fillTemplates(QMenu& menu, const std::function<void(const QString& id)>& open)
{
    menu.clear();
    for (const std::string& id : templateIds()) {
        const Result<Json> tree = loadTemplate(id);
        if (!tree)
            continue;
        QAction* action = menu.addAction(localizedText(tree->value("name", Json(id)), languageOf(QLocale())));
        QObject::connect(action, &QAction::triggered, &menu, [open, id = QString::fromStdString(id)] { open(id); });
    }
}

void fillRecent(QMenu& menu, const std::function<void(const QString& path)>& open)
{
    menu.clear();
    for (const settings::RecentFile& file : settings::recentFiles()) {
        QAction* action = menu.addAction(QFileInfo(file.path).fileName());
        QObject::connect(action, &QAction::triggered, &menu, [open, path = file.path] { open(path); });
    }
}

} // namespace rackrate
