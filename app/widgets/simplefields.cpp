// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/simplefields.h"

#include "app/widgets/numberfield.h"
#include "app/widgets/tickbox.h"
#include "simulation/decisions/headline.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace rackrate {
namespace {

constexpr int severalLinesHeight = 72;

/// A closed list whose choice ends in an ellipsis where it does not fit.
class ElidingBox : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        const int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 2;
        option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

void fill(QWidget* field, QWidget* content)
{
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(content);
    field->setFocusProxy(content);
}

} // namespace

ChoiceField::ChoiceField(QList<ChoiceEntry> entries, const Json& fallback, QWidget* parent)
    : FieldEditor(parent), m_fallback(fallback), m_box(new ElidingBox(this))
{
    fill(this, m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    setEntries(std::move(entries));
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < m_entries.size()) {
            emit edited(m_entries[index].value);
            emit finished();
        }
    });
}

void ChoiceField::setEntries(QList<ChoiceEntry> entries)
{
    const QSignalBlocker quiet(m_box);
    m_entries = std::move(entries);
    m_box->clear();
    for (const ChoiceEntry& entry : m_entries)
        m_box->addItem(entry.label);
    const Json current = m_value;
    showValue(current.is_null() ? nullptr : &current);
}

void ChoiceField::showValue(const Json* value)
{
    const QSignalBlocker quiet(m_box);
    m_value = value ? *value : Json();
    const Json& shown = value ? m_value : m_fallback;
    while (m_box->count() > m_entries.size())
        m_box->removeItem(m_box->count() - 1);
    for (int index = 0; index < m_entries.size(); ++index) {
        if (m_entries[index].value == shown) {
            m_box->setCurrentIndex(index);
            return;
        }
    }
    if (!shown.is_null() && shown.is_primitive()) {
        m_box->addItem(QString::fromStdString(shown.is_string() ? shown.get<std::string>() : shown.dump()));
        m_box->setCurrentIndex(m_box->count() - 1);
    } else {
        m_box->setCurrentIndex(-1);
    }
}

QWidget* ChoiceField::focusTarget()
{
    return m_box;
}

FlagField::FlagField(const QString& label, bool fallback, QWidget* parent)
    : FieldEditor(parent), m_fallback(fallback), m_box(new TickBox(label, this))
{
    fill(this, m_box);
    m_box->setMinimumHeight(28);
    connect(m_box, &TickBox::clicked, this, [this](bool checked) {
        emit edited(Json(checked));
        emit finished();
    });
}

void FlagField::showValue(const Json* value)
{
    m_box->setChecked(value && value->is_boolean() ? value->get<bool>() : m_fallback);
}

QWidget* FlagField::focusTarget()
{
    return m_box;
}

TextField::TextField(QWidget* parent) : FieldEditor(parent), m_text(new QLineEdit(this))
{
    fill(this, m_text);
    connect(m_text, &QLineEdit::textEdited, this, &TextField::readText);
    connect(m_text, &QLineEdit::editingFinished, this, &TextField::finished);
}

void TextField::setPattern(const QRegularExpression& pattern, const QString& message)
{
    m_pattern = pattern;
    m_message = message;
}

void TextField::setFallback(const Json& fallback)
{
    m_text->setPlaceholderText(fallback.is_string() ? QString::fromStdString(fallback.get<std::string>()) : QString());
}

void TextField::showValue(const Json* value)
{
    const QString text = value && value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
    const bool typingSomethingWrong = m_text->hasFocus() && m_text->property("invalid").toBool();
    if (m_text->text() == text || typingSomethingWrong)
        return;
    m_text->setText(text);
    m_text->setCursorPosition(0);
    setStyleProperty(m_text, "invalid", false);
    emit problem({});
}

QWidget* TextField::focusTarget()
{
    return m_text;
}

void TextField::readText(const QString& text)
{
    const bool empty = text.trimmed().isEmpty();
    const bool wrong = !empty && !m_pattern.pattern().isEmpty() && !m_pattern.match(text.trimmed()).hasMatch();
    const QString message = empty ? m_emptyMessage : wrong ? m_message : QString();
    setStyleProperty(m_text, "invalid", !message.isEmpty());
    emit problem(message);
    if (!message.isEmpty())
        return;
    if (empty)
        emit cleared();
    else
        emit edited(Json(text.trimmed().toStdString()));
}

LocalizedField::LocalizedField(bool severalLines, QWidget* parent) : FieldEditor(parent)
{
    if (severalLines) {
        m_lines = new QPlainTextEdit(this);
        m_lines->setFixedHeight(severalLinesHeight);
        m_lines->setTabChangesFocus(true);
        fill(this, m_lines);
        connect(m_lines, &QPlainTextEdit::textChanged, this, &LocalizedField::readText);
    } else {
        m_line = new QLineEdit(this);
        fill(this, m_line);
        connect(m_line, &QLineEdit::textEdited, this, &LocalizedField::readText);
        connect(m_line, &QLineEdit::editingFinished, this, &LocalizedField::finished);
    }
}

void LocalizedField::showValue(const Json* value)
{
    m_value = value ? *value : Json();
    const QString shown = localizedText(m_value, languageOf(QLocale()));
    if (shown == text())
        return;
    if (m_lines) {
        const QSignalBlocker quiet(m_lines);
        m_lines->setPlainText(shown);
    } else {
        m_line->setText(shown);
        m_line->setCursorPosition(0);
    }
}

QWidget* LocalizedField::focusTarget()
{
    return m_lines ? static_cast<QWidget*>(m_lines) : m_line;
}

QString LocalizedField::text() const
{
    return m_lines ? m_lines->toPlainText() : m_line->text();
}

void LocalizedField::readText()
{
    m_value = withLocalizedText(m_value, languageOf(QLocale()), text().toStdString());
    emit edited(m_value);
}

Json withLocalizedText(const Json& value, const std::string& language, const std::string& text)
{
    if (value.is_object()) {
        Json next = value;
        next[language] = text;
        return next;
    }
    const bool english = language == "en";
    if (english || !value.is_string())
        return english ? Json(text) : Json{{language, text}};
    return Json{{"en", value}, {language, text}};
}

QString localizedText(const Json& value, const std::string& language)
{
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    if (!value.is_object() || value.empty())
        return {};
    for (const std::string& key : {language, std::string("en")}) {
        if (value.contains(key) && value[key].is_string())
            return QString::fromStdString(value[key].get<std::string>());
    }
    const Json& any = value.front();
    return any.is_string() ? QString::fromStdString(any.get<std::string>()) : QString();
}

} // namespace rackrate
