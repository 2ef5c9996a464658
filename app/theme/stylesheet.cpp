// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Widgets take part through dynamic properties: "role" (as named below), "invalid" (a field whose text cannot be read),
// "focused" and "current".
#include "app/theme/theme.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace rackrate {
namespace {

const char* const sheet = R"(
QWidget { font-size: 13px; }
QMainWindow, QDialog { background: @window; }
QMenuBar { background: @window; color: @ink1; padding: 4px 8px; border: 0; }
QMenuBar::item { padding: 4px 8px; border-radius: 3px; background: transparent; }
QMenuBar::item:selected { background: @selection; }
QMenu { background: @controlFace; color: @ink1; border: 1px solid @rule; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 24px; border-radius: 3px; }
QMenu::item:selected { background: @selection; color: @ink1; }
QMenu::item:disabled { color: @ink3; }
QMenu::separator { height: 1px; background: @faintRule; margin: 4px 8px; }
QStatusBar { background: @window; color: @ink2; border-top: 1px solid @rule; font-size: 12px; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: @ink2; font-size: 12px; padding: 0 8px; }
QToolTip { background: @tipGround; color: @tipText; border: 0; padding: 6px 8px; font-size: 12px; }
QSplitter::handle { background: @rule; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }

QLabel { color: @ink1; background: transparent; }
QLabel[role="pageTitle"] { font-size: 20px; font-weight: 500; }
QLabel[role="sectionTitle"] { font-size: 14px; font-weight: 500; }
QLabel[role="label"] { font-size: 12px; color: @ink2; }
QLabel[role="note"] { font-size: 11px; color: @ink3; }
QLabel[role="hint"] { font-size: 12px; color: @ink3; }
QLabel[role="unit"] { font-size: 12px; color: @ink2; }
QLabel[role="reading"] { font-size: 12px; color: @ink2; }
QLabel[role="error"] { font-size: 12px; color: @errorText; }
QLabel[role="pill"] { font-size: 11px; font-weight: 500; color: @ink2; background: @faintRule; border-radius: 8px; padding: 1px 8px; }
QLabel[role="calibrated"] { font-size: 11px; font-weight: 500; color: @accentText; background: @selection; border-radius: 8px; padding: 1px 8px; }
QLabel[role="remark"] { font-size: 11px; color: @warningText; }
QLabel[role="changed"] { font-size: 11px; font-weight: 500; color: @warningText; background: @warningGround; border-radius: 8px; padding: 1px 8px; }
QLabel[role="warning"] { color: @warningText; background: @warningGround; border-left: 3px solid @warningText; padding: 6px 12px; }
QLabel[role="errorStrip"] { color: @errorText; background: @errorGround; border-left: 3px solid @errorText; padding: 6px 12px; }
QFrame[role="rule"] { background: @faintRule; max-height: 1px; min-height: 1px; border: 0; }
QFrame[role="axisRule"] { background: @axis; max-height: 1px; min-height: 1px; border: 0; }

QPushButton { background: @controlFace; color: @ink1; border: 1px solid @controlBorder; border-radius: 3px; padding: 4px 12px; min-height: 18px; }
QPushButton:hover { background: @selection; }
QPushButton:pressed { background: @inputBandInner; }
QPushButton:disabled { color: @ink3; border-color: @rule; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton:checked { background: @selection; color: @accentText; border-color: @accent; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border-color: @accent; font-weight: 500; }
QPushButton[role="primary"]:hover { background: @accentText; }
QPushButton[role="primary"]:focus { border: 2px solid @ink1; padding: 3px 11px; }
QPushButton[role="primary"]:disabled { background: @inputBandInner; border-color: @inputBandInner; color: @ink3; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; color: @ink2; }
QPushButton[role="quiet"]:hover { background: @selection; color: @ink1; }
QPushButton[role="quiet"]:focus { border: 2px solid @accent; }
QPushButton[role="link"] { background: transparent; border-color: transparent; color: @accentText; padding: 2px 4px; text-align: left; }
QPushButton[role="link"]:hover { text-decoration: underline; background: transparent; }
QPushButton[role="link"]:focus { border: 2px solid @accent; padding: 1px 3px; }
QLabel[role="problem"] { background: @errorGround; color: @errorText; border: 0; border-left: 3px solid @errorText; border-radius: 0;
  padding: 6px 12px; text-align: left; }
QLabel[role="problem"]:focus { border: 2px solid @errorText; padding: 4px 11px; }
QPushButton::menu-indicator { width: 0; }
QToolButton { background: transparent; color: @ink1; border: 1px solid transparent; border-radius: 3px; padding: 3px; }
QToolButton:hover { background: @selection; }
QToolButton:pressed, QToolButton:checked { background: @selection; border-color: @accent; }
QToolButton:focus { border: 2px solid @accent; padding: 2px; }
QToolButton:disabled { color: @ink3; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateEdit {
  background: @controlFace; color: @ink1; border: 1px solid @controlBorder; border-radius: 3px; padding: 3px 8px; min-height: 20px;
  selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus, QDateEdit:focus { border: 2px solid @accent; padding: 2px 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QPlainTextEdit:disabled { color: @ink3; background: @window; }
QLineEdit[invalid="true"], QSpinBox[invalid="true"] { border: 2px solid @errorText; padding: 2px 7px; }
QLineEdit[role="inner"] { background: transparent; border: 0; padding: 0; min-height: 18px; }
QFrame[role="field"] { background: @controlFace; border: 1px solid @controlBorder; border-radius: 3px; }
QFrame[role="field"][focused="true"] { border: 2px solid @accent; }
QFrame[role="field"][invalid="true"] { border: 2px solid @errorText; }
QComboBox { padding-right: 20px; combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 20px; subcontrol-position: center right; }
QComboBox::down-arrow { image: none; width: 0; height: 0; border-left: 4px solid @controlFace; border-right: 4px solid @controlFace; border-top: 5px solid @ink3; }
QComboBox QAbstractItemView { background: @controlFace; color: @ink1; border: 1px solid @rule; selection-background-color: @selection;
  selection-color: @ink1; outline: 0; padding: 2px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }
QCheckBox, QRadioButton { color: @ink1; spacing: 8px; }
QCheckBox:focus, QRadioButton:focus { color: @accentText; }

QTreeView, QListView, QTableView { background: @base; color: @ink1; border: 0; outline: 0; selection-background-color: @selection;
  selection-color: @ink1; gridline-color: @faintRule; alternate-background-color: @base; }
QTreeView#outline { background: @outline; }
QTreeView::item { min-height: 26px; border: 0; padding: 0 5px; }
QTreeView#outline::item { padding: 0; }
QTreeView::item:selected, QTreeView::item:selected:active { background: @selection; color: @ink1; }
QHeaderView::section { background: @base; color: @ink3; border: 0; border-bottom: 1px solid @axis; padding: 3px 8px; font-size: 11px; font-weight: 500; }
QTableView::item { border-bottom: 1px solid @faintRule; padding: 2px 5px; }
QTableView::item:selected { background: @selection; }
QTabWidget::pane { border: 0; }
QTabBar::tab { background: transparent; color: @ink2; padding: 6px 12px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @ink1; border-bottom: 2px solid @accent; }
QTabBar::tab:focus { color: @accentText; }
QScrollArea { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @controlBorder; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @axis; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: @faintRule; border: 0; max-height: 2px; min-height: 2px; }
QProgressBar::chunk { background: @accent; }

QWidget#toolBar, QWidget#menuGround { background: @window; border-bottom: 1px solid @rule; }
QWidget#outlinePane, QWidget#startSide { background: @outline; }
QWidget#editorPane, QWidget#editorPage, QWidget#startMain { background: @base; }
QWidget#livePane { background: @livePanel; }
QFrame[role="card"] { background: @base; border: 1px solid @rule; border-radius: 4px; }
QFrame[role="card"]:hover { border-color: @axis; }
QFrame[role="card"]:focus, QFrame[role="card"][current="true"] { border: 2px solid @accent; }
)";

} // namespace

QPalette palette(const Theme& theme)
{
    QPalette colours;
    colours.setColor(QPalette::Window, theme.window);
    colours.setColor(QPalette::WindowText, theme.ink1);
    colours.setColor(QPalette::Base, theme.base);
    colours.setColor(QPalette::AlternateBase, theme.outline);
    colours.setColor(QPalette::Text, theme.ink1);
    colours.setColor(QPalette::PlaceholderText, theme.ink3);
    colours.setColor(QPalette::Button, theme.controlFace);
    colours.setColor(QPalette::ButtonText, theme.ink1);
    colours.setColor(QPalette::BrightText, theme.errorText);
    colours.setColor(QPalette::Highlight, theme.accent);
    colours.setColor(QPalette::HighlightedText, theme.dark ? theme.window : theme.base);
    colours.setColor(QPalette::Link, theme.accentText);
    colours.setColor(QPalette::LinkVisited, theme.accentText);
    colours.setColor(QPalette::ToolTipBase, theme.ink1);
    colours.setColor(QPalette::ToolTipText, theme.base);
    colours.setColor(QPalette::Light, theme.faintRule);
    colours.setColor(QPalette::Midlight, theme.faintRule);
    colours.setColor(QPalette::Mid, theme.rule);
    colours.setColor(QPalette::Dark, theme.axis);
    colours.setColor(QPalette::Shadow, theme.axis);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        colours.setColor(QPalette::Disabled, role, theme.ink3);
    return colours;
}

QString styleSheet(const Theme& theme)
{
    // Longer names first, so that no name is replaced inside another.
    const std::vector<std::pair<const char*, QColor>> colours = {
        {"@inputBandInner", theme.inputBandInner}, {"@inputBandOuter", theme.inputBandOuter},
        {"@warningGround", theme.warningGround}, {"@controlBorder", theme.controlBorder},
        {"@controlFace", theme.controlFace}, {"@warningText", theme.warningText}, {"@errorGround", theme.errorGround},
        {"@accentText", theme.accentText}, {"@tipGround", theme.dark ? theme.ink1 : QColor(0xff1B2230)},
        {"@faintRule", theme.faintRule}, {"@selection", theme.selection}, {"@livePanel", theme.livePanel},
        {"@errorText", theme.errorText}, {"@onAccent", theme.dark ? theme.window : theme.base},
        {"@tipText", theme.dark ? theme.window : QColor(0xffFFFFFF)}, {"@outline", theme.outline},
        {"@window", theme.window}, {"@accent", theme.accent}, {"@rule", theme.rule}, {"@base", theme.base},
        {"@ink1", theme.ink1}, {"@ink2", theme.ink2}, {"@ink3", theme.ink3}, {"@axis", theme.axis},
    };
    QString text = QString::fromLatin1(sheet);
    for (const auto& [name, colour] : colours)
        text.replace(QLatin1String(name), colour.name());
    return text;
}

} // namespace rackrate
