// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/output.h"

#include "model/persistence/replacefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace rackrate {

namespace {

Error notWritten(const QString& path, const QString& reason)
{
    return {ErrorCode::File, QCoreApplication::translate("CommandLine", "The file could not be written: %1.").arg(reason), reason, path};
}

Error folderNotMade(const QString& path, const QString& reason)
{
    return {ErrorCode::File, QCoreApplication::translate("CommandLine", "The folder could not be made or written to: %1.").arg(reason),
            reason, path};
}

} // namespace

Result<void> writeOutput(const QString& path, const QByteArray& bytes)
{
    if (path == QStringLiteral("-")) {
        const bool whole = std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout) == std::size_t(bytes.size());
        if (!whole || std::fflush(stdout) != 0)
            return notWritten(QCoreApplication::translate("CommandLine", "standard output"), QString::fromLocal8Bit(std::strerror(errno)));
        return {};
    }
    // Something that is there and is no plain file, a pipe or a device, is written into: renaming a file over it would remove it.
    if (isSpecialFile(path)) {
        QFile device(path);
        if (!device.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || device.write(bytes) != bytes.size())
            return notWritten(path, device.errorString());
        return {};
    }
    const QString reason = replaceFile(path, bytes);
    return reason.isEmpty() ? Result<void>() : notWritten(path, reason);
}

Result<void> keepsInput(const QString& input, const QString& output)
{
    const QString read = QFileInfo(input).canonicalFilePath(), written = QFileInfo(output).canonicalFilePath();
    if (output.isEmpty() || read.isEmpty() || read != written)
        return {};
    return Error{ErrorCode::CommandLine,
                 QCoreApplication::translate("CommandLine", "This is the input itself, which would be lost; write to another file."),
                 {}, output};
}

Result<void> checkFilePlace(const QString& path)
{
    const QFileInfo file(path);
    if (path == QStringLiteral("-") || (isSpecialFile(path) && !file.isDir()))
        return {};
    const QFileInfo folder(file.exists() ? QFileInfo(file.canonicalFilePath()).path() : file.absolutePath());
    if (file.isDir())
        return notWritten(path, QCoreApplication::translate("CommandLine", "it is a folder"));
    if (!folder.isDir())
        return notWritten(path, QCoreApplication::translate("CommandLine", "its folder is not there"));
    if (!folder.isWritable())
        return notWritten(path, QCoreApplication::translate("CommandLine", "its folder does not let you write"));
    return {};
}

Result<void> checkFolderPlace(const QString& path)
{
    if (path == QStringLiteral("-"))
        return Error{ErrorCode::CommandLine,
                     QCoreApplication::translate("CommandLine", "--csv writes several tables and needs a folder; standard output takes one "
                                                                "text, such as that of --json -."),
                     {},
                     {}};
    QString there = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    while (!QFileInfo::exists(there) && !QDir(there).isRoot())
        there = QFileInfo(there).path();
    const QFileInfo existing(there);
    if (!existing.isDir())
        return folderNotMade(path, QCoreApplication::translate("CommandLine", "%1 is a file").arg(there));
    if (!existing.isWritable())
        return folderNotMade(path, QCoreApplication::translate("CommandLine", "%1 does not let you write").arg(there));
    return {};
}

Result<void> makeFolder(const QString& path)
{
    errno = 0;
    return QDir().mkpath(path) ? Result<void>() : Result<void>(folderNotMade(path, QString::fromLocal8Bit(std::strerror(errno))));
}

} // namespace rackrate
