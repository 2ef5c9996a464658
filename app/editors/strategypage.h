// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/editorpage.h"

class QButtonGroup;

namespace rackrate {

class PoolEditor;

/// One way to meet all workloads: pools as cards, the chosen pool's tranches in merit order, overheads.
class StrategyPage : public EditorPage {
    Q_OBJECT
public:
    StrategyPage(ScenarioDocument& document, const std::string& key, QWidget* parent);

    void refresh() override;
    void setAnswer(const std::shared_ptr<const Answer>& answer) override;
    bool focusField(const std::string& pointer) override;

private:
    void buildPools();
    void buildOverheads();
    void refreshTitle();
    void refreshCards();
    void choosePool(const std::string& pool);
    void addPool();
    QWidget* poolCard(const Json& pool);

    std::string m_pool; ///< id of the chosen pool
    ElidedLabel* m_summary;
    QHBoxLayout* m_cards;
    QVBoxLayout* m_poolPlace;
    PoolEditor* m_poolEditor = nullptr;
};

} // namespace rackrate
