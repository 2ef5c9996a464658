// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/editorpage.h"

class QTreeWidget;

namespace rackrate {

/// Where the figures of this scenario come from: every noted source, and which inputs were calibrated.
class SourcesPage : public EditorPage {
    Q_OBJECT
public:
    SourcesPage(ScenarioDocument& document, QWidget* parent);

    void refresh() override;

signals:
    void fieldRequested(const QString& pointer);

private:
    void editCurrent();

    QTreeWidget* m_table;
};

} // namespace rackrate
