// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"

#include <memory>

class QLabel;
class QStatusBar;

namespace rackrate {

/// Texts of the status bar: how the answer was computed at the left, how good it is and whether the file is saved at the right.
class StatusStrip {
public:
    explicit StatusStrip(QStatusBar& bar);

    /// Stale or failed, the answer is one to another plan than is written now: of that nothing is claimed.
    void showAnswer(const std::shared_ptr<const Answer>& answer, LiveSimulation::State state);
    void showProgress(const LiveSimulation& simulation);
    /// Says nothing while no scenario is shown.
    void showSaved(bool open, bool modified, const QString& path);

private:
    QLabel *m_backend, *m_trials, *m_rate, *m_seconds, *m_sampling, *m_converged, *m_error, *m_saved;
};

} // namespace rackrate
