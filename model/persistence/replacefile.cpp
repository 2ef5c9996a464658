// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/replacefile.h"

#include "model/base/translate.h"

#include <QFileInfo>
#include <QSaveFile>

namespace rackrate {

bool isSpecialFile(const QString& path)
{
    const QFileInfo existing(path);
    return existing.exists() && !existing.isFile();
}

QString replaceFile(const QString& path, const QByteArray& content)
{
    if (QFileInfo(path).isDir())
        return translate("ScenarioFile", "it is a folder");
    if (isSpecialFile(path))
        return translate("ScenarioFile", "it is a pipe or a device, not a file");
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
    return written ? QString() : file.errorString();
}

} // namespace rackrate
