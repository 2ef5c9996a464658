// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/form.h"

#include <QAbstractButton>

class QLabel;
class QVBoxLayout;

namespace rackrate {

class TickBox;
class TrancheStack;

/// A pool as a card: name, what it serves, its supply as a bar of tints.
class PoolCard : public QAbstractButton {
    Q_OBJECT
public:
    PoolCard(int strategy, QWidget* parent);

    void setPool(const QString& name, const QString& serves, const Json& tranches);
    QSize sizeHint() const override { return {200, 72}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_strategy;
    QString m_serves;
    std::vector<std::pair<double, double>> m_parts; ///< size and tint of each tranche
};

/// How dark a tranche is drawn: owned and colocated 0.7, reserved and dedicated 0.55, on demand 0.14.
double trancheTint(const std::string& procurement);

/// One pool: what it serves, sharing, autoscaling, and its tranches as a stack with a form for the chosen one.
class PoolEditor : public QWidget {
    Q_OBJECT
public:
    PoolEditor(ScenarioDocument& document, const std::string& pointer, QWidget* parent);

    void refresh();
    FieldBox* boxAt(const std::string& pointer);

signals:
    void fieldFocused(rackrate::FieldBox* box);

private:
    void buildSharing();
    void chooseTranche(const std::string& id);
    void buildTrancheForm();
    void addTranche();
    std::string trancheList() const { return m_pointer + "/tranches"; }

    ScenarioDocument& m_document;
    std::string m_pointer, m_tranche;
    Form* m_form;
    TickBox* m_shared;
    Form* m_sharing;
    TrancheStack* m_stack;
    QVBoxLayout* m_tranchePlace;
    QLabel* m_trancheTitle;
    Form* m_trancheForm = nullptr;
};

} // namespace rackrate
