// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// How both programs read their command lines: what values may be, and everything said about them in the user's language.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rackrate {

/// A whole number in decimal digits, without sign, leading zero or space, from least to most.
CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most);
/// A decimal number, with or without an exponent, from least to most.
CLI::Validator number(double least, double most);
CLI::Validator oneOf(const std::vector<std::string>& values);
CLI::Validator notEmpty();

/// Gives a program its translated help: call before options and commands are added.
void speakHelp(CLI::App& program);

/// Adds a command to a program or to another command.
CLI::App* addCommand(CLI::App& parent, const char* name, const std::string& description);

/// Parses. The exit code if the program is done: help and version were printed (0), or a sentence said what is wrong
/// ("error: …", on standard error; 2).
std::optional<int> parseCommandLine(CLI::App& program, int argc, char** argv);

} // namespace rackrate
