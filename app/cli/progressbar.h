// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/run.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace rackrate {

/// A bar on standard error that follows a run from its own thread, five times a second, and is wiped when it goes. With no
/// trials to count (0) it says that the run is being prepared.
/// Draws nothing when quiet or when standard error is not a terminal.
class ProgressBar {
public:
    ProgressBar(const RunControl& control, std::uint64_t trials, bool quiet);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

private:
    void follow();

    const RunControl& m_control;
    const std::uint64_t m_trials;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_finished = false;
    std::thread m_thread;
};

} // namespace rackrate
