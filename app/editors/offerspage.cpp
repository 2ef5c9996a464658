// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/offerspage.h"

#include "app/commands/structure.h"
#include "app/editors/form.h"
#include "app/editors/sources.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/widgets/numbertext.h"
#include "app/widgets/simplefields.h"
#include "app/widgets/stretchcolumns.h"
#include "app/workbook/scenariodocument.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int rowHeight = 28, headHeight = 24, mostRows = 10;
enum Column { NameColumn, ProviderColumn, GpuColumn, OnDemandColumn, ReservedColumn, PurchaseColumn, DateColumn, ColumnCount };

QString priceAt(const Json& offer, const char* key)
{
    NumberFormat format;
    format.uncertain = true;
    format.locale = QLocale();
    return offer.contains(key) ? numberText(offer[key], format) : QStringLiteral("–");
}

} // namespace

OffersPage::OffersPage(ScenarioDocument& document, QWidget* parent)
    : EditorPage(document, "/offers", parent), m_table(new QTreeWidget(this)), m_place(new QVBoxLayout)
{
    setTitle(tr("Offers"));
    const QString currency = QString::fromStdString(document.tree().value("currency", std::string("USD")));
    m_table->setHeaderLabels({tr("Offer"), tr("Provider"), tr("GPUs"), tr("On demand, %1/h").arg(currency),
                              tr("Reserved, %1/h").arg(currency), tr("Purchase, %1").arg(currency), tr("As of")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAccessibleName(tr("Offers"));
    stretchColumns(*m_table, {NameColumn}, 140);
    for (const int column : {OnDemandColumn, ReservedColumn, PurchaseColumn})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item)
            choose(item->data(0, Qt::UserRole).toString().toStdString());
    });
    body()->addWidget(m_table);
    auto* buttons = new QHBoxLayout;
    auto* add = new QPushButton(icon(Icon::Add), tr("Add an offer"), this);
    auto* duplicate = new QPushButton(icon(Icon::Copy), tr("Duplicate"), this);
    auto* remove = new QPushButton(icon(Icon::Remove), tr("Remove"), this);
    connect(add, &QPushButton::clicked, this, &OffersPage::addOffer);
    connect(duplicate, &QPushButton::clicked, this, [this] {
        choose(this->document().duplicateMember(pointerTo("/offers", m_offer), tr("Offer duplicated")));
        refresh();
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        this->document().removeMember(pointerTo("/offers", m_offer), tr("Offer removed"));
        refresh();
    });
    for (QPushButton* button : {add, duplicate, remove})
        buttons->addWidget(button);
    buttons->addStretch(1);
    body()->addLayout(buttons);
    addRule();
    body()->addLayout(m_place);
    body()->addStretch(1);
    OffersPage::refresh();
}

void OffersPage::refresh()
{
    fillTable();
    const Json* offers = document().at("/offers");
    const bool exists = offers && !m_offer.empty() && memberIndex(*offers, m_offer) < offers->size();
    if (!exists)
        choose(offers && !offers->empty() ? memberStep((*offers)[0], 0) : std::string());
    if (m_form)
        m_form->refresh();
}

void OffersPage::fillTable()
{
    const QSignalBlocker quiet(m_table);
    m_table->clear();
    const Json* offers = document().at("/offers");
    const QDate today = QDate::currentDate();
    for (std::size_t index = 0; offers && offers->is_array() && index < offers->size(); ++index) {
        const Json& offer = (*offers)[index];
        const std::string id = memberStep(offer, index);
        auto* item = new QTreeWidgetItem(m_table);
        item->setData(0, Qt::UserRole, QString::fromStdString(id));
        item->setText(NameColumn, localizedText(offer.contains("name") ? offer["name"] : Json(id), languageOf(QLocale())));
        item->setText(ProviderColumn, QString::fromStdString(offer.value("provider", std::string())));
        item->setText(GpuColumn, tr("%1 × %2").arg(offer.value("gpus", 1)).arg(QString::fromStdString(offer.value("gpu", std::string()))));
        item->setText(OnDemandColumn, priceAt(offer, "onDemandPerHour"));
        item->setText(ReservedColumn, priceAt(offer, "reserved12PerHour"));
        item->setText(PurchaseColumn, priceAt(offer, "purchasePrice"));
        const SourceNote note{QString(), QString(),
                              QDate::fromString(QString::fromStdString(offer.value("asOf", std::string())), Qt::ISODate)};
        item->setText(DateColumn, note.asOf.isValid() ? dateText(note.asOf) : tr("undated"));
        if (note.old(today) || !note.asOf.isValid())
            item->setForeground(DateColumn, currentTheme().warningText);
        for (const int column : {OnDemandColumn, ReservedColumn, PurchaseColumn})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (id == m_offer)
            m_table->setCurrentItem(item);
    }
    m_table->setFixedHeight(headHeight + 6 + rowHeight * std::clamp(m_table->topLevelItemCount(), 2, mostRows));
}

void OffersPage::choose(const std::string& offer)
{
    if (offer == m_offer && m_form)
        return;
    m_offer = offer;
    if (m_form) {
        m_form->hide();
        m_form->deleteLater();
    }
    m_form = nullptr;
    if (offer.empty())
        return;
    m_form = new Form(document(), pointerTo("/offers", offer), widget());
    connect(m_form, &Form::fieldFocused, this, &OffersPage::fieldFocused);
    m_form->title(tr("Offer"));
    m_form->row({{"name", 2}, {"id", 2}});
    m_form->row({{"provider"}, {"region"}, {"gpu"}, {"gpus"}});
    m_form->title(tr("Prices"), tr("an empty price means that it is not offered"));
    m_form->row({{"onDemandPerHour"}, {"rentPerMonth"}, {"purchasePrice"}, {"depreciationMonths"}});
    m_form->row({{"reserved12PerHour", 2}, {"reserved36PerHour", 2}});
    m_form->row({{"source", 2}, {"asOf"}, {"currency"}});
    m_form->title(tr("Hardware"), tr("speed is relative to the reference GPU"));
    m_form->row({{"loadKilowatt"}, {"idleKilowatt"}});
    m_form->row({{"throughput", 4}});
    m_place->addWidget(m_form);
    m_form->refresh();
}

void OffersPage::addOffer()
{
    const Json* offers = document().at("/offers");
    choose(document().insertMember("/offers", offers ? static_cast<int>(offers->size()) : 0, newOffer(), tr("Offer added")));
    refresh();
}

bool OffersPage::focusField(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    if (steps.size() < 2)
        return false;
    choose(steps[1]);
    refresh();
    FieldBox* box = m_form ? m_form->boxAt(pointer) : nullptr;
    if (box)
        reveal(box);
    return box != nullptr;
}

} // namespace rackrate
