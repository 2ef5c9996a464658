// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/editorpage.h"

namespace rackrate {

class DensityGlyph;
class GrowthChart;

/// One stream of demand: how much, how it grows and moves through week and year, what a job or a request needs.
class WorkloadPage : public EditorPage {
    Q_OBJECT
public:
    WorkloadPage(ScenarioDocument& document, const std::string& key, QWidget* parent);

    void refresh() override;

private:
    void buildDemand(Form& form);
    void buildEvents(Form& form);
    void buildService(Form& form);
    void refreshTitle();

    Form* m_form;
    DensityGlyph* m_density;
    GrowthChart* m_growth;
};

} // namespace rackrate
