// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/settings/settings.h"

#include <QAbstractButton>

namespace rackrate {

/// A recent file: its name, when it was used, and the sentence its last answer gave.
class RecentButton : public QAbstractButton {
    Q_OBJECT
public:
    RecentButton(const settings::RecentFile& file, QWidget* parent);

    QSize sizeHint() const override { return {336, 52}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    settings::RecentFile m_file;
};

} // namespace rackrate
