// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/startpage/templatepreviews.h"

#include <QAbstractButton>

namespace rackrate {

/// A template: its name, the question it asks, cost over time as computed by a short run, and the answer.
class TemplateCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit TemplateCard(QWidget* parent);

    void setPreview(std::shared_ptr<const TemplatePreview> preview);
    QSize sizeHint() const override { return {368, 340}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintChart(QPainter& painter, const QRectF& area) const;
    void paintLabels(QPainter& painter, const QRectF& plot, double top, double width) const;

    std::shared_ptr<const TemplatePreview> m_preview;
};

} // namespace rackrate
