// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace rackrate {

struct TemplatesCommand {
    enum class Action { List, Show, Export } action = Action::List;
    std::string id, file, language;
};

/// Adds `templates [list | show ID | export ID FILE]`.
CLI::App* addTemplatesCommand(CLI::App& program, TemplatesCommand& command);

/// Returns the program's exit code.
int executeTemplates(const TemplatesCommand& command);

} // namespace rackrate
