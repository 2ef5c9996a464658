// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/outline.h"

#include "app/editors/editorpage.h"
#include "app/editors/sources.h"
#include "app/pages/resultpages.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/widgets/numbertext.h"
#include "app/widgets/simplefields.h"
#include "app/workbook/scenariodocument.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"
#include "simulation/plan/distributions.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace rackrate {
namespace {

constexpr int keyRole = Qt::UserRole;

QString nameOf(const Json& member, const std::string& id)
{
    return localizedText(member.contains("name") ? member["name"] : Json(id), languageOf(QLocale()));
}

QString demandText(const Demand& demand)
{
    NumberFormat format;
    format.locale = QLocale();
    const QString figure = roundedNumberText(baseCase(demand.base), format);
    switch (demand.unit) {
    case DemandUnit::GpuHoursPerMonth: return Outline::tr("%1 GPU-h").arg(figure);
    case DemandUnit::RequestsPerSecond: return Outline::tr("%1/s").arg(figure);
    case DemandUnit::JobsPerMonth: return baseCase(demand.base) == 1 ? Outline::tr("1 job") : Outline::tr("%1 jobs").arg(figure);
    }
    return figure;
}

int oldPrices(const Json& tree)
{
    int count = 0;
    for (const Json& offer : tree.value("offers", Json::array())) {
        const SourceNote note{{}, {}, QDate::fromString(QString::fromStdString(offer.value("asOf", std::string())), Qt::ISODate)};
        count += note.old(QDate::currentDate()) ? 1 : 0;
    }
    return count;
}

/// Draws the figure of the hidden second column at the right end, so that each name has the room its own figure leaves.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QModelIndex right = index.siblingAtColumn(1);
        const QString figure = right.data().toString();
        const QFont font = right.data(Qt::FontRole).value<QFont>();
        const int width = figure.isEmpty() ? 0 : QFontMetrics(font).horizontalAdvance(figure);
        QStyleOptionViewItem name = option;
        name.rect.setRight(option.rect.right() - (width > 0 ? width + 2 * margin : margin));
        QStyledItemDelegate::paint(painter, name, index);
        painter->save();
        painter->setFont(font);
        painter->setPen(right.data(Qt::ForegroundRole).value<QBrush>().color());
        painter->drawText(option.rect.adjusted(0, 0, -margin, 0), Qt::AlignRight | Qt::AlignVCenter, figure);
        painter->restore();
    }

private:
    static constexpr int margin = 10;
};

QTreeWidgetItem* itemOf(QTreeWidgetItem* root, const QString& key)
{
    for (int index = 0; index < root->childCount(); ++index) {
        QTreeWidgetItem* child = root->child(index);
        if (child->data(0, keyRole).toString() == key)
            return child;
        if (QTreeWidgetItem* below = itemOf(child, key))
            return below;
    }
    return nullptr;
}

} // namespace

Outline::Outline(QWidget* parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("outline"));
    setColumnCount(2);
    setHeaderHidden(true);
    setIndentation(16);
    setIconSize(QSize(16, 16));
    setRootIsDecorated(true);
    setUniformRowHeights(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Outline"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    setColumnHidden(1, true);
    setItemDelegate(new RowDelegate(this));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const QString key = item ? item->data(0, keyRole).toString() : QString();
        if (!key.isEmpty())
            emit chosen(key);
    });
    connect(this, &QWidget::customContextMenuRequested, this, [this](const QPoint& point) {
        if (const QTreeWidgetItem* item = itemAt(point))
            emit menuRequested(item->data(0, keyRole).toString(), viewport()->mapToGlobal(point));
    });
}

void Outline::show(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer)
{
    const QSignalBlocker quiet(this);
    const QString current = currentKey();
    clear();
    addInputs(document, answer);
    addResults();
    markFindings(document);
    expandAll();
    setCurrentKey(current);
}

QString Outline::currentKey() const
{
    return currentItem() ? currentItem()->data(0, keyRole).toString() : QString();
}

void Outline::setCurrentKey(const QString& key)
{
    const QSignalBlocker quiet(this);
    if (QTreeWidgetItem* item = itemOf(invisibleRootItem(), key))
        setCurrentItem(item);
}

QTreeWidgetItem* Outline::addHead(const QString& text)
{
    auto* head = new QTreeWidgetItem(this, {text});
    head->setFlags(Qt::ItemIsEnabled);
    head->setFont(0, uiFont(type::label));
    head->setForeground(0, currentTheme().ink3);
    head->setSizeHint(0, QSize(0, 36));
    head->setFirstColumnSpanned(true);
    return head;
}

