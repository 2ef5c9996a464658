// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/trancheform.h"

#include "app/editors/fieldfactory.h"
#include "app/widgets/compoundfields.h"
#include "app/workbook/scenariodocument.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("TrancheForm", text);
}

Form::Condition procuredAs(std::vector<std::string> kinds)
{
    return [kinds = std::move(kinds)](const Json* tranche) {
        const std::string kind = tranche ? tranche->value("procurement", std::string("on-demand")) : "on-demand";
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
}

/// The unit of a price depends on how a tranche is procured.
class TrancheForm : public Form {
public:
    using Form::Form;

    void refresh() override
    {
        Form::refresh();
        const Json* tranche = document().at(pointer());
        if (!tranche)
            return;
        const std::string kind = tranche->value("procurement", std::string("on-demand"));
        const QString currency = QString::fromStdString(document().tree().value("currency", std::string("USD")));
        const bool bought = kind == "owned" || kind == "colocated";
        const QString unit = bought ? words(QT_TRANSLATE_NOOP("TrancheForm", "%1 per server"))
            : kind == "dedicated"   ? words(QT_TRANSLATE_NOOP("TrancheForm", "%1/month"))
                                    : words(QT_TRANSLATE_NOOP("TrancheForm", "%1/h"));
        box("price")->setUnit(unit.arg(currency));
        static_cast<CountField*>(box("count")->editor())->setElasticAllowed(kind == "on-demand");
    }
};

} // namespace

Form* makeTrancheForm(ScenarioDocument& document, const std::string& pointer, QWidget* parent)
{
    auto* form = new TrancheForm(document, pointer, parent);
    form->row({{"name", 2}, {"id"}, {"procurement"}});
    form->row({{"offer", 2}, {"count", 2}});
    form->row({{"from"}, {"until"}, {"price"}, {"migrationCost"}});
    form->row({{"escalator", 2}, {"termMonths"}, {"upfrontShare"}, {"leadMonths"}, {"readyHours"}});
    form->showWhen({"termMonths"}, procuredAs({"reserved", "dedicated"}));
    form->showWhen({"upfrontShare"}, procuredAs({"reserved"}));
    form->showWhen({"leadMonths"}, procuredAs({"owned", "colocated"}));
    form->showWhen({"readyHours"}, procuredAs({"on-demand"}));
    form->title(words(QT_TRANSLATE_NOOP("TrancheForm", "Site")), words(QT_TRANSLATE_NOOP("TrancheForm", "where the servers stand, and what running them costs")));
    form->row({{"site/pue"}, {"site/electricityPrice"}, {"site/spacePerMonth"}, {"site/fitOutCost"}});
    form->row({{"site/networkShare"}, {"site/maintenanceShare"}, {"site/resaleShare"}, {"site/removalCost"}});
    form->showSectionWhen(procuredAs({"owned", "colocated"}));
    form->title(words(QT_TRANSLATE_NOOP("TrancheForm", "Colocation contract")));
    form->row({{"colocation/pricePerKilowattMonth"}, {"colocation/committedKilowatt"}, {"colocation/escalation"}, {"colocation/termMonths"}});
    form->row({{"colocation/setUp"}, {"colocation/exit"}, {"colocation/crossConnectPerMonth"}, {"colocation/remoteHandsPerMonth"}});
    form->row({{"colocation/meteredPower", 4}});
    form->showSectionWhen(procuredAs({"colocated"}));
    return form;
}

} // namespace rackrate
