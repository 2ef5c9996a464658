// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/charts/chartpaint.h"
#include "app/charts/charttable.h"

#include <QWidget>
#include <functional>
#include <optional>

namespace rackrate {

/// What a ChartWidget shows and how it answers. Functions that are not set are not offered.
struct ChartContent {
    using Paint = std::function<void(QPainter&, const QRectF&, const Theme&, const QLocale&)>;
    Paint paint;
    /// Under the pointer.
    std::function<std::optional<ChartHover>(const QRectF&, const QPointF&)> hoverAt;
    /// At an index (a month, an hour of the week): for the keyboard and for charts that follow each other.
    std::function<std::optional<ChartHover>(const QRectF&, int index)> hoverIndex;
    std::function<int(const QRectF&, const QPointF&)> strategyAt;
    int firstIndex = 1, lastIndex = 0, rowStep = 0; ///< Up and Down move by rowStep, where it is not 0
    /// Marks the hovered place where a hairline does not do (the frame of a cell).
    std::function<void(QPainter&, const QRectF&, const ChartHover&, const Theme&)> paintOver;
    bool hairline = true;  ///< a dotted line at the hovered place
    ChartTable table;
    QString title, sentence; ///< the sentence is the accessible name
};

/// A chart in the window: hover with hairline and figures, keyboard, copy, save, and the same as a table (Ctrl+T).
class ChartWidget : public QWidget {
    Q_OBJECT
public:
    explicit ChartWidget(QWidget* parent = nullptr);

    void setContent(ChartContent content);
    void clear();
    /// Older than the inputs: drawn at 60 % towards the ground.
    void setStale(bool stale);
    /// Shows the hairline of another chart's index; -1 hides it.
    void setLinkedIndex(int index);
    bool isHovered() const { return m_hover.has_value(); }

    QImage image(double scale = 2) const;
    /// .png, .pdf or .csv by its ending; the reason if it cannot be written, else empty.
    QString saveAs(const QString& path) const;
    void copyImage() const;
    void copyTable() const;
    void showTable();

    QSize sizeHint() const override { return {480, 240}; }
    QSize minimumSizeHint() const override { return {160, 60}; }

signals:
    void indexHovered(int index); ///< -1: none
    void strategyClicked(int strategy);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF chartRect() const;
    QByteArray fileContent(const QString& suffix) const;
    void setHover(std::optional<ChartHover> hover);
    void askPathAndSave(const QString& suffix, const QString& filter);
    QString hoverText() const;

    ChartContent m_content;
    std::optional<ChartHover> m_hover;
    int m_linkedIndex = -1;
    bool m_stale = false;
};

/// A window with a sortable table; not modal.
void showChartTable(QWidget* parent, const QString& title, const ChartTable& table);

/// The box with figures at a hovered place, kept inside `bounds`.
void paintTooltip(QPainter& painter, const QRectF& bounds, const QPointF& at, const ChartHover& hover, const Theme& theme);

} // namespace rackrate
