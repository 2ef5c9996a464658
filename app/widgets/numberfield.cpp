// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/numberfield.h"

#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/widgets/distributiondialog.h"
#include "app/widgets/distributionforms.h"
#include "simulation/plan/distributions.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <QVariant>

#include <cmath>

namespace rackrate {
namespace {

constexpr int fieldHeight = 28, leastWidth = 56;
constexpr double nudgeShare = 0.01;

} // namespace

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

NumberField::NumberField(const NumberFormat& format, const QString& unit, QWidget* parent)
    : FieldEditor(parent), m_format(format), m_frame(new QFrame(this)), m_text(new QLineEdit(m_frame)),
      m_glyph(new DensityGlyph(DensityGlyph::Size::Mark, m_frame)), m_unit(new QLabel(unit, m_frame))
{
    m_frame->setProperty("role", QStringLiteral("field"));
    m_text->setProperty("role", QStringLiteral("inner"));
    m_unit->setProperty("role", QStringLiteral("unit"));
    m_frame->setFixedHeight(fieldHeight);
    m_frame->setMinimumWidth(leastWidth); // whatever stands inside: showing or hiding the unit must not move columns
    auto* inside = new QHBoxLayout(m_frame);
    inside->setContentsMargins(8, 2, 8, 2);
    inside->setSpacing(6);
    inside->addWidget(m_text, 1);
    inside->addWidget(m_glyph);
    inside->addWidget(m_unit);
    if (m_format.uncertain && !m_format.rangesOnly) {
        m_families = new QToolButton(m_frame);
        m_families->setIcon(icon(Icon::Chevron));
        m_families->setIconSize(QSize(12, 12));
        m_families->setFixedSize(18, 20);
        m_families->setPopupMode(QToolButton::InstantPopup);
        m_families->setToolTip(tr("Number, range or distribution"));
        m_families->setAccessibleName(tr("Number, range or distribution"));
        m_menu = new QMenu(m_families);
        m_families->setMenu(m_menu);
        connect(m_menu, &QMenu::aboutToShow, this, &NumberField::fillMenu);
        inside->addWidget(m_families);
        inside->setContentsMargins(8, 2, 4, 2);
    }
    auto* outside = new QHBoxLayout(this);
    outside->setContentsMargins(0, 0, 0, 0);
    outside->addWidget(m_frame);
    m_glyph->hide();
    setUnit(unit);
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textEdited, this, &NumberField::readText);
    setFocusProxy(m_text);
}

void NumberField::setUnit(const QString& unit, const QString& one)
{
    m_many = unit;
    m_one = one.isEmpty() ? unit : one;
    showUnit();
}

void NumberField::showUnit()
{
    m_unit->setText((m_value.is_null() ? m_fallback : m_value) == 1 ? m_one : m_many);
    makeRoom();
}

void NumberField::setFallback(const Json& fallback)
{
    m_fallback = fallback;
    m_text->setPlaceholderText(fallback.is_null() ? QString() : numberText(fallback, m_format));
    showUnit();
}

void NumberField::showValue(const Json* value)
{
    m_value = value ? *value : Json();
    const ParsedNumber typed = parseNumber(m_text->text(), m_format);
    const bool sameMeaning = typed.value && *typed.value == m_value;
    const bool emptyMeaning = m_value.is_null() && m_text->text().isEmpty();
    const bool typing = m_text->hasFocus() && m_text->isModified() && !typed.value;
    if (!sameMeaning && !emptyMeaning && !typing) {
        m_text->setText(numberText(m_value, m_format));
        m_text->setCursorPosition(0);
        setProblem({});
    }
    refreshGlyph();
}

QWidget* NumberField::focusTarget()
{
    return m_text;
}

QString NumberField::reading() const
{
    return readingText(m_value, m_format);
}

std::optional<Distribution> NumberField::distribution() const
{
    return distributionOf(m_value);
}

