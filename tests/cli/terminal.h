// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QByteArray>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cstdlib>

namespace rackrate::tests {

/// A terminal for the program to draw its progress on.
struct Terminal {
    int user = ::posix_openpt(O_RDWR | O_NOCTTY), program = -1;
    Terminal()
    {
        if (::grantpt(user) == 0 && ::unlockpt(user) == 0)
            program = ::open(::ptsname(user), O_RDWR | O_NOCTTY);
    }
    ~Terminal()
    {
        ::close(program);
        ::close(user);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// Reads on until the text has appeared.
    bool shows(const QByteArray& text) const
    {
        QByteArray shown;
        pollfd waiting{user, POLLIN, 0};
        while (!shown.contains(text) && ::poll(&waiting, 1, 60000) == 1) {
            char bytes[4096];
            const ssize_t count = ::read(user, bytes, sizeof bytes);
            if (count <= 0)
                return false;
            shown.append(bytes, count);
        }
        return shown.contains(text);
    }
};

} // namespace rackrate::tests