QTreeWidgetItem* Outline::addPage(QTreeWidgetItem* parent, const QString& key, const QString& text, const QIcon& mark)
{
    auto* item = parent ? new QTreeWidgetItem(parent, {text}) : new QTreeWidgetItem(this, {text});
    item->setData(0, keyRole, key);
    item->setIcon(0, mark);
    item->setFont(1, uiFont(type::label));
    item->setForeground(1, currentTheme().ink3);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setSizeHint(0, QSize(0, 28));
    return item;
}

void Outline::setFigure(QTreeWidgetItem* item, const QString& figure, bool warn)
{
    item->setText(1, figure);
    if (warn)
        item->setForeground(1, currentTheme().warningText);
}

void Outline::addInputs(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer)
{
    const Json& tree = document.tree();
    const Scenario& scenario = document.reading().scenario;
    addHead(tr("Inputs"));
    setFigure(addPage(nullptr, QStringLiteral("/scenario"), tr("Scenario")), monthsText(scenario.months));
    addWorkloads(document);
    addStrategies(document, answer);
    QTreeWidgetItem* offers = addPage(nullptr, QStringLiteral("/offers"), tr("Offers"));
    const int old = oldPrices(tree);
    setFigure(offers, old > 0 ? tr("%1 old").arg(old) : QString::number(tree.value("offers", Json::array()).size()), old > 0);
    addPage(nullptr, QStringLiteral("/market"), tr("Market and prices"));
    NumberFormat percent;
    percent.percent = true;
    percent.locale = QLocale();
    setFigure(addPage(nullptr, QStringLiteral("/finance"), tr("Finance")), roundedNumberText(scenario.finance.discountRate, percent));
    setFigure(addPage(nullptr, QStringLiteral("/uncertainty"), tr("Uncertainty")), tr("%n input(s)", nullptr, int(uncertainPaths(tree).size())));
    setFigure(addPage(nullptr, QStringLiteral("/sources"), tr("Sources")), QString::number(tree.value("notes", Json::object()).size()));
}

void Outline::addWorkloads(const ScenarioDocument& document)
{
    QTreeWidgetItem* group = addPage(nullptr, {}, tr("Workloads"));
    group->setFlags(Qt::ItemIsEnabled);
    const Json workloads = document.tree().value("workloads", Json::array());
    for (std::size_t index = 0; index < workloads.size(); ++index) {
        const std::string id = memberStep(workloads[index], index);
        QTreeWidgetItem* item = addPage(group, QString::fromStdString(pointerTo("/workloads", id)), nameOf(workloads[index], id), workloadMark());
        if (const Workload* workload = document.reading().scenario.workload(id))
            setFigure(item, demandText(workload->demand));
    }
}

void Outline::addStrategies(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer)
{
    QTreeWidgetItem* group = addPage(nullptr, {}, tr("Strategies"));
    group->setFlags(Qt::ItemIsEnabled);
    const Json strategies = document.tree().value("strategies", Json::array());
    if (answer && document.reading().usable())
        setFigure(group, tr("mean, %1 m").arg(answer->results.months));
    else if (answer)
        setFigure(group, tr("before the change"), true);
    for (std::size_t index = 0; index < strategies.size(); ++index) {
        const std::string id = memberStep(strategies[index], index);
        QTreeWidgetItem* item = addPage(group, QString::fromStdString(pointerTo("/strategies", id)), nameOf(strategies[index], id),
                                        strategyMark(static_cast<int>(index)));
        const StrategyResult* result = answer ? answer->results.strategy(id) : nullptr;
        if (result)
            setFigure(item, moneyText(result->totalCost.mean, answer->scenario.currency, QLocale()));
    }
}

void Outline::addResults()
{
    addHead(tr("Results"));
    for (const ResultPageInfo& page : resultPageList())
        addPage(nullptr, QStringLiteral("result:") + page.id, page.title);
}

void Outline::markFindings(const ScenarioDocument& document)
{
    std::set<QString> wrong;
    for (const Finding& finding : document.reading().findings) {
        if (finding.severity == Severity::Error)
            wrong.insert(QString::fromStdString(pageKeyOf(finding.path)));
    }
    for (const QString& key : wrong) {
        if (QTreeWidgetItem* item = itemOf(invisibleRootItem(), key)) {
            item->setForeground(0, currentTheme().errorText);
            setFigure(item, tr("check"));
            item->setForeground(1, currentTheme().errorText);
        }
    }
}

void Outline::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool current = selectionModel() && selectionModel()->isRowSelected(index.row(), index.parent());
    if (current)
        painter->fillRect(option.rect, currentTheme().selection);
    QTreeWidget::drawRow(painter, option, index);
    if (current)
        painter->fillRect(QRect(0, option.rect.top(), 3, option.rect.height()), currentTheme().accent);
}

} // namespace rackrate
