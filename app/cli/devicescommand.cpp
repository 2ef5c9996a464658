// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/devicescommand.h"

#include "app/cli/batchrun.h"
#include "app/cli/commandline.h"
#include "app/cli/output.h"
#include "app/cli/runoptions.h"
#include "simulation/engine/run.h"

#include <QCoreApplication>

#include <thread>

namespace rackrate {

CLI::App* addDevicesCommand(CLI::App& program, std::string& language)
{
    CLI::App* verb = addCommand(
        program, "devices", QCoreApplication::translate("CommandLine", "What simulations can run on").toStdString());
    addLanguageOption(*verb, language);
    return verb;
}

int executeDevices()
{
    const QString cpu = QCoreApplication::translate("CommandLine", "cpu   %1 threads, %2")
                            .arg(QString::number(std::thread::hardware_concurrency()), QString::fromStdString(instructionSet()));
    const QString cuda = QCoreApplication::translate("CommandLine", "cuda  not available: this program was built without GPU support");
    const Result<void> written = writeOutput(QStringLiteral("-"), (cpu + QLatin1Char('\n') + cuda + QLatin1Char('\n')).toUtf8());
    if (written)
        return 0;
    printError(written.error());
    return exitCode(written.error().code);
}

} // namespace rackrate
