// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QObject>

namespace rackrate {

/// Says when the window's theme was replaced. One per process, on the UI thread.
class ThemeNotifier : public QObject {
    Q_OBJECT
public:
    static ThemeNotifier& instance();

signals:
    void changed();

private:
    ThemeNotifier() = default;
};

} // namespace rackrate
