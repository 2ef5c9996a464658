// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QString>
#include <string>
#include <vector>

namespace rackrate {

/// What kind of thing went wrong. The command line's exit code follows from it (see exitCode()).
enum class ErrorCode {
    RunFailed,    ///< the simulation could not finish
    CommandLine,  ///< the command line was wrong
    InvalidInput, ///< a file or value was read but is not acceptable
    File,         ///< a file could not be read or written
    Cancelled,    ///< the user stopped the work
};

/// An error as a value: a full, translated sentence for the user, an untranslated detail for the log, and the place in the input.
struct Error {
    ErrorCode code = ErrorCode::RunFailed;
    QString message; ///< what happened, where, and what would be right
    QString detail;  ///< technical text, never translated
    QString place;   ///< file, "line 3, column 7" or field path; may be empty
};

/// 1 the run failed, 2 wrong command line, 3 invalid input, 4 file error, 5 cancelled.
int exitCode(ErrorCode code);

enum class Severity { Error, Warning, Note };

/// One thing validation found. `path` is a JSON pointer that names list members by id: "/workloads/training/demand/base".
struct Finding {
    Severity severity = Severity::Error;
    std::string path;
    QString message;
};

using Findings = std::vector<Finding>;

bool hasErrors(const Findings& findings);

} // namespace rackrate
