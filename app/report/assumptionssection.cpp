// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportsections.h"

#include "app/report/register.h"
#include "model/base/translate.h"
#include "simulation/decisions/sourcetext.h"

namespace rackrate::report {

namespace {

QString originText(const Context& context, const RegisterEntry& entry)
{
    if (entry.byDefault)
        return translate("Report", "Default of the program");
    const QString reason = context.data(entry.note.text);
    const QString source = sourceText(entry.note.source);
    if (source.isEmpty() || reason.isEmpty())
        return source + reason;
    return translate("Report", "%1. %2").arg(source, reason);
}

QString dateText(const Context& context, const RegisterEntry& entry)
{
    const QDate date = QDate::fromString(QString::fromStdString(entry.note.asOf), Qt::ISODate);
    return date.isValid() ? context.locale().toString(date, QStringLiteral("yyyy-MM-dd")) : QString();
}

} // namespace

void addAssumptions(Builder& builder)
{
    const Context& context = builder.context();
    const std::vector<RegisterEntry> entries = assumptionsOf(context.tree(), context.scenario(), context.locale());
    int uncertain = 0, calibrated = 0;
    Table table = builder.newTable({
        {translate("Report", "Input"), false, 1.6},
        {translate("Report", "Value"), false, 1.3},
        {translate("Report", "P5–P95"), true},
        {translate("Report", "Source"), false, 2.5},
        {translate("Report", "Date"), true},
    });
    table.setCompact();
    QString group;
    for (const RegisterEntry& entry : entries) {
        if (entry.group != group) {
            group = entry.group;
            table.group(group, entry.strategy);
        }
        uncertain += entry.spread.isEmpty() ? 0 : 1;
        calibrated += entry.calibrated ? 1 : 0;
        Cell label(entry.calibrated ? translate("Report", "%1 (calibrated)").arg(entry.label) : entry.label);
        if (entry.calibrated) {
            label.medium = true;
            label.colour = context.theme().accentText;
        }
        Cell source(originText(context, entry));
        source.colour = context.theme().ink2;
        Cell date(dateText(context, entry));
        date.colour = context.theme().ink2;
        table.row({label, entry.value, entry.spread.isEmpty() ? QString() : entry.spread, source, date});
    }
    builder.section(translate("Report", "Assumptions"),
                    translate("Report", "%n input(s), %1 of them uncertain, %2 calibrated", nullptr, int(entries.size()))
                        .arg(context.whole(uncertain), context.whole(calibrated)));
    builder.text(translate("Report", "Every input of the plan with its value, or how it is distributed, and where it comes from. An uncertain input shows between which "
                                     "values it lies in 90% of futures. A calibrated input was fitted to a known outcome."));
    builder.table(table);
}

} // namespace rackrate::report
