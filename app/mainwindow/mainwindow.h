// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QMainWindow>

#include <memory>

namespace rackrate {

/// The window: outline, editor, live answer. Owns the document and its simulation. Needs applyTheme() and applyLanguage()
/// to have been called; nothing else.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a copy of a template that ships with the program. False after saying why not.
    bool openTemplate(const QString& id);
    /// Opens a scenario file. False after saying why not.
    bool openFile(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace rackrate
