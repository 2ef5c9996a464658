// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"

#include <QWidget>

namespace rackrate {

/// The state of the answer in two or three words on a coloured ground: "up to date", "12,000 of 100,000", "changed".
class StatePill : public QWidget {
    Q_OBJECT
public:
    explicit StatePill(QWidget* parent = nullptr);
    void setState(LiveSimulation::State state, quint64 done, quint64 wanted);
    QString text() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    LiveSimulation::State m_state = LiveSimulation::State::Empty;
    quint64 m_done = 0, m_wanted = 0;
};

} // namespace rackrate
