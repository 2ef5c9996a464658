// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "simulation/engine/run.h"

namespace rackrate {

/// While it lives, the first Ctrl-C cancels the work that has its control instead of ending the program; a second one ends it.
/// One at a time; make it as the first thing of main(), or an early Ctrl-C still ends the program.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    RunControl& control() { return m_control; }

private:
    RunControl m_control;
    void (*m_previous)(int);
};

} // namespace rackrate