bool NumberField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        setStyleProperty(m_frame, "focused", event->type() == QEvent::FocusIn);
        if (event->type() == QEvent::FocusOut)
            emit finished();
    }
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int size = key->modifiers() & Qt::ShiftModifier ? 10 : 1;
        if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) {
            nudge(key->key() == Qt::Key_Up ? size : -size);
            return true;
        }
        if (key->key() == Qt::Key_F4 && m_families) {
            m_families->showMenu();
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

void NumberField::readText(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        setProblem(m_required ? tr("Enter a number or a range such as 5 to 10.") : QString());
        if (!m_required) {
            m_value = Json();
            emit cleared();
        }
        return;
    }
    ParsedNumber parsed = parseNumber(text, m_format);
    setProblem(parsed.message);
    if (!parsed.value)
        return;
    // A shared draw and a named family outlive a change of the figures.
    for (const char* key : {"family", "draw"}) {
        if (parsed.value->is_object() && m_value.is_object() && m_value.contains(key) && !parsed.value->contains(key)
            && (std::string(key) == "draw" || parsed.value->contains("range")))
            (*parsed.value)[key] = m_value[key];
    }
    m_value = *parsed.value;
    refreshGlyph();
    emit edited(m_value);
}

void NumberField::nudge(int steps)
{
    const Json& start = m_value.is_null() ? m_fallback : m_value;
    if (!start.is_number())
        return;
    const double value = start.get<double>() * (m_format.percent ? 100 : 1);
    const double magnitude = value == 0 ? 0 : std::floor(std::log10(std::abs(value)));
    const double step = value == 0 || m_format.integer ? 1 : std::pow(10.0, magnitude) * 10 * nudgeShare;
    const QString text = m_format.locale.toString(std::round(value / step + steps) * step, 'g', 10);
    m_text->setText(text);
    m_text->setModified(true);
    readText(text);
}

void NumberField::setProblem(const QString& message)
{
    setStyleProperty(m_frame, "invalid", !message.isEmpty());
    emit problem(message);
}

void NumberField::fillMenu()
{
    m_menu->clear();
    const DistributionForm* current = formOf(m_value);
    QAction* plain = m_menu->addAction(tr("Single number"), this, [this] { chooseForm(-1); });
    plain->setCheckable(true);
    plain->setChecked(!current);
    m_menu->addSeparator();
    const auto forms = distributionForms();
    for (int index = 0; index < static_cast<int>(forms.size()); ++index) {
        const DistributionForm& form = forms[static_cast<std::size_t>(index)];
        QString label = distributionLabel(form.label);
        label.front() = label.front().toUpper();
        QAction* action = m_menu->addAction(label, this, [this, index] { chooseForm(index); });
        action->setCheckable(true);
        action->setChecked(current == &form);
    }
    if (current) {
        m_menu->addSeparator();
        m_menu->addAction(tr("Parameters…"), this, &NumberField::editParameters);
    }
}

void NumberField::chooseForm(int form)
{
    const Json start = m_value.is_null() ? m_fallback : m_value;
    Json next;
    if (form < 0) {
        const auto distribution = distributionOf(start);
        next = distribution ? parseNumber(roundedNumberText(mean(*distribution), m_format), m_format).value.value_or(start) : start;
    } else {
        next = proposedDistribution(distributionForms()[static_cast<std::size_t>(form)], start);
        DistributionDialog dialog(next, m_format, m_unit->text(), this);
        if (dialog.exec() != QDialog::Accepted)
            return;
        next = dialog.value();
    }
    if (next.is_null())
        return;
    emit edited(next);
    emit finished();
}

void NumberField::editParameters()
{
    DistributionDialog dialog(m_value, m_format, m_unit->text(), this);
    if (dialog.exec() == QDialog::Accepted) {
        emit edited(dialog.value());
        emit finished();
    }
}

void NumberField::refreshGlyph()
{
    const auto uncertain = distributionOf(m_value);
    m_glyph->setDistribution(uncertain, m_format);
    showUnit();
    setAccessibleDescription(reading());
}

/// In a narrow field the text matters most, then the unit, then the density.
void NumberField::makeRoom()
{
    const bool uncertain = !m_format.rangesOnly && distributionOf(m_value).has_value();
    const int text = m_text->fontMetrics().horizontalAdvance(m_text->text()) + 12;
    const int unit = m_unit->text().isEmpty() ? 0 : m_unit->sizeHint().width() + 6;
    const int room = width() - 20 - (m_families ? 24 : 0);
    m_unit->setVisible(unit > 0 && text + unit <= room);
    m_glyph->setVisible(uncertain && text + unit + m_glyph->width() + 6 <= room);
    m_frame->setToolTip(m_unit->text());
}

void NumberField::resizeEvent(QResizeEvent* event)
{
    FieldEditor::resizeEvent(event);
    makeRoom();
}

} // namespace rackrate
