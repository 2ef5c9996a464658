// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <functional>

namespace rackrate {

/// 24 × 7 cells that are painted with a brush, from 0 to 1; Monday is the first row, slot 0 its first hour.
/// Mouse: drag paints. Keys: arrows move, Shift selects, digits 0 to 9 set 0 to 90 %, + sets 100 %, Space paints the brush.
/// As a switch grid, cells are 0 or 1 and a click turns one on or off.
class WeekGrid : public QWidget {
    Q_OBJECT
public:
    static constexpr int days = 7, hours = 24, slotCount = days * hours;
    using Shares = std::array<double, slotCount>;
    enum class Mode { Brush, Switch };

    WeekGrid(Mode mode, QWidget* parent);

    void setShares(const Shares& shares);
    const Shares& shares() const { return m_shares; }
    void setBrush(double share) { m_brush = share; }
    /// Text after the percentage in the hover, such as "9.3 GPUs busy"; the argument is the cell's share of the week's mean.
    void setHoverText(std::function<QString(double share)> text) { m_hoverText = std::move(text); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void painted();      ///< cells changed under the brush
    void paintingEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Cell {
        int day = 0, hour = 0;
        int slot() const { return day * hours + hour; }
        bool operator==(const Cell&) const = default;
    };
    QRectF cellRect(Cell cell) const;
    QRectF gridRect() const;
    bool cellAt(const QPointF& point, Cell& cell) const;
    void setSelection(double share);
    void paintRow(QPainter& painter, int day) const;
    void paintHours(QPainter& painter) const;
    void showHover(Cell cell);

    Mode m_mode;
    Shares m_shares{};
    double m_brush = 1, m_stroke = 1;
    Cell m_cursor, m_anchor;
    Cell m_hover{-1, -1};
    bool m_painting = false;
    std::function<QString(double)> m_hoverText;
};

} // namespace rackrate
