// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/devicetexts.h"

#include <QCoreApplication>

namespace rackrate {

namespace {

const char* sentenceOf(DeviceState state)
{
    switch (state) {
    case DeviceState::Usable: return "";
    case DeviceState::NoPlugin: return QT_TRANSLATE_NOOP("Devices", "The CUDA plug-in is not installed.");
    case DeviceState::BrokenPlugin: return QT_TRANSLATE_NOOP("Devices", "The CUDA plug-in cannot be loaded.");
    case DeviceState::OtherPlugin:
        return QT_TRANSLATE_NOOP(
            "Devices",
            "The CUDA plug-in belongs to another version of the program; install the one that came with this.");
    case DeviceState::NoDriver: return QT_TRANSLATE_NOOP("Devices", "No NVIDIA driver is installed.");
    case DeviceState::OldDriver:
        return QT_TRANSLATE_NOOP("Devices", "The NVIDIA driver is too old; install a newer one.");
    case DeviceState::NoDevice: return QT_TRANSLATE_NOOP("Devices", "There is no NVIDIA GPU.");
    case DeviceState::OldDevice: return QT_TRANSLATE_NOOP("Devices", "The CUDA plug-in holds no code for this GPU.");
    case DeviceState::OutOfMemory: return QT_TRANSLATE_NOOP("Devices", "The GPU has too little free memory.");
    case DeviceState::Failed: return QT_TRANSLATE_NOOP("Devices", "The GPU reports a failure.");
    }
    return "";
}

QString noteOf(const DeviceTrouble& trouble)
{
    const QString reason = deviceStateText(trouble.state, trouble.detail);
    if (!trouble.duringRun)
        return QCoreApplication::translate("Devices", "%1 The simulation ran on the CPU.").arg(reason);
    return QCoreApplication::translate(
               "Devices",
               "%1 It happened during the run, on %2: the CPU simulated %3 futures again, and all that were left. "
               "The results are complete, and the same as without the failure.")
        .arg(reason, QString::fromStdString(trouble.device), QString::number(trouble.redoneTrials));
}

} // namespace

QString deviceStateText(DeviceState state, const std::string& detail)
{
    const char* sentence = sentenceOf(state);
    if (*sentence == 0)
        return {};
    const QString text = QCoreApplication::translate("Devices", sentence);
    return detail.empty() ? text : QStringLiteral("%1 (%2)").arg(text, QString::fromStdString(detail));
}

void addRunNotes(const Results& results, Findings& findings)
{
    if (results.engine.trouble)
        findings.push_back({Severity::Note, {}, noteOf(*results.engine.trouble)});
}

} // namespace rackrate
