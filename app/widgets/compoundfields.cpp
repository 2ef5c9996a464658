// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/compoundfields.h"

#include "app/widgets/numberfield.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace rackrate {
namespace {

NumberFormat instances()
{
    NumberFormat format;
    format.minimum = 0;
    format.maximum = 1e6;
    format.locale = QLocale();
    return format;
}

QHBoxLayout* rowOf(QWidget* widget, int spacing = 8)
{
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    return row;
}

const Json* member(const Json& value, const char* key)
{
    const auto found = value.is_object() ? value.find(key) : value.end();
    return found == value.end() ? nullptr : &*found;
}

} // namespace

CountField::CountField(QWidget* parent)
    : FieldEditor(parent), m_mode(new QComboBox(this)), m_fixed(new NumberField(instances(), {}, this)),
      m_minimum(new NumberField(instances(), {}, this)), m_maximum(new NumberField(instances(), {}, this)),
      m_to(new QLabel(tr("to"), this))
{
    m_mode->addItems({tr("Fixed"), tr("Follows demand")});
    m_mode->setAccessibleName(tr("Fixed or following demand"));
    m_minimum->setFallback(Json(0));
    m_minimum->setAccessibleName(tr("Fewest instances"));
    m_maximum->setAccessibleName(tr("Most instances"));
    m_fixed->setRequired(true);
    auto* row = rowOf(this, 4);
    row->addWidget(m_mode, 3);
    row->addWidget(m_fixed, 2);
    row->addWidget(m_minimum, 2);
    row->addWidget(m_to);
    row->addWidget(m_maximum, 2);
    connect(m_mode, &QComboBox::activated, this, &CountField::chooseMode);
    connect(m_fixed, &NumberField::edited, this, &CountField::edited);
    connect(m_minimum, &NumberField::edited, this, [this](const Json& value) { setEnd("min", value); });
    connect(m_minimum, &NumberField::cleared, this, [this] { setEnd("min", Json()); });
    connect(m_maximum, &NumberField::edited, this, [this](const Json& value) { setEnd("max", value); });
    connect(m_maximum, &NumberField::cleared, this, [this] { setEnd("max", Json()); });
    for (NumberField* field : {m_fixed, m_minimum, m_maximum}) {
        connect(field, &NumberField::problem, this, &CountField::problem);
        connect(field, &NumberField::finished, this, &CountField::finished);
    }
    setFocusProxy(m_fixed->focusTarget());
    arrange();
}

void CountField::setElasticAllowed(bool allowed)
{
    m_elasticAllowed = allowed;
    arrange();
}

void CountField::showValue(const Json* value)
{
    m_value = value ? *value : Json(1);
    const bool elastic = m_value.is_object();
    m_mode->setCurrentIndex(elastic ? 1 : 0);
    if (elastic) {
        m_minimum->showValue(member(m_value, "min"));
        m_maximum->showValue(member(m_value, "max"));
    } else {
        m_fixed->showValue(&m_value);
    }
    arrange();
}

QWidget* CountField::focusTarget()
{
    return m_value.is_object() ? m_maximum->focusTarget() : m_fixed->focusTarget();
}

void CountField::chooseMode(int mode)
{
    const bool elastic = m_value.is_object();
    if (mode == 1 && !elastic)
        emit edited(Json{{"min", 0}, {"max", m_value.is_number() ? m_value : Json(1)}});
    else if (mode == 0 && elastic)
        emit edited(member(m_value, "max") && m_value["max"].is_number() ? m_value["max"] : Json(1));
    emit finished();
}

void CountField::setEnd(const char* key, const Json& value)
{
    Json next = m_value.is_object() ? m_value : Json::object();
    if (value.is_null())
        next.erase(key);
    else
        next[key] = value;
    emit edited(next);
}

void CountField::arrange()
{
    const bool elastic = m_value.is_object();
    m_mode->setVisible(m_elasticAllowed || elastic);
    m_fixed->setVisible(!elastic);
    for (QWidget* widget : {static_cast<QWidget*>(m_minimum), static_cast<QWidget*>(m_to), static_cast<QWidget*>(m_maximum)})
        widget->setVisible(elastic);
}

EscalatorField::EscalatorField(const QList<ChoiceEntry>& named, const Json& fallback, const NumberFormat& rate, QWidget* parent)
    : FieldEditor(parent), m_named(named), m_fallback(fallback), m_way(new QComboBox(this)),
      m_rate(new NumberField(rate, tr("% per year"), this))
{
    for (const ChoiceEntry& entry : m_named)
        m_way->addItem(entry.label);
    m_way->addItem(tr("By an own rate"));
    m_rate->setRequired(true);
    m_rate->setAccessibleName(tr("Yearly rate"));
    auto* row = rowOf(this);
    row->addWidget(m_way, 1);
    row->addWidget(m_rate, 1);
    connect(m_way, &QComboBox::activated, this, [this](int index) {
        emit edited(index < m_named.size() ? m_named[index].value : Json(0));
        emit finished();
    });
    connect(m_rate, &NumberField::edited, this, &EscalatorField::edited);
    connect(m_rate, &NumberField::problem, this, &EscalatorField::problem);
    connect(m_rate, &NumberField::finished, this, &EscalatorField::finished);
    setFocusProxy(m_way);
}

