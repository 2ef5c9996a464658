// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QLabel>

namespace rackrate {

/// One line that ends in an ellipsis where it does not fit, or goes; the whole text is its tooltip. Hidden while empty.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    enum class Mode { Elide, WholeOrNothing };
    explicit ElidedLabel(QWidget* parent, Mode mode = Mode::Elide);

    void setFullText(const QString& text);
    /// The whole text; a label that should take no more sets QSizePolicy::Maximum.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void elide();

    QString m_full;
    Mode m_mode;
};

} // namespace rackrate
