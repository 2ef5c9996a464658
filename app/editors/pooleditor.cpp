// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/pooleditor.h"

#include "app/commands/structure.h"
#include "app/editors/fieldfactory.h"
#include "app/editors/trancheform.h"
#include "app/editors/tranchestack.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/widgets/tickbox.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {

double trancheTint(const std::string& procurement)
{
    if (procurement == "owned" || procurement == "colocated")
        return 0.7;
    return procurement == "reserved" || procurement == "dedicated" ? 0.55 : 0.14;
}

PoolCard::PoolCard(int strategy, QWidget* parent) : QAbstractButton(parent), m_strategy(strategy)
{
    setCheckable(true);
    setMinimumSize(120, 72);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PoolCard::setPool(const QString& name, const QString& serves, const Json& tranches)
{
    setText(name);
    m_serves = serves;
    setAccessibleName(name);
    setAccessibleDescription(serves);
    m_parts.clear();
    for (const Json& tranche : tranches) {
        const Json count = tranche.value("count", Json(1));
        double size = count.is_number() ? count.get<double>() : 1;
        if (count.is_object() && count.contains("max") && count["max"].is_number())
            size = count["max"].get<double>();
        m_parts.emplace_back(std::max(size, 0.0), trancheTint(tranche.value("procurement", std::string("on-demand"))));
    }
}

void PoolCard::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool current = isChecked() || hasFocus();
    painter.setPen(QPen(current ? theme.accent : theme.rule, current ? 2 : 1));
    painter.setBrush(isChecked() ? theme.base : theme.outline);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    const QRectF inside = QRectF(rect()).adjusted(12, 10, -12, -10);
    painter.setFont(uiFont(type::body, true));
    painter.setPen(theme.ink1);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop, painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(inside.width())));
    painter.setFont(uiFont(type::label));
    painter.setPen(theme.ink2);
    painter.drawText(inside.adjusted(0, 19, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(m_serves, Qt::ElideRight, static_cast<int>(inside.width())));
    double total = 0;
    for (const auto& part : m_parts)
        total += part.first;
    double left = inside.left();
    for (const auto& [size, tint] : m_parts) {
        const double width = total > 0 ? size / total * inside.width() : 0;
        painter.fillRect(QRectF(left, inside.bottom() - 8, std::max(width - 1, 0.0), 8), theme.tint(theme.strategy(m_strategy).line, tint));
        left += width;
    }
}

PoolEditor::PoolEditor(ScenarioDocument& document, const std::string& pointer, QWidget* parent)
    : QWidget(parent), m_document(document), m_pointer(pointer), m_form(new Form(document, pointer, this)),
      m_shared(new TickBox(tr("One workload may hold a share of this pool's GPUs"), this)),
      m_sharing(new Form(document, pointer, this)), m_stack(new TrancheStack(document, pointer, this)),
      m_tranchePlace(new QVBoxLayout), m_trancheTitle(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    m_form->row({{"name", 2}, {"id"}, {"autoscale/targetUtilisation"}});
    m_form->row({{"workloads", 4}});
    connect(m_form, &Form::fieldFocused, this, &PoolEditor::fieldFocused);
    connect(m_sharing, &Form::fieldFocused, this, &PoolEditor::fieldFocused);
    column->addWidget(m_form);
    buildSharing();
    column->addWidget(m_shared);
    column->addWidget(m_sharing);
    auto* title = new QLabel(tr("Tranches in merit order"), this);
    title->setProperty("role", QStringLiteral("sectionTitle"));
    column->addWidget(title);
    column->addWidget(m_stack);
    auto* add = new QPushButton(icon(Icon::Add), tr("Add a tranche"), this);
    connect(add, &QPushButton::clicked, this, &PoolEditor::addTranche);
    column->addWidget(add, 0, Qt::AlignLeft);
    m_trancheTitle->setProperty("role", QStringLiteral("sectionTitle"));
    column->addWidget(m_trancheTitle);
    column->addLayout(m_tranchePlace);
    connect(m_stack, &TrancheStack::chosen, this, [this](const QString& id) { chooseTranche(id.toStdString()); });
    refresh();
}

void PoolEditor::buildSharing()
{
    m_sharing->row({{"sharing/holder"}, {"sharing/dayShare"}, {"sharing/nightShare"}, {"sharing/interference"}});
    m_sharing->row({{"sharing/dayFromHour"}, {"sharing/dayUntilHour"}});
    connect(m_shared, &TickBox::clicked, this, [this](bool on) {
        const std::string pointer = m_pointer + "/sharing";
        if (!on) {
            m_document.resetField(pointer, tr("Sharing switched off"));
            return;
        }
        const Json* workloads = m_document.at(m_pointer + "/workloads");
        const Json holder = workloads && workloads->is_array() && !workloads->empty() ? workloads->back() : Json("");
        m_document.setField(pointer, Json{{"holder", holder}, {"dayShare", 0.25}, {"nightShare", 0.25}}, tr("Sharing switched on"));
    });
}

void PoolEditor::refresh()
{
    if (!m_document.at(m_pointer))
        return;
    m_form->refresh();
    const bool shared = m_document.at(m_pointer + "/sharing") != nullptr;
    m_shared->setChecked(shared);
    m_sharing->setVisible(shared);
    m_sharing->refresh();
    const Json* tranches = m_document.at(trancheList());
    const bool chosenExists = tranches && !m_tranche.empty() && memberIndex(*tranches, m_tranche) < tranches->size();
    if (!chosenExists)
        m_tranche = tranches && !tranches->empty() ? memberStep((*tranches)[0], 0) : std::string();
    const bool otherForm = !m_trancheForm || m_trancheForm->pointer() != pointerTo(trancheList(), m_tranche);
    m_stack->refresh(QString::fromStdString(m_tranche));
    if (otherForm)
        buildTrancheForm();
    else
        m_trancheForm->refresh();
    if (const Json* tranche = m_document.at(pointerTo(trancheList(), m_tranche)))
        m_trancheTitle->setText(tr("Tranche %1: %2").arg(memberIndex(*tranches, m_tranche) + 1)
                                    .arg(localizedText(tranche->contains("name") ? (*tranche)["name"] : Json(m_tranche), languageOf(QLocale()))));
    else
        m_trancheTitle->clear();
}

void PoolEditor::chooseTranche(const std::string& id)
{
    m_tranche = id;
    refresh();
}

void PoolEditor::buildTrancheForm()
{
    if (m_trancheForm) {
        m_trancheForm->hide();
        m_trancheForm->deleteLater();
    }
    m_trancheForm = nullptr;
    if (m_tranche.empty())
        return;
    m_trancheForm = makeTrancheForm(m_document, pointerTo(trancheList(), m_tranche), this);
    connect(m_trancheForm, &Form::fieldFocused, this, &PoolEditor::fieldFocused);
    m_tranchePlace->addWidget(m_trancheForm);
    m_trancheForm->refresh();
}

void PoolEditor::addTranche()
{
    const Json* tranches = m_document.at(trancheList());
    const int end = tranches ? static_cast<int>(tranches->size()) : 0;
    m_tranche = m_document.insertMember(trancheList(), end, newTranche(m_document.tree()), tr("Tranche added"));
    refresh();
}

FieldBox* PoolEditor::boxAt(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    if (steps.size() > 5 && steps[4] == "tranches") {
        if (steps[5] != m_tranche)
            chooseTranche(steps[5]);
        return m_trancheForm ? m_trancheForm->boxAt(pointer) : nullptr;
    }
    FieldBox* box = m_form->boxAt(pointer);
    return box ? box : m_sharing->boxAt(pointer);
}

} // namespace rackrate
