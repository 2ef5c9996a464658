// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/fieldbox.h"

#include <QWidget>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace rackrate {

class ListSection;
class ScenarioDocument;

/// Fields of one object of the scenario in rows of four columns. Keys are pointers relative to the object: "demand/base".
class Form : public QWidget {
    Q_OBJECT
public:
    static constexpr int columns = 4;

    /// One place of a row: a field and how many of the four columns it takes.
    struct Place {
        const char* key;
        int span = 1;
    };
    /// Says from the object's tree (or null while it is absent) whether something applies.
    using Condition = std::function<bool(const Json* object)>;

    Form(ScenarioDocument& document, const std::string& pointer, QWidget* parent);

    void title(const QString& text, const QString& subtitle = {});
    using Row = std::vector<Place>;
    void row(const Row& places);
    void add(QWidget* widget);
    /// A widget right of the last row's fields, from `column` on.
    void addBeside(QWidget* widget, int column, int span);
    /// All members of a list, each with its own rows.
    ListSection* list(const char* key, const std::vector<Row>& rows);

    /// Fields and rows apply only while `condition` holds; others are hidden, their values stay in the file.
    void showWhen(std::initializer_list<const char*> keys, const Condition& condition);
    void showSection(const std::vector<QWidget*>& widgets, const Condition& condition);
    /// Everything since the last title(), title included.
    void showSectionWhen(const Condition& condition);

    FieldBox* box(const std::string& key) const;
    const std::vector<FieldBox*>& boxes() const { return m_boxes; }
    const std::string& pointer() const { return m_pointer; }
    ScenarioDocument& document() const { return m_document; }

    virtual void refresh();
    /// The box of an absolute pointer here or in a list below, or null.
    FieldBox* boxAt(const std::string& pointer) const;

signals:
    void fieldFocused(rackrate::FieldBox* box);

private:
    struct RowOfBoxes {
        QWidget* holder;
        QGridLayout* grid;
        std::vector<std::pair<FieldBox*, int>> boxes; ///< with their spans
        bool fixed; ///< something stands beside the boxes
    };
    void compactRows();
    struct Rule {
        std::vector<QWidget*> widgets;
        Condition condition;
    };
    void startRow();
    void place(QWidget* widget, int column, int span);

    ScenarioDocument& m_document;
    std::string m_pointer;
    QVBoxLayout* m_column;
    QGridLayout* m_row = nullptr;
    std::vector<QWidget*> m_section;
    std::vector<FieldBox*> m_boxes;
    std::vector<ListSection*> m_lists;
    std::vector<RowOfBoxes> m_rows;
    std::vector<Rule> m_rules;
};

} // namespace rackrate
