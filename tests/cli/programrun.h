// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Starts a program as a user does, and keeps what it said.
#pragma once

#include <QProcess>
#include <nlohmann/json.hpp>

namespace rackrate::tests {

using Json = nlohmann::ordered_json;

const QString commandLineProgram = QStringLiteral(RACKRATE_BINARY_DIR "/bin/rackrate-cli");

struct Outcome {
    int code = -1; ///< -1: it crashed, or did not end within two minutes
    QByteArray out, error;
    Json json() const { return Json::parse(out.toStdString()); }
};

inline Outcome ran(const QStringList& arguments, const QString& program = commandLineProgram)
{
    QProcess process;
    process.start(program, arguments);
    Outcome outcome;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
        outcome.code = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.error = process.readAllStandardError();
    return outcome;
}

} // namespace rackrate::tests
