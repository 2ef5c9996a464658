// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/editorpage.h"

class QTreeWidget;

namespace rackrate {

/// All uncertain numbers in one table, and how they move together.
class UncertaintyPage : public EditorPage {
    Q_OBJECT
public:
    UncertaintyPage(ScenarioDocument& document, QWidget* parent);

    void refresh() override;

signals:
    void fieldRequested(const QString& pointer);

private:
    QTreeWidget* m_table;
};

} // namespace rackrate
