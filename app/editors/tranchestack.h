// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"

#include <QString>
#include <QWidget>
#include <string>
#include <vector>

namespace rackrate {

class ScenarioDocument;
struct Pool;
struct Scenario;

/// GPUs that a pool's workloads keep busy in each slot of the week in a month of the plan, expected values without noise and
/// events, sorted from the busiest slot down. Requests: arrivals × service time × GPUs per replica.
std::vector<double> expectedLoad(const Scenario& scenario, const Pool& pool, int month);

/// A pool's tranches as blocks in merit order, filled from the bottom up, beside the load-duration curve of its workloads on the
/// same axis of GPUs. Drag a block, or Alt+Up and Alt+Down, to reorder.
class TrancheStack : public QWidget {
    Q_OBJECT
public:
    TrancheStack(ScenarioDocument& document, const std::string& poolPointer, QWidget* parent);

    void refresh(const QString& chosen);
    void remove();

signals:
    void chosen(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Block {
        QString id, title, size, price;
        double gpus = 0;    ///< at most
        double minimum = 0; ///< always paid
        bool elastic = false;
        double tint = 0.14;
    };
    Block blockOf(const Json& tranche) const;
    QRectF blockRect(int index) const;
    QRectF plot() const;
    int blockAt(const QPointF& point) const;
    void move(int from, int to);
    void paintBlock(QPainter& painter, int index) const;
    void paintCurve(QPainter& painter) const;
    void paintSupply(QPainter& painter) const;
    void paintBandNumber(QPainter& painter, int number, double bottom, double top) const;
    double level(double gpus) const;

    ScenarioDocument& m_document;
    std::string m_pointer;
    int m_strategy = 0;
    int m_chosen = 0;
    std::vector<Block> m_blocks;
    std::vector<double> m_load;
    double m_top = 8;
    int m_month = 1;
    int m_dragged = -1, m_dropAt = -1;
};

} // namespace rackrate
