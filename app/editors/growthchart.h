// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/scenario.h"

#include <QWidget>
#include <string>
#include <vector>

namespace rackrate {

class ScenarioDocument;

/// Growth factor by month (1-based) when every uncertain number is at `quantile` of its distribution; 0 means the base case.
/// Formulas: design of Growth in model/scenario/scenario.h; logistic: limit / (1 + (limit - 1) exp(-rate t)).
std::vector<double> growthFactors(const Growth& growth, int months, double quantile);

/// Demand over the months as a multiple of its start, with the band P5 to P95, and handles: the end of a rate's curve, or every
/// point of a curve by points. Drag, or Tab to a handle and use the arrows; Shift moves ten times as far.
class GrowthChart : public QWidget {
    Q_OBJECT
public:
    GrowthChart(ScenarioDocument& document, const std::string& workloadPointer, QWidget* parent);

    void refresh();
    int nextMonth() const;     ///< a month for one more point
    double lastFactor() const; ///< the factor there

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Handle {
        int month = 1;
        double factor = 1;
        int knot = -1; ///< index of the point; -1: the rate
    };
    QRectF plot() const;
    QPointF position(double month, double factor) const;
    int handleAt(const QPointF& point) const;
    void moveHandle(int handle, double factor, int month);
    Json movedValue(const std::string& pointer, double centre) const;
    void paintBand(QPainter& painter) const;
    void paintBandLabels(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;

    ScenarioDocument& m_document;
    std::string m_pointer;
    Growth m_growth;
    int m_months = 36;
    double m_top = 2;
    std::vector<double> m_middle, m_low, m_high;
    std::vector<Handle> m_handles;
    int m_active = 0;
    int m_drag = 0;
    bool m_dragging = false;
};

} // namespace rackrate
