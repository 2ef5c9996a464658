// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/instructionset.h"

#include "simulation/engine/chunkkernel.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace rackrate {

Result<void> checkInstructionSet()
{
    const InstructionSetChoice choice = instructionSetChoice();
    if (choice == InstructionSetChoice::Widest || choice == InstructionSetChoice::Forced)
        return {};
    QStringList executable;
    for (int i = 0; i < chunkKernelCount(); ++i)
        executable.push_back(QLatin1String(chunkKernel(i).key));
    const QString sentence =
        choice == InstructionSetChoice::Unknown
            ? QCoreApplication::translate("CommandLine", "RACKRATE_INSTRUCTION_SET is “%1”, which is no instruction set of this program; it may be one of: %2.")
            : QCoreApplication::translate("CommandLine", "RACKRATE_INSTRUCTION_SET is “%1”, which this processor cannot execute; it may be one of: %2.");
    return Error{ErrorCode::CommandLine, sentence.arg(qEnvironmentVariable("RACKRATE_INSTRUCTION_SET"), executable.join(QStringLiteral(", "))), {}, {}};
}

} // namespace rackrate