void EscalatorField::showValue(const Json* value)
{
    const Json& shown = value ? *value : m_fallback;
    int way = static_cast<int>(m_named.size());
    for (int index = 0; index < m_named.size(); ++index)
        way = m_named[index].value == shown ? index : way;
    m_way->setCurrentIndex(way);
    m_rate->setVisible(way == m_named.size());
    m_rate->showValue(way == m_named.size() ? &shown : nullptr);
}

QWidget* EscalatorField::focusTarget()
{
    return m_way;
}

QString EscalatorField::reading() const
{
    return m_rate->isHidden() ? QString() : m_rate->reading();
}

MonthRangeField::MonthRangeField(const NumberFormat& format, QWidget* parent) : FieldEditor(parent)
{
    NumberFormat months = format;
    months.uncertain = months.rangesOnly = months.integer = true;
    m_text = new NumberField(months, {}, this);
    m_text->setRequired(true);
    rowOf(this)->addWidget(m_text);
    setFocusProxy(m_text->focusTarget());
    connect(m_text, &NumberField::edited, this, [this](const Json& value) {
        emit edited(value.is_object() ? Json{{"from", value["range"][0]}, {"to", value["range"][1]}} : value);
    });
    connect(m_text, &NumberField::problem, this, &MonthRangeField::problem);
    connect(m_text, &NumberField::finished, this, &MonthRangeField::finished);
}

void MonthRangeField::showValue(const Json* value)
{
    if (value && member(*value, "from") && member(*value, "to")) {
        const Json range{{"range", Json::array({(*value)["from"], (*value)["to"]})}};
        m_text->showValue(&range);
    } else {
        m_text->showValue(value);
    }
}

QWidget* MonthRangeField::focusTarget()
{
    return m_text->focusTarget();
}

ReferencesField::ReferencesField(QWidget* parent) : FieldEditor(parent), m_row(rowOf(this))
{
    m_row->addStretch(1);
}

void ReferencesField::setEntries(const QList<ChoiceEntry>& entries)
{
    const bool same = entries.size() == m_entries.size()
        && std::equal(entries.begin(), entries.end(), m_entries.begin(), [](const ChoiceEntry& first, const ChoiceEntry& second) {
               return first.value == second.value && first.label == second.label;
           });
    if (same)
        return;
    m_entries = entries;
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (const ChoiceEntry& entry : m_entries) {
        auto* button = new QPushButton(entry.label, this);
        button->setCheckable(true);
        m_row->insertWidget(static_cast<int>(m_buttons.size()), button);
        connect(button, &QPushButton::clicked, this, [this, id = entry.value](bool on) { toggle(id, on); });
        m_buttons << button;
    }
    if (!m_buttons.isEmpty())
        setFocusProxy(m_buttons.first());
}

void ReferencesField::showValue(const Json* value)
{
    m_value = value && value->is_array() ? *value : Json::array();
    for (int index = 0; index < m_buttons.size(); ++index)
        m_buttons[index]->setChecked(std::find(m_value.begin(), m_value.end(), m_entries[index].value) != m_value.end());
}

QWidget* ReferencesField::focusTarget()
{
    return m_buttons.isEmpty() ? static_cast<QWidget*>(this) : m_buttons.first();
}

void ReferencesField::toggle(const Json& id, bool on)
{
    Json next = m_value;
    const auto found = std::find(next.begin(), next.end(), id);
    if (on && found == next.end())
        next.push_back(id);
    else if (!on && found != next.end())
        next.erase(found);
    emit edited(next);
    emit finished();
}

ThroughputField::ThroughputField(const QList<ChoiceEntry>& kinds, const NumberFormat& format, QWidget* parent)
    : FieldEditor(parent), m_kinds(kinds)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    for (int index = 0; index < m_kinds.size(); ++index) {
        auto* field = new NumberField(format, QStringLiteral("×"), this);
        field->setFallback(Json(1));
        auto* label = new QLabel(m_kinds[index].label, this);
        label->setProperty("role", QStringLiteral("note"));
        label->setBuddy(field->focusTarget());
        field->focusTarget()->setAccessibleName(m_kinds[index].label);
        grid->addWidget(label, 0, index);
        grid->addWidget(field, 1, index);
        const std::string key = m_kinds[index].value.get<std::string>();
        connect(field, &NumberField::edited, this, [this, key](const Json& value) {
            m_value[key] = value;
            emit edited(m_value);
        });
        connect(field, &NumberField::cleared, this, [this, key] {
            m_value.erase(key);
            emit edited(m_value);
        });
        connect(field, &NumberField::problem, this, &ThroughputField::problem);
        connect(field, &NumberField::finished, this, &ThroughputField::finished);
        m_fields << field;
    }
}

void ThroughputField::showValue(const Json* value)
{
    m_value = value && value->is_object() ? *value : Json::object();
    for (int index = 0; index < m_fields.size(); ++index)
        m_fields[index]->showValue(member(m_value, m_kinds[index].value.get<std::string>().c_str()));
}

QWidget* ThroughputField::focusTarget()
{
    return m_fields.isEmpty() ? static_cast<QWidget*>(this) : m_fields.first()->focusTarget();
}

} // namespace rackrate
