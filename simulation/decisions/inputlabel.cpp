// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/inputlabel.h"

#include "model/base/translate.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schema.h"
#include "simulation/decisions/headline.h"

#include <algorithm>

namespace rackrate {

namespace {

/// Follows the members a pointer names, outermost first, and keeps the name of the innermost.
class MemberNames {
public:
    MemberNames(const Scenario& scenario, const QLocale& locale) : m_scenario(scenario), m_language(languageOf(locale)) {}

    QString innermost() const { return m_name; }
    /// Whether the name says what the number is about (an offer, a one-off cost, an event), and not just who has it.
    bool innermostIsSubject() const { return m_own; }

    void enter(const std::string& list, const std::string& id)
    {
        m_name = QString::fromStdString(id);
        m_own = list != "strategies" && list != "workloads" && list != "pools" && list != "tranches";
        if (list == "strategies" && (m_strategy = m_scenario.strategy(id)))
            take(m_strategy->name);
        else if (list == "workloads" && (m_workload = m_scenario.workload(id)))
            take(m_workload->name);
        else if (list == "offers")
            takeFrom(m_scenario.offers, id);
        else if (list == "pools" && m_strategy)
            m_pool = takeFrom(m_strategy->pools, id);
        else if (list == "tranches" && m_pool)
            takeFrom(m_pool->tranches, id);
        else if (list == "oneOff" && m_strategy)
            takeFrom(m_strategy->oneOff, id);
        else if (list == "events" && m_workload)
            takeFrom(m_workload->demand.events, id);
    }

private:
    void take(const LocalizedText& name)
    {
        if (!name.empty())
            m_name = QString::fromStdString(name.in(m_language));
    }

    template <typename Member>
    const Member* takeFrom(const std::vector<Member>& members, const std::string& id)
    {
        const auto found = std::find_if(members.begin(), members.end(), [&](const Member& each) { return each.id == id; });
        if (found == members.end())
            return nullptr;
        take(found->name);
        return &*found;
    }

    const Scenario& m_scenario;
    std::string m_language;
    QString m_name;
    bool m_own = false;
    const Strategy* m_strategy = nullptr;
    const Workload* m_workload = nullptr;
    const Pool* m_pool = nullptr;
};

} // namespace

QString labelWithin(const QStringList& labels)
{
    if (labels.size() < 2)
        return labels.join(QString());
    const QString& own = labels.back();
    const QString& around = labels[labels.size() - 2];
    return own.startsWith(around, Qt::CaseInsensitive) ? own : around + translate("Headline", ": ") + own;
}

const Field* inputField(const std::string& path)
{
    const ObjectSchema* object = &scenarioSchema();
    const Field* field = nullptr;
    bool member = false; // the step names a member of the list before it
    for (const std::string& step : pointerSteps(path)) {
        if (member) {
            object = field->object;
            member = false;
            continue;
        }
        field = object ? object->field(step) : nullptr;
        if (!field)
            return nullptr;
        member = field->kind == FieldKind::List;
        object = field->object;
    }
    return field;
}

QString inputLabel(const Scenario& scenario, const SensitivityEntry& entry, const QLocale& locale)
{
    MemberNames names(scenario, locale);
    QStringList labels;
    const ObjectSchema* object = &scenarioSchema();
    const Field* list = nullptr;
    for (const std::string& step : pointerSteps(entry.path)) {
        if (list) {
            names.enter(list->key, step);
            object = list->object;
            list = nullptr;
            labels.clear();
            continue;
        }
        const Field* field = object ? object->field(step) : nullptr;
        if (!field)
            return QString::fromStdString(entry.path);
        if (field->kind == FieldKind::List)
            list = field;
        else if (step != "market")
            labels << translate("Schema", field->label);
        object = field->object;
    }
    const QString label = labelWithin(labels);
    const bool shared = !entry.input.empty() && entry.input != entry.path;
    const bool named = (!shared || names.innermostIsSubject()) && !names.innermost().isEmpty();
    return named ? names.innermost() + translate("Headline", ": ") + label : label;
}

} // namespace rackrate
