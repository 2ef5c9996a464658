// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/editorpage.h"

class QTreeWidget;

namespace rackrate {

/// Everything that can be bought or rented in this scenario: a table, and the form of the chosen offer.
class OffersPage : public EditorPage {
    Q_OBJECT
public:
    OffersPage(ScenarioDocument& document, QWidget* parent);

    void refresh() override;
    bool focusField(const std::string& pointer) override;

private:
    void fillTable();
    void choose(const std::string& offer);
    void addOffer();

    std::string m_offer;
    QTreeWidget* m_table;
    QVBoxLayout* m_place;
    Form* m_form = nullptr;
};

} // namespace rackrate
