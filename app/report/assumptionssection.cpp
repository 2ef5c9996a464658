// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/report/register.h"
#include "model/base/translate.h"
#include "simulation/decisions/sourcetext.h"

#include <algorithm>

namespace rackrate::report {

namespace {

QString originText(const Context& context, const RegisterEntry& entry)
{
    const QString reason = context.data(entry.note.text);
    const QString source = sourceText(entry.note.source);
    const QString stated = source.isEmpty() || reason.isEmpty() ? source + reason : translate("Report", "%1. %2").arg(source, reason);
    if (!entry.changedFrom.isEmpty()) {
        const QString changed = translate("Report", "Changed: the source was for %1.").arg(entry.changedFrom);
        return stated.isEmpty() ? changed : translate("Report", "%1 %2").arg(changed, stated);
    }
    return entry.byDefault ? translate("Report", "Default of the program") : stated;
}

QString countText(const Context& context, const std::vector<RegisterEntry>& entries)
{
    const auto count = [&](auto counts) { return context.whole(int(std::count_if(entries.begin(), entries.end(), counts))); };
    QString text = translate("Report", "%n input(s), %1 of them uncertain, %2 calibrated", nullptr, int(entries.size()))
                       .arg(count([](const RegisterEntry& entry) { return !entry.spread.isEmpty(); }),
                            count([](const RegisterEntry& entry) { return entry.calibrated; }));
    const int changed =
        int(std::count_if(entries.begin(), entries.end(), [](const RegisterEntry& entry) { return !entry.changedFrom.isEmpty(); }));
    return changed == 0 ? text : translate("Report", "%1, %n changed from the source", nullptr, changed).arg(text);
}

QString dateText(const Context& context, const RegisterEntry& entry)
{
    if (entry.byDefault && entry.changedFrom.isEmpty())
        return {}; // the date is that of what the input is part of
    const QDate date = QDate::fromString(QString::fromStdString(entry.note.asOf), Qt::ISODate);
    return date.isValid() ? context.locale().toString(date, QStringLiteral("yyyy-MM-dd")) : QString();
}

} // namespace

void addAssumptions(Builder& builder)
{
    const Context& context = builder.context();
    const std::vector<RegisterEntry> entries = assumptionsOf(context.tree(), context.scenario(), context.locale());
    Table table = builder.newTable({
        {translate("Report", "Input"), false, 1.6},
        {translate("Report", "Value"), false, 1.5},
        {translate("Report", "P5–P95"), true},
        {translate("Report", "Source"), false, 2.3},
        {translate("Report", "Date"), true},
    });
    table.setCompact();
    QString group;
    for (const RegisterEntry& entry : entries) {
        if (entry.group != group) {
            group = entry.group;
            table.group(group, entry.strategy);
        }
        Cell label(!entry.changedFrom.isEmpty() ? translate("Report", "%1 (changed)").arg(entry.label)
                   : entry.calibrated           ? translate("Report", "%1 (calibrated)").arg(entry.label)
                                                : entry.label);
        if (entry.calibrated || !entry.changedFrom.isEmpty()) {
            label.medium = true;
            label.colour = entry.calibrated ? context.theme().accentText : context.theme().warningText;
        }
        Cell source(originText(context, entry));
        source.colour = context.theme().ink2;
        Cell date(dateText(context, entry));
        date.colour = context.theme().ink2;
        table.row({label, entry.value, entry.spread.isEmpty() ? QString() : entry.spread, source, date});
    }
    builder.section(translate("Report", "Assumptions"), countText(context, entries));
    builder.text(translate(
        "Report",
        "Every input of the plan with its value, or how it is distributed, and where it comes from. An uncertain input shows between which "
        "values it lies in 90% of futures. A calibrated input was fitted to a known outcome. One that is marked as changed has another "
        "value than the one its source is for."));
    builder.table(table);
}

} // namespace rackrate::report
