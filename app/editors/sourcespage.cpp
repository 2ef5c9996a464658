// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/sourcespage.h"

#include "app/editors/sourcedialog.h"
#include "app/editors/sources.h"
#include "app/theme/theme.h"
#include "app/widgets/stretchcolumns.h"
#include "app/workbook/scenariodocument.h"
#include "simulation/decisions/sourcetext.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace rackrate {
namespace {

constexpr int rowHeight = 28, headHeight = 30, mostRows = 22;
enum Column { NameColumn, SourceColumn, DateColumn, StateColumn, ColumnCount };

} // namespace

SourcesPage::SourcesPage(ScenarioDocument& document, QWidget* parent)
    : EditorPage(document, "/sources", parent), m_table(new QTreeWidget(this))
{
    setTitle(tr("Sources"));
    auto* hint =
        new QLabel(tr("Every field can carry a source, a date and a note: focus it and choose “Source and date” below the page."), this);
    hint->setProperty("role", QStringLiteral("hint"));
    hint->setWordWrap(true);
    body()->addWidget(hint);
    m_table->setHeaderLabels({tr("Input"), tr("Source"), tr("As of"), tr("State")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAccessibleName(tr("Sources"));
    stretchColumns(*m_table, {NameColumn, SourceColumn}, 160);
    body()->addWidget(m_table);
    auto* buttons = new QHBoxLayout;
    auto* edit = new QPushButton(tr("Source and date…"), this);
    auto* jump = new QPushButton(tr("Go to the field"), this);
    connect(edit, &QPushButton::clicked, this, &SourcesPage::editCurrent);
    connect(jump, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem* item = m_table->currentItem())
            emit fieldRequested(item->data(0, Qt::UserRole).toString());
    });
    connect(m_table, &QTreeWidget::itemActivated, this, &SourcesPage::editCurrent);
    buttons->addWidget(edit);
    buttons->addWidget(jump);
    buttons->addStretch(1);
    body()->addLayout(buttons);
    body()->addStretch(1);
    SourcesPage::refresh();
}

void SourcesPage::refresh()
{
    const QString current = m_table->currentItem() ? m_table->currentItem()->data(0, Qt::UserRole).toString() : QString();
    m_table->clear();
    const Json& tree = document().tree();
    std::vector<std::string> paths;
    std::set<std::string> known;
    const auto take = [&](const std::string& path) {
        if (known.insert(path).second)
            paths.push_back(path);
    };
    for (const Json& path : tree.value("calibrated", Json::array()))
        take(path.is_string() ? path.get<std::string>() : std::string());
    const Json notes = tree.value("notes", Json::object());
    for (auto note = notes.begin(); note != notes.end(); ++note)
        take(note.key());
    for (const std::string& path : paths) {
        const SourceNote note = noteAt(tree, path);
        auto* item = new QTreeWidgetItem(m_table);
        item->setData(0, Qt::UserRole, QString::fromStdString(path));
        item->setText(NameColumn, pathLabel(tree, path));
        item->setText(SourceColumn, note.source.isEmpty() ? note.text : sourceText(note.source.toStdString()));
        item->setToolTip(SourceColumn, note.text);
        item->setText(DateColumn, note.asOf.isValid() ? dateText(note.asOf) : QString());
        if (note.old(QDate::currentDate()))
            item->setForeground(DateColumn, currentTheme().warningText);
        const QString changed = changedText(document(), path);
        item->setText(StateColumn, !changed.isEmpty() ? tr("changed") : isCalibrated(tree, path) ? tr("calibrated") : QString());
        item->setToolTip(StateColumn, changed);
        if (!changed.isEmpty())
            item->setForeground(StateColumn, currentTheme().warningText);
        if (item->data(0, Qt::UserRole).toString() == current)
            m_table->setCurrentItem(item);
    }
    m_table->setFixedHeight(headHeight + rowHeight * std::clamp(m_table->topLevelItemCount(), 1, mostRows));
    EditorPage::refresh();
}

void SourcesPage::editCurrent()
{
    if (const QTreeWidgetItem* item = m_table->currentItem())
        editSource(document(), item->data(0, Qt::UserRole).toString().toStdString(), this);
}

} // namespace rackrate
