// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/fieldeditor.h"
#include "app/widgets/simplefields.h"
#include "app/widgets/weekgrid.h"

class QComboBox;
class QLabel;

namespace rackrate {

/// The weekly profile: presets, brush and grid. The file holds a preset's name or 168 numbers of which only the ratios count;
/// the grid shows them as shares of the peak.
class WeekField : public FieldEditor {
    Q_OBJECT
public:
    explicit WeekField(const QList<ChoiceEntry>& presets, QWidget* parent = nullptr);

    /// The 168 factors the value stands for (the typed reading knows the presets), and what one unit of mean is called.
    void showFactors(const std::array<double, WeekGrid::slotCount>& factors, double meanLevel, const QString& unit);
    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    void sendShares();

    QList<ChoiceEntry> m_presets;
    QComboBox* m_preset;
    WeekGrid* m_grid;
    QLabel* m_summary;
    double m_meanLevel = 0;
    QString m_unit;
};

/// Some hours of the week, as a list of slots.
class SlotsField : public FieldEditor {
    Q_OBJECT
public:
    explicit SlotsField(QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    WeekGrid* m_grid;
};

/// Twelve factors by calendar month, as bars: drag, or Left and Right choose a month and Up and Down change it; Enter types
/// the figure.
class SeasonField : public FieldEditor {
    Q_OBJECT
public:
    explicit SeasonField(QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF plot() const;
    void setFactor(int month, double factor);
    void typeFactor();

    std::array<double, 12> m_factors;
    double m_top = 2;
    int m_month = 0;
    bool m_dragging = false;
};

} // namespace rackrate
