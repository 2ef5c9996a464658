// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/devicescommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/language.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "simulation/decisions/devicetexts.h"
#include "simulation/engine/devicelibrary.h"
#include "simulation/engine/run.h"

#include <QCoreApplication>

#include <thread>

namespace rackrate {

namespace {

QString deviceLine(const DeviceEntry& device)
{
    const QString name = QString::fromStdString(device.name);
    if (device.state != DeviceState::Usable) {
        const QString reason = deviceStateText(device.state, device.detail);
        return name.isEmpty() ? QCoreApplication::translate("CommandLine", "cuda  not available: %1").arg(reason)
                              : QCoreApplication::translate("CommandLine", "cuda  %1, not usable: %2").arg(name, reason);
    }
    const auto gibibytes = [](std::uint64_t bytes) { return QString::number(double(bytes) / double(1 << 30), 'f', 1); };
    return QCoreApplication::translate("CommandLine", "cuda  %1, %2 multiprocessors, %3 GiB of memory, %4 GiB free")
        .arg(name, QString::number(device.multiprocessors), gibibytes(device.memoryBytes), gibibytes(device.freeBytes));
}

} // namespace

CLI::App* addDevicesCommand(CLI::App& program, std::string& language)
{
    CLI::App* verb = addCommand(
        program, "devices", QCoreApplication::translate("CommandLine", "What simulations can run on").toStdString());
    addLanguageOption(*verb, language);
    return verb;
}

int executeDevices()
{
    QString text = QCoreApplication::translate("CommandLine", "cpu   %1 threads, %2")
                       .arg(QString::number(std::thread::hardware_concurrency()), QString::fromStdString(instructionSet()));
    for (const DeviceEntry& device : listDevices(DeviceLibrary::find()))
        text += QLatin1Char('\n') + deviceLine(device);
    const Result<void> written = writeOutput(QStringLiteral("-"), (text + QLatin1Char('\n')).toUtf8());
    if (written)
        return 0;
    printError(written.error());
    return exitCode(written.error().code);
}

} // namespace rackrate
