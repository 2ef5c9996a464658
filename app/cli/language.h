// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The language a command line asks for, alike in both programs.
#pragma once

#include <QLocale>

#include <string>

namespace CLI {
class App;
}

namespace rackrate {

/// What the last --lang (or --language) asks for, or empty: known before anything is parsed, so that help and messages about a wrong
/// command line speak that language too.
std::string languageAskedFor(int argc, const char* const* argv);

/// Adds --lang, also spelled --language, to a program or command. Afterwards `language` is "en", "zh_CN" or, unless asked for, empty.
void addLanguageOption(CLI::App& command, std::string& language);

/// The locale texts and numbers are written in: of `language`, else Chinese if the system's is, else English.
QLocale localeFor(const std::string& language);

} // namespace rackrate
