// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/strategypage.h"

#include "app/commands/structure.h"
#include "app/editors/fieldfactory.h"
#include "app/editors/form.h"
#include "app/editors/listsection.h"
#include "app/editors/pooleditor.h"
#include "app/theme/icons.h"
#include "app/widgets/elidedlabel.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

QString nameOf(const Json& member, const std::string& id)
{
    return localizedText(member.contains("name") ? member["name"] : Json(id), languageOf(QLocale()));
}

} // namespace

StrategyPage::StrategyPage(ScenarioDocument& document, const std::string& key, QWidget* parent)
    : EditorPage(document, key, parent), m_summary(new ElidedLabel(this)), m_cards(new QHBoxLayout), m_poolPlace(new QVBoxLayout)
{
    m_summary->setProperty("role", QStringLiteral("hint"));
    m_summary->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    titleLine()->insertWidget(titleLine()->count() - 1, m_summary);
    auto* duplicate = new QPushButton(tr("Duplicate"), this);
    connect(duplicate, &QPushButton::clicked, this, [this] {
        const std::string id = duplicateObject(this->document(), this->key());
        emit pageRequested(QString::fromStdString(pointerTo(parentPointer(this->key()), id)));
    });
    titleLine()->addWidget(duplicate);
    Form* names = addForm(key);
    names->row({{"name", 2}, {"id", 2}});
    names->row({{"description", 4}});
    buildPools();
    buildOverheads();
    body()->addStretch(1);
    StrategyPage::refresh();
}

void StrategyPage::buildPools()
{
    auto* title = new QLabel(tr("Pools"), this);
    title->setProperty("role", QStringLiteral("sectionTitle"));
    addRule();
    body()->addWidget(title);
    m_cards->setSpacing(16);
    body()->addLayout(m_cards);
    body()->addLayout(m_poolPlace);
}

void StrategyPage::buildOverheads()
{
    addRule();
    Form* form = addForm(key());
    form->title(tr("Staff"), tr("people this strategy needs, cloud included"));
    form->row({{"staff/fullTimeEquivalents", 2}, {"staff/salaryPerYear", 2}});
    form->row({{"staff/fullTimeEquivalentsPerOwnedGpu", 2}});
    form->title(tr("Storage and network"));
    form->row({{"storage/terabytes"}, {"storage/pricePerTerabyteMonth"}, {"storage/growthPerYear"}});
    form->row({{"network/fixedPerMonth"}, {"network/egressGigabytesPerMonth"}, {"network/pricePerGigabyte"}, {"softwarePerGpuYear"}});
    form->title(tr("One-off costs"), tr("grants are negative"));
    ListSection* costs = form->list("oneOff", {{{"name", 2}, {"id", 2}}, {{"month", 2}, {"amount", 2}}});
    costs->setNewMember(
        [] {
            return Json{{"id", "one-off"}, {"name", tr("One-off cost").toStdString()}, {"month", 1}, {"amount", 0}};
        },
        tr("Add a one-off cost"));
    form->title(tr("Levers in use"), tr("defined by the workloads"));
    ListSection* levers = form->list("levers", {{{"id", 2}, {"from"}, {"oneOff"}}, {{"note", 4}}});
    levers->setNewMember([this] { return firstUnusedLever(document().tree(), key()); }, tr("Use a lever"));
    levers->setEmptyText(tr("This strategy uses no lever."));
}

void StrategyPage::refresh()
{
    refreshTitle();
    refreshCards();
    EditorPage::refresh();
    if (m_poolEditor)
        m_poolEditor->refresh();
}

void StrategyPage::refreshTitle()
{
    const Json* strategy = document().at(key());
    const Json* list = document().at("/strategies");
    if (!strategy || !list)
        return;
    const std::size_t index = memberIndex(*list, lastStep(key()));
    setMark(strategyMark(static_cast<int>(index)));
    setTitle(nameOf(*strategy, lastStep(key())), tr("strategy %1 of %2").arg(index + 1).arg(list->size()));
}

