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

/// `folder`: where it works; `environment`: NAME=VALUE, added to the test's own.
inline Outcome ranIn(const QString& folder, const QStringList& arguments, const QStringList& environment = {},
                     const QString& program = commandLineProgram)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : environment)
        variables.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(variables);
    process.start(program, arguments);
    Outcome outcome;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
        outcome.code = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.error = process.readAllStandardError();
    return outcome;
}

inline Outcome ran(const QStringList& arguments, const QString& program = commandLineProgram) { return ranIn({}, arguments, {}, program); }

/// The words of a line, for arguments without spaces.
inline QStringList words(const QString& line) { return line.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

/// The text of a results file but for its engine block, which says how it was computed.
inline QByteArray withoutEngine(const QByteArray& results)
{
    const qsizetype begin = results.indexOf("\"engine\":{"), end = results.indexOf('}', begin);
    return begin < 0 ? QByteArray() : results.left(begin) + results.mid(end);
}

} // namespace rackrate::tests
