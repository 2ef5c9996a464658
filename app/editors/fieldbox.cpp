// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/fieldbox.h"

#include "app/editors/fieldfactory.h"
#include "app/editors/sources.h"
#include "app/theme/icons.h"
#include "app/widgets/compoundfields.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/numberfield.h"
#include "app/widgets/weekfields.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"
#include "simulation/plan/distributions.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstring>

namespace rackrate {
namespace {

QLabel* smallLabel(const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", QLatin1String(role));
    label->setWordWrap(true);
    label->hide();
    return label;
}

void setLine(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

FieldBox::FieldBox(ScenarioDocument& document, const std::string& pointer, QWidget* parent)
    : QWidget(parent), m_document(document), m_pointer(pointer), m_field(*fieldAt(document.tree(), pointer)),
      m_editor(makeFieldEditor(m_field, document, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    buildLabelRow(column);
    column->addWidget(m_editor);
    m_reading = smallLabel("reading", this);
    m_source = new ElidedLabel(this);
    m_source->setProperty("role", QStringLiteral("note"));
    m_message = smallLabel("error", this);
    m_remark = smallLabel("remark", this);
    column->addWidget(m_message);
    column->addWidget(m_remark);
    column->addWidget(m_reading);
    column->addWidget(m_source);
    column->addStretch(1);
    watchFocus(m_editor);
    connect(m_editor, &FieldEditor::edited, this, &FieldBox::write);
    connect(m_editor, &FieldEditor::cleared, this, [this] { m_document.resetField(m_pointer, tr("%1 cleared").arg(label())); });
    connect(m_editor, &FieldEditor::finished, this, [this] { ++m_spell; });
    connect(m_editor, &FieldEditor::problem, this, [this](const QString& message) {
        m_problem = message;
        setLine(m_message, message);
    });
    refresh();
}

void FieldBox::buildLabelRow(QVBoxLayout* column)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    m_label = new QLabel(schemaText(m_field.label), this);
    m_label->setProperty("role", QStringLiteral("label"));
    m_label->setBuddy(m_editor->focusTarget());
    m_label->setToolTip(schemaText(m_field.help));
    m_calibrated = new QLabel(tr("calibrated"), this);
    m_calibrated->setProperty("role", QStringLiteral("calibrated"));
    m_calibrated->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_calibrated->hide();
    m_changed = new QLabel(tr("changed"), this);
    m_changed->setProperty("role", QStringLiteral("changed"));
    m_changed->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_changed->hide();
    m_reset = new QToolButton(this);
    m_reset->setIcon(icon(Icon::Reset));
    m_reset->setIconSize(QSize(11, 11));
    m_reset->setFixedSize(16, 16);
    m_reset->setFocusPolicy(Qt::NoFocus);
    m_reset->setToolTip(tr("Back to the default"));
    m_reset->setAccessibleName(tr("Back to the default"));
    connect(m_reset, &QToolButton::clicked, this, &FieldBox::resetToDefault);
    row->addWidget(m_label);
    row->addWidget(m_calibrated);
    row->addWidget(m_changed);
    row->addStretch(1);
    row->addWidget(m_reset);
    column->addLayout(row);
    m_label->setVisible(m_field.kind != FieldKind::Flag);
    if (m_field.kind == FieldKind::Flag)
        column->addSpacing(1);
    m_editor->focusTarget()->setAccessibleName(schemaText(m_field.label));
}

QString FieldBox::label() const
{
    return m_label->text();
}

void FieldBox::setLabel(const QString& label)
{
    m_label->setText(label);
    m_editor->focusTarget()->setAccessibleName(label);
}

void FieldBox::hideLabel()
{
    m_label->hide();
}

void FieldBox::setUnit(const QString& unit)
{
    if (auto* number = qobject_cast<NumberField*>(m_editor))
        number->setUnit(unit);
}

void FieldBox::refresh()
{
    refreshEntries();
    const Json* value = m_document.at(m_pointer);
    m_editor->showValue(value);
    if (m_field.kind == FieldKind::Week)
        refreshWeek();
    refreshLines(value != nullptr);
}

void FieldBox::refreshEntries()
{
    if (m_field.kind == FieldKind::Reference || namesUncertainNumber(m_field))
        static_cast<ChoiceField*>(m_editor)->setEntries(referenceChoices(m_document.tree(), m_field));
    else if (m_field.kind == FieldKind::References)
        static_cast<ReferencesField*>(m_editor)->setEntries(referenceEntries(m_document.tree(), m_field.target));
}

void FieldBox::refreshWeek()
{
    const Scenario& scenario = m_document.reading().scenario;
    const std::vector<std::string> steps = pointerSteps(m_pointer);
    const Workload* workload = steps.size() > 1 ? scenario.workload(steps[1]) : nullptr;
    if (!workload)
        return;
    const Demand& demand = workload->demand;
    const double hours = scenario.hoursIn(1);
    double level = baseCase(demand.base);
    QString unit = tr("requests/s");
    if (demand.unit != DemandUnit::RequestsPerSecond) {
        const double perJob = demand.unit == DemandUnit::JobsPerMonth ? baseCase(workload->parallel.gpuHoursPerJob) : 1;
        level = hours > 0 ? level * perJob * (1 + baseCase(demand.rerunShare)) / hours : 0;
        unit = tr("GPUs busy");
    }
    static_cast<WeekField*>(m_editor)->showFactors(demand.week, level, unit);
}

void FieldBox::refreshLines(bool present)
{
    const std::string path = withIds(m_document.tree(), m_pointer);
    const QString change = changedText(m_document, path);
    const bool changed = !change.isEmpty();
    m_calibrated->setVisible(isCalibrated(m_document.tree(), path) && !changed);
    m_changed->setVisible(changed);
    m_changed->setToolTip(change);
    const bool hasDefault = *m_field.fallback != '\0' || !m_field.required;
    const bool number = m_field.kind == FieldKind::Number || m_field.kind == FieldKind::Uncertain
        || m_field.kind == FieldKind::Integer || m_field.kind == FieldKind::Season || m_field.kind == FieldKind::Escalator;
    m_reset->setVisible(present && hasDefault && number);
    setLine(m_reading, m_editor->reading());
    m_source->setFullText(sourceLine());
    QString message = m_problem, remark;
    for (const Finding& finding : m_document.reading().findings) {
        const bool here = finding.path == path || (finding.path.rfind(path + "/", 0) == 0);
        QString& line = finding.severity == Severity::Error ? message : remark;
        if (here && line.isEmpty())
            line = finding.message;
    }
    setLine(m_message, message);
    setLine(m_remark, changed ? QString() : remark); // the source's line says already what has changed
}

QString FieldBox::sourceLine() const
{
    const std::string path = withIds(m_document.tree(), m_pointer);
    const QString source = noteAt(m_document.tree(), path).line(QDate::currentDate());
    const QString changed = changedText(m_document, path);
    return changed.isEmpty() || source.isEmpty() ? changed + source : changed + QStringLiteral(" · ") + source;
}

void FieldBox::focusField()
{
    m_editor->focusTarget()->setFocus(Qt::OtherFocusReason);
}

void FieldBox::resetToDefault()
{
    m_document.resetField(m_pointer, tr("%1 back to its default").arg(label()));
}

void FieldBox::write(const Json& value)
{
    if (value.is_null()) {
        m_document.resetField(m_pointer, tr("%1 changed").arg(label()));
        return;
    }
    const QString key = QStringLiteral("%1#%2").arg(QString::fromStdString(m_pointer)).arg(m_spell);
    m_document.setField(m_pointer, value, tr("%1 changed").arg(label()), key);
}

void FieldBox::watchFocus(QWidget* widget)
{
    widget->installEventFilter(this);
    for (QWidget* child : widget->findChildren<QWidget*>())
        child->installEventFilter(this);
}

bool FieldBox::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        emit focused(this);
    if (event->type() == QEvent::FocusOut)
        ++m_spell;
    if (event->type() == QEvent::Wheel && qobject_cast<QComboBox*>(watched)) {
        event->ignore(); // the wheel scrolls the page; passing over a closed list must not choose from it
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rackrate
