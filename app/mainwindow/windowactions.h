// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QAction;
class QMainWindow;
class QMenu;

namespace rackrate {

/// The window's actions and the menus that hold them. Texts are in the language at build time: a new language builds them anew.
struct WindowActions {
    // File
    QMenu *newFromTemplate, *openRecent;
    QAction *newEmpty, *open, *save, *saveAs, *exportReport, *exportJson, *exportCsv, *close, *quit;
    // Edit
    QAction *undo, *redo, *addWorkload, *addStrategy, *duplicate, *remove, *moveUp, *moveDown;
    // View
    QAction *systemTheme, *lightTheme, *darkTheme, *english, *chinese, *foldLivePanel, *home, *nextPane;
    QList<QAction*> resultPages; ///< Ctrl+1 …, in the order of resultPageList()
    // Run
    QAction *run, *stop, *trials;
    // Help
    QAction *fieldHelp, *about;
};

/// Fills the menu bar of `window` from scratch.
WindowActions buildActions(QMainWindow& window);

/// Entries for every template by its name; `open` gets the id.
void fillTemplates(QMenu& menu, const std::function<void(const QString& id)>& open);
/// Entries for recent files; `open` gets the path.
void fillRecent(QMenu& menu, const std::function<void(const QString& path)>& open);

} // namespace rackrate
