// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/numpybaseline.h"

#include "model/base/json.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>

#include <cmath>
#include <limits>

namespace rackrate {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("Bench", text);
}

/// A Python that has NumPy: the system's own, else the first on the path.
QString pythonWithNumpy()
{
    for (const QString& program : {QStringLiteral("/usr/bin/python3"), QStringLiteral("python3")}) {
        QProcess python;
        python.start(program, {QStringLiteral("-c"), QStringLiteral("import numpy")});
        if (python.waitForStarted() && python.waitForFinished(60000) && python.exitStatus() == QProcess::NormalExit
            && python.exitCode() == 0)
            return program;
    }
    return {};
}

/// What a mean of ours and one of NumPy's differ by, in standard errors of the difference.
double distance(const Distributional& ours, const Json& theirs)
{
    const double error = theirs.at("standardError").get<double>();
    return std::fabs(ours.mean - theirs.at("mean").get<double>()) / std::hypot(ours.standardError, error);
}

/// Empty where all means agree.
QString disagreement(const Results& ours, const Json& theirs)
{
    for (const StrategyResult& strategy : ours.strategies) {
        const Json& other = theirs.at("strategies").at(strategy.id);
        const double far = std::max(distance(strategy.totalCost, other.at("totalCost")), distance(strategy.presentValue, other.at("presentValue")));
        if (!(far <= 3))
            return said(QT_TRANSLATE_NOOP("Bench", "NumPy's mean cost of “%1” is %2 standard errors away from ours, so its time does not count."))
                .arg(QString::fromStdString(strategy.id), QString::number(far, 'f', 1));
    }
    return {};
}

} // namespace

BenchNumpy measureNumpy(int processes, std::uint64_t trials, const Results& ours)
{
    BenchNumpy result;
    result.rate = std::numeric_limits<double>::quiet_NaN();
    const auto refuse = [&result](const QString& reason) {
        result.reason = reason.toStdString();
        return result;
    };
    const QString program = pythonWithNumpy();
    if (program.isEmpty())
        return refuse(said(QT_TRANSLATE_NOOP("Bench", "There is no Python with NumPy here; install the package python3-numpy.")));
    QFile script(QStringLiteral(":/bench/two_strategies.py"));
    if (!script.open(QIODevice::ReadOnly))
        return refuse(script.errorString());
    QProcess python;
    python.start(program, {QStringLiteral("-"), QStringLiteral("--trials"), QString::number(trials), QStringLiteral("--processes"),
                           QString::number(processes)});
    python.write(script.readAll());
    python.closeWriteChannel();
    if (!python.waitForFinished(-1) || python.exitCode() != 0)
        return refuse(said(QT_TRANSLATE_NOOP("Bench", "The NumPy model stopped: %1"))
                          .arg(QString::fromUtf8(python.readAllStandardError()).trimmed()));
    const Json answer = Json::parse(python.readAllStandardOutput().toStdString(), nullptr, false);
    if (answer.is_discarded() || !answer.is_object())
        return refuse(said(QT_TRANSLATE_NOOP("Bench", "The NumPy model gave no answer.")));
    if (const QString reason = disagreement(ours, answer); !reason.isEmpty())
        return refuse(reason);
    result.rate = answer.at("pathMonthsPerSecond").get<double>();
    result.version = answer.at("numpy").get<std::string>();
    return result;
}

} // namespace rackrate
