// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QByteArray>
#include <QString>

namespace rackrate {

/// Whether a folder, a pipe or a device is at `path`, or a link to one: renaming a file over it would remove it.
bool isSpecialFile(const QString& path);

/// Writes aside, then renames: the old file is whole until the new one is. A link stays, its target is replaced. Special files
/// are refused. Gives the reason why nothing was written, empty when all was.
QString replaceFile(const QString& path, const QByteArray& content);

} // namespace rackrate
