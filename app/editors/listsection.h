// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/form.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rackrate {

/// The members of a list as a stack of small forms with buttons to add, remove and move.
class ListSection : public QWidget {
    Q_OBJECT
public:
    /// Called on each member's form after it is built, to add conditions.
    using Arrange = std::function<void(Form& form)>;

    ListSection(ScenarioDocument& document, const std::string& listPointer, std::vector<Form::Row> rows, QWidget* parent);

    /// What a new member starts as; without it the schema's required fields with their smallest sensible values.
    void setNewMember(const std::function<Json()>& make, const QString& buttonText);
    void setArrange(const Arrange& arrange);
    /// The sentence shown while the list is empty.
    void setEmptyText(const QString& text);

    void refresh();
    FieldBox* boxAt(const std::string& pointer) const;

signals:
    void fieldFocused(rackrate::FieldBox* box);

private:
    void rebuild();
    QWidget* memberCard(const Json& member, int index, int count);
    QStringList keys() const;
    void addMember();

    ScenarioDocument& m_document;
    std::string m_pointer;
    std::vector<Form::Row> m_rows;
    std::function<Json()> m_make;
    Arrange m_arrange;
    QStringList m_shown;
    QList<Form*> m_forms;
    QVBoxLayout* m_cards;
    QLabel* m_empty;
    QPushButton* m_add;
};

} // namespace rackrate
