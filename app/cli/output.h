// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QString>

namespace rackrate {

/// Writes to `path`, or to standard output if it is "-". A plain file appears whole or not at all;
/// pipes and devices are written into. The error names the file and why
/// it could not be written; its detail is the reason alone.
Result<void> writeOutput(const QString& path, const QByteArray& bytes);

/// Refuses an output that would overwrite the file that is read (ErrorCode::CommandLine); links are followed. Names that are no
/// files, a template's or "-", are no matter.
Result<void> keepsInput(const QString& input, const QString& output);

/// Says before anything is computed what writeOutput() would say after hours: that the place for the file is a folder, or lies
/// in one that is not there or not to be written to.
Result<void> checkFilePlace(const QString& path);

/// The same for makeFolder() and files in the folder.
Result<void> checkFolderPlace(const QString& path);

/// Makes the folder if it is not there.
Result<void> makeFolder(const QString& path);

} // namespace rackrate
