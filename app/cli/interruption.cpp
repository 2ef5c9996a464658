// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/interruption.h"

#include <csignal>

namespace rackrate {

namespace {

std::atomic<RunControl*> interruptible{nullptr};

void onInterrupt(int signal)
{
    RunControl* control = interruptible.load();
    if (control && !control->cancelled.exchange(true))
        return;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

Interruption::Interruption()
{
    interruptible.store(&m_control);
    m_previous = std::signal(SIGINT, onInterrupt);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, m_previous);
    interruptible.store(nullptr);
}

} // namespace rackrate
