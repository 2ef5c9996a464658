// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/charts/breakdownchart.h"

#include <QBrush>
#include <QChartView>
#include <QPointer>
#include <vector>

class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace rackrate {

/// Cost of one strategy by kind, summed up over the months, as stacked areas. Series are kept and their points replaced, so
/// that a refined answer does not rebuild the chart. Ctrl+T shows the months as a table.
class BreakdownAreas : public QChartView {
    Q_OBJECT
public:
    explicit BreakdownAreas(QWidget* parent = nullptr);
    void show(const BreakdownLayers& layers, int strategy, const QLocale& locale);

protected:
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Area {
        QAreaSeries* series;
        QLineSeries *upper, *lower;
    };
    struct Label {
        QString name;
        double middle = 0; ///< of its area in the last month, as on the axis
        QBrush brush;
    };
    void setAreaCount(std::size_t count);
    void nameLayers(const BreakdownLayers& layers);
    void applyTheme();

    std::vector<Area> m_areas;
    std::vector<Label> m_labels; ///< from the top
    QValueAxis *m_months, *m_money;
    ChartTable m_table;
    QString m_sentence;
};

} // namespace rackrate