void StrategyPage::setAnswer(const std::shared_ptr<const Answer>& answer)
{
    const StrategyResult* result = answer ? answer->results.strategy(lastStep(key())) : nullptr;
    if (!result) {
        m_summary->setFullText({});
        return;
    }
    m_summary->setFullText(tr("mean total %1 · cheapest in %2 of futures")
                               .arg(moneyText(result->totalCost.mean, answer->scenario.currency, QLocale()),
                                    cheapestTexts(answer->results, QLocale())[result - answer->results.strategies.data()]));
}

void StrategyPage::refreshCards()
{
    const Json* pools = document().at(key() + "/pools");
    QStringList ids;
    for (std::size_t index = 0; pools && index < pools->size(); ++index)
        ids << QString::fromStdString(memberStep((*pools)[index], index));
    bool focused = false; // a card that is made anew does not pass its focus on to whatever comes next
    while (QLayoutItem* item = m_cards->takeAt(0)) {
        focused = focused || (qobject_cast<PoolCard*>(item->widget()) && item->widget()->hasFocus());
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (!ids.contains(QString::fromStdString(m_pool)))
        choosePool(ids.isEmpty() ? std::string() : ids.first().toStdString());
    for (std::size_t index = 0; pools && index < pools->size(); ++index) {
        QWidget* card = poolCard((*pools)[index]);
        m_cards->addWidget(card, 1);
        if (!focused || ids[int(index)].toStdString() != m_pool)
            continue;
        card->show(); // the layout would do so later
        card->setFocus(Qt::OtherFocusReason);
    }
    auto* add = new QPushButton(icon(Icon::Add), tr("Pool"), this);
    add->setAccessibleName(tr("Add a pool"));
    connect(add, &QPushButton::clicked, this, &StrategyPage::addPool);
    m_cards->addWidget(add);
}

QWidget* StrategyPage::poolCard(const Json& pool)
{
    const std::string id = pool.value("id", std::string());
    const Json* list = document().at("/strategies");
    const int strategy = list ? static_cast<int>(memberIndex(*list, lastStep(key()))) : 0;
    auto* card = new PoolCard(strategy, this);
    QStringList served;
    for (const ChoiceEntry& entry : referenceEntries(document().tree(), "/workloads")) {
        const Json workloads = pool.value("workloads", Json::array());
        if (std::find(workloads.begin(), workloads.end(), entry.value) != workloads.end())
            served << entry.label;
    }
    card->setPool(nameOf(pool, id),
                  served.isEmpty() ? tr("serves no workload") : tr("serves %1").arg(QLocale().createSeparatedList(served)),
                  pool.value("tranches", Json::array()));
    card->setChecked(id == m_pool);
    connect(card, &QAbstractButton::clicked, this, [this, id] {
        choosePool(id);
        refreshCards();
    });
    return card;
}

void StrategyPage::choosePool(const std::string& pool)
{
    m_pool = pool;
    if (m_poolEditor) {
        m_poolEditor->hide();
        m_poolEditor->deleteLater();
    }
    m_poolEditor = nullptr;
    if (pool.empty())
        return;
    m_poolEditor = new PoolEditor(document(), pointerTo(key() + "/pools", pool), widget());
    connect(m_poolEditor, &PoolEditor::fieldFocused, this, &StrategyPage::fieldFocused);
    m_poolPlace->addWidget(m_poolEditor);
}

void StrategyPage::addPool()
{
    const Json* pools = document().at(key() + "/pools");
    const int end = pools ? static_cast<int>(pools->size()) : 0;
    m_pool = document().insertMember(key() + "/pools", end, newPool(document().tree()), tr("Pool added"));
    choosePool(m_pool);
    refresh();
}

bool StrategyPage::focusField(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    if (steps.size() > 3 && steps[2] == "pools") {
        if (steps[3] != m_pool) {
            choosePool(steps[3]);
            refresh();
        }
        FieldBox* box = m_poolEditor ? m_poolEditor->boxAt(pointer) : nullptr;
        if (!box)
            return false;
        reveal(box);
        return true;
    }
    return EditorPage::focusField(pointer);
}

} // namespace rackrate
