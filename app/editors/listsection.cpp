// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/listsection.h"

#include "app/editors/fieldfactory.h"
#include "app/theme/icons.h"
#include "app/workbook/scenariodocument.h"
#include "model/scenario/pointersteps.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace rackrate {
namespace {

QToolButton* cardButton(Icon which, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(which));
    button->setIconSize(QSize(14, 14));
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

} // namespace

ListSection::ListSection(ScenarioDocument& document, const std::string& listPointer, std::vector<Form::Row> rows,
                         QWidget* parent)
    : QWidget(parent), m_document(document), m_pointer(listPointer), m_rows(std::move(rows)), m_cards(new QVBoxLayout), m_empty(new QLabel(this)),
      m_add(new QPushButton(tr("Add"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_empty->setProperty("role", QStringLiteral("hint"));
    m_empty->setWordWrap(true);
    m_cards->setSpacing(8);
    m_add->setIcon(icon(Icon::Add));
    column->addWidget(m_empty);
    column->addLayout(m_cards);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &ListSection::addMember);
}

void ListSection::setNewMember(const std::function<Json()>& make, const QString& buttonText)
{
    m_make = make;
    m_add->setText(buttonText);
}

void ListSection::setArrange(const Arrange& arrange)
{
    m_arrange = arrange;
}

void ListSection::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

QStringList ListSection::keys() const
{
    QStringList keys;
    const Json* list = m_document.at(m_pointer);
    for (std::size_t index = 0; list && list->is_array() && index < list->size(); ++index)
        keys << QString::fromStdString(memberStep((*list)[index], index));
    return keys;
}

void ListSection::refresh()
{
    if (keys() != m_shown || m_cards->count() != m_shown.size())
        rebuild();
    for (Form* form : m_forms)
        form->refresh();
    m_empty->setVisible(m_shown.isEmpty() && !m_empty->text().isEmpty());
}

void ListSection::rebuild()
{
    while (QLayoutItem* item = m_cards->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_forms.clear();
    m_shown = keys();
    const Json* list = m_document.at(m_pointer);
    for (int index = 0; index < m_shown.size(); ++index)
        m_cards->addWidget(memberCard((*list)[static_cast<std::size_t>(index)], index, static_cast<int>(m_shown.size())));
}

QWidget* ListSection::memberCard(const Json& member, int index, int count)
{
    const std::string pointer = pointerTo(m_pointer, memberStep(member, static_cast<std::size_t>(index)));
    auto* card = new QFrame(this);
    card->setProperty("role", QStringLiteral("card"));
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(12, 8, 8, 12);
    row->setSpacing(8);
    auto* form = new Form(m_document, pointer, card);
    for (const Form::Row& places : m_rows)
        form->row(places);
    if (m_arrange)
        m_arrange(*form);
    connect(form, &Form::fieldFocused, this, &ListSection::fieldFocused);
    m_forms << form;
    row->addWidget(form, 1);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(0);
    QToolButton* remove = cardButton(Icon::Remove, tr("Remove"), card);
    QToolButton* up = cardButton(Icon::Up, tr("Move up"), card);
    QToolButton* down = cardButton(Icon::Down, tr("Move down"), card);
    up->setEnabled(index > 0);
    down->setEnabled(index + 1 < count);
    connect(remove, &QToolButton::clicked, this, [this, pointer] { m_document.removeMember(pointer, tr("Entry removed")); });
    connect(up, &QToolButton::clicked, this, [this, pointer, index] { m_document.moveMember(pointer, index - 1, tr("Entry moved")); });
    connect(down, &QToolButton::clicked, this, [this, pointer, index] { m_document.moveMember(pointer, index + 1, tr("Entry moved")); });
    for (QToolButton* button : {remove, up, down})
        buttons->addWidget(button);
    buttons->addStretch(1);
    row->addLayout(buttons);
    return card;
}

void ListSection::addMember()
{
    const int end = static_cast<int>(m_shown.size());
    m_document.insertMember(m_pointer, end, m_make ? m_make() : Json::object(), tr("Entry added"));
}

FieldBox* ListSection::boxAt(const std::string& pointer) const
{
    for (const Form* form : m_forms) {
        if (FieldBox* box = form->boxAt(pointer))
            return box;
    }
    return nullptr;
}

} // namespace rackrate
