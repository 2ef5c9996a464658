// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/editorpage.h"

namespace rackrate {

/// What is asked, over which time, and how it is simulated.
class ScenarioPage : public EditorPage {
    Q_OBJECT
public:
    ScenarioPage(ScenarioDocument& document, QWidget* parent);
};

/// How prices move.
class MarketPage : public EditorPage {
    Q_OBJECT
public:
    MarketPage(ScenarioDocument& document, QWidget* parent);
};

class FinancePage : public EditorPage {
    Q_OBJECT
public:
    FinancePage(ScenarioDocument& document, QWidget* parent);
};

} // namespace rackrate
