// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/fieldbox.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace rackrate {

class DensityGlyph;
class ScenarioDocument;

/// Below the editor: what the field in focus means, where its value comes from, its density when it is uncertain.
class FieldStrip : public QWidget {
    Q_OBJECT
public:
    FieldStrip(ScenarioDocument& document, QWidget* parent);

    void showField(FieldBox* box);
    void refresh();

private:
    ScenarioDocument& m_document;
    QPointer<FieldBox> m_box;
    QLabel *m_name, *m_help, *m_source;
    QPushButton* m_edit;
    DensityGlyph* m_density;
};

} // namespace rackrate
