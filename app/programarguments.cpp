// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/programarguments.h"

#include <QByteArray>

#include <algorithm>
#include <string_view>

namespace rackrate {

bool argumentsAskForWindow(int argc, char** argv)
{
    int command = 1; // behind the options that may stand before it
    while (command < argc && argv[command][0] == '-') {
        const std::string_view option = argv[command];
        command += option == "--lang" || option == "--language" ? 2 : 1;
    }
    if (command < argc && std::string_view(argv[command]) == "report")
        return false;
    return std::none_of(argv + std::min(argc, 1), argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version";
    });
}

bool displayIsThere()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

void useNoDisplayIfThereIsNone()
{
    if (!displayIsThere())
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace rackrate
