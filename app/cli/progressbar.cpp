// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/progressbar.h"

#include <QCoreApplication>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

namespace rackrate {

ProgressBar::ProgressBar(const RunControl& control, std::uint64_t trials, bool quiet)
    : m_control(control), m_trials(trials)
{
    if (!quiet && isatty(STDERR_FILENO))
        m_thread = std::thread([this] { follow(); });
}

ProgressBar::~ProgressBar()
{
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_finished = true;
    }
    m_wake.notify_one();
    m_thread.join();
    std::fputs("\r\033[K", stderr);
}

void ProgressBar::follow()
{
    constexpr int width = 40;
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_for(lock, std::chrono::milliseconds(200), [this] { return m_finished; })) {
        if (m_trials == 0) {
            std::fprintf(stderr, "\r%s", QCoreApplication::translate("CommandLine", "Preparing the run…").toUtf8().constData());
            std::fflush(stderr);
            continue;
        }
        const std::uint64_t done = std::min(m_control.trialsDone.load(), m_trials);
        const int filled = int(done * width / m_trials);
        std::fprintf(stderr, "\r[%s%s] %llu / %llu", std::string(filled, '#').c_str(),
                     std::string(width - filled, ' ').c_str(), static_cast<unsigned long long>(done),
                     static_cast<unsigned long long>(m_trials));
        std::fflush(stderr);
    }
}

} // namespace rackrate
