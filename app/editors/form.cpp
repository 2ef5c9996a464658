// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/form.h"

#include "app/editors/listsection.h"
#include "app/workbook/scenariodocument.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int between = 16;

} // namespace

Form::Form(ScenarioDocument& document, const std::string& pointer, QWidget* parent)
    : QWidget(parent), m_document(document), m_pointer(pointer), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(between);
}

void Form::title(const QString& text, const QString& subtitle)
{
    m_section.clear();
    auto* head = new QWidget(this);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(between);
    if (m_column->count() > 0) {
        auto* rule = new QFrame(head);
        rule->setProperty("role", QStringLiteral("rule"));
        column->addWidget(rule);
    }
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    auto* label = new QLabel(text, head);
    label->setProperty("role", QStringLiteral("sectionTitle"));
    auto* small = new QLabel(subtitle, head);
    small->setProperty("role", QStringLiteral("hint"));
    line->addWidget(label);
    line->addWidget(small, 1);
    column->addLayout(line);
    m_column->addWidget(head);
    m_section.push_back(head);
}

void Form::startRow()
{
    auto* holder = new QWidget(this);
    m_row = new QGridLayout(holder);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setHorizontalSpacing(between);
    m_row->setVerticalSpacing(0);
    for (int column = 0; column < columns; ++column) {
        m_row->setColumnStretch(column, 1);
        // A grid drops the gaps around columns without a widget of their own; fields of all rows would not line up.
        auto* strut = new QWidget(holder);
        strut->setFixedHeight(0);
        m_row->addWidget(strut, 1, column);
    }
    m_column->addWidget(holder);
    m_section.push_back(holder);
    m_rows.push_back({holder, m_row, {}, false});
}

void Form::place(QWidget* widget, int column, int span)
{
    m_row->addWidget(widget, 0, column, 1, span, Qt::AlignTop);
}

void Form::row(const Row& places)
{
    startRow();
    int column = 0;
    for (const Place& item : places) {
        auto* box = new FieldBox(m_document, m_pointer + "/" + item.key, this);
        connect(box, &FieldBox::focused, this, &Form::fieldFocused);
        place(box, column, item.span);
        column += item.span;
        m_boxes.push_back(box);
        m_rows.back().boxes.emplace_back(box, item.span);
    }
}

void Form::add(QWidget* widget)
{
    m_column->addWidget(widget);
    m_section.push_back(widget);
}

void Form::addBeside(QWidget* widget, int column, int span)
{
    place(widget, column, span);
    m_rows.back().fixed = true;
}

ListSection* Form::list(const char* key, const std::vector<Row>& rows)
{
    auto* section = new ListSection(m_document, m_pointer + "/" + key, rows, this);
    connect(section, &ListSection::fieldFocused, this, &Form::fieldFocused);
    m_lists.push_back(section);
    add(section);
    return section;
}

void Form::showWhen(std::initializer_list<const char*> keys, const Condition& condition)
{
    Rule rule{{}, condition};
    for (const char* key : keys) {
        if (FieldBox* found = box(key))
            rule.widgets.push_back(found);
    }
    m_rules.push_back(std::move(rule));
}

void Form::showSection(const std::vector<QWidget*>& widgets, const Condition& condition)
{
    m_rules.push_back({widgets, condition});
}

void Form::showSectionWhen(const Condition& condition)
{
    m_rules.push_back({m_section, condition});
}

FieldBox* Form::box(const std::string& key) const
{
    const std::string pointer = m_pointer + "/" + key;
    const auto found = std::find_if(m_boxes.begin(), m_boxes.end(), [&](const FieldBox* box) { return box->pointer() == pointer; });
    return found == m_boxes.end() ? nullptr : *found;
}

void Form::refresh()
{
    const Json* object = m_document.at(m_pointer);
    if (!object && !m_pointer.empty())
        return;
    for (const RowOfBoxes& row : m_rows)
        row.holder->show();
    for (const Rule& rule : m_rules) {
        const bool applies = rule.condition(object);
        for (QWidget* widget : rule.widgets)
            widget->setVisible(applies);
    }
    compactRows();
    for (FieldBox* box : m_boxes)
        box->refresh();
    for (ListSection* list : m_lists)
        list->refresh();
}

/// Fields that do not apply leave no gap behind.
void Form::compactRows()
{
    for (const RowOfBoxes& row : m_rows) {
        if (row.fixed)
            continue;
        for (const auto& entry : row.boxes)
            row.grid->removeWidget(entry.first);
        int column = 0;
        for (const auto& [box, span] : row.boxes) {
            if (box->isHidden())
                continue;
            row.grid->addWidget(box, 0, column, 1, span, Qt::AlignTop);
            column += span;
        }
        if (column == 0)
            row.holder->hide();
    }
}

FieldBox* Form::boxAt(const std::string& pointer) const
{
    FieldBox* best = nullptr;
    for (FieldBox* box : m_boxes) {
        const bool holds = pointer == box->pointer() || pointer.rfind(box->pointer() + "/", 0) == 0;
        if (holds && (!best || box->pointer().size() > best->pointer().size()))
            best = box;
    }
    for (const ListSection* list : m_lists) {
        if (FieldBox* inside = list->boxAt(pointer))
            best = inside;
    }
    return best;
}

} // namespace rackrate
