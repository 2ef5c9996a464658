// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/theme/theme.h"
#include "simulation/decisions/headline.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace rackrate {

/// A few choices side by side, one of them on. Tab reaches it, Left and Right choose.
class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedControl(QWidget* parent = nullptr);
    void setChoices(const QStringList& texts);
    int current() const { return m_current; }
    void setCurrent(int index);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(int index); ///< by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect segment(int index) const;
    void choose(int index);

    QStringList m_texts;
    int m_current = 0;
};

/// A combo box of strategies with their colours.
class StrategyChooser : public QComboBox {
    Q_OBJECT
public:
    explicit StrategyChooser(QWidget* parent = nullptr);
    /// Keeps the choice by id where it still exists, else takes `fallback`. `extra`, if not empty, is an entry for -1.
    void setStrategies(const Scenario& scenario, int fallback, const QLocale& locale, const QString& extra = {});
    int strategy() const;
    void choose(int strategy);

protected:
    void wheelEvent(QWheelEvent* event) override; ///< left to the page, which scrolls

signals:
    void strategyChosen(int strategy); ///< by the user
};

/// Title of a section with its unit text behind it; widgets can be added at the right.
class SectionHead : public QWidget {
    Q_OBJECT
public:
    explicit SectionHead(QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& subtitle);
    void addAtRight(QWidget* widget) { m_row->addWidget(widget); }

private:
    QLabel *m_title, *m_subtitle;
    QHBoxLayout* m_row;
};

/// The sentence as rich text, strategy names in their text colour and medium weight.
QString richText(const RichSentence& sentence, const Theme& theme);
/// A label with a style-sheet role; wraps; its text can be selected.
QLabel* textLabel(const char* role, QWidget* parent);
/// The decision: 18 px, medium; the application's style sheet sets smaller type for plain labels.
QLabel* decisionLabel(QWidget* parent);
QWidget* hairline(QWidget* parent);

} // namespace rackrate
