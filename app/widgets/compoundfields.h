// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/fieldeditor.h"
#include "app/widgets/numbertext.h"
#include "app/widgets/simplefields.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rackrate {

class NumberField;

/// How many instances: a fixed number, or a number that follows demand between a minimum and a maximum.
class CountField : public FieldEditor {
    Q_OBJECT
public:
    explicit CountField(QWidget* parent = nullptr);

    /// Elastic counts are offered only where the procurement allows them; one that stands in the file is always shown.
    void setElasticAllowed(bool allowed);
    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    void chooseMode(int mode);
    void setEnd(const char* key, const Json& value);
    void arrange();

    Json m_value = 1;
    bool m_elasticAllowed = true;
    QComboBox* m_mode;
    NumberField *m_fixed, *m_minimum, *m_maximum;
    QLabel* m_to;
};

/// How a price moves: one of the named ways, or an own yearly rate.
class EscalatorField : public FieldEditor {
    Q_OBJECT
public:
    EscalatorField(const QList<ChoiceEntry>& named, const Json& fallback, const NumberFormat& rate, QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;
    QString reading() const override;

private:
    QList<ChoiceEntry> m_named;
    Json m_fallback;
    QComboBox* m_way;
    NumberField* m_rate;
};

/// A month, or a range of months of which one is drawn: 7 or {"from":3,"to":9}; typed "3 to 9".
class MonthRangeField : public FieldEditor {
    Q_OBJECT
public:
    explicit MonthRangeField(const NumberFormat& format, QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    NumberField* m_text;
};

/// Any of a list of ids, as buttons that stay down.
class ReferencesField : public FieldEditor {
    Q_OBJECT
public:
    explicit ReferencesField(QWidget* parent = nullptr);

    void setEntries(const QList<ChoiceEntry>& entries);
    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    void toggle(const Json& id, bool on);

    Json m_value = Json::array();
    QList<ChoiceEntry> m_entries;
    QList<QPushButton*> m_buttons;
    QHBoxLayout* m_row;
};

/// Relative speed by kind of workload; an empty figure means 1.
class ThroughputField : public FieldEditor {
    Q_OBJECT
public:
    ThroughputField(const QList<ChoiceEntry>& kinds, const NumberFormat& format, QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    Json m_value = Json::object();
    QList<ChoiceEntry> m_kinds;
    QList<NumberField*> m_fields;
};

} // namespace rackrate
