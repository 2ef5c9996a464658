// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/uncertaintypage.h"

#include "app/editors/fieldfactory.h"
#include "app/editors/form.h"
#include "app/editors/listsection.h"
#include "app/editors/sources.h"
#include "app/widgets/distributionforms.h"
#include "app/widgets/stretchcolumns.h"
#include "app/workbook/scenariodocument.h"
#include "simulation/plan/distributions.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int rowHeight = 28, headHeight = 30, mostRows = 14;
enum Column { NameColumn, FamilyColumn, LowColumn, MedianColumn, HighColumn, UnitColumn, DrawColumn, ColumnCount };

} // namespace

UncertaintyPage::UncertaintyPage(ScenarioDocument& document, QWidget* parent)
    : EditorPage(document, "/uncertainty", parent), m_table(new QTreeWidget(this))
{
    setTitle(tr("Uncertainty"));
    m_table->setHeaderLabels({tr("Uncertain number"), tr("Family"), tr("P5"), tr("Median"), tr("P95"), tr("Unit"), tr("Shared draw")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAccessibleName(tr("Uncertain numbers"));
    stretchColumns(*m_table, {NameColumn}, 200);
    for (const int column : {LowColumn, MedianColumn, HighColumn})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    connect(m_table, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { emit fieldRequested(item->data(0, Qt::UserRole).toString()); });
    auto* hint = new QLabel(tr("Every number below is drawn once in each future. Enter opens the field where it stands."), this);
    hint->setProperty("role", QStringLiteral("hint"));
    body()->addWidget(hint);
    body()->addWidget(m_table);
    addRule();
    Form* form = addForm({});
    form->title(tr("Correlations"), tr("rank correlation between two uncertain inputs, from −1 to 1"));
    ListSection* list = form->list("correlations", {{{"a", 2}, {"b", 2}}, {{"rho"}}});
    list->setNewMember(
        [this] {
            const std::vector<std::string> paths = uncertainPaths(this->document().tree());
            return Json{
                {"a", paths.empty() ? std::string() : paths.front()}, {"b", paths.empty() ? std::string() : paths.back()}, {"rho", 0}};
        },
        tr("Add a correlation"));
    list->setEmptyText(tr("All uncertain inputs are independent of each other, except those that share a draw."));
    body()->addStretch(1);
    UncertaintyPage::refresh();
}

void UncertaintyPage::refresh()
{
    m_table->clear();
    const Json& tree = document().tree();
    const std::string currency = tree.value("currency", std::string("USD"));
    for (const std::string& path : uncertainPaths(tree)) {
        const Json& value = *document().at(path);
        const Field* field = fieldAt(tree, path);
        const auto distribution = distributionOf(value);
        auto* item = new QTreeWidgetItem(m_table);
        item->setData(0, Qt::UserRole, QString::fromStdString(path));
        item->setText(NameColumn, pathLabel(tree, path));
        item->setToolTip(NameColumn, pathLabel(tree, path));
        item->setText(FamilyColumn, distributionLabel(formOf(value)->label));
        item->setText(UnitColumn, field ? unitText(*field, currency) : QString());
        item->setText(DrawColumn, QString::fromStdString(value.value("draw", std::string())));
        for (const int column : {LowColumn, MedianColumn, HighColumn})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (!distribution || !field)
            continue;
        const DistributionSummary summary = summarise(*distribution);
        const NumberFormat format = numberFormat(*field);
        item->setText(LowColumn, roundedNumberText(summary.p5, format));
        item->setText(MedianColumn, roundedNumberText(summary.p50, format));
        item->setText(HighColumn, roundedNumberText(summary.p95, format));
    }
    m_table->setFixedHeight(headHeight + rowHeight * std::clamp(m_table->topLevelItemCount(), 1, mostRows));
    EditorPage::refresh();
}

} // namespace rackrate
